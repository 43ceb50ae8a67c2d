import { defineCommand, UNREACHABLE } from "./command.js";
import { format, helpTexts, modules, timeout } from "./options.js";
import { printOutcome } from "./outcome.js";

/** `paramsmith pull`. */
export const pull = defineCommand({
  command: "pull [url]",
  describe: "Fetch a wiki's catalogue, or an OpenAPI document, into a spec folder",
  examples: [
    ["$0 pull https://wiki.example/w/api.php", "All query modules, into spec/wiki.example"],
    ["$0 pull --modules query+*,edit https://wiki.example/w/api.php", "Also one action"],
    ["$0 pull https://game.example/api", "The OpenAPI document of a Spring Data REST server"],
    [
      "$0 pull --content 'Rose|Template:*' https://wiki.example/w/api.php",
      "Also pages, for serve --data spec/wiki.example/content.json",
    ],
    ["$0 pull --list wikis.txt", "Each wiki of the list, into spec/<name>"],
  ],
  exitCodes: { 0: "the folders are up to date", 2: UNREACHABLE },
  builder: (args) =>
    args
      .positional("url", {
        type: "string",
        conflicts: "list",
        describe: "URL of the wiki's api.php, or of a Spring Data REST server",
      })
      .options({
        list: {
          type: "string",
          requiresArg: true,
          describe:
            "File with one wiki per line, as URL or NAME URL; pulls each wiki into a folder with its name",
        },
        out: {
          alias: "o",
          type: "string",
          requiresArg: true,
          describe:
            "Spec folder, or with --list the parent of the spec folders. Default: spec/<host>, or spec with --list",
        },
        modules,
        content: {
          type: "string",
          requiresArg: true,
          describe:
            "Page titles, separated by |; X* selects all pages that begin with X. Writes the pages, their templates and facts about the wiki to content.json",
        },
        "help-texts": helpTexts,
        timeout,
        format,
      })
      .check(({ url, list, content }) => {
        if (url === undefined && list === undefined)
          throw new Error("Specify the URL of a wiki, or a list of wikis with --list.");
        if (content !== undefined && !/[^\s|]/.test(content))
          throw new Error("Specify at least one page with --content.");
        return true;
      }),
  run: async ({ url, list, ...argv }) => {
    const [{ pullCommand, pullSettings }, { pullListCommand }] = await Promise.all([
      import("./run-pull.js"),
      import("./pull-list.js"),
    ]);
    const options = { ...pullSettings(argv), cwd: process.cwd(), out: argv.out };
    const outcome =
      list === undefined
        ? await pullCommand({ ...options, address: url ?? "" })
        : await pullListCommand({ ...options, list });
    return printOutcome(outcome, argv.format);
  },
});
