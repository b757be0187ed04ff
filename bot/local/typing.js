
// Who sends something sees it: the page goes to its end. The field is free at once for the next
// word, which is sent as soon as the answer to the last one is there.
const sendNow = dispatch;
const waiting = [];
// a picture is read for some seconds on a slow machine
const FOLLOWED = 10000;
let followed = 0;
let unsent = "";
function enter(text) {
  composer.input().value = text;
  composer.input().dispatchEvent(new Event("input"));
}
function sendFirst() {
  const [kind, extra, metadata] = waiting.shift();
  sendNow(kind, extra, metadata);
  if (kind !== "send_message") return;
  unsent = extra.content;
  // else what was typed meanwhile would go with what was sent
  composer.input().dispatchEvent(new Event("input"));
}
dispatch = (kind, extra = {}, metadata = null) => {
  if (!["send_message", "run_command"].includes(kind)) return sendNow(kind, extra, metadata);
  followed = Date.now() + FOLLOWED;
  if (kind === "send_message") enter("");
  if (extra.reply_to_id) composer.cancelMode();
  waiting.push([kind, extra, metadata]);
  if (!actions.admissionBlocked()) sendFirst();
};
const completeNow = composer.completeActionDrafts;
composer.completeActionDrafts = (action, receipt) => {
  completeNow(action, receipt);
  if (action.kind === "send_message" && receipt.rejected && !composer.input().value) enter(unsent);
};
for (const turned of ["wheel", "touchmove", "pointerdown", "keydown"])
  ui.timeline.addEventListener(turned, () => { followed = 0; }, { passive: true });
setInterval(() => {
  if (waiting.length && !actions.admissionBlocked()) sendFirst();
  // a board that is drawn again, and its pictures, take a moment
  if (Date.now() < followed) ui.timeline.scrollTop = ui.timeline.scrollHeight;
}, 50);
