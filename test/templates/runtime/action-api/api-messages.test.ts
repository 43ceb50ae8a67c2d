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

const MESSAGE = {
  code: "outofrange",
  text: 'The value of "a" & <b> isn\'t in range.',
  data: { min: 1, max: 500 },
  module: "query+allpages",
} satisfies ApiMessage;
const ESCAPED = 'The value of "a" &amp; &lt;b&gt; isn\'t in range.';

/** As MediaWiki writes it. */
const WRITTEN: readonly [errorformat: string, formatversion: string, error: object][] = [
  ["bc", "1", { error: { code: "outofrange", info: MESSAGE.text, min: 1, max: 500 } }],
  ["bc", "2", { error: { code: "outofrange", info: MESSAGE.text, min: 1, max: 500 } }],
  ["plaintext", "1", modern({ "*": MESSAGE.text })],
  ["plaintext", "2", modern({ text: MESSAGE.text })],
  ["wikitext", "1", modern({ "*": MESSAGE.text })],
  ["wikitext", "2", modern({ text: MESSAGE.text })],
  ["html", "1", modern({ "*": ESCAPED })],
  ["html", "2", modern({ html: ESCAPED })],
  ["raw", "1", modern({ key: "rawmessage", params: [MESSAGE.text] })],
  ["raw", "2", modern({ key: "rawmessage", params: [MESSAGE.text] })],
  ["none", "1", modern({})],
  ["none", "2", modern({})],
];

function modern(text: object): object {
  const { code, data, module } = MESSAGE;
  return { errors: [{ code, ...text, data, module }] };
}

describe("an error", () => {
  it.each(WRITTEN)("is written in %s, version %s", (errorformat, formatversion, error) => {
    expect(writeError(MESSAGE, { errorformat, formatversion })).toEqual(error);
  });

  it("has neither its code nor its text replaced by data", () => {
    const message = { ...MESSAGE, data: { code: "other", info: "other", lag: 5 } };
    expect(writeError(message, { errorformat: "bc", formatversion: "2" })).toEqual({
      error: { code: "outofrange", info: MESSAGE.text, lag: 5 },
    });
  });
});

describe("warnings", () => {
  const warnings: readonly ApiMessage[] = [
    { code: "a", text: "One.", module: "query+allpages", data: { n: 1 } },
    { code: "b", text: "Two.", module: "main" },
    { code: "c", text: "Three.", module: "query+allpages" },
    { code: "d", text: "Four." },
  ];

  it.each([
    ["1", "*"],
    ["2", "warnings"],
  ])("are lines by module in bc, version %s", (formatversion, name) => {
    expect(writeWarnings(warnings, { errorformat: "bc", formatversion })).toEqual({
      warnings: { allpages: { [name]: "One.\nThree." }, main: { [name]: "Two.\nFour." } },
    });
  });

  it("are a list of messages in other formats", () => {
    const form = { errorformat: "plaintext", formatversion: "2" };
    expect(writeWarnings(warnings.slice(0, 2), form)).toEqual({
      warnings: [
        { code: "a", text: "One.", data: { n: 1 }, module: "query+allpages" },
        { code: "b", text: "Two.", module: "main" },
      ],
    });
  });

  it.each(FORMS)("are not written if there are none: $errorformat, $formatversion", (form) => {
    expect(writeWarnings([], form)).toEqual({});
  });
});

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

describe("HTML of a server", () => {
  it("is read as text without its elements", () => {
    const html = 'The title <b class="x">&quot;A &amp;lt; B&#039;s&quot;</b> is invalid.';
    const errors = [{ code: "badtitle", html }];
    const text = 'The title "A &lt; B\'s" is invalid.';
    expect(readErrors({ errors })).toEqual([{ code: "badtitle", html, text }]);
  });

  it("of format version 1 is known by the error format of the request", () => {
    const response = { errors: [{ code: "badtitle", "*": "a &amp; b" }] };
    expect(readErrors(response, "html")).toEqual([
      { code: "badtitle", html: "a &amp; b", text: "a & b" },
    ]);
    expect(readErrors(response)).toEqual([{ code: "badtitle", text: "a &amp; b" }]);
  });
});
