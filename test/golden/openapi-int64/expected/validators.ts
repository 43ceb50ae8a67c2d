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
  matchContains,
  matchEnum,
  matchItems,
  matchPatternProperties,
  matchRequired,
  payloadValidator,
} from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validatePet: PayloadValidator<types.Pet> = /* @__PURE__ */ payloadValidator(checkPet);
function checkPet(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["id", "name"]);
    if (data.id !== undefined) check0(data.id, path + "/id", errors);
    if (data.age !== undefined) check1(data.age, path + "/age", errors);
    if (data.parent !== undefined) check2(data.parent, path + "/parent", errors);
    if (data.weight !== undefined) check4(data.weight, path + "/weight", errors);
    if (data.even !== undefined) check5(data.even, path + "/even", errors);
    if (data.pairs !== undefined) check6(data.pairs, path + "/pairs", errors);
    if (data.rank !== undefined) check11(data.rank, path + "/rank", errors);
    if (data.scores !== undefined) check12(data.scores, path + "/scores", errors);
    if (data.name !== undefined) check13(data.name, path + "/name", errors);
    if (data.children !== undefined) checkListPetsAnswer(data.children, path + "/children", errors);
  } else addTypeError(path, errors, "object");
}

export const validatePlaces: PayloadValidator<types.Places> =
  /* @__PURE__ */ payloadValidator(checkPlaces);
function checkPlaces(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["unions", "tuple", "patterns", "dependent", "contains"]);
    if (data.unions !== undefined) check14(data.unions, path + "/unions", errors);
    if (data.tuple !== undefined) check16(data.tuple, path + "/tuple", errors);
    if (data.patterns !== undefined) check18(data.patterns, path + "/patterns", errors);
    if (data.dependent !== undefined) check20(data.dependent, path + "/dependent", errors);
    if (data.contains !== undefined) check22(data.contains, path + "/contains", errors);
  } else addTypeError(path, errors, "object");
}

export const validateLarge: PayloadValidator<types.Large> =
  /* @__PURE__ */ payloadValidator(checkLarge);
function checkLarge(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["kind", "v"]);
    if (data.kind !== undefined) check23(data.kind, path + "/kind", errors);
    if (data.v !== undefined) check0(data.v, path + "/v", errors);
  } else addTypeError(path, errors, "object");
}

export const validateSmall: PayloadValidator<types.Small> =
  /* @__PURE__ */ payloadValidator(checkSmall);
function checkSmall(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["kind", "v"]);
    if (data.kind !== undefined) check24(data.kind, path + "/kind", errors);
    if (data.v !== undefined) check17(data.v, path + "/v", errors);
  } else addTypeError(path, errors, "object");
}

export const validateListPetsAnswer: PayloadValidator<types.ListPetsAnswer> =
  /* @__PURE__ */ payloadValidator(checkListPetsAnswer);
function checkListPetsAnswer(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, checkPet);
  else addTypeError(path, errors, "array");
}

export const validateGetPet404Content: PayloadValidator<types.GetPet404Content> =
  /* @__PURE__ */ payloadValidator(checkGetPet404Content);
function checkGetPet404Content(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["missing"]);
    if (data.missing !== undefined) check0(data.missing, path + "/missing", errors);
  } else addTypeError(path, errors, "object");
}

export const validateSendFormBody: PayloadValidator<types.SendFormBody> =
  /* @__PURE__ */ payloadValidator(checkSendFormBody);
function checkSendFormBody(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== undefined) check0(data.id, path + "/id", errors);
    if (data.ids !== undefined) check25(data.ids, path + "/ids", errors);
  } else addTypeError(path, errors, "object");
}

function check0(data, path, errors) {
  if (!(typeof data === "bigint" && data >= -9223372036854775808n && data <= 9223372036854775807n))
    addError(
      path,
      errors,
      "int64",
      {},
      "must be a bigint from -9223372036854775808 to 9223372036854775807",
    );
}

function check1(data, path, errors) {
  if (!(typeof data === "bigint" && data >= 0n && data <= 100n))
    addError(path, errors, "int64", {}, "must be a bigint from 0 to 100");
}

const check2 = (data, path, errors) => matchAnyOf(data, path, errors, [check0, check3]);

function check3(data, path, errors) {
  if (data !== null) addTypeError(path, errors, ["null"]);
}

function check4(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
  if (Number.isFinite(data)) {
    matchBound(data, path, errors, "maximum", 2147483647);
    matchBound(data, path, errors, "minimum", -2147483648);
  }
}

function check5(data, path, errors) {
  if (
    !(
      typeof data === "bigint" &&
      data >= -9223372036854775808n &&
      data <= 9223372036854775807n &&
      data % 2n === 0n
    )
  )
    addError(
      path,
      errors,
      "int64",
      {},
      "must be a bigint from -9223372036854775808 to 9223372036854775807 and a multiple of 2",
    );
}

function check6(data, path, errors) {
  check7(data, path, errors);
  check9(data, path, errors);
}

function check7(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check8);
  else addTypeError(path, errors, "array");
}

function check8(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.a !== undefined) check0(data.a, path + "/a", errors);
  } else addTypeError(path, errors, "object");
}

function check9(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check10);
  else addTypeError(path, errors, "array");
}

function check10(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.b !== undefined) check0(data.b, path + "/b", errors);
  } else addTypeError(path, errors, "object");
}

function check11(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
  matchEnum(data, path, errors, [1, 2]);
}

function check12(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchAdditional(data, path, errors, check0);
  else addTypeError(path, errors, "object");
}

function check13(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

function check14(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check15);
  else addTypeError(path, errors, "array");
}

function check15(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.kind;
    if (tag0 === "large") checkLarge(data, path, errors);
    else if (tag0 === "small") checkSmall(data, path, errors);
    else
      addError(
        path,
        errors,
        "selection",
        { property: "kind" },
        'must have one of the values "large", "small" in "kind"',
      );
  } else addTypeError(path, errors, "object");
}

function check16(data, path, errors) {
  if (Array.isArray(data)) {
    if (data.length > 0) check0(data[0], path + "/0", errors);
    if (data.length > 1) check17(data[1], path + "/1", errors);
    matchItems(data, path, errors, check0, 2);
  } else addTypeError(path, errors, "array");
}

function check17(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
}

const pattern0 = /* @__PURE__ */ new RegExp("^x", "u");

function check18(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchAdditional(data, path, errors, check19, [], [pattern0]);
    matchPatternProperties(data, path, errors, pattern0, check0);
  } else addTypeError(path, errors, "object");
}

function check19(data, path, errors) {
  if (!Number.isFinite(data)) addTypeError(path, errors, "number");
}

function check20(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.t !== undefined) check21(data, path, errors);
  } else addTypeError(path, errors, "object");
}

function check21(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.v !== undefined) check0(data.v, path + "/v", errors);
  } else addTypeError(path, errors, "object");
}

function check22(data, path, errors) {
  if (Array.isArray(data)) matchContains(data, path, errors, check0, 1);
  else addTypeError(path, errors, "array");
}

function check23(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
  matchEnum(data, path, errors, ["large"]);
}

function check24(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
  matchEnum(data, path, errors, ["small"]);
}

function check25(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check0);
  else addTypeError(path, errors, "array");
}

export const validateListPetsAfter: PayloadValidator<bigint> =
  /* @__PURE__ */ payloadValidator(check26);
function check26(data, path, errors) {
  if (!(typeof data === "bigint" && data >= 0n && data <= 9223372036854775807n))
    addError(path, errors, "int64", {}, "must be a bigint from 0 to 9223372036854775807");
}
