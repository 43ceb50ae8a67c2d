import { addPet } from "./generated/pets/addPet.js";
import { getPet } from "./generated/pets/getPet.js";
import { createPetsHandler } from "./generated/pets/handlers.js";
import { listPets } from "./generated/pets/listPets.js";
import type { Pet } from "./generated/pets/schemas.js";
import { openApiClient } from "./generated/runtime/client.js";
import { getPet as getTextPet } from "./generated/texts/getPet.js";
import type { Pet as TextPet } from "./generated/texts/schemas.js";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

const pets = openApiClient({ baseUrl: "https://pets.example" });

const pet: Pet = await pets(getPet({ id: 9007199254740993n }));
holds<Same<typeof pet.id, bigint>>();
const parent: Pet = await pets(getPet({ id: pet.parent ?? pet.id, session: 1n }));
await pets(addPet({ id: parent.id + 1n, name: "Rex", scores: { agility: 3n } }));
await pets(listPets({ ids: [1n, pet.id], after: 0n }));
holds<Same<Pet["weight"], number | undefined>>();
holds<Same<Pet["rank"], 1 | 2 | undefined>>();

const textPet: TextPet = await pets(getTextPet({ id: "9007199254740993" }));
holds<Same<typeof textPet.id, string>>();
await pets(getTextPet({ id: textPet.id }));

export const handler = createPetsHandler({
  getPet: ({ id }) => {
    holds<Same<typeof id, bigint>>();
    return { id, name: "Rex" };
  },
  listPets: ({ after }) => {
    holds<Same<typeof after, bigint>>();
    return [];
  },
});
