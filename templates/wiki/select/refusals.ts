// Errors that several selections have.

import type { Refusal } from "./selection.js";

/** The errors for two of some parameters in one request. */
export function exclusive(...names: readonly string[]): readonly Refusal[] {
  return names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => ({
      when: [{ given: one }, { given: other }],
      code: "invalidparammix",
      text: `${one} cannot be used together with ${other}.`,
    })),
  );
}

/** The error for a value of `show` together with its opposite. */
export function contradictory(value: string): Refusal {
  return {
    when: [
      { param: "show", is: [value] },
      { param: "show", is: [`!${value}`] },
    ],
    code: "show",
    text: `Nothing is both ${value} and !${value}.`,
  };
}
