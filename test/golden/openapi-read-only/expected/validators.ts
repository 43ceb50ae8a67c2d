// Generated from spec.json by `paramsmith generate`. Do not edit.
/* eslint-disable */
// @ts-nocheck -- JavaScript

import type { PayloadValidator } from "../runtime/validate.js";
import {
  addError,
  addTypeError,
  matchClosed,
  matchItems,
  matchRequired,
  payloadValidator,
} from "../runtime/validate.js";
import type * as types from "./schemas.js";

export const validateIdentity: PayloadValidator<types.Identity> =
  /* @__PURE__ */ payloadValidator(checkIdentity);
function checkIdentity(data, path, errors) {
  if (!Number.isInteger(data)) addTypeError(path, errors, "integer");
}

export const validateBase: PayloadValidator<types.Base> =
  /* @__PURE__ */ payloadValidator(checkBase);
export const validateBaseInput: PayloadValidator<types.BaseInput> =
  /* @__PURE__ */ payloadValidator(checkBase);
function checkBase(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.id !== undefined) checkIdentity(data.id, path + "/id", errors);
  } else addTypeError(path, errors, "object");
}

export const validateDog: PayloadValidator<types.Dog> = /* @__PURE__ */ payloadValidator(checkDog);
function checkDog(data, path, errors) {
  checkBase(data, path, errors);
  check0(data, path, errors);
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["id", "name"]);
}

export const validateDogInput: PayloadValidator<types.DogInput> =
  /* @__PURE__ */ payloadValidator(checkDogInput);
function checkDogInput(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.name !== undefined) check1(data.name, path + "/name", errors);
  } else addTypeError(path, errors, "object");
}

export const validateOwner: PayloadValidator<types.Owner> =
  /* @__PURE__ */ payloadValidator(checkOwner);
function checkOwner(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["name", "since"]);
    matchClosed(data, path, errors, ["name", "since", "dogs"]);
    if (data.name !== undefined) check1(data.name, path + "/name", errors);
    if (data.since !== undefined) check2(data.since, path + "/since", errors);
    if (data.dogs !== undefined) checkListDogsAnswer(data.dogs, path + "/dogs", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAccount: PayloadValidator<types.Account> =
  /* @__PURE__ */ payloadValidator(checkAccount);
function checkAccount(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["name", "password"]);
    if (data.name !== undefined) check1(data.name, path + "/name", errors);
    if (data.password !== undefined) check1(data.password, path + "/password", errors);
    if (data.created !== undefined) check3(data.created, path + "/created", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAnimal: PayloadValidator<types.Animal> =
  /* @__PURE__ */ payloadValidator(checkAnimal);
function checkAnimal(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.kind;
    if (tag0 === "Cat") checkCat(data, path, errors);
    else if (tag0 === "pony") checkHorse(data, path, errors);
    else
      addError(
        path,
        errors,
        "selection",
        { property: "kind" },
        'must have one of the values "Cat", "pony" in "kind"',
      );
  } else addTypeError(path, errors, "object");
}

export const validateCat: PayloadValidator<types.Cat> = /* @__PURE__ */ payloadValidator(checkCat);
function checkCat(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["kind", "lives"]);
    if (data.kind !== undefined) check1(data.kind, path + "/kind", errors);
    if (data.lives !== undefined) checkIdentity(data.lives, path + "/lives", errors);
  } else addTypeError(path, errors, "object");
}

export const validateHorse: PayloadValidator<types.Horse> =
  /* @__PURE__ */ payloadValidator(checkHorse);
export const validateHorseInput: PayloadValidator<types.HorseInput> =
  /* @__PURE__ */ payloadValidator(checkHorse);
function checkHorse(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["kind"]);
    if (data.kind !== undefined) check1(data.kind, path + "/kind", errors);
    if (data.height !== undefined) check4(data.height, path + "/height", errors);
    if (data.age !== undefined) checkIdentity(data.age, path + "/age", errors);
  } else addTypeError(path, errors, "object");
}

export const validateDogInput2: PayloadValidator<types.DogInput2> =
  /* @__PURE__ */ payloadValidator(checkDogInput2);
