/**
 * What checking a request of 12 parameters costs, one that is right and one with faults of several
 * kinds: the generated validator next to one written by hand for exactly that module with the same
 * verdicts, and to validators that other tools make from a schema of the same meaning.
 *
 *     node test/bench/validation.mjs --seconds 1 --only ours,hand
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import { validateRecentchanges } from "../../dist/generated/paraminfo/recentchanges.js";
import { validateByHand } from "./by-hand/recentchanges.mjs";
import { writeMeasured } from "./results.mjs";
import { chosen, timeInTurn, timingChoice, timingOptions } from "./rounds.mjs";
import { validationTable } from "./validation-table.mjs";
import { faults, invalid, mixed, together, valid } from "./validation-requests.mjs";
import { validatorPeers } from "./validator-peers.mjs";

/** @type {import("./validator-peers.mjs").ValidatorSubject} */
const ours = {
  key: "ours",
  name: "the generated validator, `validateRecentchanges`",
  validate: (input) => validateRecentchanges(input),
  issuesOf: ({ ok, issues }) => (ok ? undefined : issues),
  errorMessage: ({ message }) => message,
  stopsAtFirst: false,
};

/** @type {import("./validator-peers.mjs").ValidatorSubject} */
const byHand = {
  ...ours,
  key: "hand",
  name: "by hand, the same verdicts",
  validate: validateByHand,
};

/**
 * @param {import("./rounds.mjs").TimingChoice} choice
 */
export async function measureValidation({ seconds, rounds, only }) {
  checkVerdicts();
  const peers = await validatorPeers((key) => only === undefined || only.split(",").includes(key));
  const ready = peers.flatMap((peer) => (peer.kind === "ready" ? [peer.subject] : []));
  const absent = peers.filter(({ kind }) => kind === "absent");
  const validators = chosen([ours, byHand, ...ready], only);
  for (const validator of validators) checkMeaning(validator);
  const time = (/** @type {readonly object[]} */ inputs) =>
    timeInTurn(
      validators.map((validator) => ({
        key: validator.key,
        name: validator.name,
        run: runOf(validator, inputs),
      })),
      { inputs: inputs.length, seconds, rounds },
    );
  const found = Object.fromEntries(
    validators.map(({ key, validate, issuesOf }) => [key, issuesOf(validate(invalid[0])).length]),
  );
  return { valid: time(valid), invalid: time(invalid), found, absent };
}

/** The hand-written validator says what the generated one says, word by word. */
function checkVerdicts() {
  for (const input of [...valid, ...invalid, ...faults, ...mixed]) {
    const wanted = verdict(validateRecentchanges(input));
    assert.deepEqual(verdict(validateByHand(input)), wanted, `by hand: ${JSON.stringify(input)}`);
  }
}

/** @param {{ ok: boolean, issues: readonly import("paramsmith/validate").Issue[] }} validated */
function verdict({ ok, issues }) {
  return {
    ok,
    issues: issues.map(({ severity, code, parameter, module, message, data }) => ({
      severity,
      code,
      parameter,
      module,
      message,
      data,
    })),
  };
}

/**
 * A validator that does not refuse what is wrong would be fast for nothing.
 *
 * @param {import("./validator-peers.mjs").ValidatorSubject} validator
 */
function checkMeaning({ name, validate, issuesOf, errorMessage, stopsAtFirst }) {
  for (const input of [...valid, {}])
    assert.equal(issuesOf(validate(input)), undefined, `${name} refuses ${JSON.stringify(input)}`);
  for (const fault of faults) {
    const input = { ...valid[0], ...fault };
    const issues = issuesOf(validate(input));
    assert.ok(issues && issues.length > 0, `${name} accepts ${JSON.stringify(fault)}`);
  }
  for (const input of invalid) {
    const issues = issuesOf(validate(input)) ?? [];
    const least = stopsAtFirst ? 1 : Object.keys(together).length;
    assert.ok(issues.length >= least, `${name} finds ${issues.length} of ${least} faults`);
    for (const issue of issues) assert.equal(typeof errorMessage(issue), "string", name);
  }
}

/**
 * What an issue says is read: a program that asks for issues shows them.
 *
 * @param {import("./validator-peers.mjs").ValidatorSubject} validator
 * @param {readonly object[]} inputs
 * @returns {() => number}
 */
function runOf({ validate, issuesOf, errorMessage }, inputs) {
  return () => {
    let sum = 0;
    for (const input of inputs) {
      const issues = issuesOf(validate(input));
      if (issues === undefined) sum += 1;
      else for (const issue of issues) sum += errorMessage(issue).length;
    }
    return sum;
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: timingOptions });
  const figures = await measureValidation(timingChoice(values));
  console.log(validationTable(figures));
  writeMeasured("validation.json", { node: process.version, figures });
}
