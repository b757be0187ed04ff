
// The menu of a message: a right click on it, or the button beside those that simcord draws, lists
// the bot's commands for messages, as "Apps" does on Discord.
const COMMANDS = [/* commands */];
if (COMMANDS.length) {
  const menu = document.createElement("dialog");
  menu.className = "picture-choice";
  document.body.append(menu);

  function open(id) {
    menu.replaceChildren();
    for (const [label, name] of [...COMMANDS, ["Cancel", null]]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.addEventListener("click", () => {
        menu.close();
        if (name) dispatch("click", { control_key: `message:${id}:component:apps`, command_name: name });
      });
      menu.append(button);
    }
    if (!menu.open) menu.showModal();
  }

  ui.messageList.addEventListener("contextmenu", (event) => {
    const message = event.target.closest("[data-message-id]");
    if (!message) return;
    event.preventDefault();
    open(message.dataset.messageId);
  });

  new MutationObserver(() => {
    for (const toolbar of ui.messageList.querySelectorAll(".message-context-actions:not(:has(.apps))")) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "message-action-button apps";
      button.textContent = "⋯";
      button.title = "Apps";
      button.setAttribute("aria-label", "Apps");
      button.addEventListener("click", () => open(toolbar.closest("[data-message-id]").dataset.messageId));
      toolbar.append(button);
    }
  }).observe(ui.messageList, { childList: true, subtree: true });
}
