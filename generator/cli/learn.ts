import { defineCommand, UNREACHABLE } from "./command.js";
import { format, modules, timeout } from "./options.js";
import { toolFailed, printOutcome } from "./outcome.js";
import { version } from "../project/folders.js";

/** `paramsmith learn`. */
export const learn = defineCommand({
  command: "learn <source>",
  describe: "Infer response schemas from a wiki, or extend them with recorded responses",
  examples: [
    ["$0 learn https://wiki.example/w/api.php -o spec/wiki", "All query modules of the catalogue"],
    ["$0 learn --modules query+users https://wiki.example/w/api.php", "One module"],
    [
      "$0 learn wiki.jsonl -o spec/wiki",
      "Recorded responses; the results still accept all earlier responses",
    ],
  ],
  exitCodes: {
    0: "the results are up to date; warnings list skipped lines of a file",
    1: "the catalogue has an error",
    2: UNREACHABLE,
  },
  builder: (args) =>
    args
      .positional("source", {
        type: "string",
        demandOption: true,
        describe: "URL of the wiki's api.php, or a file of recorded responses or a cassette",
      })
      .options({
        out: {
          alias: "o",
          type: "string",
          requiresArg: true,
          describe: "Spec folder. Default: spec/<host>",
        },
        modules: {
          ...modules,
          describe:
            "Paths of modules, separated by commas: query modules, or main+* for all read-only actions",
        },
        scenario: {
          type: "string",
          requiresArg: true,
          conflicts: "cookie-file",
          describe:
            "JSON file with requests that change the wiki and undo the changes; infers the results of these actions instead of running experiments",
        },
        "write-to": {
          type: "string",
          requiresArg: true,
          implies: "scenario",
          describe:
            "Host of a wiki that the scenario may change although it is not on this machine, with the port if the URL contains one",
        },
        "cookie-file": {
          type: "string",
          requiresArg: true,
          describe:
            "File with a session's Cookie header; sends requests both as the session's user and without the session",
        },
        timeout,
        format,
      }),
  run: async ({ source: address, scenario: file, modules: paths, ...argv }) => {
    const [{ learnCommand }, { terminalEnvironment }, { readScenario }] = await Promise.all([
      import("./run-learn.js"),
      import("./run-pull.js"),
      import("./wiki-modules.js"),
    ]);
    const cwd = process.cwd();
    const { writeTo, out, cookieFile, timeout: timeoutSeconds } = argv;
    const scenario = file === undefined ? undefined : readScenario(cwd, { file, address, writeTo });
    const outcome =
      scenario && !scenario.value
        ? toolFailed(scenario.diagnostics)
        : await learnCommand({
            cwd,
            address,
            out,
            modules: paths ?? [scenario ? "main+*" : "query+*"],
            scenario: scenario?.value,
            cookieFile,
            userAgent: `paramsmith/${version()} (learns the responses of modules)`,
            timeoutSeconds,
            environment: terminalEnvironment(),
          });
    return printOutcome(outcome, argv.format);
  },
});
