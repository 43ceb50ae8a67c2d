// Generated from spec.yaml by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import {
  addError,
  addEvaluated,
  addTypeError,
  matchAdditional,
  matchAnyOf,
  matchBound,
  matchClosed,
  matchConst,
  matchContains,
  matchDependentRequired,
  matchEnum,
  matchIf,
  matchItems,
  matchNot,
  matchOneOf,
  matchPatternProperties,
  matchPropertyNames,
  matchRequired,
  matchSize,
  matchUnevaluatedItems,
  matchUnevaluatedProperties,
  matchUnique,
  newEvaluated,
  payloadValidator,
} from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validateNamed: PayloadValidator<types.Named> =
  /* @__PURE__ */ payloadValidator(checkNamed);
export const validateAddPetDeep: PayloadValidator<types.AddPetDeep> =
  /* @__PURE__ */ payloadValidator(checkNamed);
function checkNamed(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.n !== undefined) check0(data.n, path + "/n", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAnchored: PayloadValidator<types.Anchored> =
  /* @__PURE__ */ payloadValidator(checkAnchored);
function checkAnchored(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.a !== undefined) check0(data.a, path + "/a", errors);
  } else addTypeError(path, errors, "object");
}

export const validateDynamic: PayloadValidator<types.Dynamic> =
  /* @__PURE__ */ payloadValidator(checkDynamic);
function checkDynamic(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.b !== undefined) check0(data.b, path + "/b", errors);
  } else addTypeError(path, errors, "object");
}

export const validateWritten: PayloadValidator<types.Written> =
  /* @__PURE__ */ payloadValidator(checkWritten);
function checkWritten(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["made"]);
    if (data.made !== undefined) check0(data.made, path + "/made", errors);
    if (data.both !== undefined) check0(data.both, path + "/both", errors);
    if (data.secret !== undefined) check0(data.secret, path + "/secret", errors);
  } else addTypeError(path, errors, "object");
}

export const validateCircle: PayloadValidator<types.Circle> =
  /* @__PURE__ */ payloadValidator(checkCircle);
function checkCircle(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["kind"]);
    if (data.kind !== undefined) check1(data.kind, path + "/kind", errors);
  } else addTypeError(path, errors, "object");
}

export const validateSquare: PayloadValidator<types.Square> =
  /* @__PURE__ */ payloadValidator(checkSquare);
function checkSquare(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["kind"]);
    if (data.kind !== undefined) check2(data.kind, path + "/kind", errors);
  } else addTypeError(path, errors, "object");
}

export const validateOpen: PayloadValidator<types.Open> =
  /* @__PURE__ */ payloadValidator(checkOpen);
export const validateAddPetJson: PayloadValidator<types.AddPetJson> =
  /* @__PURE__ */ payloadValidator(checkOpen);
function checkOpen(data, path, errors) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data)))
    addTypeError(path, errors, "object");
}

