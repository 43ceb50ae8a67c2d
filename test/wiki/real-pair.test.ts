import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratchFolder } from "../generator/support/places.js";
import { pullInto } from "./pulling.ts";
import { useWiki } from "./server.ts";
import { isAvailable } from "../availability.js";

const { PARAMSMITH_MEDIAWIKI: folder, PARAMSMITH_WIKI_VERSION: version = "1.39" } = process.env;

/** What the tests without a wiki compare with each other and with the project's own catalogue. */
const RECORDED = join(import.meta.dirname, "../generator/diff/real", version);

const wiki = useWiki();

it.runIf(isAvailable(folder === undefined, "a MediaWiki of Debian, without PARAMSMITH_MEDIAWIKI"))(
  "the recorded catalogue is what a real wiki answers",
  async () => {
    const scratch = scratchFolder();
    const pulled = await pullInto(scratch, wiki(), { modules: ["query+*"], out: version });
    expect(pulled).toMatchObject({ exitCode: 0, diagnostics: [] });
    const answered = join(scratch, version);
    // A later package of Debian's may answer the same; its number is not compared.
    if (process.env["UPDATE_GOLDENS"] === "1") cpSync(answered, RECORDED, { recursive: true });
    const files = ["catalogue.json", "site.json"];
    const [now, recorded] = [answered, RECORDED].map((where) =>
      files.map((name) =>
        readFileSync(join(where, name), "utf8").replace(/(MediaWiki 1\.\d+)\.\d+/, "$1"),
      ),
    );
    expect(now).toEqual(recorded);
  },
);
