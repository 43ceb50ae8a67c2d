import { describe, expect, it } from "vitest";
import { asServer, strictly } from "../one-parameter.js";
import { booleansVerdicts, timesVerdicts, usersAndTitlesVerdicts } from "./forms.js";
import { enumerationsVerdicts, namespacesVerdicts } from "./listed.js";
import { limitsVerdicts, numbersVerdicts } from "./numbers.js";
import { listsVerdicts, presenceVerdicts, textsVerdicts } from "./texts.js";

const VERDICTS = [
  presenceVerdicts,
  textsVerdicts,
  listsVerdicts,
  enumerationsVerdicts,
  namespacesVerdicts,
  numbersVerdicts,
  limitsVerdicts,
  timesVerdicts,
  usersAndTitlesVerdicts,
  booleansVerdicts,
].flatMap((verdicts) => Object.entries(verdicts));

describe("the server's reading", () => {
  it.each(VERDICTS)("finds that %s", (_says, [param, wire, counts, server, , , options]) => {
    const { value, found } = asServer(param, wire, options);
    expect({ counts: value, server: found.join(", ") }).toEqual({ counts, server });
  });
});

describe("the strict reading", () => {
  it.each(VERDICTS)("finds that %s", (_says, [param, wire, , , strict, given = wire, options]) => {
    expect(strictly(param, given, options).join(", ")).toBe(strict);
  });
});
