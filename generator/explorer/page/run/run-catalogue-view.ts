import { h } from "preact";
import type { ComponentChild } from "preact";
import { explainResponse } from "../../../inspect/explain-response.js";
import type { ResponseVerdict } from "../../../inspect/response.js";
import type { ComposedCatalogue } from "../compose/catalogue-context.js";
import type { CatalogueRequest } from "../compose/catalogue-request.js";
import { continuedQuery, runCatalogue } from "./catalogue-run.js";
import { ResponseTree } from "./response-tree.js";
import { plainResponse, RunSection } from "./run-section.js";
import type { RunResponse } from "./run-section.js";
import type { RunTarget } from "./target.js";

/** The input of running a request. */
export interface RunCatalogueProps {
  readonly context: ComposedCatalogue;
  readonly request: CatalogueRequest;
  readonly target: RunTarget;
}

/** Runs a request to a catalogue, and marks what differs from the learned results. */
export function RunCatalogue({ context, request, target }: RunCatalogueProps): ComponentChild {
  const { method, query } = request;
  return h(RunSection, {
    target,
    request: query,
    send: async (sent): Promise<RunResponse> => {
      const response = await runCatalogue(context, target, { method, query: sent });
      const { json, verdict } = response;
      const next = continuedQuery(sent, json);
      return {
        response,
        ...(verdict && { verdict: verdictText(verdict) }),
        ...(next !== undefined && { next }),
        content: verdict
          ? h(ResponseTree, { value: json, findings: verdict.findings })
          : plainResponse(response),
      };
    },
  });
}

function verdictText(verdict: ResponseVerdict): string {
  const line = explainResponse(verdict).find((each) => each.startsWith("The response "));
  return line ?? (verdict.error ? `The response is an error: ${verdict.error.code}.` : "");
}
