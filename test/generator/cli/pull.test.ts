import { describe, expect, it } from "vitest";
import { pullCommand } from "../../../generator/cli/run-pull.js";
import { pull as pullBare } from "../../../generator/wiki/pull.js";
import type { PullCommandOptions } from "../../../generator/cli/run-pull.js";
import type { CommandOutcome } from "../../../generator/cli/outcome.js";
import { snapshot } from "../support/files.js";
import { json, startServer } from "../support/http.js";
import { scratchFolder } from "../support/places.js";
import { LIMITS, testClock } from "../support/wiki-api.js";

function pullInto(
  cwd: string,
  address: string,
  more: Partial<PullCommandOptions> = {},
): Promise<CommandOutcome> {
  return pullCommand({
    cwd,
    address,
    out: "wiki",
    modules: ["query+*"],
    userAgent: "paramsmith/0 (a test)",
    limits: LIMITS,
    environment: testClock().environment,
    pull: pullBare,
    ...more,
  });
}

describe("pulling a Spring Data REST", () => {
  it.each([
    ["exceed the total limit", { ...LIMITS, totalBytes: 5000 }, "response-too-large"],
    ["are not found", LIMITS, "http-status"],
  ])("reports that its profiles %s, and does not look for a wiki", async (_, limits, code) => {
    const folder = scratchFolder();
    const { origin } = await startServer(({ path }) => {
      const hrefs = ["a", "b", "c", "__proto__"].map((rel) => [rel, { href: `/profile/${rel}` }]);
      const links = Object.fromEntries([...hrefs, ["profile", { href: "/profile" }]]);
      if (path === "/" || path === "/profile") return json({ _links: links });
      return code === "http-status" ? { status: 404 } : json({ title: "x".repeat(1000) });
    });
    const outcome = await pullInto(folder, `${origin}/`, { limits });
    expect(outcome).toMatchObject({ exitCode: 2, diagnostics: [{ code }] });
    expect(Object.keys(snapshot(folder))).toEqual([]);
  });
});
