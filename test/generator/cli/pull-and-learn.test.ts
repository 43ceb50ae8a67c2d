import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { paramsmith } from "../support/cli.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { serving, servingIn } from "../support/serving.js";

interface PulledCatalogue {
  readonly paraminfo: {
    readonly modules: readonly {
      readonly path: string;
      readonly parameters: readonly { readonly name: string }[];
    }[];
  };
}

/** The names of the parameters of each module of a catalogue, by path. A stub lists those of the slot `main` beside their templates. */
function parametersIn(file: string): ReadonlyMap<string, readonly string[]> {
  const { paraminfo }: PulledCatalogue = JSON.parse(readFileSync(file, "utf8"));
  return new Map(
    paraminfo.modules.map(({ path, parameters }) => [
      path,
      parameters
        .map(({ name }) => name)
        .filter((name) => !name.endsWith("-main"))
        .toSorted(),
    ]),
  );
}

it("pull fetches the catalogue that a stub serves, and learn its rows", async () => {
  const folder = scratchFolder();
  const { url } = await serving("--log=none");
  const pulled = paramsmith(folder, "pull", `${url}/api.php`, "--out", "wiki");
  expect(pulled).toMatchObject({ code: 0, err: "" });
  const parameters = parametersIn(join(folder, "wiki", "catalogue.json"));
  for (const [path, names] of parametersIn(join(REPOSITORY, "spec", "paraminfo", "catalogue.json")))
    expect(parameters.get(path), path).toEqual(names);

  const learned = paramsmith(
    folder,
    "learn",
    `${url}/api.php`,
    "--out",
    "wiki",
    "--modules",
    "query+allpages",
  );
  expect(learned).toMatchObject({ code: 0, err: "" });
  const result: unknown = JSON.parse(
    readFileSync(join(folder, "wiki", "results", "allpages.json"), "utf8"),
  );
  expect(result).toMatchObject({ rows: { at: ["query", "allpages"] } });

  const again = await servingIn(folder, "--log=none", "--spec", "wiki");
  paramsmith(folder, "pull", `${again.url}/api.php`, "--out", "again");
  const [first, second] = ["wiki", "again"].map((name) =>
    readFileSync(join(folder, name, "catalogue.json"), "utf8"),
  );
  expect(second).toBe(first);
});
