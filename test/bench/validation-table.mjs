/** What checking costs, as Markdown. */
import { timingTable } from "./rounds.mjs";

/**
 * @param {Awaited<ReturnType<typeof import("./validation.mjs").measureValidation>>} figures
 * @returns {string} Markdown
 */
export function validationTable({ valid: right, invalid: wrong, found, absent }) {
  const counted = wrong.map((timing) => ({
    ...timing,
    name: `${timing.name}: ${found[timing.key]} issues`,
  }));
  return [
    timingTable("check of 12 parameters that are right", right),
    timingTable("check of 12 parameters, 8 of them wrong, with access to the messages", counted),
    ...absent.map(({ name, why }) => `${name} is not there: ${why}`),
  ].join("\n\n");
}
