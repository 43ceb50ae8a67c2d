/** Types of parameters and responses of other packages, as README.md describes them. */
import { Mwn } from "mwn";
import type { ApiQueryAllPagesParams } from "types-mediawiki-api";

/** `true` if a type is `any`, which accepts everything. */
type IsAny<Type> = 0 extends 1 & Type ? true : false;

// types-mediawiki-api checks values, and accepts any name.
export const known: ApiQueryAllPagesParams = { apfilterredir: "redirects", apunknown: "A" };
// @ts-expect-error: not one of the values
export const unknown: ApiQueryAllPagesParams = { apfilterredir: "some" };

const bot = new Mwn({ apiUrl: "https://wiki.example/w/api.php" });

// mwn has the types of some responses, whatever a request selects; others are `any`.
export async function responsesOfMwn(): Promise<void> {
  const edit = await bot.edit("Rose", () => "A flower.");
  edit.newrevid.toFixed();
  // @ts-expect-error: not in the type
  console.log(edit.unknown);
  const { query } = await bot.query({ list: "allpages", apunknown: "A" });
  // @ts-expect-error: not in the type of rows
  console.log(query.allpages?.[0]?.unknown);
  const others: IsAny<typeof query.categorymembers> = true;
  const deletion: IsAny<Awaited<ReturnType<typeof bot.delete>>["delete"]> = true;
  console.log(others, deletion);
}