export const validateAll: PayloadValidator<types.All> = /* @__PURE__ */ payloadValidator(checkAll);
function checkAll(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.ref !== undefined) checkNamed(data.ref, path + "/ref", errors);
    if (data.anchor !== undefined) checkAnchored(data.anchor, path + "/anchor", errors);
    if (data.dynamic !== undefined) checkDynamic(data.dynamic, path + "/dynamic", errors);
    if (data.id !== undefined) checkNamedD(data.id, path + "/id", errors);
    if (data.defs !== undefined) checkNamedD(data.defs, path + "/defs", errors);
    if (data.refAndMore !== undefined) check3(data.refAndMore, path + "/refAndMore", errors);
    if (data.nothing !== undefined) check5(data.nothing, path + "/nothing", errors);
    if (data.not !== undefined) check6(data.not, path + "/not", errors);
    if (data.notText !== undefined) check8(data.notText, path + "/notText", errors);
    if (data.enum !== undefined) check9(data.enum, path + "/enum", errors);
    if (data.const !== undefined) check7(data.const, path + "/const", errors);
    if (data.constBeside !== undefined) check10(data.constBeside, path + "/constBeside", errors);
    if (data.listed !== undefined) check11(data.listed, path + "/listed", errors);
    if (data.listedObjects !== undefined)
      check12(data.listedObjects, path + "/listedObjects", errors);
    if (data.listedList !== undefined) check13(data.listedList, path + "/listedList", errors);
    if (data.integer !== undefined) check14(data.integer, path + "/integer", errors);
    if (data.multipleOf !== undefined) check15(data.multipleOf, path + "/multipleOf", errors);
    if (data.maximum !== undefined) check16(data.maximum, path + "/maximum", errors);
    if (data.exclusiveMaximum !== undefined)
      check17(data.exclusiveMaximum, path + "/exclusiveMaximum", errors);
    if (data.minimum !== undefined) check18(data.minimum, path + "/minimum", errors);
    if (data.exclusiveMinimum !== undefined)
      check19(data.exclusiveMinimum, path + "/exclusiveMinimum", errors);
    if (data.maxLength !== undefined) check20(data.maxLength, path + "/maxLength", errors);
    if (data.minLength !== undefined) check21(data.minLength, path + "/minLength", errors);
    if (data.pattern !== undefined) check22(data.pattern, path + "/pattern", errors);
    if (data.format !== undefined) check23(data.format, path + "/format", errors);
    if (data.contentEncoding !== undefined)
      check24(data.contentEncoding, path + "/contentEncoding", errors);
    if (data.flag !== undefined) check25(data.flag, path + "/flag", errors);
    if (data.none !== undefined) check26(data.none, path + "/none", errors);
    if (data.twoTypes !== undefined) check27(data.twoTypes, path + "/twoTypes", errors);
    if (data.oneType !== undefined) check28(data.oneType, path + "/oneType", errors);
    if (data.array !== undefined) check29(data.array, path + "/array", errors);
    if (data.items !== undefined) check30(data.items, path + "/items", errors);
    if (data.prefixItems !== undefined) check32(data.prefixItems, path + "/prefixItems", errors);
    if (data.prefixAndItems !== undefined)
      check33(data.prefixAndItems, path + "/prefixAndItems", errors);
    if (data.closedTuple !== undefined) check34(data.closedTuple, path + "/closedTuple", errors);
    if (data.contains !== undefined) check35(data.contains, path + "/contains", errors);
    if (data.containsNone !== undefined) check36(data.containsNone, path + "/containsNone", errors);
    if (data.containsFew !== undefined) check37(data.containsFew, path + "/containsFew", errors);
    if (data.maxItems !== undefined) check38(data.maxItems, path + "/maxItems", errors);
    if (data.minItems !== undefined) check39(data.minItems, path + "/minItems", errors);
    if (data.sized !== undefined) check40(data.sized, path + "/sized", errors);
    if (data.sizedWrong !== undefined) check41(data.sizedWrong, path + "/sizedWrong", errors);
    if (data.manyItems !== undefined) check42(data.manyItems, path + "/manyItems", errors);
    if (data.uniqueItems !== undefined) check43(data.uniqueItems, path + "/uniqueItems", errors);
    if (data.unevaluatedItems !== undefined)
      check44(data.unevaluatedItems, path + "/unevaluatedItems", errors);
    if (data.unevaluatedTexts !== undefined)
      check45(data.unevaluatedTexts, path + "/unevaluatedTexts", errors);
    if (data.object !== undefined) checkOpen(data.object, path + "/object", errors);
    if (data.properties !== undefined) check46(data.properties, path + "/properties", errors);
    if (data.implied !== undefined) check47(data.implied, path + "/implied", errors);
    if (data.patternProperties !== undefined)
      check48(data.patternProperties, path + "/patternProperties", errors);
    if (data.patternAndOthers !== undefined)
      check49(data.patternAndOthers, path + "/patternAndOthers", errors);
    if (data.patternsAlone !== undefined)
      check50(data.patternsAlone, path + "/patternsAlone", errors);
    if (data.closed !== undefined) check51(data.closed, path + "/closed", errors);
    if (data.others !== undefined) check52(data.others, path + "/others", errors);
    if (data.anyOthers !== undefined) check53(data.anyOthers, path + "/anyOthers", errors);
    if (data.noOthers !== undefined) check54(data.noOthers, path + "/noOthers", errors);
    if (data.propertyNames !== undefined)
      check55(data.propertyNames, path + "/propertyNames", errors);
    if (data.unevaluatedProperties !== undefined)
      check57(data.unevaluatedProperties, path + "/unevaluatedProperties", errors);
    if (data.unevaluatedOthers !== undefined)
      check58(data.unevaluatedOthers, path + "/unevaluatedOthers", errors);
    if (data.evaluated !== undefined) check59(data.evaluated, path + "/evaluated", errors);
    if (data.maxProperties !== undefined)
      check63(data.maxProperties, path + "/maxProperties", errors);
    if (data.minProperties !== undefined)
      check64(data.minProperties, path + "/minProperties", errors);
    if (data.requiredOnly !== undefined) check65(data.requiredOnly, path + "/requiredOnly", errors);
    if (data.inherited !== undefined) check66(data.inherited, path + "/inherited", errors);
    if (data.requiredInPart !== undefined)
      check67(data.requiredInPart, path + "/requiredInPart", errors);
    if (data.dependentRequired !== undefined)
      check68(data.dependentRequired, path + "/dependentRequired", errors);
    if (data.dependentSchemas !== undefined)
      check69(data.dependentSchemas, path + "/dependentSchemas", errors);
    if (data.allOf !== undefined) check71(data.allOf, path + "/allOf", errors);
    if (data.anyOf !== undefined) check72(data.anyOf, path + "/anyOf", errors);
    if (data.anyOfAnything !== undefined)
      check73(data.anyOfAnything, path + "/anyOfAnything", errors);
    if (data.oneOf !== undefined) check74(data.oneOf, path + "/oneOf", errors);
    if (data.oneOfOne !== undefined) check75(data.oneOfOne, path + "/oneOfOne", errors);
    if (data.allKinds !== undefined) check76(data.allKinds, path + "/allKinds", errors);
    if (data.conditional !== undefined) check78(data.conditional, path + "/conditional", errors);
    if (data.thenOnly !== undefined) check81(data.thenOnly, path + "/thenOnly", errors);
    if (data.discriminated !== undefined)
      check82(data.discriminated, path + "/discriminated", errors);
    if (data.discriminatedByName !== undefined)
      check83(data.discriminatedByName, path + "/discriminatedByName", errors);
    if (data.deprecated !== undefined) check0(data.deprecated, path + "/deprecated", errors);
    if (data.default !== undefined) check0(data.default, path + "/default", errors);
    if (data.readOnly !== undefined) check0(data.readOnly, path + "/readOnly", errors);
  } else addTypeError(path, errors, "object");
}

