import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueInput } from "../../../generator/spec/input.js";
import type {
  Corrections,
  Result,
  ResultField,
  ResultFields,
} from "../../../generator/spec/source/types.js";
import { REPOSITORY } from "./places.js";
import { catalogueInput } from "./specs.js";

/** A field as it stands in a file of results. */
export function field(is: ResultField["is"], more: Partial<ResultField> = {}): ResultField {
  return { is, seen: 10, ...more };
}

/** A field that some rows have. */
export function sometimes(is: ResultField["is"], more: Partial<ResultField> = {}): ResultField {
  return field(is, { optional: true, ...more });
}

/** A field that is there where one of the values of `prop` was asked for. */
export function withProp(
  is: ResultField["is"],
  value: string,
  more: Partial<ResultField> = {},
): ResultField {
  return field(is, { when: { prop: [value] }, ...more });
}

/** An answer with just `query`. */
export function inQuery(record: ResultFields): ResultFields {
  return { query: field({ record }) };
}

/** An answer with fields on each page. */
export function onPages(record: ResultFields, more: Partial<ResultField> = {}): ResultFields {
  return inQuery({
    pages: field({ list: { record } }, { formatversion1: { as: "map" }, ...more }),
  });
}

const FLAG = { formatversion1: { as: "flag" } } as const;

const learned: Readonly<Record<string, Omit<Result, "module" | "servers">>> = {
  query: {
    response: inQuery({
      normalized: sometimes({ list: { record: { from: field("string"), to: field("title") } } }),
      pageids: sometimes({ list: "string" }, { when: { indexpageids: true } }),
      pages: sometimes(
        {
          list: {
            record: {
              pageid: sometimes("integer"),
              ns: sometimes("namespace"),
              title: sometimes("title"),
              missing: sometimes("boolean", FLAG),
            },
          },
        },
        { formatversion1: { as: "map" } },
      ),
    }),
  },
  recentchanges: {
    rows: { at: ["query", "recentchanges"], kind: "item", selector: "prop" },
    response: inQuery({
      recentchanges: field({
        list: {
          record: {
            type: field({ enumOf: "type" }),
            ns: withProp("namespace", "title"),
            title: withProp("title", "title", { optional: true }),
            timestamp: withProp("timestamp", "timestamp"),
            revid: withProp("integer", "ids"),
            user: withProp("user", "user", { optional: true }),
            anon: field("boolean", { when: { prop: ["user", "userid"] }, optional: true, ...FLAG }),
            bot: withProp("boolean", "flags", FLAG),
            tags: withProp({ list: "string" }, "tags"),
            logparams: withProp({ map: "unknown", emptyIsList: true }, "loginfo", {
              optional: true,
            }),
          },
        },
      }),
    }),
    generator: { index: sometimes("integer") },
  },
  revisions: {
    rows: { at: ["query", "pages", "revisions"], kind: "item", selector: "prop" },
    response: onPages({
      revisions: sometimes({
        list: {
          record: {
            revid: withProp("integer", "ids"),
            slots: field(
              {
                map: {
                  record: {
                    contentmodel: field("string"),
                    content: withProp("string", "content", { formatversion1: { name: "*" } }),
                  },
                },
              },
              { when: { slots: true, prop: ["content"] } },
            ),
          },
        },
      }),
    }),
  },
  info: {
    rows: { at: ["query", "pages"], kind: "item", selector: "prop" },
    response: onPages({
      contentmodel: field("string"),
      length: sometimes("integer"),
      fullurl: withProp("string", "url"),
    }),
  },
  tokens: {
    rows: { at: ["query", "tokens"], kind: "object", selector: "type" },
    response: inQuery({
      tokens: field({
        record: {
          csrftoken: field("string", { when: { type: ["csrf"] } }),
          watchtoken: field("string", { when: { type: ["watch"] } }),
        },
      }),
    }),
  },
  siteinfo: {
    rows: { at: ["query"], kind: "object", selector: "prop" },
    response: inQuery({
      general: withProp(
        { record: { sitename: field("string"), fallback: field({ list: "string" }) } },
        "general",
      ),
      namespaces: withProp({ map: { record: { id: field("namespace") } } }, "namespaces"),
    }),
  },
  languageinfo: {
    rows: { at: ["query", "languageinfo"], kind: "entry", selector: "prop" },
    response: inQuery({
      languageinfo: field({
        map: { record: { code: withProp("string", "code"), dir: withProp("string", "dir") } },
        emptyIsList: true,
      }),
    }),
  },
  codexicons: {
    rows: { at: ["query", "codexicons"], kind: "entry" },
    response: inQuery({
      codexicons: field({ map: { anyOf: ["string", { record: { ltr: field("string") } }] } }),
    }),
  },
  watchlistraw: {
    rows: { at: ["watchlistraw"], kind: "item", selector: "prop" },
    response: {
      watchlistraw: field({
        list: {
          record: {
            title: field("title"),
            changed: withProp("timestamp", "changed", { optional: true }),
          },
        },
      }),
    },
  },
};

/** Results of some modules of the project's catalogue, small and not learned from any wiki. */
export const results: readonly Result[] = Object.entries(learned).map(([name, result]) => ({
  module: name === "query" ? name : `query+${name}`,
  servers: ["MediaWiki 1.0"],
  ...result,
}));

/** The project's catalogue with results beside it. */
export function inputWith(
  all: readonly Result[],
  corrections: Corrections["corrections"] = [],
): CatalogueInput {
  const catalogue = readFileSync(join(REPOSITORY, "spec", "paraminfo", "catalogue.json"));
  const files = all.map((result) => ({
    file: `results/${result.module}.json`,
    bytes: encoded(result),
  }));
  return {
    ...catalogueInput({}, "wiki"),
    spec: { file: "catalogue.json", bytes: catalogue },
    results: [...files, { file: "results/corrections.json", bytes: encoded({ corrections }) }],
  };
}

function encoded(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
