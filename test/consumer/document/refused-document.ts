import { findNotes } from "./generated/pets/findNotes.js";
import { notePet } from "./generated/pets/notePet.js";
import { removeNotes } from "./generated/pets/removeNotes.js";
import { addPet } from "./generated/pets/addPet.js";
import { createPetsClient, petsServer } from "./generated/pets/client.js";
import { findPets } from "./generated/pets/findPets.js";
import { createPetsHandler } from "./generated/pets/handlers.js";
import { petsByIds } from "./generated/pets/petsByIds.js";
import type { Pet } from "./generated/pets/schemas.js";
import { bodyAs, openApiClient } from "./generated/runtime/client.js";

// @ts-expect-error TS2353: a scheme that the document does not have
createPetsClient({ credentials: { key: "secret" } });
// @ts-expect-error TS2322: a number for a token
createPetsClient({ credentials: { token: 5 } });

// Servers.
// @ts-expect-error TS2554: a client of the runtime without an address
openApiClient();
// @ts-expect-error TS2559: an address in place of options
createPetsClient("https://pets.example");
// @ts-expect-error TS2322: something else to validate
createPetsClient({ validate: "headers" });
// @ts-expect-error TS2322: a value that the variable does not have
petsServer({ region: "mars" });

// Parameters.
// @ts-expect-error TS2322: an item that is not in the enumeration
findPets({ "X-Trace": 1, tags: ["big"] });
// @ts-expect-error TS2741: an object without its required member
findPets({ "X-Trace": 1, filter: { name: "a" } });
// @ts-expect-error TS2322: a text for a number in JSON
findPets({ "X-Trace": 1, near: { lat: "1", lon: 2 } });
// @ts-expect-error TS2741: a required header that is missing
findPets({ tags: ["small"] });
// @ts-expect-error TS2322: texts for integers in a path
petsByIds({ ids: ["1"] });

// Responses.
const pets = createPetsClient();
// @ts-expect-error TS2322: a media type that no response has
await pets(findPets({ "X-Trace": 1 }), { accept: "image/png" });
const response = await pets.response(findPets({ "X-Trace": 1 }));
// @ts-expect-error TS2322: a body before the status is known
export const early: string = response.body;
if (response.status === 404) {
  // @ts-expect-error TS2339: a member of another status
  console.log(response.body.code);
}
if (response.status === 500) {
  // @ts-expect-error TS2339: a member of another status
  console.log(response.body.title);
}
if (response.status === 200) {
  // @ts-expect-error TS1360: an integer for a text
  console.log(response.headerValues["X-Total"] satisfies string | undefined);
  // @ts-expect-error TS7053: a header that the document does not have
  console.log(response.headerValues["X-Other"]);
}
// @ts-expect-error TS2367: a status that no response has
if (response.status === 999) console.log(response);

// Bodies.
// @ts-expect-error TS2554: a required body that is missing
addPet();
// @ts-expect-error TS2554: parameters of an operation that has none
addPet({ name: "Rex", chip: "c" }, {});
// @ts-expect-error TS2353: a member that only responses have
addPet({ id: 1, name: "Rex", chip: "c" });
// @ts-expect-error TS2345: a member that requests must have
addPet({ name: "Rex" });
// @ts-expect-error TS2345: a media type that the operation does not have
addPet(bodyAs("application/xml", "<pet/>"));
// @ts-expect-error TS2345: a value of another media type
addPet(bodyAs("multipart/form-data", "Rex"));

// Parameters.
// @ts-expect-error TS2554: required parameters that are missing
notePet("Good dog.");
// @ts-expect-error TS2345: parameters in the place of a body
notePet({ id: 1 }, { id: 1 });
// @ts-expect-error TS2353: a parameter that the operation does not have
findNotes("dog", { size: 3 });
// @ts-expect-error TS2554: parameters of an operation that has none
removeNotes({});

// Members of one direction.
declare const pet: Pet;
// @ts-expect-error TS2339: a member that only requests have
console.log(pet.chip);
createPetsHandler({
  // @ts-expect-error TS2322: a response without a member that only responses have
  addPet: () => ({ name: "Rex" }),
});

// Discriminated unions.
const animal = await pets(petsByIds({ ids: [1] }));
// @ts-expect-error TS2339: a member of one alternative
console.log(animal.lives);
// @ts-expect-error TS2367: a value that selects no alternative
if (animal.kind === "fish") console.log(animal);