export const validateNamedD: PayloadValidator<types.NamedD> =
  /* @__PURE__ */ payloadValidator(checkNamedD);
function checkNamedD(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.d !== undefined) check0(data.d, path + "/d", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAddPet200Headers: PayloadValidator<types.AddPet200Headers> =
  /* @__PURE__ */ payloadValidator(checkAddPet200Headers);
function checkAddPet200Headers(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["X-Count"]);
    matchClosed(data, path, errors, ["X-Count", "X-Exploded", "X-Json"]);
    if (data["X-Count"] !== undefined) check31(data["X-Count"], path + "/X-Count", errors);
    if (data["X-Exploded"] !== undefined)
      checkNamed(data["X-Exploded"], path + "/X-Exploded", errors);
    if (data["X-Json"] !== undefined) check0(data["X-Json"], path + "/X-Json", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAddPetFormDataBody: PayloadValidator<types.AddPetFormDataBody> =
  /* @__PURE__ */ payloadValidator(checkAddPetFormDataBody);
function checkAddPetFormDataBody(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.json !== undefined) check84(data.json, path + "/json", errors);
    if (data.pipes !== undefined) check84(data.pipes, path + "/pipes", errors);
    if (data.joined !== undefined) check84(data.joined, path + "/joined", errors);
    if (data.usual !== undefined) check84(data.usual, path + "/usual", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAddPetEmpty: PayloadValidator<number | ""> =
  /* @__PURE__ */ payloadValidator(checkAddPetEmpty);
function checkAddPetEmpty(data, path, errors) {
  matchAnyOf(data, path, errors, [check31, check85]);
}

export const validateAddPet404Content: PayloadValidator<types.AddPet404Content> =
  /* @__PURE__ */ payloadValidator(check0);
function check0(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

const check1 = (data, path, errors) => matchConst(data, path, errors, "circle");
const check2 = (data, path, errors) => matchConst(data, path, errors, "square");

function check3(data, path, errors) {
  checkNamed(data, path, errors);
  check4(data, path, errors);
}

function check4(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.m !== undefined) check0(data.m, path + "/m", errors);
  } else addTypeError(path, errors, "object");
}

const check5 = (data, path, errors) => matchNot(data, path, errors, () => {});

function check6(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
  matchNot(data, path, errors, check7);
}

const check7 = (data, path, errors) => matchConst(data, path, errors, "a");
const check8 = (data, path, errors) => matchNot(data, path, errors, check0);

function check9(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
  matchEnum(data, path, errors, ["a"]);
}

function check10(data, path, errors) {
  matchConst(data, path, errors, "a");
  matchEnum(data, path, errors, ["b", "a"]);
}

const check11 = (data, path, errors) => matchEnum(data, path, errors, ["a", 1, true, null]);
const check12 = (data, path, errors) => matchEnum(data, path, errors, [[1], "b", null]);
const check13 = (data, path, errors) => matchConst(data, path, errors, ["a"]);

function check14(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
  if (Number.isFinite(data)) {
    matchBound(data, path, errors, "maximum", 2147483647);
    matchBound(data, path, errors, "minimum", -2147483648);
  }
}

function check15(data, path, errors) {
  if (Number.isFinite(data)) {
    if (
      !(Math.abs(data) >= 18014398509481984 || data % 2 === 0 || Math.round(data / 2) * 2 === data)
    )
      addError(path, errors, "multipleOf", { multipleOf: 2 }, "must be multiple of 2");
  } else addTypeError(path, errors, "number");
}

function check16(data, path, errors) {
  if (Number.isFinite(data)) matchBound(data, path, errors, "maximum", 2);
  else addTypeError(path, errors, "number");
}

function check17(data, path, errors) {
  if (Number.isFinite(data)) matchBound(data, path, errors, "exclusiveMaximum", 2);
  else addTypeError(path, errors, "number");
}

function check18(data, path, errors) {
  if (Number.isFinite(data)) matchBound(data, path, errors, "minimum", 2);
  else addTypeError(path, errors, "number");
}

function check19(data, path, errors) {
  if (Number.isFinite(data)) matchBound(data, path, errors, "exclusiveMinimum", 2);
  else addTypeError(path, errors, "number");
}

function check20(data, path, errors) {
  if (typeof data === "string") matchSize(data, path, errors, "maxLength", 2);
  else addTypeError(path, errors, "string");
}

function check21(data, path, errors) {
  if (typeof data === "string") matchSize(data, path, errors, "minLength", 2);
  else addTypeError(path, errors, "string");
}

const pattern0 = /* @__PURE__ */ new RegExp("^a", "u");

function check22(data, path, errors) {
  if (typeof data === "string") {
    if (!pattern0.test(data))
      addError(path, errors, "pattern", { pattern: "^a" }, 'must match pattern "^a"');
  } else addTypeError(path, errors, "string");
}

const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu;

function check23(data, path, errors) {
  if (typeof data === "string") {
    if (!formats0.test(data))
      addError(path, errors, "format", { format: "uuid" }, 'must match format "uuid"');
  } else addTypeError(path, errors, "string");
}

const formats1 = /^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/iu;

function check24(data, path, errors) {
  if (typeof data === "string") {
    if (!formats1.test(data))
      addError(path, errors, "format", { format: "byte" }, 'must match format "byte"');
  } else addTypeError(path, errors, "string");
}

function check25(data, path, errors) {
  if (typeof data !== "boolean") addTypeError(path, errors, "boolean");
}

function check26(data, path, errors) {
  if (data !== null) addTypeError(path, errors, "null");
}

function check27(data, path, errors) {
  if (typeof data !== "string" && data !== null) addTypeError(path, errors, ["string", "null"]);
}

function check28(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, ["string"]);
}

function check29(data, path, errors) {
  if (!Array.isArray(data)) addTypeError(path, errors, "array");
}

function check30(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check31);
  else addTypeError(path, errors, "array");
}

