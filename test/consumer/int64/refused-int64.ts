import { addPet } from "./generated/pets/addPet.js";
import { getPet } from "./generated/pets/getPet.js";
import { listPets } from "./generated/pets/listPets.js";
import { getPet as getTextPet } from "./generated/texts/getPet.js";

// @ts-expect-error TS2322: a 64-bit integer is a bigint
getPet({ id: 1 });
// @ts-expect-error TS2322: and no text
getPet({ id: "1" });
// @ts-expect-error TS2322: in a list, too
listPets({ ids: [1] });
// @ts-expect-error TS2322: and in a body
addPet({ id: 1, name: "Rex" });
// @ts-expect-error TS2322: an integer of 32 bits is a number
addPet({ id: 1n, name: "Rex", weight: 1n });
// @ts-expect-error TS2322: digits are a text
getTextPet({ id: 1n });
// @ts-expect-error TS2322: and no number
getTextPet({ id: 1 });
