// The bytes of parameters: what a generated builder sends, and what the stub reads of it.

import { parseTemplate } from "url-template";
import { beforeAll, describe, expect, it } from "vitest";
import { generatedCode } from "../../support/generated-code.js";
import type { GeneratedCode } from "../../support/generated-code.js";

type Place = "path" | "query" | "header" | "cookie";

/**
 * A value of the parameter `color`, and the text that is sent: the last segment of the path, the query,
 * or the value of the header. The texts are those of the tables of Style Examples in OpenAPI 3.1.1 and
 * 3.2.0, and follow RFC 6570 where OpenAPI refers to it; `rfc` is the expression of the same text.
 */
interface Row {
  readonly in: Place;
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved?: true;
  readonly value: unknown;
  readonly sent: string;
  readonly rfc?: string;
  /** What the stub reads, if it is not the value. */
  readonly read?: unknown;
}

const BLUE = ["blue", "black", "brown"];
const RGB = { R: 100, G: 200, B: 150 };
/** Spaces, a letter outside of ASCII, and the reserved characters (RFC 3986, 2.2) without a comma. */
const TEXT = "a b/é?#[]@!$&'()*+;=:%";
const ENCODED = "a%20b%2F%C3%A9%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%3B%3D%3A%25";

type Sent = string | { readonly sent: string; readonly read?: unknown; readonly rfc?: null };

/** The rows of a style. Without an expression, RFC 6570 has no such text. */
function rows(
  style: Pick<Row, "in" | "style" | "explode" | "allowReserved" | "rfc">,
  values: readonly (readonly [value: unknown, sent: Sent])[],
): readonly Row[] {
  const { rfc, ...others } = style;
  return values.map(([value, sent]) => {
    const { rfc: own, ...more } = typeof sent === "string" ? { sent } : sent;
    return { ...others, value, ...more, ...(rfc !== undefined && own !== null && { rfc }) };
  });
}

