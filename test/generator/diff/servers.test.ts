import { describe, expect, it } from "vitest";
import { findings, parsed, realDirectory } from "./specs.js";

const REGIONS = {
  url: "https://{region}.example",
  variables: { region: { default: "eu", enum: ["eu", "us"] } },
};
const EU_ONLY = {
  url: "https://{region}.example",
  variables: { region: { default: "eu", enum: ["eu"] } },
};
const ANY_REGION = { url: "https://{region}.example", variables: { region: { default: "eu" } } };
const FIXED = { url: "https://eu.example" };

/** The level of changed servers for types. */
function levelForTypes(old: readonly object[], next: readonly object[]): string | undefined {
  const [before, after] = [old, next].map((servers) => {
    const edited = realDirectory();
    Object.assign(edited.spec, { servers: parsed(JSON.stringify(servers)) });
    return edited;
  });
  if (!before || !after) throw new Error("There are two specs.");
  const [found] = findings(before, after);
  expect(found?.rule).toBe("server-changed");
  return found?.classes.types;
}

describe("Changed servers", () => {
  it.each([
    ["breaks callers of a server that is gone", [REGIONS, FIXED], [REGIONS], "breaking"],
    ["breaks callers that give a variable that is gone", [REGIONS], [FIXED], "breaking"],
    ["breaks callers that give a value that is gone", [REGIONS], [EU_ONLY], "breaking"],
    ["breaks callers that give any value", [ANY_REGION], [EU_ONLY], "breaking"],
    ["compiles with a value more", [EU_ONLY], [REGIONS], "none"],
    ["compiles with any value", [EU_ONLY], [ANY_REGION], "none"],
    ["compiles with a server more", [FIXED], [FIXED, REGIONS], "none"],
    ["compiles with another address", [FIXED], [{ url: "https://us.example" }], "none"],
  ])("%s", (_, old, next, level) => {
    expect(levelForTypes(old, next)).toBe(level);
  });
});
