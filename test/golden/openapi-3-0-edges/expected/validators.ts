// Generated from spec.yaml by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import {
  addError,
  addTypeError,
  matchAnyOf,
  matchBound,
  matchEnum,
  matchNot,
  matchOneOf,
  matchSize,
  payloadValidator,
} from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validateT: PayloadValidator<types.T> = /* @__PURE__ */ payloadValidator(checkT);
function checkT(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== undefined) check0(data.id, path + "/id", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAll: PayloadValidator<types.All> = /* @__PURE__ */ payloadValidator(checkAll);
function checkAll(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.type !== undefined) check1(data.type, path + "/type", errors);
    if (data.false !== undefined) check0(data.false, path + "/false", errors);
    if (data.reference !== undefined) check2(data.reference, path + "/reference", errors);
    if (data.titled !== undefined) check2(data.titled, path + "/titled", errors);
    if (data.plain !== undefined) checkT(data.plain, path + "/plain", errors);
    if (data.oneOf !== undefined) check4(data.oneOf, path + "/oneOf", errors);
    if (data.anyOf !== undefined) check5(data.anyOf, path + "/anyOf", errors);
    if (data.allOf !== undefined) check6(data.allOf, path + "/allOf", errors);
    if (data.allOfOne !== undefined) check10(data.allOfOne, path + "/allOfOne", errors);
    if (data.minimum !== undefined) check11(data.minimum, path + "/minimum", errors);
    if (data.minimumFalse !== undefined) check12(data.minimumFalse, path + "/minimumFalse", errors);
    if (data.maximum !== undefined) check13(data.maximum, path + "/maximum", errors);
    if (data.maximumAlone !== undefined) check14(data.maximumAlone, path + "/maximumAlone", errors);
    if (data.minimumAlone !== undefined) check14(data.minimumAlone, path + "/minimumAlone", errors);
    if (data.newMinimum !== undefined) check11(data.newMinimum, path + "/newMinimum", errors);
    if (data.newMaximum !== undefined) check15(data.newMaximum, path + "/newMaximum", errors);
    if (data.both !== undefined) check16(data.both, path + "/both", errors);
    if (data.pattern !== undefined) check17(data.pattern, path + "/pattern", errors);
    if (data.names !== undefined) check18(data.names, path + "/names", errors);
  } else addTypeError(path, errors, "object");
}

function check0(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

function check1(data, path, errors) {
  if (typeof data !== "string" && data !== null) addTypeError(path, errors, ["string", "null"]);
}

const check2 = (data, path, errors) => matchAnyOf(data, path, errors, [checkT, check3]);

function check3(data, path, errors) {
  if (data !== null) addTypeError(path, errors, "null");
}

const check4 = (data, path, errors) => matchOneOf(data, path, errors, [check0, check3]);
const check5 = (data, path, errors) => matchAnyOf(data, path, errors, [check0, check3]);
const check6 = (data, path, errors) => matchAnyOf(data, path, errors, [check7, check3]);

function check7(data, path, errors) {
  check8(data, path, errors);
  check9(data, path, errors);
}

function check8(data, path, errors) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data)))
    addTypeError(path, errors, "object");
}

function check9(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchSize(data, path, errors, "minProperties", 1);
}

const check10 = (data, path, errors) => matchAnyOf(data, path, errors, [check8, check3]);

function check11(data, path, errors) {
  if (Number.isFinite(data)) matchBound(data, path, errors, "exclusiveMinimum", 1);
  else addTypeError(path, errors, "number");
}

function check12(data, path, errors) {
  if (Number.isFinite(data)) matchBound(data, path, errors, "minimum", 1);
  else addTypeError(path, errors, "number");
}

function check13(data, path, errors) {
  if (Number.isFinite(data)) matchBound(data, path, errors, "exclusiveMaximum", 0);
  else addTypeError(path, errors, "number");
}

function check14(data, path, errors) {
  if (!Number.isFinite(data)) addTypeError(path, errors, "number");
}

function check15(data, path, errors) {
  if (Number.isFinite(data)) {
    matchBound(data, path, errors, "maximum", 2);
    matchBound(data, path, errors, "exclusiveMaximum", 1);
  } else addTypeError(path, errors, "number");
}

function check16(data, path, errors) {
  if (Number.isFinite(data)) {
    matchBound(data, path, errors, "maximum", 2);
    matchBound(data, path, errors, "minimum", 1);
  } else addTypeError(path, errors, "number");
}

const pattern0 = /* @__PURE__ */ new RegExp("^\\w-_$", "u");

function check17(data, path, errors) {
  if (typeof data === "string") {
    if (!pattern0.test(data))
      addError(path, errors, "pattern", { pattern: "^\\w-_$" }, 'must match pattern "^\\w-_$"');
  } else addTypeError(path, errors, "string");
}

function check18(data, path, errors) {
  matchNot(data, path, errors, check20);
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.nullable !== undefined) check19(data.nullable, path + "/nullable", errors);
    if (data.example !== undefined) check1(data.example, path + "/example", errors);
  } else addTypeError(path, errors, "object");
}

function check19(data, path, errors) {
  if (typeof data !== "boolean") addTypeError(path, errors, "boolean");
}

const check20 = (data, path, errors) =>
  matchEnum(data, path, errors, [{ nullable: true, type: "x" }]);
