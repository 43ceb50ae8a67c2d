import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Wiki } from "./server.ts";

/** The name of the program that the recipes of the pages log in as: `Admin@recipes`. */
const APP = "recipes";
const GRANTS = "basic,editmywatchlist,viewmywatchlist";
const SCRIPT = "mediawiki/maintenance/createBotPassword.php";

/** The password of `Admin@recipes`, in the least length that MediaWiki accepts. */
export const BOT_PASSWORD = "paramsmithrecipes0123456789abcde";

/** Gives Admin a bot password, unless an earlier run has. */
export async function createBotPassword({ directory }: Pick<Wiki, "directory">): Promise<void> {
  const options = ["--conf", join(directory, "LocalSettings.php"), "--appid", APP];
  try {
    await promisify(execFile)("php", [
      join(directory, SCRIPT),
      ...options,
      "--grants",
      GRANTS,
      "Admin",
      BOT_PASSWORD,
    ]);
  } catch (error) {
    if (!String(error).includes("botpasswords-insert-failed")) throw error;
  }
}
