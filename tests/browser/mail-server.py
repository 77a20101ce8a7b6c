"""An SMTP server for the tests: prints its port, then each letter it takes, as lines of JSON."""

import email
import email.policy
import json
import socket
import sys
import time

from aiosmtpd.controller import Controller


def say(**told):
    print(json.dumps(told), flush=True)


class Takes:
    async def handle_DATA(self, server, session, envelope):
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        headers = {name.lower(): str(value) for name, value in letter.items()}
        say(to=envelope.rcpt_tos[0], subject=letter["subject"], text=letter.get_content(), headers=headers)
        return "250 taken"


# The server calls itself to see whether it is there, so it must know its port beforehand.
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
controller = Controller(Takes(), hostname="127.0.0.1", port=port)
controller.start()
say(port=port)
while True:
    time.sleep(60)
    if sys.stdout.closed:
        break
