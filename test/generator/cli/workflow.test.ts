import { describe, expect, it } from "vitest";
import { paramsmithCommand, workflowText } from "../../../generator/cli/init-files.js";

describe("the command of a project", () => {
  it.each([
    ["npm", "npx paramsmith check --strict"],
    ["pnpm", "pnpm exec paramsmith check --strict"],
    ["yarn", "yarn run paramsmith check --strict"],
    ["bun", "bunx paramsmith check --strict"],
  ] as const)("is run by %s", (manager, command) => {
    expect(paramsmithCommand(manager, "check --strict")).toBe(command);
  });
});

/** The workflow of a project in the top folder. */
function workflow(...steps: readonly string[]): string {
  return `# Fails if the generated code is not up to date with its specs.
name: paramsmith
on: [push, pull_request]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
${steps.map((step) => `      - ${step}\n`).join("")}`;
}

describe("the workflow of a project", () => {
  it.each([
    ["npm", ["run: npm ci", "run: npx paramsmith check"]],
    [
      "pnpm",
      [
        "run: corepack enable",
        "run: pnpm install --frozen-lockfile",
        "run: pnpm exec paramsmith check",
      ],
    ],
    ["yarn", ["run: corepack enable", "run: yarn install", "run: yarn run paramsmith check"]],
    [
      "bun",
      [
        "uses: oven-sh/setup-bun@v2",
        "run: bun install --frozen-lockfile",
        "run: bunx paramsmith check",
      ],
    ],
  ] as const)("checks out, installs with %s and checks", (manager, steps) => {
    expect(workflowText(manager, "")).toBe(workflow(...steps));
  });

  it("runs in the folder of the project", () => {
    expect(workflowText("npm", 'a/"b"')).toBe(
      workflow("run: npm ci", "run: npx paramsmith check").replace(
        "    steps:",
        '    defaults:\n      run:\n        working-directory: "a/\\"b\\""\n    steps:',
      ),
    );
  });
});
