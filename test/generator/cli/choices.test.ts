import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { completeChoices } from "../../../generator/cli/init-choices.js";
import type { Chosen, PartialChoices } from "../../../generator/cli/init-choices.js";

const NONE: PartialChoices = {
  address: undefined,
  out: undefined,
  ci: undefined,
};

const FACTS = {
  root: "/p",
  packageManager: "npm",
  installed: undefined,
  importExtension: ".js",
  otherCi: undefined,
} as const;

/** The choices of a user who answers in this order, then with defaults, and the questions. */
async function asked(
  given: Partial<PartialChoices>,
  answers: readonly string[],
  otherCi?: string,
): Promise<{ readonly chosen: Chosen; readonly questions: readonly string[] }> {
  const questions: string[] = [];
  const chosen = await completeChoices({ ...NONE, ...given }, { ...FACTS, otherCi }, FACTS.root, {
    ask: async (question, fallback) => {
      const answer = answers[questions.push(`${question} [${fallback}]`) - 1];
      return answer ?? fallback;
    },
    close: () => undefined,
  });
  return { chosen, questions };
}

async function chosenWithoutPrompt(
  given: Partial<PartialChoices>,
  otherCi?: string,
): Promise<Chosen> {
  return completeChoices({ ...NONE, ...given }, { ...FACTS, otherCi }, FACTS.root, undefined);
}

const QUESTION =
  "URL of the wiki's api.php, or the file or URL of an OpenAPI document (empty: the shipped catalogue of MediaWiki) []";
const ADDRESS = "https://wiki.example/w/api.php";

describe("the choices of init without a prompt", () => {
  it("are defaults for the shipped catalogue", async () => {
    expect(await chosenWithoutPrompt({})).toEqual({
      kind: "chosen",
      choices: {
        source: { kind: "shipped" },
        out: join("src", "api"),
        program: join("src", "first-request.ts"),
        ci: "github",
      },
    });
  });

  it("are defaults for a wiki", async () => {
    expect(await chosenWithoutPrompt({ address: ADDRESS, out: "gen" }, "Jenkinsfile")).toEqual({
      kind: "chosen",
      choices: {
        source: { kind: "address", address: new URL(ADDRESS) },
        out: "gen",
        program: "first-request.ts",
        ci: "none",
      },
    });
  });

  it("are the given ones", async () => {
    const given = { out: "o/x", ci: "none" } as const;
    expect(await chosenWithoutPrompt({ ...given, address: "pets.yaml" })).toEqual({
      kind: "chosen",
      choices: {
        ...given,
        source: { kind: "file", file: "pets.yaml" },
        program: join("o", "first-request.ts"),
      },
    });
  });

  it("fail with an invalid address", async () => {
    const chosen = await chosenWithoutPrompt({ address: "no address" });
    expect(chosen.kind === "failed" && chosen.diagnostics.map(({ code }) => code)).toEqual([
      "address-malformed",
    ]);
  });
});

describe("the choices of init with a prompt", () => {
  it("are asked for in order, with defaults", async () => {
    expect(await asked({}, [ADDRESS, "o/x", "No"])).toEqual({
      questions: [
        QUESTION,
        `Folder of the generated code [${join("src", "api")}]`,
        "Workflow for GitHub Actions (yes or no) [yes]",
      ],
      chosen: {
        kind: "chosen",
        choices: {
          source: { kind: "address", address: new URL(ADDRESS) },
          out: "o/x",
          program: join("o", "first-request.ts"),
          ci: "none",
        },
      },
    });
  });

  it("are not asked for if they are given, or without a wiki", async () => {
    const { questions } = await asked({ out: "o", ci: "none" }, []);
    expect(questions).toEqual([QUESTION]);
  });

  it.each<readonly [answer: string, ci: string]>([
    ["y", "github"],
    ["Yes", "github"],
    ["n", "none"],
    ["no, by no means", "none"],
    ["", "none"],
  ])("have a workflow if the answer begins with y: %j", async (answer, ci) => {
    const given = { address: "", out: "o" };
    const { chosen, questions } = await asked(given, [answer], "Jenkinsfile");
    expect(questions).toEqual(["Workflow for GitHub Actions (yes or no) [no]"]);
    expect(chosen.kind === "chosen" && chosen.choices.ci).toBe(ci);
  });
});
