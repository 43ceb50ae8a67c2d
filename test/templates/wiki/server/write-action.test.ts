import { describe, expect, it } from "vitest";
import { catalogueApi } from "../../../../generator/inspect/catalogue-api.js";
import type { ResponseForm } from "../../../../templates/runtime/query-service/write-response.js";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import type { ActionOutput } from "../../../../templates/wiki/call/action-output.js";
import { encoderOf } from "../../../../templates/wiki/formats/encoder.js";
import { writeAction } from "../../../../templates/wiki/server/write-action.js";
import { catalogueModel, module } from "../../../generator/support/specs.js";

const API = catalogueApi(
  catalogueModel(module("look", [], { path: "look", group: "action", prefix: "" })),
);
const JSON_TYPE = "application/json; charset=utf-8";
const BODY = { look: { at: "rose" } };
const WARNING = { code: "odd", text: "Odd.", module: "look" };

function formOf(format: string): ResponseForm {
  const parsed = parseRequest(API, "action=look&format=json&formatversion=2");
  return {
    parsed,
    encode: encoderOf({ parsed, format, sitename: "Wiki" }),
    now: () => "2026-01-01T00:00:00Z",
    language: "en",
    pageOrder: "by number",
    notImplementedStatus: 501,
  };
}

function written(output: ActionOutput | undefined, format = "json", warnings = [WARNING]) {
  const { status, headers, body } = writeAction(
    { body: BODY, ...(output && { output }) },
    warnings,
    formOf(format),
  );
  return [status, headers, body];
}

const LIST = { kind: "list", list: ["rose", ["Rose"]], refusesWarnings: false } as const;
const RSD = { kind: "element", name: "rsd" } as const;

describe("the response of an action", () => {
  it("has its members after its warnings", () => {
    expect(written(undefined)).toEqual([
      200,
      { "content-type": JSON_TYPE },
      '{"warnings":{"look":{"warnings":"Odd."}},"look":{"at":"rose"}}',
    ]);
  });

  it("is a list alone, without warnings", () => {
    expect(written(LIST)).toEqual([200, { "content-type": JSON_TYPE }, '["rose",["Rose"]]']);
  });

  it("is a list that refuses warnings if there are none", () => {
    expect(written({ ...LIST, refusesWarnings: true }, "json", [])).toEqual([
      200,
      { "content-type": JSON_TYPE },
      '["rose",["Rose"]]',
    ]);
  });

  it("is a list in another format", () => {
    const [status, , body] = written(LIST, "none");
    expect([status, body]).toEqual([200, ""]);
  });

  it("is an error in place of a list that cannot have the warnings", () => {
    expect(written({ ...LIST, refusesWarnings: true })).toEqual([
      200,
      { "content-type": JSON_TYPE, "mediawiki-api-error": "warnings" },
      '{"error":{"code":"warnings","info":"A list cannot contain warnings.","warnings":{"look":{"warnings":"Odd."}}}}',
    ]);
  });

  it("is JSON as of any action if its element has another name", () => {
    expect(written(RSD, "json", [])).toEqual([
      200,
      { "content-type": JSON_TYPE },
      '{"look":{"at":"rose"}}',
    ]);
  });

  it("has the name of its element in XML", () => {
    expect(written(RSD, "xml", [])[2]).toBe('<?xml version="1.0"?><rsd><look at="rose" /></rsd>');
  });

  it("is XML of its type in any format", () => {
    const response = written({ ...RSD, type: "application/rsd+xml" }, "json", []);
    expect(response).toEqual([
      200,
      expect.objectContaining({ "content-type": "application/rsd+xml; charset=utf-8" }),
      '<?xml version="1.0"?><rsd><look at="rose" /></rsd>',
    ]);
  });

  it.each([
    [
      { kind: "document", text: "body", type: "text/css" } as const,
      { "content-type": "text/css; charset=utf-8" },
    ],
    [
      {
        kind: "document",
        text: "body",
        type: "text/css",
        fileName: "a.css",
        headers: { vary: "Cookie" },
      } as const,
      {
        "content-type": "text/css; charset=utf-8",
        "content-disposition": "inline; filename=a.css",
        vary: "Cookie",
      },
    ],
  ])("is the document %j", (output, headers) => {
    expect(written(output, "xml")).toEqual([200, headers, "body"]);
  });
});
