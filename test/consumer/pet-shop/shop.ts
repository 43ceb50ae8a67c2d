import { addPet, createPetstoreClient, getPet, listPets } from "./api/petstore/index.js";
import { createPetstoreStub } from "./api/petstore/stub.js";

const fetch = createPetstoreStub({ data: { pets: [{ id: 1, name: "Rex" }] } });
const pets = createPetstoreClient({ credentials: { token: "secret" }, fetch });

const added = await pets(addPet({ name: "Tom" }));
const all = await pets(listPets({ limit: 10 }));
console.log(`${added.name} was added to ${all.map(({ name }) => name).join()}.`);
// → Tom was added to Rex,Tom.
const found = await pets.response(getPet({ id: 7 }));
if (found.status === 404) console.log(found.body.title);
// → Not Found
