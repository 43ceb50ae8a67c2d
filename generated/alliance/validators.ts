// Generated from spec/alliance/openapi.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "paramsmith/validate";
import {
  addError,
  addTypeError,
  matchAnyOf,
  matchItems,
  matchRequired,
  payloadValidator,
} from "paramsmith/validate";
import type * as types from "./schemas.js";

const pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Fa-f]+$", "u");

export const validateObjectId: PayloadValidator<types.ObjectId> =
  /* @__PURE__ */ payloadValidator(checkObjectId);
function checkObjectId(data, path, errors) {
  if (typeof data === "string") {
    if (!pattern0.test(data))
      addError(
        path,
        errors,
        "pattern",
        { pattern: "^[0-9A-Fa-f]+$" },
        'must match pattern "^[0-9A-Fa-f]+$"',
      );
  } else addTypeError(path, errors, "string");
}

export const validateAlliance: PayloadValidator<types.Alliance> =
  /* @__PURE__ */ payloadValidator(checkAlliance);
function checkAlliance(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, [
      "id",
      "name",
      "strength",
      "bbStrength",
      "leaderId",
      "townIds",
    ]);
    if (data.id !== undefined) checkObjectId(data.id, path + "/id", errors);
    if (data.name !== undefined) check0(data.name, path + "/name", errors);
    if (data.strength !== undefined) check1(data.strength, path + "/strength", errors);
    if (data.bbStrength !== undefined) check1(data.bbStrength, path + "/bbStrength", errors);
    if (data.leaderId !== undefined) checkObjectId(data.leaderId, path + "/leaderId", errors);
    if (data.townIds !== undefined) check2(data.townIds, path + "/townIds", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAllianceResource: PayloadValidator<types.AllianceResource> =
  /* @__PURE__ */ payloadValidator(checkAllianceResource);
function checkAllianceResource(data, path, errors) {
  checkAlliance(data, path, errors);
  check3(data, path, errors);
}

export const validateAllianceArray: PayloadValidator<types.AllianceArray> =
  /* @__PURE__ */ payloadValidator(checkAllianceArray);
function checkAllianceArray(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, checkAllianceResource);
  else addTypeError(path, errors, "array");
}

export const validateAllianceEnvelope: PayloadValidator<types.AllianceEnvelope> =
  /* @__PURE__ */ payloadValidator(checkAllianceEnvelope);
function checkAllianceEnvelope(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["_embedded"]);
    if (data._embedded !== undefined) check5(data._embedded, path + "/_embedded", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAllianceList: PayloadValidator<types.AllianceList> =
  /* @__PURE__ */ payloadValidator(checkAllianceList);
function checkAllianceList(data, path, errors) {
  matchAnyOf(data, path, errors, [checkAllianceArray, checkAllianceEnvelope]);
}

export const validateProblemDetails: PayloadValidator<types.ProblemDetails> =
  /* @__PURE__ */ payloadValidator(checkProblemDetails);
function checkProblemDetails(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.type !== undefined) check0(data.type, path + "/type", errors);
    if (data.title !== undefined) check0(data.title, path + "/title", errors);
    if (data.status !== undefined) check1(data.status, path + "/status", errors);
    if (data.detail !== undefined) check0(data.detail, path + "/detail", errors);
    if (data.instance !== undefined) check0(data.instance, path + "/instance", errors);
    if (data.issues !== undefined) check6(data.issues, path + "/issues", errors);
  } else addTypeError(path, errors, "object");
}

function check0(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

function check1(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
}

function check2(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, checkObjectId);
  else addTypeError(path, errors, "array");
}

function check3(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["vulnerabilityWindow"]);
    if (data.vulnerabilityWindow !== undefined)
      check4(data.vulnerabilityWindow, path + "/vulnerabilityWindow", errors);
  } else addTypeError(path, errors, "object");
}

function check4(data, path, errors) {
  if (Number.isFinite(data)) {
    if (!(Math.abs(data) >= 9007199254740992 || data % 1 === 0))
      addError(path, errors, "multipleOf", { multipleOf: 1 }, "must be multiple of 1");
  } else addTypeError(path, errors, "number");
}

function check5(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["alliances"]);
    if (data.alliances !== undefined)
      checkAllianceArray(data.alliances, path + "/alliances", errors);
  } else addTypeError(path, errors, "object");
}

function check6(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, check7);
  else addTypeError(path, errors, "array");
}

function check7(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.parameter !== undefined) check0(data.parameter, path + "/parameter", errors);
    if (data.code !== undefined) check0(data.code, path + "/code", errors);
    if (data.message !== undefined) check0(data.message, path + "/message", errors);
  } else addTypeError(path, errors, "object");
}
