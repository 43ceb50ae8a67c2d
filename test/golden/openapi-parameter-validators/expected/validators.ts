// Generated from spec.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import { addError, addTypeError, payloadValidator } from "../runtime/validate.js";
import type * as types from "./schemas.js";

const pattern0 = /* @__PURE__ */ new RegExp("^[^v]", "u");

export const validateVersion: PayloadValidator<types.Version> =
  /* @__PURE__ */ payloadValidator(checkVersion);
function checkVersion(data, path, errors) {
  if (typeof data === "string") {
    if (!pattern0.test(data))
      addError(path, errors, "pattern", { pattern: "^[^v]" }, 'must match pattern "^[^v]"');
  } else addTypeError(path, errors, "string");
}

const pattern1 = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");

export const validateDeleteReportCode: PayloadValidator<string> =
  /* @__PURE__ */ payloadValidator(check0);
function check0(data, path, errors) {
  if (typeof data === "string") {
    if (!pattern1.test(data))
      addError(
        path,
        errors,
        "pattern",
        { pattern: "^[A-Z]{3}$" },
        'must match pattern "^[A-Z]{3}$"',
      );
  } else addTypeError(path, errors, "string");
}