const TABLE: readonly Row[] = [
  ...rows({ in: "path", style: "matrix", explode: false, rfc: "{;color}" }, [
    ["", ";color"],
    ["blue", ";color=blue"],
    [BLUE, ";color=blue,black,brown"],
    [RGB, ";color=R,100,G,200,B,150"],
    [TEXT, `;color=${ENCODED}`],
    [["a,b", "c"], ";color=a%2Cb,c"],
    [["", ""], ";color=,"],
    [7.5, ";color=7.5"],
    [true, ";color=true"],
  ]),
  ...rows({ in: "path", style: "matrix", explode: true, rfc: "{;color*}" }, [
    ["", ";color"],
    ["blue", ";color=blue"],
    [BLUE, ";color=blue;color=black;color=brown"],
    [RGB, ";R=100;G=200;B=150"],
    // The package has `;color=` here, unlike appendix A of RFC 6570.
    [["", "a;b"], { sent: ";color;color=a%3Bb", rfc: null }],
    [
      { R: "", G: "a=b" },
      { sent: ";R;G=a%3Db", rfc: null },
    ],
  ]),
  ...rows({ in: "path", style: "label", explode: false, rfc: "{.color}" }, [
    ["blue", ".blue"],
    [BLUE, ".blue,black,brown"],
    [RGB, ".R,100,G,200,B,150"],
    [TEXT, `.${ENCODED}`],
    ["1.5", ".1.5"],
    [["1.5", "a,b"], ".1.5,a%2Cb"],
  ]),
  ...rows({ in: "path", style: "label", explode: true, rfc: "{.color*}" }, [
    ["blue", ".blue"],
    [BLUE, ".blue.black.brown"],
    [RGB, ".R=100.G=200.B=150"],
    // A dot in a value is encoded, or the server would read two values.
    [["1.5", "a"], { sent: ".1%2E5.a", rfc: null }],
  ]),
  ...rows({ in: "path", style: "simple", explode: false, rfc: "{color}" }, [
    ["blue", "blue"],
    [BLUE, "blue,black,brown"],
    [RGB, "R,100,G,200,B,150"],
    [TEXT, ENCODED],
    [["a,b", "c/d"], "a%2Cb,c%2Fd"],
    [{ "a,b": "c" }, "a%2Cb,c"],
    [-0.5, "-0.5"],
    [false, "false"],
  ]),
  ...rows({ in: "path", style: "simple", explode: true, rfc: "{color*}" }, [
    ["blue", "blue"],
    [BLUE, "blue,black,brown"],
    [RGB, "R=100,G=200,B=150"],
    [{ "a=b": "c=d" }, "a%3Db=c%3Dd"],
  ]),
  ...rows({ in: "query", style: "form", explode: false, rfc: "{?color}" }, [
    ["", "?color="],
    ["blue", "?color=blue"],
    [BLUE, "?color=blue,black,brown"],
    [RGB, "?color=R,100,G,200,B,150"],
    [TEXT, `?color=${ENCODED}`],
    [["a,b", "c"], "?color=a%2Cb,c"],
    [["a", "", "b"], "?color=a,,b"],
    [{ R: "1,5", G: "&" }, "?color=R,1%2C5,G,%26"],
    [1e21, "?color=1e%2B21"],
    // The package has `?color=` here, although RFC 6570 (2.3) has empty lists as undefined.
    [[], { sent: "", read: undefined, rfc: null }],
    [{}, { sent: "", read: undefined, rfc: null }],
  ]),
  ...rows({ in: "query", style: "form", explode: true, rfc: "{?color*}" }, [
    ["", "?color="],
    ["blue", "?color=blue"],
    [BLUE, "?color=blue&color=black&color=brown"],
    [RGB, "?R=100&G=200&B=150"],
    [["", "a&b"], "?color=&color=a%26b"],
    [{ R: "", G: "a=b" }, "?R=&G=a%3Db"],
    [[], { sent: "", read: undefined }],
    [
      { R: null, G: 1 },
      { sent: "?G=1", read: { G: 1 } },
    ],
  ]),
  ...rows(
    { in: "query", style: "form", explode: true, allowReserved: true, rfc: "?color={+color}" },
    [
      ["/a?b:c@d!$()*,;=", "?color=/a?b:c@d!$()*,;="],
      // The other reserved characters end a value, or are not allowed in a query.
      ["a&b#c+d[]", { sent: "?color=a%26b%23c%2Bd%5B%5D", rfc: null }],
      ["%20%2F", { sent: "?color=%20%2F", read: " /" }],
      ["50% é", "?color=50%25%20%C3%A9"],
      [["a/b", "c&d"], { sent: "?color=a/b&color=c%26d", rfc: null }],
    ],
  ),
  ...rows({ in: "query", style: "form", explode: false, allowReserved: true }, [
    [["a/b", "c,d"], "?color=a/b,c%2Cd"],
    [{ R: "a:b" }, "?color=R,a:b"],
  ]),
  ...rows({ in: "query", style: "spaceDelimited", explode: false }, [
    [BLUE, "?color=blue%20black%20brown"],
    [RGB, "?color=R%20100%20G%20200%20B%20150"],
    [["a,b", "c|d"], "?color=a%2Cb%20c%7Cd"],
    [[1, 2], "?color=1%202"],
  ]),
  ...rows({ in: "query", style: "spaceDelimited", explode: true }, [
    [BLUE, "?color=blue&color=black&color=brown"],
    [["a b"], "?color=a%20b"],
  ]),
  ...rows({ in: "query", style: "pipeDelimited", explode: false }, [
    [BLUE, "?color=blue%7Cblack%7Cbrown"],
    [RGB, "?color=R%7C100%7CG%7C200%7CB%7C150"],
    [["a b", "c,d"], "?color=a%20b%7Cc%2Cd"],
  ]),
  ...rows({ in: "query", style: "pipeDelimited", explode: true }, [
    [BLUE, "?color=blue&color=black&color=brown"],
    [["a|b"], "?color=a%7Cb"],
  ]),
  ...rows({ in: "query", style: "deepObject", explode: true }, [
    [RGB, "?color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
    [{ R: "a&b", "é f": "" }, "?color%5BR%5D=a%26b&color%5B%C3%A9%20f%5D="],
    // OpenAPI leaves lists and further levels open.
    [{ R: ["a", "b"] }, "?color%5BR%5D%5B0%5D=a&color%5BR%5D%5B1%5D=b"],
    [{ R: { G: 1 } }, "?color%5BR%5D%5BG%5D=1"],
  ]),
  ...rows({ in: "header", style: "simple", explode: false, rfc: "{color}" }, [
    ["blue", "blue"],
    [BLUE, "blue,black,brown"],
    [RGB, "R,100,G,200,B,150"],
    // Headers are not percent-encoded.
    ["a b/c=d", { sent: "a b/c=d", rfc: null }],
    [["a b", "c"], { sent: "a b,c", rfc: null }],
    [7, "7"],
  ]),
  ...rows({ in: "header", style: "simple", explode: true, rfc: "{color*}" }, [
    ["blue", "blue"],
    [BLUE, "blue,black,brown"],
    [RGB, "R=100,G=200,B=150"],
  ]),
  ...rows({ in: "cookie", style: "form", explode: false }, [
    ["", "color="],
    ["blue", "color=blue"],
    [BLUE, "color=blue,black,brown"],
    [RGB, "color=R,100,G,200,B,150"],
    ["a;b c", "color=a%3Bb%20c"],
  ]),
  // In cookies, OpenAPI 3.2 separates pairs by a semicolon and a space.
  ...rows({ in: "cookie", style: "form", explode: true }, [
    ["blue", "color=blue"],
    [BLUE, "color=blue; color=black; color=brown"],
    [RGB, "R=100; G=200; B=150"],
  ]),
];

/** The schema that a value has. Members may have any names. */
function schemaOf(value: unknown): object {
  if (Array.isArray(value)) return { type: "array", items: schemaOf(value[0] ?? "") };
  if (typeof value !== "object" || value === null) return { type: typeof value };
  const member: unknown = Object.values(value).find((each) => each !== null);
  return { type: "object", additionalProperties: schemaOf(member ?? "") };
}

/** One operation for each row. */
const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Test", version: "1" },
  paths: Object.fromEntries(
    TABLE.map(({ in: place, style, explode, allowReserved, value }, index) => {
      const parameter = {
        name: "color",
        in: place,
        style,
        explode,
        ...(allowReserved && { allowReserved }),
        ...(place === "path" && { required: true }),
        schema: schemaOf(value),
      };
      const get = {
        operationId: `row${index}`,
        parameters: [parameter],
        responses: { 200: { description: "", content: { "application/json": {} } } },
      };
      return [`/row${index}${place === "path" ? "/{color}" : ""}`, { get }];
    }),
  ),
};

