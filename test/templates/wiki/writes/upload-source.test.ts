import { describe, expect, it } from "vitest";
import type { ActionCall } from "../../../../templates/wiki/call/stub-action.js";
import { storeOf } from "../../../../templates/wiki/store/store.js";
import { uploadSource } from "../../../../templates/wiki/writes/upload-source.js";
import { askedOf, tinySite } from "../tiny-wiki.js";

const BYTES = new Uint8Array([1, 2]);
const STASHED = new Uint8Array([3]);
const MINE = { filekey: "1a.2b.7.png", owner: "Ann", sha1: "ff" };
const store = storeOf({
  site: tinySite().facts,
  tables: { stashedfiles: [MINE, { filekey: "3c.4d.8.png", owner: "Ben", sha1: "ee" }] },
  contents: new Map([["ff", STASHED]]),
});

interface Sent {
  readonly args?: ActionCall["args"];
  readonly files?: readonly ("chunk" | "file")[];
  readonly user?: string;
}

function sourceOf({ args = {}, files = [], user = "Ann" }: Sent): object {
  const call = askedOf({ filename: "A.png", ...args }, { store });
  const caller = { ...call.caller, name: user, id: user === "" ? 0 : 7 };
  return uploadSource({
    args: call.args,
    caller,
    store,
    files: new Map(files.map((name) => [name, BYTES])),
  });
}

const refusal = (code: string): object => expect.objectContaining({ kind: "refused", code });
const done = (value: object): object => ({ kind: "ok", value });

describe("the source of an upload", () => {
  it.each<[string, Sent, object]>([
    ["a file", { files: ["file"] }, done({ kind: "file", bytes: BYTES })],
    [
      "a stashed file",
      { args: { filekey: MINE.filekey } },
      done({ kind: "stash", bytes: STASHED, filekey: MINE.filekey }),
    ],
    [
      "a stashed file by its old parameter",
      { args: { sessionkey: MINE.filekey } },
      done({ kind: "stash", bytes: STASHED, filekey: MINE.filekey }),
    ],
    [
      "a first chunk",
      { files: ["chunk"], args: { offset: 0 } },
      done({ kind: "chunk", bytes: BYTES, offset: 0 }),
    ],
    [
      "a chunk with a file",
      { files: ["chunk", "file"], args: { offset: 0 } },
      done({ kind: "chunk", bytes: BYTES, offset: 0 }),
    ],
    [
      "a chunk after others",
      { files: ["chunk"], args: { offset: 2, filekey: MINE.filekey } },
      done({ kind: "chunk", bytes: BYTES, offset: 2, before: MINE }),
    ],
  ])("is %s", (_what, sent, expected) => {
    expect(sourceOf(sent)).toEqual(expected);
  });

  it.each<[string, Sent, string]>([
    ["two sources", { files: ["file"], args: { url: "https://a.example/" } }, "invalidparammix"],
    ["a file and a key", { files: ["file"], args: { filekey: MINE.filekey } }, "invalidparammix"],
    ["no source", {}, "missingparam"],
    ["no name", { files: ["file"], args: { filename: undefined } }, "nofilename"],
    ["an address", { args: { url: "https://a.example/" } }, "copyuploaddisabled"],
    ["a later chunk without a key", { files: ["chunk"], args: { offset: 2 } }, "filekeyneeded"],
    ["a chunk without a place", { files: ["chunk"] }, "filekeyneeded"],
    [
      "a first chunk with a key",
      { files: ["chunk"], args: { offset: 0, filekey: MINE.filekey } },
      "filekeynotallowed",
    ],
    [
      "a chunk of nothing",
      { files: ["chunk"], args: { offset: 2, filekey: "9.png" } },
      "uploadstash-file-not-found",
    ],
    ["a key without a dot", { args: { filekey: "abc" } }, "invalid-file-key"],
    ["a key with another sign", { args: { filekey: "a/b.png" } }, "invalid-file-key"],
    ["a key with a sign at its end", { args: { filekey: "b.png/" } }, "invalid-file-key"],
    ["a key of nothing", { args: { filekey: "9.png" } }, "uploadstash-file-not-found"],
    ["a key of somebody else", { args: { filekey: "3c.4d.8.png" } }, "uploadstash-wrong-owner"],
    ["nobody", { args: { filekey: MINE.filekey }, user: "" }, "stashnotloggedin"],
  ])("is refused for %s", (_what, sent, code) => {
    expect(sourceOf(sent)).toEqual(refusal(code));
  });
});
