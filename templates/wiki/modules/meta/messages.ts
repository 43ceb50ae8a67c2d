import type { JsonObject } from "../../../runtime/model/json.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import { argument, argumentList, argumentOrEmpty, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { messages as defaults } from "../../data/facts.js";
import { compareCells, compareTexts } from "../../values/compare.js";
import { textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/**
 * Interface messages in the requested language if the data contains it, otherwise in the wiki's
 * language.
 */
export const messages: CustomModule = (call) => {
  const names = argumentList(call, "messages").map(String);
  const isAll = names.includes("*");
  const known = knownMessages(call);
  const all = isAll
    ? [...known.values()].sort((a, b) => compareCells(a["name"], b["name"]))
    : names.map((name): TableRow => {
        const normalizedname = normalized(name);
        return { ...(known.get(normalizedname) ?? { normalizedname, missing: true }), name };
      });
  const [prefix, filter] = [argumentOrEmpty(call, "prefix"), argumentOrEmpty(call, "filter")];
  const [from, to] = [argumentText(call, "from"), argumentText(call, "to")];
  const isLocalShown = !isAll || call.args["includelocal"] === true;
  const customised = argument(call, "customised");
  // Returns the first listed message with the name; the list always contains one.
  const first = from === undefined ? 0 : all.findIndex(({ name }) => name === from);
  const shown = (first < 0 ? [] : all.slice(first)).filter(
    (row) =>
      (to === undefined || compareTexts(textOrEmpty(row["name"]), to) <= 0) &&
      textOrEmpty(row["name"]).startsWith(prefix) &&
      textOrEmpty(row["name"]).includes(filter) &&
      (isLocalShown || (row["defaultmissing"] ?? row["missing"]) !== true) &&
      (customised === "all" || isCustomised(row) === (customised === "modified")),
  );
  return ok({ query: { allmessages: shown.map((row) => messageOf(row, call)) } });
};

/** The messages of the software and of the data, by their normalized names. */
function knownMessages(call: ModuleCall): ReadonlyMap<string, TableRow> {
  const known = new Map<string, TableRow>();
  for (const [name, content] of Object.entries(defaults))
    known.set(name, { name, normalizedname: name, content, default: content });
  for (const row of call.store.rows("messages"))
    if (row["lang"] === undefined || row["lang"] === argumentText(call, "lang"))
      known.set(textOrEmpty(row["normalizedname"]), row);
  return known;
}

/** Whether a wiki page overrides MediaWiki's text. */
function isCustomised({ customised, content, default: usual, defaultmissing }: TableRow): boolean {
  const differs = usual !== undefined && usual !== content;
  return customised === true || defaultmissing === true || differs;
}

/** Message names begin with a lower-case letter and use underscores. */
function normalized(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`.replaceAll(" ", "_");
}

function messageOf(row: TableRow, call: ModuleCall): JsonObject {
  const { name, normalizedname, content = "", missing, default: usual, defaultmissing } = row;
  const head = {
    name,
    normalizedname,
    ...(argument(call, "customised") === "modified" && { customised: true }),
  };
  if (missing === true) return { ...head, missing };
  const isDefaultShown = argumentList(call, "prop").includes("default");
  return {
    ...head,
    ...(argument(call, "nocontent") !== true && { content }),
    ...(isDefaultShown && defaultmissing === true && { defaultmissing }),
    ...(isDefaultShown && isCustomised(row) && usual !== undefined && { default: usual }),
  };
}
