
// Who somebody is in this tab stays so when the page is loaded again.
const PERSON = "tilemate-person";
const kept = sessionStorage.getItem(PERSON);
ui.viewer.addEventListener("change", () => sessionStorage.setItem(PERSON, ui.viewer.value));
if (kept) {
  const waiting = setInterval(() => {
    if (![...ui.viewer.options].some((one) => one.value === kept)) return;
    clearInterval(waiting);
    if (ui.viewer.value === kept) return;
    ui.viewer.value = kept;
    ui.viewer.dispatchEvent(new Event("change"));
  }, 100);
}