let code: GeneratedCode;
const received: unknown[] = [];
let stub: ReturnType<GeneratedCode["createTestStub"]>;
/** A handler that keeps the value that the stub has read. */
function keep(args: object): string {
  received.push(Reflect.get(args, "color"));
  return "ok";
}

beforeAll(async () => {
  code = await generatedCode(DOCUMENT);
  const names = TABLE.map((_, index) => [`row${index}`, keep]);
  stub = code.createTestStub({ handlers: Object.fromEntries(names) });
}, 60_000);

describe("A parameter", () => {
  it.each(TABLE.map((row, index) => ({ ...row, index })))(
    "in $in as $style, explode $explode: $value is $sent",
    async ({ index, value, sent, ...row }) => {
      const request = code.index[`row${index}`]?.({ color: value });
      if (!request) throw new Error("The operation is missing.");
      const url = new URL(request.url("https://api.example"));
      const texts: Readonly<Record<Place, string | undefined>> = {
        path: url.pathname.replace(`/row${index}/`, ""),
        query: url.search,
        header: request.headers["color"],
        cookie: request.headers["cookie"],
      };
      expect(texts[row.in]).toBe(sent);
      const { status } = await stub.service({
        method: "GET",
        url: url.pathname + url.search,
        headers: request.headers,
        body: "",
      });
      expect(status).toBe(200);
      expect(received.pop()).toEqual("read" in row ? row.read : value);
    },
  );

  const known = TABLE.flatMap(({ rfc, ...row }) => (rfc === undefined ? [] : [{ rfc, ...row }]));
  it.each(known)("of RFC 6570: $rfc of $value is $sent", ({ rfc, value, sent }) => {
    const color = typeof value === "boolean" ? String(value) : value;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a string, a number, a list or an object of them
    expect(parseTemplate(rfc).expand({ color: color as string })).toBe(sent);
  });
});
