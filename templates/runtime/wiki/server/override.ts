import { isJsonArray, isJsonObject } from "../../model/json.js";
import type { Json, JsonObject } from "../../model/json.js";
import type { Handler, HandlerContext } from "./catalogue-handler.js";
import { requestOf } from "../../http/service.js";
import type { ServiceRequest } from "../../http/service.js";
import { wireName } from "../call/module-call.js";
import type { Asked } from "../call/module-call.js";
import type { ModuleAnswer } from "../call/module-response.js";
import { entryFields } from "../pages/page-entry.js";
import { nameOf } from "../pages/page-set.js";
import type { PageSource } from "../pages/page-set.js";
import { answered } from "../call/refusal.js";
import type { Answered } from "../call/refusal.js";
import type { Row } from "../values/row.js";
import { parseTitle } from "../data/title.js";

/** Handlers that answer instead of the store, by the path of their module. */
export type Overrides = ReadonlyMap<string, Handler<unknown>>;

/** How a module is answered by its handler, where it has one. */
export function overriding(
  overrides: Overrides,
  request: ServiceRequest,
): (asked: Asked) => Promise<Answered<ModuleAnswer>> | undefined {
  return (asked) => {
    const handler = overrides.get(asked.module.path);
    return handler && answerBy(handler, asked, request);
  };
}

async function answerBy(
  handler: Handler<unknown>,
  asked: Asked,
  request: ServiceRequest,
): Promise<Answered<ModuleAnswer>> {
  const { main, query, asGenerator, module, pages, store } = asked;
  const steps: Record<string, string | number> = {};
  const context: HandlerContext = {
    get request() {
      return requestOf(request);
    },
    main,
    query,
    asGenerator,
    pages: pages.entries.map((entry) => entryFields(entry, store)),
    continueWith: (values) => Object.assign(steps, values),
  };
  const value = await handler(asked.args, context);
  const proceed = withoutPrefix(steps, asked);
  const going = Object.keys(proceed).length > 0 ? { proceed } : {};
  if (asGenerator) return answered({ generated: sourceOf(value, asked), ...going });
  return answered(
    module.group === "prop"
      ? { pages: fieldsOf(value, asked), ...going }
      : { query: { [module.name]: value }, ...going },
  );
}

/** Handlers name parameters as requests do. */
function withoutPrefix(
  steps: Readonly<Record<string, string | number>>,
  asked: Asked,
): Readonly<Record<string, string | number>> {
  const lead = wireName(asked, "");
  return Object.fromEntries(
    Object.entries(steps).map(([name, value]) => [
      name.startsWith(lead) ? name.slice(lead.length) : name,
      value,
    ]),
  );
}

/** The pages that a generator's rows stand for: existing ones by their numbers, others by their titles. */
function sourceOf(value: Json, { store }: Asked): PageSource {
  const rows = objects(value);
  const known = rows.flatMap(({ pageid }): readonly Row[] => {
    const page = store.pageById(pageid);
    return page ? [page] : [];
  });
  const named = rows
    .filter(({ pageid }) => store.pageById(pageid) === undefined)
    .flatMap(({ title }) => {
      const parsed = typeof title === "string" ? parseTitle(store.site, title) : undefined;
      return parsed?.kind === "title" ? [parsed] : [];
    });
  return { rows: known, named };
}

/** What a handler says of pages, by their numbers in the answer. */
function fieldsOf(value: Json, { pages, store }: Asked): ReadonlyMap<number, JsonObject> {
  const byName = new Map(
    pages.entries.flatMap((entry) =>
      "ns" in entry ? [[nameOf(entry.ns, entry.key), entry.id] as const] : [],
    ),
  );
  return new Map(
    objects(value).flatMap((page): [number, JsonObject][] => {
      const { pageid, title } = page;
      if (typeof pageid === "number") return [[pageid, page]];
      const parsed = typeof title === "string" ? parseTitle(store.site, title) : undefined;
      const id = parsed?.kind === "title" ? byName.get(nameOf(parsed.ns, parsed.key)) : undefined;
      return id === undefined ? [] : [[id, page]];
    }),
  );
}

function objects(value: Json): readonly JsonObject[] {
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}
