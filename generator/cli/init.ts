import { defineCommand } from "./command.js";
import { modules, timeout } from "./options.js";
import { printOutcome } from "./outcome.js";

/** `paramsmith init`. */
export const init = defineCommand({
  command: "init [spec]",
  describe: "Set up a project: configuration, spec, first program and CI",
  examples: [
    ["$0 init", "Asks for the wiki and the files; without a terminal, uses the defaults"],
    [
      "$0 init --yes https://wiki.example/w/api.php",
      "Fetches the wiki's catalogue without asking questions",
    ],
    ["$0 init --bot https://wiki.example/w/api.php", "Writes a bot that logs in and edits pages"],
    ["$0 init petstore.json", "Uses an OpenAPI document at its current path"],
  ],
  exitCodes: {
    0: "all files were written",
    2: "failure: nothing was written; the message names existing files",
  },
  builder: (args) =>
    args
      .positional("spec", {
        type: "string",
        describe:
          "URL of the wiki's api.php, or the file or URL of an OpenAPI document. Default: the shipped catalogue of MediaWiki",
      })
      .options({
        yes: {
          alias: "y",
          type: "boolean",
          describe: "Use the defaults without asking questions, as without a terminal",
        },
        out: {
          alias: "o",
          type: "string",
          requiresArg: true,
          describe: "Folder for the generated code. Default: src/api",
        },
        ci: {
          choices: ["github", "none"] as const,
          requiresArg: true,
          describe:
            "Write a workflow that runs paramsmith check. Default: github, unless the project already uses CI",
        },
        bot: {
          type: "boolean",
          default: false,
          describe:
            "Write a bot and its test instead of a first request. Default modules: query+*, edit, login, upload",
        },
        modules,
        timeout,
      }),
  run: async ({ spec, yes, out, ci, ...argv }) => {
    const [{ initCommand }, { pullSettings }, { terminalPrompt }, { BOT_MODULES }] =
      await Promise.all([
        import("./run-init.js"),
        import("./run-pull.js"),
        import("./init-choices.js"),
        import("./bot-files.js"),
      ]);
    const defaults = argv.bot ? BOT_MODULES : undefined;
    const outcome = await initCommand({
      ...pullSettings({ ...argv, modules: argv.modules ?? defaults }),
      bot: argv.bot,
      cwd: process.cwd(),
      address: spec,
      out,
      ci,
      prompt: yes ? undefined : terminalPrompt(),
    });
    return printOutcome(outcome);
  },
});
