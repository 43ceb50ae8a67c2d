// Generated from spec.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import {
  addTypeError,
  matchBound,
  matchClosed,
  matchEnum,
  matchItems,
  matchRequired,
  payloadValidator,
} from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validateUnit: PayloadValidator<types.Unit> =
  /* @__PURE__ */ payloadValidator(checkUnit);
function checkUnit(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
  matchEnum(data, path, errors, ["m", "km"]);
}

export const validateListPetsAnswer: PayloadValidator<types.ListPetsAnswer> =
  /* @__PURE__ */ payloadValidator(checkListPetsAnswer);
function checkListPetsAnswer(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check0);
  else addTypeError(path, errors, "array");
}

export const validateListPets200Headers: PayloadValidator<types.ListPets200Headers> =
  /* @__PURE__ */ payloadValidator(checkListPets200Headers);
function checkListPets200Headers(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["X-Total"]);
    matchClosed(data, path, errors, [
      "X-Total",
      "X-Tags",
      "X-Limits",
      "X-Cached",
      "X-Unit",
      "X-Json",
      "ETag",
    ]);
    if (data["X-Total"] !== undefined) check1(data["X-Total"], path + "/X-Total", errors);
    if (data["X-Tags"] !== undefined) check2(data["X-Tags"], path + "/X-Tags", errors);
    if (data["X-Limits"] !== undefined) check4(data["X-Limits"], path + "/X-Limits", errors);
    if (data["X-Cached"] !== undefined) check6(data["X-Cached"], path + "/X-Cached", errors);
    if (data["X-Unit"] !== undefined) checkUnit(data["X-Unit"], path + "/X-Unit", errors);
    if (data["X-Json"] !== undefined) check7(data["X-Json"], path + "/X-Json", errors);
    if (data.ETag !== undefined) check0(data.ETag, path + "/ETag", errors);
  } else addTypeError(path, errors, "object");
}

export const validateBusyHeaders: PayloadValidator<types.BusyHeaders> =
  /* @__PURE__ */ payloadValidator(checkBusyHeaders);
function checkBusyHeaders(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchClosed(data, path, errors, ["Retry-After"]);
    if (data["Retry-After"] !== undefined)
      check8(data["Retry-After"], path + "/Retry-After", errors);
  } else addTypeError(path, errors, "object");
}

function check0(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

function check1(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
  if (Number.isFinite(data)) matchBound(data, path, errors, "minimum", 1);
}

function check2(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check3);
  else addTypeError(path, errors, "array");
}

const check3 = (data, path, errors) => matchEnum(data, path, errors, ["old", "new"]);

function check4(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.rate !== undefined) check5(data.rate, path + "/rate", errors);
  } else addTypeError(path, errors, "object");
}

function check5(data, path, errors) {
  if (!Number.isFinite(data)) addTypeError(path, errors, "number");
}

function check6(data, path, errors) {
  if (typeof data !== "boolean") addTypeError(path, errors, "boolean");
}

function check7(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check8);
  else addTypeError(path, errors, "array");
}

function check8(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
}