function check31(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
}

function check32(data, path, errors) {
  if (Array.isArray(data)) {
    if (data.length > 0) check0(data[0], path + "/0", errors);
    if (data.length > 1) check31(data[1], path + "/1", errors);
  } else addTypeError(path, errors, "array");
}

function check33(data, path, errors) {
  if (Array.isArray(data)) {
    matchSize(data, path, errors, "minItems", 1);
    if (data.length > 0) check0(data[0], path + "/0", errors);
    matchItems(data, path, errors, check31, 1);
  } else addTypeError(path, errors, "array");
}

function check34(data, path, errors) {
  if (Array.isArray(data)) {
    if (data.length > 0) check0(data[0], path + "/0", errors);
    matchItems(data, path, errors, check5, 1);
  } else addTypeError(path, errors, "array");
}

function check35(data, path, errors) {
  if (Array.isArray(data)) matchContains(data, path, errors, check0, 2, 3);
  else addTypeError(path, errors, "array");
}

function check36(data, path, errors) {
  if (!Array.isArray(data)) addTypeError(path, errors, "array");
}

function check37(data, path, errors) {
  if (Array.isArray(data)) matchContains(data, path, errors, check0, 0, 1);
  else addTypeError(path, errors, "array");
}

function check38(data, path, errors) {
  if (Array.isArray(data)) {
    matchSize(data, path, errors, "maxItems", 2);
    matchItems(data, path, errors, check0);
  } else addTypeError(path, errors, "array");
}

