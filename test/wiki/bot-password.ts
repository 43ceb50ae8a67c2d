import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { UserName, Wiki } from "./server.ts";

/** What the program of the recipes may do: it logs in as `Admin@recipes`. */
const GRANTS = "basic,editmywatchlist,viewmywatchlist";
const SCRIPT = "mediawiki/maintenance/createBotPassword.php";

/** The password of `Admin@recipes` and others, in the least length that MediaWiki accepts. */
export const BOT_PASSWORD = "paramsmithrecipes0123456789abcde";

/** Gives an account a bot password, unless an earlier run has. Default: `Admin@recipes`. */
export async function createBotPassword(
  { directory }: Pick<Wiki, "directory">,
  user: UserName = "Admin",
  grants: string = GRANTS,
): Promise<void> {
  const options = ["--conf", join(directory, "LocalSettings.php"), "--appid", "recipes"];
  try {
    await promisify(execFile)("php", [
      join(directory, SCRIPT),
      ...options,
      "--grants",
      grants,
      user,
      BOT_PASSWORD,
    ]);
  } catch (error) {
    if (!String(error).includes("botpasswords-insert-failed")) throw error;
  }
}
