import { h } from "preact";
import type { ComponentChild } from "preact";
import type { Content, EndpointResponse, RequestBody } from "../../../spec/model/exchange.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import type { SpecStore } from "../state/spec-store.js";
import { Prose } from "./prose.js";
import { SchemaView } from "./schema-view.js";

/** The body of requests, in each media type. */
export function BodyView({
  store,
  body,
}: {
  readonly store: SpecStore;
  readonly body: RequestBody;
}): ComponentChild {
  const { required, description = "", contents } = body;
  return h(
    "section",
    { "aria-labelledby": "body" },
    h(
      "h2",
      { id: "body" },
      "Request body",
      " ",
      required && h("span", { class: "badge breaking" }, "Required"),
    ),
    description !== "" && h(Prose, { text: description }),
    contents.map((content) => h(ContentView, { store, content, key: content.contentType })),
  );
}

/** The responses by status. */
export function ResponsesView({
  store,
  responses,
}: {
  readonly store: SpecStore;
  readonly responses: readonly EndpointResponse[];
}): ComponentChild {
  return h(
    "section",
    { class: "response", "aria-labelledby": "responses" },
    h("h2", { id: "responses" }, "Responses"),
    responses.map(({ status, description = "", headers, contents }) =>
      h(
        "section",
        { class: "parameter", "aria-label": `Response ${status}`, key: status },
        h("h3", null, h("span", { class: `badge ${statusLevel(status)}` }, status)),
        h(
          "div",
          { class: "about" },
          description !== "" && h(Prose, { text: description }),
          headers.length > 0 && h("p", { class: "faint" }, "Headers ", codes(headers)),
          contents.length === 0 && h("p", { class: "faint" }, "No body."),
          contents.map((content) => h(ContentView, { store, content, key: content.contentType })),
        ),
      ),
    ),
  );
}

function ContentView({
  store,
  content,
}: {
  readonly store: SpecStore;
  readonly content: Content;
}): ComponentChild {
  return h(
    "div",
    null,
    h("p", { class: "faint" }, h("code", null, escapeHidden(content.contentType))),
    h(SchemaView, { store, schema: content.schema }),
  );
}

function codes(all: readonly string[]): ComponentChild {
  return all.map((each, index) => [index > 0 && ", ", h("code", null, escapeHidden(each))]);
}

function statusLevel(status: string): string {
  if (status.startsWith("2")) return "info";
  return status === "default" ? "none" : "risky";
}
