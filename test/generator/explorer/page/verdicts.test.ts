/** The verdicts of forms, compared with the responses of the stub in the page. */
import { describe, expect, it } from "vitest";
import { groupBy } from "../../../../generator/base/group.js";
import { catalogueRequest } from "../../../../generator/explorer/page/catalogue-request.js";
import { BODY_KEY, composedRequest } from "../../../../generator/explorer/page/endpoint-request.js";
import {
  requestCatalogue,
  withModuleError,
} from "../../../../generator/explorer/page/run-catalogue.js";
import { askStub } from "../../../../generator/explorer/page/run-section.js";
import { goldens } from "../../support/goldens.js";
import { composedInput, endpointForms, moduleForms } from "./operation-forms.js";
import { shippedContext } from "./shipped-context.js";

/**
 * The errors that depend on the account, on the content of the wiki, on the parts that the stub has, and on
 * what the catalogue does not tell: the syntax of texts (`expiry` of `userrights`), and the formats of each
 * content model.
 */
const OTHER_ERRORS: ReadonlySet<string> = new Set([
  "bad_wltoken",
  "badmodelformat",
  "badmodule",
  "badtags",
  "badtoken",
  "cantimport-upload",
  "emailnotarget",
  "invalidexpiry",
  "missingtitle",
  "notimplemented",
  "notloggedin",
  "pagelang-disabled",
  "permissiondenied",
  "stashnotloggedin",
]);

/**
 * The errors of rules about several parameters. Actions check some rights, tags and tokens before them, so
 * that a request that breaks one may have another error; a property of pages that do not exist has none.
 */
const RULE_ERRORS: ReadonlySet<string> = new Set([
  "badparams",
  "invalidparammix",
  "missingparam",
  "nochanges",
  "nointerwikiprefix",
  "show",
]);

describe.each(["paraminfo", "actions"] as const)("The forms of all modules of %s", (name) => {
  it("are valid if the stub has no error for their parameters", async () => {
    const context = shippedContext(name);
    const differences: string[] = [];
    const counts = { valid: 0, rejected: 0 };
    for (const module of context.model.operations.filter(({ role }) => role === "request"))
      for (const [kind, query] of Object.entries(moduleForms(module))) {
        const parsed = catalogueRequest(context, module.select, query);
        // oxlint-disable-next-line no-await-in-loop -- the requests of a form change what the stub has
        const request = await withModuleError(context, parsed);
        // oxlint-disable-next-line no-await-in-loop -- the requests of a form change what the stub has
        const { verdict } = await requestCatalogue(context, { kind: "stub" }, request);
        const { ok, issues } = request.server.verdict;
        const code = verdict?.error?.code;
        const isRejected = code !== undefined && !OTHER_ERRORS.has(code);
        counts[ok ? "valid" : "rejected"] += 1;
        const breaksRules = issues.every(
          (issue) => issue.severity === "warning" || RULE_ERRORS.has(issue.code),
        );
        const isSame = ok
          ? !isRejected
          : issues.some((issue) => issue.code === code) ||
            (breaksRules &&
              (code === undefined ? module.group === "prop" : OTHER_ERRORS.has(code)));
        if (!isSame) differences.push(`${module.path} ${kind}: ${JSON.stringify(issues)}, ${code}`);
      }
    expect(differences).toEqual([]);
    expect(Math.min(counts.valid, counts.rejected)).toBeGreaterThan(25);
  });
});

/** The method and the path of an operation, whatever its parameters are called. */
function shapeOf({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

describe("The forms of all operations", () => {
  it("are valid if the stub does not reject their requests", async () => {
    const differences: string[] = [];
    const counts = { valid: 0, rejected: 0 };
    for (const { name, input } of goldens) {
      const openapi = input.value && composedInput(input.value);
      // A Spring Data REST ignores wrong values of these.
      const isDataRest = openapi?.model.dialect.kind === "spring-data-rest";
      const ignored = new Set(isDataRest ? ["page", "size"] : []);
      const shapes = groupBy(openapi?.model.operations ?? [], shapeOf);
      for (const operation of openapi?.model.operations ?? []) {
        // A request without values fits each of several operations whose paths have the same shape.
        if (!openapi || (shapes.get(shapeOf(operation))?.length ?? 0) > 1) continue;
        const forms = endpointForms(openapi, operation);
        const isJson = operation.body?.contents[0]?.form === "json";
        const wrong = new URLSearchParams(forms.all);
        wrong.set(BODY_KEY, "[7]");
        const all = { ...forms, ...(isJson && { "a wrong body": String(wrong) }) };
        for (const [kind, query] of Object.entries(all)) {
          const request = composedRequest(openapi, operation, query);
          const { method, path, headers, body, unwritable, inspection } = request;
          // No request has such a value.
          if (unwritable !== undefined) continue;
          const sent = { method, address: path, headers, ...(body !== undefined && { body }) };
          // oxlint-disable-next-line no-await-in-loop -- the requests of a form change what the stub has
          const { status } = await askStub(openapi.stub, sent);
          const errors = inspection.verdict.issues.filter(
            ({ severity, parameter }) => severity === "error" && !ignored.has(parameter),
          );
          const ok = errors.length === 0;
          counts[ok ? "valid" : "rejected"] += 1;
          if (ok === [400, 415].includes(status))
            differences.push(
              `${name}, ${operation.name} ${kind}: ${JSON.stringify({ errors, status })}`,
            );
        }
      }
    }
    expect(differences).toEqual([]);
    expect(Math.min(counts.valid, counts.rejected)).toBeGreaterThan(25);
  });
});
