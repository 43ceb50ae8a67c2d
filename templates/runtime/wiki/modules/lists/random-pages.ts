import { argument, argumentList, argumentText } from "../../call/module-call.js";
import type { Asked } from "../../call/module-call.js";
import { badContinue } from "../../select/cursor.js";
import { rowFields, showing } from "../../select/fields.js";
import type { OwnModule } from "../../call/module-response.js";
import { ok, refused } from "../../../query-service/outcome.js";
import type { Row } from "../../values/row.js";
import { numberIn, numberOrZero } from "../../values/row.js";
import { makeSha1 } from "../../values/sha1.js";

/**
 * Pages in an order that only looks like chance: each page has a number between 0 and 1, and so has
 * the request. The same request gets the same answer; `continue` goes on as the server's does, from the
 * request's number upwards and then from the smallest up to it.
 */
export const randomPages: OwnModule = (asked, result) => {
  if (
    asked.wire.has(`${asked.asGenerator ? "g" : ""}rnfilterredir`) &&
    argument(asked, "redirect") === true
  )
    return refused("invalidparammix", "filterredir and redirect exclude each other.");
  const place = placeOf(asked);
  if (!place) return badContinue();
  const { seed, at, id, isRound } = place;
  const pages = wanted(asked).map((row) => ({
    row,
    at: fraction(`page ${numberIn(row["pageid"])}`),
  }));
  const ordered = pages.sort((a, b) => (a.at < b.at ? -1 : 1));
  const upper = ordered.filter((page) => page.at >= seed);
  const lower = ordered.filter((page) => page.at < seed);
  const rest = (isRound ? lower : [...upper, ...lower]).filter((page) => !isRound || page.at >= at);
  const from =
    isRound || id === 0 ? rest : rest.slice(rest.findIndex(({ row }) => row["pageid"] === id));
  const limit = Number(argument(asked, "limit"));
  const kept = from.slice(0, limit);
  const next = from[limit];
  const proceed = next && {
    continue: `${seed}|${next.at}|${numberOrZero(next.row["pageid"])}|${next.at < seed ? 1 : 0}`,
  };
  const rows = kept.map(({ row }): Row => ({ ...row, id: row["pageid"] }));
  if (asked.asGenerator)
    return ok({
      generated: { rows: kept.map(({ row }) => row) },
      position: { continue: `${seed}|${at}|${id}|${isRound ? 1 : 0}` },
      ...(proceed && { proceed }),
    });
  return ok({
    query: { random: rows.map(showing(rowFields(result), asked, "pages")) },
    ...(proceed && { proceed }),
  });
};

/** Where a request begins. */
interface Place {
  /** The request's own number, as text: `0.123`. */
  readonly seed: string;
  readonly at: string;
  /** The number of the page there; 0 at the beginning. */
  readonly id: number;
  /** It has come round to the smallest numbers. */
  readonly isRound: boolean;
}

function placeOf(asked: Asked): Place | undefined {
  const given = argumentText(asked, "continue");
  if (given === undefined) {
    const seed = fraction(JSON.stringify([...asked.wire]));
    return { seed, at: seed, id: 0, isRound: false };
  }
  const [, seed, at, id, round] = /^(0\.\d+)\|(0\.\d+)\|(\d+)\|([01])$/.exec(given) ?? [];
  if (seed === undefined || at === undefined) return undefined;
  return { seed, at, id: Number(id), isRound: round === "1" };
}

function wanted(asked: Asked): readonly Row[] {
  const spaces = argumentList(asked, "namespace");
  const [least, most] = [argument(asked, "minsize"), argument(asked, "maxsize")];
  const model = argumentText(asked, "contentmodel");
  const filter =
    argument(asked, "redirect") === true ? "redirects" : argumentText(asked, "filterredir");
  return asked.store.rows("pages").filter((page) => {
    const length = numberOrZero(page["length"]);
    return (
      (spaces.length === 0 || spaces.includes(page["ns"])) &&
      (filter === "all" || (page["redirect"] === true) === (filter === "redirects")) &&
      (typeof least !== "number" || length >= least) &&
      (typeof most !== "number" || length <= most) &&
      (model === undefined || page["contentmodel"] === model)
    );
  });
}

/** A number between 0 and 1 with twelve digits, which follows from a text. */
function fraction(text: string): string {
  const digits =
    BigInt(`0x${makeSha1()(new TextEncoder().encode(text)).slice(0, 12)}`) % 1_000_000_000_000n;
  return `0.${String(digits).padStart(12, "0")}`;
}
