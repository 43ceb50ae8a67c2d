// Generated from spec.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import { addTypeError, matchItems, matchRequired, payloadValidator } from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validateListAnythingAnswer: PayloadValidator<types.ListAnythingAnswer> =
  /* @__PURE__ */ payloadValidator(() => {});

export const validateThing: PayloadValidator<types.Thing> =
  /* @__PURE__ */ payloadValidator(checkThing);
function checkThing(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["id"]);
    if (data.id !== undefined) check0(data.id, path + "/id", errors);
    if (data.size !== undefined) check1(data.size, path + "/size", errors);
  } else addTypeError(path, errors, "object");
}

export const validateList_namesAnswer: PayloadValidator<types.List_namesAnswer> =
  /* @__PURE__ */ payloadValidator(checkList_namesAnswer);
function checkList_namesAnswer(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check0);
  else addTypeError(path, errors, "array");
}

export const validateListPartAnswer: PayloadValidator<types.ListPartAnswer> =
  /* @__PURE__ */ payloadValidator(checkListPartAnswer);
function checkListPartAnswer(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.thing !== undefined) checkThing(data.thing, path + "/thing", errors);
    if (data.either !== undefined) check2(data.either, path + "/either", errors);
  } else addTypeError(path, errors, "object");
}

function check0(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

function check1(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
}

function check2(data, path, errors) {
  if (typeof data !== "string" && data !== null) addTypeError(path, errors, ["string", "null"]);
}
