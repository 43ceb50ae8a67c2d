// Generated from spec.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import {
  addError,
  addTypeError,
  matchAdditional,
  matchAnyOf,
  matchBound,
  matchConst,
  matchEnum,
  matchItems,
  matchRequired,
  matchSize,
  payloadValidator,
} from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validateWhere: PayloadValidator<types.Where> =
  /* @__PURE__ */ payloadValidator(checkWhere);
function checkWhere(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["a"]);
    if (data.a !== undefined) check0(data.a, path + "/a", errors);
    if (data.and !== undefined) check1(data.and, path + "/and", errors);
  } else addTypeError(path, errors, "object");
}

export const validateFindReportAnswer: PayloadValidator<types.FindReportAnswer> =
  /* @__PURE__ */ payloadValidator(checkFindReportAnswer);
function checkFindReportAnswer(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== undefined) check0(data.id, path + "/id", errors);
  } else addTypeError(path, errors, "object");
}

export const validateFindReportFilter: PayloadValidator<types.FindReportFilter> =
  /* @__PURE__ */ payloadValidator(checkFindReportFilter);
function checkFindReportFilter(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.min !== undefined) check2(data.min, path + "/min", errors);
    if (data.status !== undefined) check3(data.status, path + "/status", errors);
  } else addTypeError(path, errors, "object");
}

export const validateFindReportLimit: PayloadValidator<number | ""> =
  /* @__PURE__ */ payloadValidator(checkFindReportLimit);
function checkFindReportLimit(data, path, errors) {
  matchAnyOf(data, path, errors, [check4, check5]);
}

export const validateFindReportColours: PayloadValidator<readonly ("a|b" | "c")[]> =
  /* @__PURE__ */ payloadValidator(checkFindReportColours);
function checkFindReportColours(data, path, errors) {
  if (Array.isArray(data)) {
    matchSize(data, path, errors, "maxItems", 3);
    matchItems(data, path, errors, check6);
  } else addTypeError(path, errors, "array");
}

export const validateFindReportLabels: PayloadValidator<types.FindReportLabels> =
  /* @__PURE__ */ payloadValidator(checkFindReportLabels);
function checkFindReportLabels(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchAdditional(data, path, errors, check0);
  else addTypeError(path, errors, "object");
}

function check0(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

function check1(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, checkWhere);
  else addTypeError(path, errors, "array");
}

function check2(data, path, errors) {
  if (!Number.isFinite(data)) addTypeError(path, errors, "number");
}

const check3 = (data, path, errors) => matchEnum(data, path, errors, ["a", "b"]);

function check4(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
  if (Number.isFinite(data)) matchBound(data, path, errors, "exclusiveMinimum", 0);
}

const check5 = (data, path, errors) => matchConst(data, path, errors, "");

function check6(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
  matchEnum(data, path, errors, ["a|b", "c"]);
}

const pattern0 = /* @__PURE__ */ new RegExp("^[a-z]+$", "u");

export const validateFindReportXRequestID: PayloadValidator<string> =
  /* @__PURE__ */ payloadValidator(check7);
function check7(data, path, errors) {
  if (typeof data === "string") {
    if (!pattern0.test(data))
      addError(path, errors, "pattern", { pattern: "^[a-z]+$" }, 'must match pattern "^[a-z]+$"');
  } else addTypeError(path, errors, "string");
}

const formats0 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t ](?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;

export const validateFindReportSince: PayloadValidator<string> =
  /* @__PURE__ */ payloadValidator(check8);
function check8(data, path, errors) {
  if (typeof data === "string") {
    if (!formats0.test(data))
      addError(path, errors, "format", { format: "date-time" }, 'must match format "date-time"');
  } else addTypeError(path, errors, "string");
}
