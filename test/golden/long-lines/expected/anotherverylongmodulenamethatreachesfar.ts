// Generated from spec.json (query+anotherverylongmodulenamethatreachesfar) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredQueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=anotherverylongmodulenamethatreachesfar`. */
export interface AnotherverylongmodulenamethatreachesfarParams {
  readonly required: string;
}

/** The descriptor type of `list=anotherverylongmodulenamethatreachesfar`. */
export interface AnotherverylongmodulenamethatreachesfarModule extends ModuleDescriptor<
  "anotherverylongmodulenamethatreachesfar",
  "list",
  false,
  AnotherverylongmodulenamethatreachesfarParams,
  never
> {}

/** The descriptor of `list=anotherverylongmodulenamethatreachesfar`. */
export const anotherverylongmodulenamethatreachesfarModule: AnotherverylongmodulenamethatreachesfarModule =
  {
    name: "anotherverylongmodulenamethatreachesfar",
    path: "query+anotherverylongmodulenamethatreachesfar",
    group: "list",
    prefix: "bl",
    select: { action: "query", list: "anotherverylongmodulenamethatreachesfar" },
    generator: false,
    params: { required: { type: "string", required: true } },
    rows: false,
  };

/** Requests `list=anotherverylongmodulenamethatreachesfar`. */
export const anotherverylongmodulenamethatreachesfar: RequiredQueryBuilder<
  AnotherverylongmodulenamethatreachesfarModule,
  AnotherverylongmodulenamethatreachesfarParams,
  QueryOptions
> = /* @__PURE__ */ moduleRequests(anotherverylongmodulenamethatreachesfarModule, requestRoot);

/** Validates the parameters of `list=anotherverylongmodulenamethatreachesfar` strictly before they are sent. */
export const validateAnotherverylongmodulenamethatreachesfar: Validator<AnotherverylongmodulenamethatreachesfarParams> =
  /* @__PURE__ */ validator(anotherverylongmodulenamethatreachesfarModule, {
    string: boundedStringCheck,
  });

/** Parses the parameters of `list=anotherverylongmodulenamethatreachesfar` in a request, as the server does. */
export const parseAnotherverylongmodulenamethatreachesfar: ModuleParser<AnotherverylongmodulenamethatreachesfarModule> =
  /* @__PURE__ */ moduleParser(anotherverylongmodulenamethatreachesfarModule);
