// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";
import type { ReadOptions } from "../rules/rule.js";

/**
 * The server's error for an action that a GET request selects and that must be posted. The server
 * tests a token before the method.
 */
export function unpostedAction(module: AnyModule, { method }: ReadOptions): Issue | undefined {
  if (method !== "GET") return undefined;
  const { path, prefix, params } = module;
  if (params["token"]?.token !== undefined) {
    const parameter = `${prefix}token`;
    const message = `${parameter}: must be in the body of a POST request`;
    return { severity: "error", code: "mustpostparams", parameter, module: path, message };
  }
  return module.mustbeposted ? mustBePosted(module, "main") : undefined;
}

/** The server's error for a module of a query that a GET request selects and that must be posted. */
export function unpostedModule(module: AnyModule, { method }: ReadOptions): Issue | undefined {
  return method === "GET" && module.mustbeposted ? mustBePosted(module, "query") : undefined;
}

function mustBePosted({ select, name }: AnyModule, module: string): Issue {
  const parameter = Object.keys(select).at(-1) ?? "";
  const message = `${parameter}: ${name} must be requested by POST`;
  return { severity: "error", code: "mustbeposted", parameter, module, message };
}
