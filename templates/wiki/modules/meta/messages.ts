import { ok } from "../../../runtime/query-service/outcome.js";
import { argument, argumentList, argumentOrEmpty } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { messages as defaults } from "../../data/facts.js";
import { compareCells } from "../../values/compare.js";
import { textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/** Messages of the interface, in the language that they are stored in; others are missing. */
export const messages: CustomModule = (call) => {
  const names = argumentList(call, "messages").map(String);
  const known = new Map<string, TableRow>(
    Object.entries(defaults).map(([name, content]) => [
      name,
      { name, normalizedname: name, content },
    ]),
  );
  for (const row of call.store.rows("messages")) known.set(textOrEmpty(row["normalizedname"]), row);
  const all = names.includes("*")
    ? [...known.values()].sort((a, b) => compareCells(a["name"], b["name"]))
    : names.map((name): TableRow => {
        const normalizedname = normalized(name);
        return { ...(known.get(normalizedname) ?? { normalizedname, missing: true }), name };
      });
  const [prefix, filter] = [argumentOrEmpty(call, "prefix"), argumentOrEmpty(call, "filter")];
  const customised = argument(call, "customised");
  const shown = all.filter(
    ({ name, customised: isOwn }) =>
      textOrEmpty(name).startsWith(prefix) &&
      textOrEmpty(name).includes(filter) &&
      (customised === "all" || (isOwn === true) === (customised === "modified")),
  );
  const hasContent = argument(call, "nocontent") !== true;
  const allmessages = shown.map(({ name, normalizedname, content = "", missing }) => ({
    name,
    normalizedname,
    ...(missing === true ? { missing } : hasContent && { content }),
  }));
  return ok({ query: { allmessages } });
};

/** Names of messages begin with a small letter and have underscores. */
function normalized(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`.replaceAll(" ", "_");
}
