import { describe, expect, it } from "vitest";
import {
  validateAlliance,
  validateAllianceArray,
  validateAllianceEnvelope,
  validateAllianceList,
  validateAllianceResource,
  validateObjectId,
} from "../../../../generated/alliance/validators.js";

const ALLIANCE = {
  id: "5e0bb9a1",
  name: "A",
  strength: 1200,
  bbStrength: 0,
  leaderId: "c0ffee",
  townIds: ["1", "AB"],
};
const RESOURCE = { ...ALLIANCE, vulnerabilityWindow: 17 };
const ENVELOPE = { _embedded: { alliances: [RESOURCE] } };

/** Keyword and place of everything that is wrong. */
function faults(
  validate: { (value: unknown): boolean; errors?: typeof validateAlliance.errors },
  value: unknown,
): readonly string[] {
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
}

describe("the model of an alliance", () => {
  it("is taken whole", () => {
    expect(faults(validateAlliance, ALLIANCE)).toEqual([]);
    expect(faults(validateAlliance, { ...ALLIANCE, townIds: [] })).toEqual([]);
  });

  it.each(Object.keys(ALLIANCE))("needs %s", (name) => {
    const rest = Object.fromEntries(Object.entries(ALLIANCE).filter(([each]) => each !== name));
    expect(faults(validateAlliance, rest)).toEqual([" required"]);
  });

  it.each(Object.keys(ALLIANCE))("has no null in %s", (name) => {
    expect(validateAlliance({ ...ALLIANCE, [name]: null })).toBe(false);
    expect(validateAlliance.errors?.[0]).toMatchObject({ instancePath: `/${name}` });
  });

  it.each(["strength", "bbStrength"])("has an integer in %s, point or not", (name) => {
    const text = JSON.stringify(ALLIANCE);
    const pointed = text.replace(new RegExp(`"${name}":\\d+`), `"${name}":1200.0`);
    expect(pointed).not.toBe(text);
    expect(faults(validateAlliance, JSON.parse(pointed))).toEqual([]);
    expect(faults(validateAlliance, { ...ALLIANCE, [name]: 1200.5 })).toEqual([`/${name} type`]);
    expect(faults(validateAlliance, { ...ALLIANCE, [name]: "1200.0" })).toEqual([`/${name} type`]);
  });

  it.each([
    ["id", "xyz"],
    ["id", ""],
    ["leaderId", "0x12"],
    ["leaderId", "12 "],
  ])("has a hexadecimal %s, which %j is not", (name, value) => {
    expect(faults(validateAlliance, { ...ALLIANCE, [name]: value })).toEqual([`/${name} pattern`]);
  });

  it("has hexadecimal towns", () => {
    expect(faults(validateAlliance, { ...ALLIANCE, townIds: ["1", "g"] })).toEqual([
      "/townIds/1 pattern",
    ]);
  });
});

describe("an identifier", () => {
  it("is hexadecimal, of any length and case", () => {
    expect(["0", "ABCdef0123456789", "a".repeat(1000)].every((id) => validateObjectId(id))).toBe(
      true,
    );
    expect(["", "g", "a b", 5, null, "١"].some((id) => validateObjectId(id))).toBe(false);
  });
});

describe("an alliance as answers carry it", () => {
  it("has a vulnerability window besides", () => {
    expect(faults(validateAllianceResource, RESOURCE)).toEqual([]);
    expect(faults(validateAllianceResource, ALLIANCE)).toContain(" required");
  });

  it("may have members that nobody describes", () => {
    expect(faults(validateAllianceResource, { ...RESOURCE, more: 1 })).toEqual([]);
  });
});

describe("the answer of the list", () => {
  it("may be bare or wrapped", () => {
    expect(faults(validateAllianceList, [RESOURCE])).toEqual([]);
    expect(faults(validateAllianceList, [])).toEqual([]);
    expect(faults(validateAllianceList, ENVELOPE)).toEqual([]);
  });

  it.each([
    ["an alliance alone", RESOURCE],
    ["a wrapper without alliances", { _embedded: {} }],
    ["a wrapper that is empty", {}],
    ["alliances that are none", [{}]],
    ["wrapped alliances that are none", { _embedded: { alliances: [ALLIANCE] } }],
    ["nothing", null],
  ])("may not be %s", (_what, value) => {
    expect(validateAllianceList(value)).toBe(false);
  });

  it("is told apart from the other form", () => {
    expect(validateAllianceArray([RESOURCE])).toBe(true);
    expect(validateAllianceArray(ENVELOPE)).toBe(false);
    expect(validateAllianceEnvelope(ENVELOPE)).toBe(true);
    expect(validateAllianceEnvelope([RESOURCE])).toBe(false);
  });

  it("may have other members in its wrapper", () => {
    const more = { _embedded: { alliances: [], page: 1 }, _links: {} };
    expect(faults(validateAllianceEnvelope, more)).toEqual([]);
  });
});
