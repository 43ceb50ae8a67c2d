// Generated from spec/actions/catalogue.json (import) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  FileContent,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  fileCheck,
  moduleParser,
  moduleRequests,
  namespace,
  namespaceCheck,
  paramRules,
  uploadedFiles,
  validator,
} from "paramsmith/validate";
import type { Import_Result } from "./results/import.js";

/** Parameters of `action=import`. */
export interface Import_Params {
  /** Summary for the log entries and for the revisions that record the import. */
  readonly summary?: string;
  /**
   * File with the exported pages.
   * The request is sent as `multipart/form-data`.
   */
  readonly xml?: FileContent;
  /**
   * Prefix for the user names in `xml` that identifies their wiki. Required with `xml`.
   * At least one of `interwikisource` and `interwikiprefix` is required.
   */
  readonly interwikiprefix?: string;
  /**
   * Wiki to import from.
   * Requires `interwikipage`.
   * At least one of `interwikisource` and `interwikiprefix` is required.
   */
  readonly interwikisource?: string;
  /** Title of the page on the other wiki. Only with `interwikisource`. */
  readonly interwikipage?: string;
  /** Whether to import all revisions instead of the latest one. Only with `interwikisource`. */
  readonly fullhistory?: boolean;
  /** Whether to also import the templates of the page. Only with `interwikisource`. */
  readonly templates?: boolean;
  /**
   * Namespace for all imported pages.
   * Cannot be used with `rootpage`.
   */
  readonly namespace?: number;
  /** Whether to assign edits to local users with the same names, if they exist. */
  readonly assignknownusers?: boolean;
  /**
   * Page under which to import pages as subpages.
   * Cannot be used with `namespace`.
   */
  readonly rootpage?: string;
  /**
   * Change tags to add to the log entries and the revisions that record the import.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=import`. */
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
  rules: [
    { kind: "exclusive", of: ["namespace", "rootpage"] },
    { kind: "needs", term: "interwikisource", of: ["interwikipage"], code: "nointerwikipage" },
    {
      kind: "requiredOneOf",
      of: ["interwikisource", "interwikiprefix"],
      code: "nointerwikiprefix",
    },
  ],
};

/**
 * Imports pages from an XML file or from a different wiki.
 *
 * Requests `action=import`.
 * @see https://www.mediawiki.org/wiki/API:Import
 */
export const import_: RequiredRuledActionBuilder<
  Import_Module,
  Import_Params,
  RequestOptions,
  | readonly ["exclusive", "namespace" | "rootpage"]
  | readonly ["needs", "interwikisource", "interwikipage"]
  | readonly ["requiredOneOf", "interwikisource" | "interwikiprefix"]
> = /* @__PURE__ */ moduleRequests(import_Module, requestRoot, { uploadedFiles });

/** Validates the parameters of `action=import` strictly before they are sent. */
export const validateImport_: Validator<Import_Params> = /* @__PURE__ */ validator(
  import_Module,
  { namespace: namespaceCheck, string: boundedStringCheck, upload: fileCheck },
  paramRules,
);

/** Parses the parameters of `action=import` in a request, as the server does. */
export const parseImport_: ModuleParser<Import_Module> = /* @__PURE__ */ moduleParser(
  import_Module,
  { namespace },
);
