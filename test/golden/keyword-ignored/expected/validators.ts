// Generated from spec.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import { addError, addTypeError, matchEnum, payloadValidator } from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validateRing: PayloadValidator<types.Ring> =
  /* @__PURE__ */ payloadValidator(checkRing);
function checkRing(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

export const validateMakeTownBody: PayloadValidator<types.MakeTownBody> =
  /* @__PURE__ */ payloadValidator(checkMakeTownBody);
function checkMakeTownBody(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.name !== undefined) check0(data.name, path + "/name", errors);
    if (data.kind !== undefined) check1(data.kind, path + "/kind", errors);
    if (data.walls !== undefined) check2(data.walls, path + "/walls", errors);
    if (data.ring !== undefined) checkRing(data.ring, path + "/ring", errors);
  } else addTypeError(path, errors, "object");
}

const pattern0 = /* @__PURE__ */ new RegExp("^[\\w\\-.]+$", "u");

function check0(data, path, errors) {
  if (typeof data === "string") {
    if (!pattern0.test(data))
      addError(
        path,
        errors,
        "pattern",
        { pattern: "^[\\w\\-.]+$" },
        'must match pattern "^[\\w\\-.]+$"',
      );
  } else addTypeError(path, errors, "string");
}

function check1(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
  matchEnum(data, path, errors, []);
}

function check2(data, path, errors) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data)))
    addTypeError(path, errors, "object");
}
