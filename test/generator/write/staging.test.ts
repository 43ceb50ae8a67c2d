import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STAGING } from "../../../generator/project/changes.js";
import { processIdentity } from "../../../generator/project/process.js";
import {
  claimFolder,
  discard,
  FolderBusyError,
  interruptedIn,
  isInterrupted,
  removeLeftovers,
  stagingIn,
  takeOver,
} from "../../../generator/project/staging.js";
import { snapshot, writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

/** No process has it: Linux has none above 4194304. */
const DEAD = "999999999-0";
/** Runs as long as this process does. */
const ALIVE = String(process.ppid);
const OWN = `${STAGING}/owner-${processIdentity()}`;

/** A folder with empty files. */
function folderWith(...paths: readonly string[]): string {
  const folder = scratchFolder();
  writeFiles(
    folder,
    paths.map((path) => ({ path, text: "" })),
  );
  return folder;
}

describe("A folder", () => {
  it("is claimed with a file that names the owner, and unlocked by removing all of that", () => {
    const folder = folderWith("mine.txt");
    claimFolder(folder);
    expect(stagingIn(folder)).toBe(join(folder, STAGING));
    expect(snapshot(folder)).toEqual({ "mine.txt": "", [STAGING]: "a folder", [OWN]: "" });
    writeFiles(stagingIn(folder), [{ path: "files/a/b.ts", text: "" }]);
    discard(folder);
    expect(snapshot(folder)).toEqual({ "mine.txt": "" });
  });

  it("cannot be claimed twice, and the second attempt leaves nothing behind", () => {
    const folder = folderWith(`${STAGING}/owner-${ALIVE}`);
    const before = snapshot(folder);
    let error: unknown;
    try {
      claimFolder(folder);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(FolderBusyError);
    expect(error).toMatchObject({
      name: "FolderBusyError",
      message: "another run is writing to it",
    });
    expect(snapshot(folder)).toEqual(before);
  });

  it("cannot be claimed if a file has the name of the staging folder, or if it is missing", () => {
    const folder = folderWith(STAGING);
    expect(() => claimFolder(folder)).toThrow(new Error(`${STAGING} in it is no folder`));
    expect(snapshot(folder)).toEqual({ [STAGING]: "" });
    expect(() => claimFolder(join(folder, "missing"))).toThrow("ENOENT");
    const left = folderWith(`${STAGING}-${processIdentity()}/owner`);
    expect(() => claimFolder(left)).toThrow("EEXIST");
    expect(readdirSync(left)).toEqual([]);
  });
});

describe("A staging folder that was found", () => {
  it.each<readonly [title: string, owner: string, isTaken: boolean, after: object]>([
    ["of a dead process is taken over", `owner-${DEAD}`, true, { [OWN]: "" }],
    ["of this process is its own", `owner-${processIdentity()}`, true, { [OWN]: "" }],
    [
      "of another one is left alone",
      `owner-${ALIVE}`,
      false,
      { [`${STAGING}/owner-${ALIVE}`]: "" },
    ],
  ])("%s", (_, owner, isTaken, after) => {
    const folder = folderWith(`${STAGING}/files`, `${STAGING}/${owner}`);
    expect(takeOver(folder)).toBe(isTaken);
    expect(snapshot(folder)).toEqual({ [STAGING]: "a folder", [`${STAGING}/files`]: "", ...after });
  });

  it("without an owner is removed", () => {
    const folder = folderWith(`${STAGING}/journal.json`, "mine.txt");
    expect(takeOver(folder)).toBe(false);
    expect(snapshot(folder)).toEqual({ "mine.txt": "" });
  });

  it("is none if there is no folder of that name", () => {
    const folder = folderWith(STAGING);
    expect(takeOver(folder)).toBe(false);
    expect(takeOver(scratchFolder())).toBe(false);
    expect(snapshot(folder)).toEqual({ [STAGING]: "" });
  });
});

describe("What killed runs leave", () => {
  it("before they begin is removed, but not what others own or have written", () => {
    const kept = [
      `${STAGING}-${ALIVE}/a`,
      `${STAGING}-mine/a`,
      `${STAGING}/a`,
      `x${STAGING}-${DEAD}`,
    ];
    const folder = folderWith(`${STAGING}-${DEAD}/a`, `${STAGING}-999999999/b/c`, ...kept);
    removeLeftovers(folder);
    expect(snapshot(folder)).toEqual(snapshot(folderWith(...kept)));
  });

  it.each([
    [[], false],
    [["mine.txt"], false],
    [[`${STAGING}/a`], true],
    [["mine.txt", `${STAGING}-${DEAD}/a`], true],
    [[`x${STAGING}`], false],
  ])("is seen in a folder with %j: %s", (paths, isSeen) => {
    expect(isInterrupted(folderWith(...paths))).toBe(isSeen);
  });

  it("cannot be ruled out in what is no folder, and is none where nothing is", () => {
    const folder = folderWith("file");
    expect(isInterrupted(join(folder, "file"))).toBe(true);
    expect(isInterrupted(join(folder, "missing"))).toBe(false);
  });

  it("is found in folders, each once", () => {
    const [one, two] = [folderWith(`${STAGING}/a`), folderWith(`${STAGING}-${DEAD}/a`)];
    const three = folderWith(STAGING);
    const four = scratchFolder();
    mkdirSync(stagingIn(four));
    writeFileSync(join(four, "b"), "");
    expect(interruptedIn([one, two, one, three, four, join(one, "missing")])).toEqual([one, four]);
  });
});
