// Generated from spec/actions/catalogue.json (import) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type {
  Exact,
  FileContent,
  OneOrMore,
  Token,
} from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { fileCheck } from "@paramsmith/runtime/internal/rules/file";
import { namespace, namespaceCheck } from "@paramsmith/runtime/internal/rules/namespace";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { Import_Result } from "./results/import.js";

/** Parameters of `action=import`. */
export interface Import_Params {
  /** Log entry import summary. */
  readonly summary?: string;
  /**
   * Uploaded XML file.
   * The request is sent as `multipart/form-data`.
   */
  readonly xml?: FileContent;
  /** For uploaded imports: interwiki prefix to apply to unknown usernames (and known users if assignknownusers is set). */
  readonly interwikiprefix?: string;
  /** For interwiki imports: wiki to import from. */
  readonly interwikisource?: string;
  /** For interwiki imports: page to import. */
  readonly interwikipage?: string;
  /** For interwiki imports: import the full history, not just the current version. */
  readonly fullhistory?: boolean;
  /** For interwiki imports: import all included templates as well. */
  readonly templates?: boolean;
  /** Import to this namespace. Cannot be used together with rootpage. */
  readonly namespace?: number;
  /** Assign edits to local users where the named user exists locally. */
  readonly assignknownusers?: boolean;
  /** Import as subpage of this page. Cannot be used together with namespace. */
  readonly rootpage?: string;
  /**
   * Change tags to apply to the entry in the import log and to the null revision on the imported pages.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor of `action=import`. */
export const import_Module: ModuleDescriptor<
  "import",
  "action",
  false,
  Import_Params,
  {},
  Import_Result
> &
  PostedModule = {
  name: "import",
  path: "import",
  group: "action",
  prefix: "",
  select: { action: "import" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    summary: { type: "string" },
    xml: { type: "upload" },
    interwikiprefix: { type: "string" },
    interwikisource: { type: "string" },
    interwikipage: { type: "string" },
    fullhistory: { type: "boolean" },
    templates: { type: "boolean" },
    namespace: { type: "namespace" },
    assignknownusers: { type: "boolean" },
    rootpage: { type: "string" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(import_Module, requestRoot);

/**
 * Import a page from another wiki, or from an XML file.
 * Note that the HTTP POST must be done as a file upload (i.e. using multipart/form-data) when sending a file for the xml parameter.
 *
 * Requests `action=import`.
 */
export function import_<const P extends Import_Params = {}, V extends string = "2">(
  params?: Exact<P, Import_Params>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof import_Module, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { namespace: namespaceCheck, string: boundedStringCheck, upload: fileCheck };

/** Checks parameters of `action=import` strictly, before they are sent. */
export const validateImport_: Validator<Import_Params> = /* @__PURE__ */ validator(
  import_Module,
  checks,
);

const rules: Rules = { namespace };

/** Parses the parameters of `action=import` in a request as the server does. */
export function readImport_(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof import_Module>> {
  return readModule(import_Module, rules, wire, options);
}
