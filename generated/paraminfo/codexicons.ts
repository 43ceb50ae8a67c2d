// Generated from spec/paraminfo/catalogue.json (query+codexicons) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredQueryBuilder,
  Validator,
} from "paramsmith/validate";
import { boundedStringCheck, moduleParser, moduleRequests, validator } from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CodexiconsResult } from "./results/codexicons.js";

/** Parameters of `list=codexicons`. */
export interface CodexiconsParams {
  /**
   * Names of the icons, such as `cdxIconInfo`.
   * Up to 50 values (500 with high limits).
   */
  readonly names: OneOrMore<string>;
}

/** The descriptor type of `list=codexicons`. */
export interface CodexiconsModule extends ModuleDescriptor<
  "codexicons",
  "list",
  false,
  CodexiconsParams,
  never,
  CodexiconsResult
> {}

/** The descriptor of `list=codexicons`. */
export const codexiconsModule: CodexiconsModule = {
  name: "codexicons",
  path: "query+codexicons",
  group: "list",
  prefix: "",
  select: { action: "query", list: "codexicons" },
  generator: false,
  readrights: true,
  params: { names: { type: "string", required: true, multi: { lowlimit: 50, highlimit: 500 } } },
};

/**
 * Returns icons of the Codex design system.
 *
 * Requests `list=codexicons`.
 * @see https://www.mediawiki.org/wiki/API:CodexIcons
 */
export const codexicons: RequiredQueryBuilder<CodexiconsModule, CodexiconsParams, QueryOptions> =
  /* @__PURE__ */ moduleRequests(codexiconsModule, requestRoot);

/** Validates the parameters of `list=codexicons` strictly before they are sent. */
export const validateCodexicons: Validator<CodexiconsParams> = /* @__PURE__ */ validator(
  codexiconsModule,
  { string: boundedStringCheck },
);

/** Parses the parameters of `list=codexicons` in a request, as the server does. */
export const parseCodexicons: ModuleParser<CodexiconsModule> =
  /* @__PURE__ */ moduleParser(codexiconsModule);
