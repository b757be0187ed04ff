
// Who somebody is in this tab stays so when the page is loaded again, or fills its list anew.
const PERSON = "tilemate-person";
// simcord empties the list at once when it takes the choice; this comes before it
addEventListener("change", ({ target }) => {
  if (target === ui.viewer) sessionStorage.setItem(PERSON, ui.viewer.value);
}, true);
setInterval(() => {
  const kept = sessionStorage.getItem(PERSON);
  if (!kept || ui.viewer.value === kept) return;
  if (![...ui.viewer.options].some((one) => one.value === kept)) return;
  ui.viewer.value = kept;
  ui.viewer.dispatchEvent(new Event("change"));
}, 100);