function check39(data, path, errors) {
  if (Array.isArray(data)) {
    matchSize(data, path, errors, "minItems", 2);
    matchItems(data, path, errors, check0);
  } else addTypeError(path, errors, "array");
}

function check40(data, path, errors) {
  if (Array.isArray(data)) {
    matchSize(data, path, errors, "maxItems", 2);
    matchSize(data, path, errors, "minItems", 2);
    matchItems(data, path, errors, check0);
  } else addTypeError(path, errors, "array");
}

function check41(data, path, errors) {
  if (Array.isArray(data)) {
    matchSize(data, path, errors, "maxItems", 2);
    matchSize(data, path, errors, "minItems", 3);
    matchItems(data, path, errors, check0);
  } else addTypeError(path, errors, "array");
}

function check42(data, path, errors) {
  if (Array.isArray(data)) {
    matchSize(data, path, errors, "minItems", 9);
    matchItems(data, path, errors, check0);
  } else addTypeError(path, errors, "array");
}

function check43(data, path, errors) {
  if (Array.isArray(data)) matchUnique(data, path, errors);
  else addTypeError(path, errors, "array");
}

function check44(data, path, errors) {
  const seen = newEvaluated();
  if (Array.isArray(data)) {
    if (data.length > 0) check0(data[0], path + "/0", errors);
    addEvaluated(seen, [], 1);
    matchUnevaluatedItems(data, path, errors, seen);
  } else addTypeError(path, errors, "array");
}

function check45(data, path, errors) {
  const seen = newEvaluated();
  if (Array.isArray(data)) matchUnevaluatedItems(data, path, errors, seen, check0);
  else addTypeError(path, errors, "array");
}

function check46(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["o"]);
    if (data.o !== undefined) check0(data.o, path + "/o", errors);
  } else addTypeError(path, errors, "object");
}

function check47(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.o !== undefined) check0(data.o, path + "/o", errors);
  } else addTypeError(path, errors, "object");
}

const pattern1 = /* @__PURE__ */ new RegExp("^x", "u");

const pattern2 = /* @__PURE__ */ new RegExp("^y", "u");

function check48(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchPatternProperties(data, path, errors, pattern1, check0);
    matchPatternProperties(data, path, errors, pattern2, check5);
  } else addTypeError(path, errors, "object");
}

function check49(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchAdditional(data, path, errors, check31, [], [pattern1]);
    matchPatternProperties(data, path, errors, pattern1, check0);
  } else addTypeError(path, errors, "object");
}

function check50(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchClosed(data, path, errors, [], [pattern1]);
    matchPatternProperties(data, path, errors, pattern1, check0);
  } else addTypeError(path, errors, "object");
}

function check51(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchClosed(data, path, errors, ["o"]);
    if (data.o !== undefined) check0(data.o, path + "/o", errors);
  } else addTypeError(path, errors, "object");
}

function check52(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchAdditional(data, path, errors, check31, ["o"]);
    if (data.o !== undefined) check0(data.o, path + "/o", errors);
  } else addTypeError(path, errors, "object");
}

