import type { Argv } from "yargs";
import { NO_VALUES, withConfig, withDialectOption, withSpecOption } from "./with-help.js";

/** Declares the arguments of `docs`. */
export function withDocsArguments<Args>(args: Argv<Args>) {
  return withSpecOption(withDialectOption(withConfig(args)))
    .option("out", {
      alias: "o",
      type: "string",
      requiresArg: true,
      demandOption: true,
      describe: "Folder of the page",
    })
    .option("base", {
      type: "string",
      requiresArg: true,
      describe:
        "Earlier version of the spec, whose differences the page shows: a file, a folder or REV:path",
    })
    .option("allow-wiki", {
      type: "string",
      array: true,
      requiresArg: true,
      describe:
        "Origin of a wiki that the page may send requests to, such as https://wiki.example. Default: the page connects to no server",
      default: NO_VALUES,
      defaultDescription: "none",
      coerce: (origins: readonly string[]) => origins.map(wikiOrigin),
    })
    .check(({ spec, config, dialect, base }) => {
      if (spec.length > 0 && config !== undefined)
        throw new Error("--config and --spec cannot be used together.");
      if (spec.length === 0 && dialect !== undefined)
        throw new Error(
          "--dialect requires --spec; specs of a configuration have the key dialect.",
        );
      if (base !== undefined && spec.length !== 1)
        throw new Error("--base requires one --spec, which it is compared with.");
      return true;
    });
}

/** The origin of a wiki, as in a Content-Security-Policy. Throws the text of a usage error. */
function wikiOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error(
      `--allow-wiki takes an origin such as https://wiki.example, without a path: not ${text}.`,
    );
  return url.origin;
}
