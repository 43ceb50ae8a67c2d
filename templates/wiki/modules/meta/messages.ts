import type { JsonObject } from "../../../runtime/model/json.js";
import { argument, argumentList, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { messages as defaults } from "../../data/facts.js";
import { compareTexts } from "../../values/compare.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { TableRow } from "../../values/row.js";
import { textOrEmpty } from "../../values/row.js";

/** Messages of the interface, in the language that the data have them in, by default that of the wiki. */
export const messages: CustomModule = (call) => {
  const lang = argumentText(call, "lang");
  if (lang !== undefined && !/^[^:'"/\\&<>]+$/u.test(lang))
    return refused("invalidlang", `${lang} is no code of a language.`);
  const [from, to] = [argumentText(call, "from"), argumentText(call, "to")];
  const named = wanted(call);
  const start = from === undefined ? 0 : named.findIndex(({ name }) => name === from);
  const shown = (start < 0 ? [] : named.slice(start)).filter(
    ({ name }) => to === undefined || compareTexts(textOrEmpty(name), to) <= 0,
  );
  return ok({ query: { allmessages: shown.map((row) => messageOf(row, call)) } });
};

function wanted(call: ModuleCall): readonly TableRow[] {
  const names = argumentList(call, "messages").map(String);
  const { store } = call;
  const known = new Map([
    ...Object.entries(defaults).map(([name, content]): [string, TableRow] => [
      name,
      { name, normalizedname: name, content, default: content },
    ]),
    ...store
      .rows("messages")
      .filter(({ lang }) => lang === undefined || lang === argumentText(call, "lang"))
      .map((row): [string, TableRow] => [textOrEmpty(row["normalizedname"]), row]),
  ]);
  const all = names.includes("*")
    ? [...known.values()].sort((a, b) =>
        compareTexts(textOrEmpty(a["name"]), textOrEmpty(b["name"])),
      )
    : names.map((name): TableRow => {
        const normalizedname = normalized(name);
        const row = known.get(normalizedname) ?? { normalizedname, missing: true };
        return { ...row, name };
      });
  const [prefix, filter] = [argumentText(call, "prefix"), argumentText(call, "filter")];
  const isLocalShown = !names.includes("*") || call.args["includelocal"] === true;
  const customised = argumentText(call, "customised");
  return all.filter(
    (row) =>
      (prefix === undefined || textOrEmpty(row["name"]).startsWith(prefix)) &&
      (filter === undefined || textOrEmpty(row["name"]).includes(filter)) &&
      (isLocalShown || (row["defaultmissing"] ?? row["missing"]) !== true) &&
      (customised === "all" || isCustomised(row) === (customised === "modified")),
  );
}

/** Whether the wiki has a page with another text than MediaWiki. */
function isCustomised({ customised, content, default: usual, defaultmissing }: TableRow): boolean {
  const differs = usual !== undefined && usual !== content;
  return customised === true || defaultmissing === true || differs;
}

/** Names of messages begin with a small letter and have underscores. */
function normalized(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`.replaceAll(" ", "_");
}

function messageOf(row: TableRow, call: ModuleCall): JsonObject {
  const { name, normalizedname, content, missing } = row;
  const includesDefault = argumentList(call, "prop").includes("default");
  return {
    name,
    normalizedname,
    ...(argumentText(call, "customised") === "modified" && { customised: true }),
    ...(missing === true
      ? { missing: true }
      : {
          ...(argument(call, "nocontent") !== true && { content: content ?? "" }),
          ...(includesDefault && defaultOf(row)),
        }),
  };
}

function defaultOf({ default: usual, defaultmissing, content }: TableRow): JsonObject {
  if (defaultmissing === true) return { defaultmissing: true };
  return usual === undefined || usual === content ? {} : { default: usual };
}
