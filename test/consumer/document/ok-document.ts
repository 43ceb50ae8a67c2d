import { addPet } from "./generated/pets/addPet.js";
import { createPetsClient, petsServer } from "./generated/pets/client.js";
import { findPets, parseFindPets } from "./generated/pets/findPets.js";
import { createPetsHandler } from "./generated/pets/handlers.js";
import { findNotes } from "./generated/pets/findNotes.js";
import { notePet } from "./generated/pets/notePet.js";
import { removeNotes } from "./generated/pets/removeNotes.js";
import { petsByIds } from "./generated/pets/petsByIds.js";
import type { FindPets200Headers, Pet, PetInput } from "./generated/pets/schemas.js";
import {
  validatePetInput,
  validateFindPets200Headers,
  validatePet,
} from "./generated/pets/validators.js";
import { bodyAs } from "./generated/runtime/client.js";
import type { Middleware } from "./generated/runtime/client.js";
import { ValidationError } from "./generated/runtime/validate.js";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

const timed: Middleware = async (request, next) => {
  const start = performance.now();
  const response = await next(request);
  console.log(request.method, request.url, response.status, performance.now() - start);
  return response;
};
const pets = createPetsClient({
  credentials: { token: async () => Promise.resolve("secret") },
  headers: { "x-app": "test" },
  middleware: [timed],
  validate: "responses",
});

// Parameters of each style.
const request = findPets({
  tags: ["small", "old"],
  filter: { age: 3 },
  near: { lat: 1.5, lon: 2 },
  "X-Trace": 7,
  sid: "a",
});
holds<Same<(typeof request)["params"]["X-Trace"], 7>>();
const { args } = parseFindPets({ path: "/pets", search: "?tags=small|old", headers: {} });
holds<Same<typeof args.tags, readonly ("small" | "old")[] | undefined>>();

// Responses by status.
const response = await pets.response(request);
switch (response.status) {
  case 200:
    if (response.mediaType === "text/csv") holds<Same<typeof response.body, string>>();
    else holds<Same<typeof response.body, Pet[]>>();
    holds<Same<ReturnType<typeof response.headers.get>, string | null>>();
    holds<Same<(typeof response.headerValues)["X-Total"], number | undefined>>();
    break;
  case 404:
    holds<Same<typeof response.mediaType, "application/problem+json">>();
    console.log(response.body.title.trim());
    break;
  case 201:
  case 204:
    // The class 2XX without 200.
    holds<Same<typeof response.body, undefined>>();
    break;
  case 500:
    // The default.
    console.log(response.body.code.toFixed());
    break;
  default:
    holds<Same<Extract<typeof response.status, 200 | 404>, never>>();
}
const payload = await pets(request);
holds<Same<typeof payload, Pet[] | undefined>>();
const csv = await pets(request, { accept: "text/csv" });
holds<Same<typeof csv, string | undefined>>();
const type: "text/csv" | "application/json" =
  response.status === 200 ? response.mediaType : "text/csv";
const either = await pets(request, { accept: type });
holds<Same<typeof either, string | Pet[] | undefined>>();
const usual = await pets(request, { accept: undefined });
holds<Same<typeof usual, Pet[] | undefined>>();

// Servers.
createPetsClient({ baseUrl: petsServer({ region: "us" }) });

// Requests and responses that are not as the document says.
try {
  await createPetsClient({ validate: "all" })(addPet(JSON.parse('{ "name": 5 }')));
} catch (error) {
  if (error instanceof ValidationError) console.log(error.issues.map(({ message }) => message));
}

// Bodies in several media types.
const input: PetInput = { name: "Rex", chip: "c" };
const added = await pets(addPet(input));
holds<Same<typeof added, Pet>>();
await pets(addPet(bodyAs("text/csv", "Rex,c")));
await pets(addPet(bodyAs("multipart/form-data", { name: "Rex", photo: new Blob(["x"]) })));

// Parameters follow a body, and are optional if all of them are.
notePet("Good dog.", { id: 1, notify: true });
findNotes();
findNotes("dog");
findNotes(undefined, { limit: 3 });
removeNotes();

// Members of one direction.
console.log(added.id.toFixed());
// What was received can be sent back.
const again = { ...added, chip: "c" };
addPet(again);
const unknown: unknown = again;
if (validatePetInput(unknown)) holds<Same<typeof unknown.chip, string>>();
if (validatePet(unknown)) holds<Same<typeof unknown.id, number>>();
if (validateFindPets200Headers(unknown)) holds<Same<typeof unknown, FindPets200Headers>>();

// Discriminated unions.
const animal = await pets(petsByIds({ ids: [1, 2] }));
if (animal.kind === "cat") console.log(animal.lives.toFixed());
else holds<Same<typeof animal.good, boolean>>();

createPetsHandler({
  addPet: ({ body }) =>
    "chip" in body ? { id: 1, name: body.name } : { id: 2, name: body.mediaType },
});
