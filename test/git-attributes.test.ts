import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../generator/project/package-root.js";

/** Files are found by what they say of themselves, so that a new or moved one needs no entry here. */
const HEADER = /^\/\/ .*\bDo not edit\.$/;

/** The pages about generated code and their pictures, beside the page that is generated. */
const HAND_WRITTEN = /^generated\/(?!ASSUMPTIONS\.)[^/]+\.(?:md|svg)$/;

/** Expected output of the golden tests: a review is meant to show it. */
const EXPECTED_OUTPUT = "test/golden/";

const root = packageRoot();
const files = git(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).filter((file) =>
  existsSync(join(root, file)),
);

describe(".gitattributes", () => {
  it("marks every generated file, and no other, for reviews to fold", () => {
    const generated = files.filter(
      (file) =>
        (file.startsWith("generated/") && !HAND_WRITTEN.test(file)) ||
        (!file.startsWith(EXPECTED_OUTPUT) && hasHeader(file)),
    );
    const marked = attributeOf("linguist-generated").filter(({ value }) => value === "set");

    expect(generated.length).toBeGreaterThan(0);
    expect(marked.map(({ file }) => file)).toEqual(generated);
  });

  it("gives text files the same line ends on every machine", () => {
    const others = attributeOf("eol").filter(({ value }) => value !== "lf");

    expect(others).toEqual([]);
  });
});

function hasHeader(file: string): boolean {
  const [first = ""] = readFileSync(join(root, file), "utf8").split("\n", 1);
  return HEADER.test(first);
}

function attributeOf(
  name: string,
): readonly { readonly file: string; readonly value: string | undefined }[] {
  const fields = git(["check-attr", "-z", "--stdin", name], files.join("\0"));
  return files.map((file, index) => {
    expect(fields[3 * index]).toBe(file);
    return { file, value: fields[3 * index + 2] };
  });
}

/** Runs git in the repository; its output is a list with NUL after each entry. */
function git(args: readonly string[], input = ""): readonly string[] {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, input, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.split("\0").slice(0, -1);
}
