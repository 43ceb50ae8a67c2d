import { paraminfoModule } from "../../../generated/actions/paraminfo.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { pageAddress } from "../data/page-address.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import { modulesByPattern } from "./found-modules.js";
import { moduleInfo } from "./module-info.js";
import type { HelpFormat } from "./module-info.js";

/**
 * Describes modules by their descriptors and texts. Order, patterns and warnings are as observed on
 * MediaWiki 1.39 to 1.45.
 */
export const paramInfo: StubAction = {
  module: {
    ...paraminfoModule,
    // The texts have two forms.
    params: {
      ...paraminfoModule.params,
      helpformat: { type: "enum", values: ["html", "none"], default: "none" },
    },
  },
  run(call) {
    const { args, modules } = call;
    const helpformat = args["helpformat"] === "html" ? "html" : "none";
    const [wanted, queries, formats] = ["modules", "querymodules", "formatmodules"].map((name) =>
      textsOf(args[name]),
    );
    const patterns = [
      ...(wanted ?? []),
      ...(queries ?? []).map((name) => `query+${name}`),
      ...(formats ?? []),
    ];
    const found = patterns.map((pattern) => modulesByPattern(pattern, modules));
    const groups: Record<string, JsonObject[]> = {};
    for (const module of new Set(found.flatMap((each) => each.modules))) {
      const key = groupOf(module, queries ?? [], formats ?? []);
      const info = infoOf(call, module, helpformat);
      (groups[key] ??= []).push(
        key === "querymodules" ? { ...info, querytype: module.group } : info,
      );
    }
    const main = modules.get("main");
    return ok({
      body: {
        paraminfo: {
          helpformat,
          ...groups,
          ...(isSet(args["mainmodule"]) && main && { mainmodule: infoOf(call, main, helpformat) }),
          ...(isSet(args["pagesetmodule"]) && pageSetOf(call, helpformat)),
        },
      },
      warnings: distinct(found.flatMap(({ warning }) => (warning ? [warning] : []))),
    });
  },
};

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** PHP takes the text `0` for false. */
function isSet(value: unknown): boolean {
  return typeof value === "string" && value !== "" && value !== "0";
}

function groupOf(
  { path, name }: AnyModule,
  queries: readonly string[],
  formats: readonly string[],
): string {
  if (formats.includes(name)) return "formatmodules";
  return path === `query+${name}` && queries.includes(name) ? "querymodules" : "modules";
}

function infoOf(
  { modules, help, store }: ActionCall,
  module: AnyModule,
  format: HelpFormat,
): JsonObject {
  const license = pageAddress(store.site, -1, "Version/License/MediaWiki").full;
  const tags = store
    .rows("tags")
    .filter(({ source }) => listOrEmpty(source).includes("manual"))
    .map(({ name }) => textOrEmpty(name));
  return moduleInfo(module, { modules, texts: help, format, license, tags });
}

/** The parameters of `query` that select pages, as a module without a name. */
function pageSetOf(call: ActionCall, format: HelpFormat): JsonObject {
  const query = call.modules.get("query");
  if (!query) return {};
  const params = Object.fromEntries(
    Object.entries(query.params).filter(([name]) => PAGE_SET.has(name)),
  );
  const {
    name: _name,
    path: _path,
    group: _group,
    ...info
  } = infoOf(call, { ...query, params }, format);
  return { pagesetmodule: info };
}

const PAGE_SET: ReadonlySet<string> = new Set([
  "titles",
  "pageids",
  "revids",
  "generator",
  "redirects",
  "converttitles",
]);

/** The server does not repeat a warning. */
function distinct(warnings: readonly ApiMessage[]): readonly ApiMessage[] {
  return [...new Map(warnings.map((warning) => [warning.text, warning])).values()];
}
