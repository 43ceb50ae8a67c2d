import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  readErrors,
  readWarnings,
  writeError,
  writeWarnings,
} from "../../../../templates/runtime/action-api/api-messages.js";
import type { MessageForm } from "../../../../templates/runtime/action-api/api-messages.js";
import type { ApiMessage } from "../../../../templates/runtime/model/api-message.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import { assert } from "../../../random-runs.js";

const FORMATS = ["bc", "plaintext", "wikitext", "html", "raw", "none"] as const;
const FORMS: readonly MessageForm[] = FORMATS.flatMap((errorformat) =>
  ["1", "2"].map((formatversion) => ({ errorformat, formatversion })),
);

/** Values that JSON keeps, and both format versions. */
const data = fc.dictionary(
  fc.constantFrom("lag", "min", "host", "values", "module", "text", "data", "key", "__proto__x"),
  fc.oneof(fc.integer(), fc.string(), fc.array(fc.string(), { maxLength: 3 })),
  { minKeys: 1, maxKeys: 4 },
);
const message = fc.record(
  {
    code: fc.string({ minLength: 1 }),
    text: fc.string({ unit: "grapheme" }),
    module: fc.constantFrom("main", "query", "query+allpages", "query+info"),
    data,
  },
  { requiredKeys: ["code", "text", "module"] },
);

/** Sends a response through JSON, as a server does. */
function sent(response: JsonObject): unknown {
  return JSON.parse(JSON.stringify(response));
}

/** The part of a message that the error format keeps. */
function kept({ code, text, data: facts, module }: ApiMessage, { errorformat }: MessageForm) {
  return {
    code,
    ...(errorformat !== "none" && { text }),
    ...(facts && { data: facts }),
    // The old format has no module.
    ...(errorformat !== "bc" && { module }),
  };
}

describe("reading what was written", () => {
  it.each(FORMS)("gives the same error in $errorformat, version $formatversion", (form) => {
    assert(
      fc.property(message, (error) => {
        const [read, ...others] = readErrors(sent(writeError(error, form)), form.errorformat);
        expect(read).toMatchObject(kept(error, form));
        expect(others).toEqual([]);
        expect(Object.keys(read ?? {}).filter((name) => !(name in kept(error, form)))).toEqual(
          { html: ["html"], raw: ["key", "params"] }[form.errorformat] ?? [],
        );
      }),
    );
  });

  it.each(FORMS.filter(({ errorformat }) => errorformat !== "bc"))(
    "gives the same warnings in $errorformat, version $formatversion",
    (form) => {
      assert(
        fc.property(fc.array(message), (warnings) => {
          const read = readWarnings(sent(writeWarnings(warnings, form)), form.errorformat);
          expect(read).toMatchObject(warnings.map((each) => kept(each, form)));
        }),
      );
    },
  );

  it.each(["1", "2"])("gives the texts by the name of the module in bc, version %s", (version) => {
    const form = { errorformat: "bc", formatversion: version };
    const line = message.filter(({ text }) => !text.includes("\n"));
    assert(
      fc.property(fc.array(line), (warnings) => {
        const read = readWarnings(sent(writeWarnings(warnings, form)), "bc");
        const names = {
          main: "main",
          query: "query",
          "query+allpages": "allpages",
          "query+info": "info",
        };
        for (const [path, name] of Object.entries(names)) {
          const own = read.filter(({ module }) => module === name);
          const texts = warnings.filter(({ module }) => module === path).map(({ text }) => text);
          expect(own.map(({ text }) => text)).toEqual(texts);
        }
        expect(read).toHaveLength(warnings.length);
      }),
    );
  });
});

it("lists in the list of errors or warnings hold none, however deep they are", () => {
  const deep: unknown = JSON.parse("[".repeat(9000) + "]".repeat(9000));
  expect(readErrors({ errors: deep })).toEqual([]);
  expect(readWarnings({ warnings: deep })).toEqual([]);
  expect(readWarnings({ warnings: { main: deep } })).toEqual([]);
});
