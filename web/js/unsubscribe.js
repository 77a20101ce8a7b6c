// @ts-check
// Somebody has touched a link to hear no more: that was the one touch.

const form = document.getElementById("no-more");
if (form instanceof HTMLFormElement) form.submit();