function check53(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.o !== undefined) check0(data.o, path + "/o", errors);
  } else addTypeError(path, errors, "object");
}

function check54(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchAdditional(data, path, errors, check5);
  else addTypeError(path, errors, "object");
}

function check55(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchPropertyNames(data, path, errors, check56);
  else addTypeError(path, errors, "object");
}

function check56(data, path, errors) {
  if (typeof data === "string") matchSize(data, path, errors, "maxLength", 2);
}

function check57(data, path, errors) {
  const seen = newEvaluated();
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchUnevaluatedProperties(data, path, errors, seen);
  else addTypeError(path, errors, "object");
}

function check58(data, path, errors) {
  const seen = newEvaluated();
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchUnevaluatedProperties(data, path, errors, seen, check0);
  else addTypeError(path, errors, "object");
}

function check59(data, path, errors) {
  const seen = newEvaluated();
  matchAnyOf(data, path, errors, [check61, check62], seen);
  check60(data, path, errors, seen);
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    addEvaluated(seen, ["a"]);
    matchUnevaluatedProperties(data, path, errors, seen);
  } else addTypeError(path, errors, "object");
}

function check60(data, path, errors, seen) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) addEvaluated(seen, ["b"]);
  else addTypeError(path, errors, "object");
}

function check61(data, path, errors, seen) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["a"]);
}

function check62(data, path, errors, seen) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["b"]);
}

function check63(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchSize(data, path, errors, "maxProperties", 2);
  else addTypeError(path, errors, "object");
}

function check64(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchSize(data, path, errors, "minProperties", 2);
  else addTypeError(path, errors, "object");
}

function check65(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["a"]);
  else addTypeError(path, errors, "object");
}

function check66(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["a", "toString"], true);
  else addTypeError(path, errors, "object");
}

function check67(data, path, errors) {
  checkAnchored(data, path, errors);
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["a"]);
}

function check68(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchDependentRequired(data, path, errors, { n: ["m"] });
  else addTypeError(path, errors, "object");
}

function check69(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.n !== undefined) check70(data, path, errors);
  } else addTypeError(path, errors, "object");
}

function check70(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["m"]);
}

function check71(data, path, errors) {
  checkNamed(data, path, errors);
  checkAnchored(data, path, errors);
}

const check72 = (data, path, errors) => matchAnyOf(data, path, errors, [check0, checkNamed]);
const check73 = (data, path, errors) => matchAnyOf(data, path, errors, [check0, () => {}]);
const check74 = (data, path, errors) => matchOneOf(data, path, errors, [check0, checkNamed]);
const check75 = (data, path, errors) => matchOneOf(data, path, errors, [check0]);

function check76(data, path, errors) {
  if (typeof data !== "string" && data !== null) addTypeError(path, errors, ["string", "null"]);
  matchAnyOf(data, path, errors, [check0, check26]);
  matchOneOf(data, path, errors, [check0]);
  check77(data, path, errors);
}

function check77(data, path, errors) {
  if (typeof data === "string") matchSize(data, path, errors, "maxLength", 9);
}

function check78(data, path, errors) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data)))
    addTypeError(path, errors, "object");
  matchIf(data, path, errors, check79, check70, check80);
}

function check79(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["n"]);
}

function check80(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["o"]);
}

function check81(data, path, errors) {
  if (!(typeof data === "object" && data !== null && !Array.isArray(data)))
    addTypeError(path, errors, "object");
  matchIf(data, path, errors, check79, check70);
}

function check82(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.kind;
    if (tag0 === "circle") checkCircle(data, path, errors);
    else if (tag0 === "square") checkSquare(data, path, errors);
    else
      addError(
        path,
        errors,
        "selection",
        { property: "kind" },
        'must have one of the values "circle", "square" in "kind"',
      );
  } else addTypeError(path, errors, "object");
}

function check83(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.kind;
    if (tag0 === "circle") checkCircle(data, path, errors);
    else if (tag0 === "Open") checkOpen(data, path, errors);
    else
      addError(
        path,
        errors,
        "selection",
        { property: "kind" },
        'must have one of the values "circle", "Open" in "kind"',
      );
  } else addTypeError(path, errors, "object");
}

function check84(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check0);
  else addTypeError(path, errors, "array");
}

const check85 = (data, path, errors) => matchConst(data, path, errors, "");
