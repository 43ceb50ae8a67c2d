import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runInProcess } from "../generator/support/in-process.js";
import type { Editor } from "./editor.ts";
import { probeOf } from "./probe.ts";
import { createProject } from "./project.ts";
import { services } from "./services.ts";

const DOCUMENT = fileURLToPath(new URL("../consumer/document/pets.json", import.meta.url));

const HEAD = `import { addPet } from "./generated/pets/addPet.js";
import { findPets } from "./generated/pets/findPets.js";
import { petsByIds } from "./generated/pets/petsByIds.js";
import { createPetsClient, petsServer } from "./generated/pets/client.js";
import { bodyAs } from "./generated/runtime/client.js";
const send = createPetsClient();
const response = await send.response(findPets({ "X-Trace": 1 }));
const animal = await send(petsByIds({ ids: [1] }));
`;

/** Where completion is asked for, names that it must offer, and names that it must not. */
const PLACES: readonly (readonly [place: string, offered: string, refused: string])[] = [
  // Fields of a request body.
  ["addPet({ ‸ });", "name chip", "id kind"],
  ['addPet({ name: "Rex", ‸ });', "chip", "id name"],
  ['addPet(bodyAs("multipart/form-data", { ‸ }));', "name photo", "kind title"],
  ["send(addPet({ na‸ }));", "name chip", "title"],
  // A response narrowed by its status.
  ["response.‸", "status body headers headerValues mediaType", "title code"],
  ["if (response.status === 404) response.body.‸", "title", "code name"],
  ["if (response.status === 500) response.body.‸", "code", "title name"],
  ["switch (response.status) { case 404: response.body.‸ }", "title", "code"],
  // Members of a discriminated union.
  ["animal.‸", "kind", "lives good"],
  ['if (animal.kind === "cat") animal.‸', "kind lives", "good"],
  ['if (animal.kind === "dog") animal.‸', "kind good", "lives"],
  ['if (animal.kind === "‸") send;', "cat dog", "lives good"],
  // Variables of a server.
  ["createPetsClient({ baseUrl: petsServer({ ‸ }) });", "region", "credentials"],
  ['createPetsClient({ baseUrl: petsServer({ region: "‸" }) });', "eu us", "region"],
  ["createPetsClient({ ‸ });", "credentials fetch middleware validate", "region"],
  ["createPetsClient({ credentials: { ‸ } });", "token", "fetch"],
  ['createPetsClient({ validate: "‸" });', "requests responses all", "token"],
  ['send(findPets({ "X-Trace": 1 }), { ‸ });', "accept signal", "fetch"],
  [
    'send(findPets({ "X-Trace": 1 }), { accept: "‸" });',
    "application/json text/csv",
    "application/problem+json",
  ],
];

/** Hovers, and a part of what they show. */
const HOVERS: readonly (readonly [place: string, shown: string])[] = [
  ['addPet({ na‸me: "Rex", chip: "c" });', "name: string"],
  ['addPet({ name: "Rex", chi‸p: "c" });', "chip: string"],
  ["if (response.status === 404) response.body.tit‸le;", "title: string"],
  ["if (response.status === 500) response.body.co‸de;", "code: number"],
  ["if (response.status === 404) response.bo‸dy;", "body: Problem"],
  ['if (animal.kind === "cat") animal.liv‸es;', "lives: number"],
  ["animal.ki‸nd;", 'kind: "cat" | "dog"'],
];

describe.each(services)("TypeScript $version, of a document", ({ start }) => {
  const { folder, file } = createProject();
  let editor: Editor | undefined;

  beforeAll(async () => {
    cpSync(DOCUMENT, join(folder, "pets.json"));
    const words = ["generate", "--spec", "pets.json", "--out", "generated"];
    const { code, err } = await runInProcess(folder, words);
    expect([code, err.match(/\w+\[[\w-]+\]/g)]).toEqual([0, null]);
    editor = await start(folder);
  });
  afterAll(async () => {
    await editor?.close();
    rmSync(folder, { recursive: true });
  });

  function opened(marked: string): readonly [service: Editor, offset: number] {
    if (!editor) throw new Error("The language service has not started.");
    const { text, offset } = probeOf(`${HEAD}${marked}\n`);
    editor.open(file, text);
    return [editor, offset];
  }

  it.each(PLACES)("offers what %s can hold", async (place, wanted, unwanted) => {
    const [service, offset] = opened(place);
    const completions = await service.completions(file, offset);
    const names = completions.map(({ name }) => name.replace(/\?$/, "").replaceAll('"', ""));
    const found = new Set(names);
    expect(wanted.split(" ").filter((each) => !found.has(each))).toEqual([]);
    expect(unwanted.split(" ").filter((each) => found.has(each))).toEqual([]);
  });

  it.each(HOVERS)("shows the type at %s", async (place, shown) => {
    const [service, offset] = opened(place);
    expect(await service.hover(file, offset)).toContain(shown);
  });
});
