"""An SMTP server for the tests: prints its port, then each letter it takes, as lines of JSON.

`mail-server.py starttls FOLDER` and `mail-server.py tls FOLDER` encrypt, with a certificate of an authority of their own that
is written to FOLDER/authority.pem (FOLDER/stranger.pem is another one's), and take letters only from `caldera` with the password `lava`.
"""

import email
import email.policy
import json
import pathlib
import socket
import ssl
import sys
import time

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult


def say(**told):
    print(json.dumps(told), flush=True)


class Takes:
    async def handle_DATA(self, server, session, envelope):
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        headers = {name.lower(): str(value) for name, value in letter.items()}
        encrypted = session.ssl is not None or how == "tls"
        by = session.auth_data.login.decode() if session.auth_data else None
        say(to=envelope.rcpt_tos[0], subject=letter["subject"], text=letter.get_content(), headers=headers, encrypted=encrypted, by=by)
        return "250 taken"


def knows(server, session, envelope, mechanism, data):
    return AuthResult(success=(data.login, data.password) == (b"caldera", b"lava"), auth_data=data)


def certified(folder):
    """A context with a certificate for localhost, by an authority that is written down beside one that has nothing to do with it."""
    import trustme

    authority, stranger = trustme.CA(), trustme.CA()
    authority.cert_pem.write_to_path(str(pathlib.Path(folder) / "authority.pem"))
    stranger.cert_pem.write_to_path(str(pathlib.Path(folder) / "stranger.pem"))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("localhost").configure_cert(context)
    return context


class Implicit(Controller):
    """Calls itself without a word: to greet, it would have to trust its certificate."""

    def _trigger_server(self):
        socket.create_connection((self.hostname, self.port), 5).close()


how, *folders = sys.argv[1:] or ["plain"]
# The server calls itself to see whether it is there, so it must know its port beforehand.
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
guarded = {"authenticator": knows, "auth_required": True}
match how:
    case "plain":
        controller = Controller(Takes(), hostname="127.0.0.1", port=port)
    case "starttls":
        controller = Controller(Takes(), hostname="127.0.0.1", port=port, tls_context=certified(folders[0]), require_starttls=True, **guarded)
    case "tls":
        # All of the connection is encrypted, which the part that asks for a login is not told.
        controller = Implicit(Takes(), hostname="127.0.0.1", port=port, ssl_context=certified(folders[0]), auth_require_tls=False, **guarded)
controller.start()
say(port=port)
while True:
    time.sleep(60)
    if sys.stdout.closed:
        break