function checkDogInput2(data, path, errors) {
  checkBase(data, path, errors);
  check5(data, path, errors);
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    matchRequired(data, path, errors, ["name", "chip"]);
}

export const validateOwnerInput: PayloadValidator<types.OwnerInput> =
  /* @__PURE__ */ payloadValidator(checkOwnerInput);
function checkOwnerInput(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["name"]);
    matchClosed(data, path, errors, ["name", "dogs", "since"]);
    if (data.name !== undefined) check1(data.name, path + "/name", errors);
    if (data.dogs !== undefined) check6(data.dogs, path + "/dogs", errors);
    if (data.since !== undefined) check2(data.since, path + "/since", errors);
  } else addTypeError(path, errors, "object");
}

export const validateCatInput: PayloadValidator<types.CatInput> =
  /* @__PURE__ */ payloadValidator(checkCatInput);
function checkCatInput(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["kind"]);
    if (data.kind !== undefined) check1(data.kind, path + "/kind", errors);
    if (data.lives !== undefined) checkIdentity(data.lives, path + "/lives", errors);
  } else addTypeError(path, errors, "object");
}

export const validateAnimalInput: PayloadValidator<types.AnimalInput> =
  /* @__PURE__ */ payloadValidator(checkAnimalInput);
function checkAnimalInput(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    const tag0 = data.kind;
    if (tag0 === "Cat") checkCatInput(data, path, errors);
    else if (tag0 === "pony") checkHorse(data, path, errors);
    else
      addError(
        path,
        errors,
        "selection",
        { property: "kind" },
        'must have one of the values "Cat", "pony" in "kind"',
      );
  } else addTypeError(path, errors, "object");
}

export const validateListDogsAnswer: PayloadValidator<types.ListDogsAnswer> =
  /* @__PURE__ */ payloadValidator(checkListDogsAnswer);
function checkListDogsAnswer(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, checkDog);
  else addTypeError(path, errors, "array");
}

export const validateRegisterAnswer: PayloadValidator<types.RegisterAnswer> =
  /* @__PURE__ */ payloadValidator(checkRegisterAnswer);
function checkRegisterAnswer(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    matchRequired(data, path, errors, ["token"]);
    matchClosed(data, path, errors, ["token", "code"]);
    if (data.token !== undefined) check1(data.token, path + "/token", errors);
    if (data.code !== undefined) check1(data.code, path + "/code", errors);
  } else addTypeError(path, errors, "object");
}

function check0(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.name !== undefined) check1(data.name, path + "/name", errors);
    if (data.owner !== undefined) checkOwner(data.owner, path + "/owner", errors);
    if (data.chip !== undefined) check1(data.chip, path + "/chip", errors);
  } else addTypeError(path, errors, "object");
}

function check1(data, path, errors) {
  if (typeof data !== "string") addTypeError(path, errors, "string");
}

const formats0 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/iu;

function check2(data, path, errors) {
  if (typeof data === "string") {
    if (!formats0.test(data))
      addError(path, errors, "format", { format: "date" }, 'must match format "date"');
  } else addTypeError(path, errors, "string");
}

const formats1 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t ](?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;

function check3(data, path, errors) {
  if (typeof data === "string") {
    if (!formats1.test(data))
      addError(path, errors, "format", { format: "date-time" }, 'must match format "date-time"');
  } else addTypeError(path, errors, "string");
}

function check4(data, path, errors) {
  if (!Number.isFinite(data)) addTypeError(path, errors, "number");
}

function check5(data, path, errors) {
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    if (data.name !== undefined) check1(data.name, path + "/name", errors);
    if (data.chip !== undefined) check1(data.chip, path + "/chip", errors);
    if (data.owner !== undefined) checkOwnerInput(data.owner, path + "/owner", errors);
  } else addTypeError(path, errors, "object");
}

function check6(data, path, errors) {
  if (Array.isArray(data)) matchItems(data, path, errors, checkDogInput2);
  else addTypeError(path, errors, "array");
}
