import { expect, it } from "vitest";
import { model } from "../../support/model.js";
import { openApiInput } from "../../support/specs.js";

const paths = { "/a": { get: { responses: { 204: { description: "" } } } } };

it.each([{}, { title: 5 }, { title: null }])(
  "the title of a document with the info %j is the name of the spec",
  (info) => {
    const { value } = model(openApiInput({ openapi: "3.1.0", info, paths }, "towns"));
    expect(value).toMatchObject({ title: "towns" });
  },
);
