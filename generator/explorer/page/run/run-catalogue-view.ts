import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { explainResponse } from "../../../inspect/explain-response.js";
import type { ComposedCatalogue } from "../compose/catalogue-context.js";
import type { CatalogueRequest } from "../compose/catalogue-request.js";
import { continuedQuery, runCatalogue } from "./catalogue-run.js";
import type { CheckedResponse } from "./catalogue-run.js";
import { ResponseTree } from "./response-tree.js";
import type { RunTarget } from "./target.js";

/** The input of running a request. */
export interface RunCatalogueProps {
  readonly context: ComposedCatalogue;
  readonly request: CatalogueRequest;
  readonly target: RunTarget;
}

/** What the last run gave: alternatives by `kind`. */
type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "running" }
  | { readonly kind: "failed"; readonly message: string }
  /** The number of responses, of which the last one is shown. */
  | { readonly kind: "response"; readonly number: number; readonly response: CheckedResponse };

/** Sends the request of the form, shows its response, and continues it. */
export function RunCatalogue({ context, request, target }: RunCatalogueProps): ComponentChild {
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const { method } = request;
  const run = (query: string, number: number): void => {
    setOutcome({ kind: "running" });
    void runCatalogue(context, target, { method, query }).then(
      (response) => setOutcome({ kind: "response", number, response }),
      (error: unknown) => setOutcome({ kind: "failed", message: messageOf(error, target) }),
    );
  };
  return h(
    "section",
    { class: "run", "aria-labelledby": "run-title" },
    h("h2", { id: "run-title" }, "Response"),
    h(
      "p",
      null,
      h(
        "button",
        { type: "button", id: "run", class: "primary", onClick: () => run(request.query, 1) },
        "Run",
      ),
      " ",
      h("span", { class: "faint" }, targetText(target)),
    ),
    h("div", { id: "outcome", "aria-live": "polite" }, outcomeView(outcome, run)),
  );
}

function outcomeView(
  outcome: Outcome,
  run: (query: string, number: number) => void,
): ComponentChild {
  switch (outcome.kind) {
    case "none":
      return undefined;
    case "running":
      return h("p", null, "Running …");
    case "failed":
      return h("p", { class: "verdict refused" }, outcome.message);
    case "response":
      return responseView(outcome.response, outcome.number, run);
  }
}

function responseView(
  response: CheckedResponse,
  number: number,
  run: (query: string, number: number) => void,
): ComponentChild {
  const { status, contentType, text, json, verdict, query } = response;
  const next = continuedQuery(query, json);
  const lines = verdict ? explainResponse(verdict) : [];
  return [
    h(
      "p",
      {
        key: `facts-${number}`,
        id: "response-facts",
        "data-number": number,
        ref: (facts: HTMLElement | null) => facts?.scrollIntoView({ block: "nearest" }),
      },
      `Response ${number}: status ${status}, ${contentType}. `,
      verdict &&
        h(
          "strong",
          null,
          lines.find((line) => line.startsWith("The response ")) ?? errorText(verdict),
        ),
    ),
    next !== undefined &&
      h(
        "button",
        { type: "button", id: "continue", onClick: () => run(next, number + 1) },
        "Continue",
      ),
    verdict
      ? h(ResponseTree, { value: json, findings: verdict.findings })
      : h("pre", { tabIndex: 0 }, h("code", null, text)),
  ];
}

function errorText({ error }: NonNullable<CheckedResponse["verdict"]>): string {
  return error ? `The response is an error: ${error.code}.` : "";
}

function targetText(target: RunTarget): string {
  switch (target.kind) {
    case "stub":
      return "on the stub inside this page";
    case "service":
    case "wiki":
      return `at ${target.address}`;
  }
}

function messageOf(error: unknown, target: RunTarget): string {
  const text = error instanceof Error ? error.message : String(error);
  return target.kind === "stub"
    ? `The stub failed: ${text}`
    : `No response from ${target.address}: ${text}. help: check the address, and whether the page may connect to it (docs --allow-wiki).`;
}
