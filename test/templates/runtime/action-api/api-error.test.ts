import { describe, expect, it } from "vitest";
import { allpages } from "../../../../generated/paraminfo/allpages.js";
import { createParaminfoHandler } from "../../../../generated/paraminfo/handlers.js";
import { errorOf, warningsOf } from "../../../../templates/runtime/action-api/api-error.js";

const ENDPOINT = "https://wiki.example/w/api.php";
const TEXT = 'aplimit: "x" is not a number';

/** As MediaWiki writes an error in each format, in format version 2 and 1. */
const ERRORS: readonly [string, object, object][] = [
  ["bc", { error: { code: "badinteger", info: TEXT, docref: "See there" } }, { text: TEXT }],
  [
    "bc, version 1",
    { error: { code: "badinteger", info: TEXT, "*": "See there" } },
    { text: TEXT },
  ],
  [
    "plaintext",
    { errors: [{ code: "badinteger", text: TEXT, module: "query+allpages" }] },
    { text: TEXT, module: "query+allpages" },
  ],
  ["wikitext, version 1", { errors: [{ code: "badinteger", "*": TEXT }] }, { text: TEXT }],
  ["html", { errors: [{ code: "badinteger", html: TEXT }] }, { html: TEXT, text: TEXT }],
  [
    "raw",
    { errors: [{ code: "badinteger", key: "apierror-badinteger", params: ["aplimit"] }] },
    { key: "apierror-badinteger", params: ["aplimit"] },
  ],
  ["none", { errors: [{ code: "badinteger" }] }, {}],
];

describe("the error of an answer", () => {
  it.each(ERRORS)("is read in the error format %s", (_, answer, message) => {
    const error = errorOf(answer);
    expect(error?.code).toBe("badinteger");
    expect(error?.messages).toEqual([{ code: "badinteger", ...message }]);
    expect(error?.message.startsWith("badinteger")).toBe(true);
  });

  it("has every message, and the code of the first", () => {
    const error = errorOf({
      errors: [
        { code: "a", text: "A" },
        { code: "b", text: "B" },
      ],
    });
    expect([error?.code, error?.messages.length, error?.message]).toEqual(["a", 2, "a: A"]);
  });

  it("has its code alone in words where the text is none", () => {
    const errors = [{ code: "odd", text: [{ toString: 1 }], html: 7, key: "apierror-odd" }];
    expect(errorOf({ errors })?.message).toBe("odd: apierror-odd");
    expect(errorOf({ errors: [{ code: "odd", text: {} }] })?.message).toBe("odd");
  });

  it("keeps data, such as the lag", () => {
    const bc = errorOf({ error: { code: "maxlag", info: "Waiting", lag: 6.5 } });
    expect(bc?.messages[0]?.data).toEqual({ lag: 6.5 });
    const modern = errorOf({ errors: [{ code: "maxlag", text: "Waiting", data: { lag: 6.5 } }] });
    expect(modern?.messages[0]?.data).toEqual({ lag: 6.5 });
  });

  it.each([{ error: {} }, { error: "no" }, { errors: [{}] }])(
    "is one without a code too: %j",
    (answer) => {
      expect(errorOf(answer)?.code).toBe("unknown");
    },
  );

  it.each([undefined, null, 5, "error", [], {}, { errors: [] }, { query: { error: {} } }])(
    "is none in %j",
    (answer) => {
      expect(errorOf(answer)).toBeUndefined();
    },
  );

  it.each(["bc", "plaintext", "wikitext", "html", "raw", "none"] as const)(
    "is what the stub server says with %s",
    async (errorformat) => {
      const serve = createParaminfoHandler({ allpages: () => [] });
      for (const formatversion of ["1", "2"] as const) {
        const request = allpages({ limit: 5 }, { errorformat, formatversion });
        const address = request.url(ENDPOINT).replace("aplimit=5", "aplimit=x");
        // oxlint-disable-next-line no-await-in-loop -- one after the other reads better
        const answer: unknown = await (await serve(new Request(address))).json();
        expect(errorOf(answer)?.code).toBe("badinteger");
      }
    },
  );
});

it("lists in the list of errors or warnings hold none, however deep they are", () => {
  const deep: unknown = JSON.parse("[".repeat(9000) + "]".repeat(9000));
  expect(errorOf({ errors: deep })).toBeUndefined();
  expect(warningsOf({ warnings: deep })).toEqual([]);
  expect(warningsOf({ warnings: { main: deep } })).toEqual([]);
});

describe("the warnings of an answer", () => {
  it.each<[string, object, readonly object[]]>([
    ["none", {}, []],
    [
      "a list",
      { warnings: [{ code: "deprecation", text: "x", module: "main" }] },
      [{ code: "deprecation", text: "x", module: "main" }],
    ],
    [
      "bc",
      { warnings: { allpages: { warnings: "a\nb" }, main: { warnings: "c" } } },
      [
        { text: "a", module: "allpages" },
        { text: "b", module: "allpages" },
        { text: "c", module: "main" },
      ],
    ],
    ["bc, version 1", { warnings: { main: { "*": "c" } } }, [{ text: "c", module: "main" }]],
  ])("are read: %s", (_, answer, expected) => {
    expect(warningsOf(answer)).toEqual(expected);
  });
});
