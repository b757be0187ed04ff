
// A picture that is dropped on the page, pasted into it, or chosen with a button: on Discord it would
// be posted, and these two commands would be in the menu of its message.
{
  const COMMANDS = { "Help with this puzzle": "help", "Analyze this game": "analyse" };
  const ask = document.createElement("dialog");
  ask.className = "picture-choice";
  const title = document.createElement("p");
  ask.append(title);
  let picture = null;
  for (const [label, command] of Object.entries({ ...COMMANDS, Cancel: null })) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => { ask.close(); if (command) void send(command); });
    ask.append(button);
  }
  document.body.append(ask);

  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.accept = "image/*";
  chooser.hidden = true;
  chooser.id = "picture-chooser";
  chooser.addEventListener("change", () => { take(chooser.files); chooser.value = ""; });
  const attach = document.createElement("button");
  attach.type = "button";
  attach.id = "attach-picture";
  attach.textContent = "+";
  attach.title = "Send a picture of a puzzle";
  attach.setAttribute("aria-label", attach.title);
  attach.addEventListener("click", () => chooser.click());
  document.querySelector(".composer-row").prepend(attach, chooser);

  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files);
  });
  document.addEventListener("paste", (event) => {
    if (event.clipboardData?.files.length) { event.preventDefault(); take(event.clipboardData.files); }
  });

  function take(files) {
    picture = files?.[0] ?? null;
    if (!picture) return;
    title.textContent = `What should happen with ${picture.name}?`;
    if (!ask.open) ask.showModal();
  }

  async function send(name) {
    const file = picture;
    const { entries } = await request("/api/commands");
    const command = entries.find((each) => each.path.join(" ") === `wordle ${name}`);
    if (!command || !file) return;
    dispatch("run_command", {
      command_id: command.commandId,
      path: command.path,
      schema_fingerprint: command.schemaFingerprint,
      options: { picture: { upload: 0 } },
    }, { uploads: { picture: file } });
  }
}
