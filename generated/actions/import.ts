// Generated from spec/actions/catalogue.json (import) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  FileContent,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  fileCheck,
  moduleReader,
  moduleRequests,
  namespace,
  namespaceCheck,
  validator,
} from "paramsmith/validate";
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

/** The type of the descriptor of `action=import`. */
export interface Import_Module extends ModuleDescriptor<
  "import",
  "action",
  false,
  Import_Params,
  never,
  Import_Result
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=import`. */
export const import_Module: Import_Module = {
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

/**
 * Import a page from another wiki, or from an XML file.
 * Note that the HTTP POST must be done as a file upload (i.e. using multipart/form-data) when sending a file for the xml parameter.
 *
 * Requests `action=import`.
 */
export const import_: ActionBuilder<Import_Module, Import_Params, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(import_Module, requestRoot);

/** Checks parameters of `action=import` strictly, before they are sent. */
export const validateImport_: Validator<Import_Params> = /* @__PURE__ */ validator(import_Module, {
  namespace: namespaceCheck,
  string: boundedStringCheck,
  upload: fileCheck,
});

/** Parses the parameters of `action=import` in a request as the server does. */
export const readImport_: ModuleReader<Import_Module> = /* @__PURE__ */ moduleReader(
  import_Module,
  { namespace },
);
