import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { DialectStubApi } from "../../templates/runtime/data-rest/stub.js";
import type { FieldRules } from "../../templates/runtime/content/read-fields.js";
import type { Api } from "../../templates/runtime/parse/parsed-request.js";
import type { ResultDescriptor } from "../../templates/runtime/model/result-descriptor.js";
import type { ModuleHelp } from "../../templates/wiki/call/module-help.js";
import { allRules } from "../../templates/runtime/rules/all.js";
import { namespaceIn } from "../../templates/runtime/rules/namespace.js";
import type { JsonSchema } from "../spec/schema/json-schema.js";
import type { OpenApiModel } from "../spec/model/spec-model.js";
import type { Wiki } from "../../templates/wiki/data/wiki.js";
import type { Document } from "../base/document.js";

/**
 * A spec in the form that its service needs. It is plain data, because the build writes it to a
 * file.
 */
export type ServedSpec = ServedCatalogue | ServedOpenApi;

/** A catalogue of modules. */
export interface ServedCatalogue {
  readonly kind: "catalogue";
  readonly name: string;
  readonly modules: readonly AnyModule[];
  /** The numbers of the wiki's namespaces from 0, if they are known. */
  readonly namespaces?: readonly number[];
  /** The learned results of the modules, with corrections. */
  readonly results: readonly ResultDescriptor[];
  /** Help texts for `paraminfo`, by module path. */
  readonly help?: Readonly<Record<string, ModuleHelp>>;
}

/** An OpenAPI document of operations. */
export interface ServedOpenApi {
  readonly kind: "openapi";
  readonly name: string;
  /** The model that stub data is checked against. */
  readonly model: OpenApiModel;
  /** The input of its stub. */
  readonly stub: DialectStubApi;
  /** The payload schema of each endpoint, by method and path. */
  readonly payloads: Readonly<Record<string, JsonSchema>>;
  /** The schemas of responses' headers by method and path, and by status. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  /** The bodies of requests, by method and path. */
  readonly bodies: Readonly<Record<string, ServedBody>>;
  /** The schemas of the items that JSON Patches change, by collection. */
  readonly items: Readonly<Record<string, JsonSchema>>;
  /** The schemas of parameters that have validators, by the names in their descriptors. */
  readonly parameters: Readonly<Record<string, JsonSchema>>;
  /** The schemas that payloads, bodies and parameters refer to as `#/components/schemas/<name>`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** The body of an operation's requests. */
export interface ServedBody {
  readonly required?: true;
  /** By media type; the preferred one is first. */
  readonly contents: Readonly<Record<string, ServedContent>>;
}

/** A body in one media type. */
export interface ServedContent {
  /** Absent for text and bytes. */
  readonly schema?: JsonSchema;
  /** The types of a form's fields. */
  readonly fields?: FieldRules;
  /** The body is bytes, whatever its media type in the range. */
  readonly binary?: true;
  /** Whether null means no body. */
  readonly nullable?: true;
}

/** The runtime's form of a catalogue. */
export function servedApi({ modules, namespaces }: ServedCatalogue): Api {
  return {
    modules: new Map(modules.map((module) => [module.path, module])),
    rules: namespaces ? { ...allRules, namespace: namespaceIn(namespaces) } : allRules,
  };
}

/** Checked data that replaces generated data. */
export interface ServiceData {
  /** An object with the data of each service, by name. */
  readonly data: Document;
  /** The wikis in the data, by service name. */
  readonly wikis: ReadonlyMap<string, Wiki>;
}

/** The options of a stub. */
export interface StubOptions extends Partial<ServiceData> {
  readonly seed: number;
  /** Whether wikis reject requests instead of warning. Default: false. */
  readonly strict?: boolean;
  /** The origins of pages that may use wiki sessions. Default: none. */
  readonly origins?: readonly string[];
  /** The envelope of an OpenAPI document's lists. */
  readonly envelope: "bare" | "embedded";
}

/** The options of the services. */
export interface ServiceOptions extends StubOptions {
  /** The path of the first catalogue's service. Default: `/api.php`. */
  readonly path?: string;
}
