import { join } from "node:path";
import { h } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { BodyView, ResponsesView } from "../../../../../generator/explorer/page/operation-view.js";
import type { Content } from "../../../../../generator/model/exchange.js";
import { directory, directoryModel } from "../../../support/specs.js";
import { expectGolden } from "../../../support/golden-text.js";
import { openView } from "../opened-page.js";
import { storeOf } from "../state/stores.js";

afterEach(() => vi.unstubAllGlobals());

const ORIGIN = { file: "openapi.json", pointer: "" };

const store = storeOf({ name: "pets", model: directoryModel(directory()), builders: new Map() });

function content(contentType: string, type: string): Content {
  return { contentType, mediaType: contentType, form: "json", schema: { type } };
}

it("a body is shown with each media type, and whether it is required", async () => {
  const contents = [content("application/json", "object"), content("text/\u202Ecsv", "string")];
  const required = { origin: ORIGIN, required: true, description: "A pet.", contents };
  const page = await openView(h(BodyView, { store, body: required }));
  expectGolden(join(import.meta.dirname, "..", "shown", "body-required.html"), page.html());
});

it("a body that is not required says so by silence", async () => {
  const page = await openView(
    h(BodyView, { store, body: { origin: ORIGIN, required: false, contents: [] } }),
  );
  expect(page.html()).toBe(
    '<section aria-labelledby="body">\n  <h2 id="body">Request body </h2>\n</section>\n',
  );
});

it("responses are shown by status, with their headers and bodies", async () => {
  const none = { origin: ORIGIN, headers: [], contents: [] };
  const responses = [
    { ...none, status: "204" },
    {
      ...none,
      status: "200",
      description: "The pet.",
      headers: ["ETag", "X-\u202EPet", "Link"],
      contents: [content("application/json", "object"), content("text/csv", "string")],
    },
    { ...none, status: "404", description: "None." },
    { ...none, status: "2XX", headers: ["Link"] },
    { ...none, status: "default" },
  ];
  const page = await openView(h(ResponsesView, { store, responses }));
  expectGolden(join(import.meta.dirname, "..", "shown", "responses.html"), page.html());
});
