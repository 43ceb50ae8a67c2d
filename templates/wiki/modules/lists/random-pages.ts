import { argument, argumentList, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { badContinue } from "../../../runtime/query-service/continuation.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { TableRow } from "../../values/row.js";
import { numberOrUndefined, numberOrZero } from "../../values/row.js";
import { sha1 } from "../../values/hash.js";

/**
 * Pages in a pseudo-random order: each page has a number between 0 and 1, and so has the request.
 * The same request has the same response. Like the server's, `continue` moves from the request's
 * number upwards, and then from the smallest number to it.
 */
export const randomPages: CustomModule = (call, result) => {
  if (
    call.wire.has(`${call.asGenerator ? "g" : ""}rnfilterredir`) &&
    argument(call, "redirect") === true
  )
    return refused("invalidparammix", "filterredir and redirect exclude each other.");
  const position = positionOf(call);
  if (!position) return badContinue();
  const { seed, at, id, isRound } = position;
  const pages = wanted(call).map((row) => ({
    row,
    at: fraction(`page ${numberOrUndefined(row["pageid"])}`),
  }));
  const ordered = pages.sort((a, b) => (a.at < b.at ? -1 : 1));
  const upper = ordered.filter((page) => page.at >= seed);
  const lower = ordered.filter((page) => page.at < seed);
  const rest = (isRound ? lower : [...upper, ...lower]).filter((page) => !isRound || page.at >= at);
  const from =
    isRound || id === 0 ? rest : rest.slice(rest.findIndex(({ row }) => row["pageid"] === id));
  const limit = Number(argument(call, "limit"));
  const kept = from.slice(0, limit);
  const next = from[limit];
  const continueParams = next && {
    continue: `${seed}|${next.at}|${numberOrZero(next.row["pageid"])}|${next.at < seed ? 1 : 0}`,
  };
  const rows = kept.map(({ row }): TableRow => ({ ...row, id: row["pageid"] }));
  if (call.asGenerator)
    return ok({
      generated: { rows: kept.map(({ row }) => row) },
      position: { continue: `${seed}|${at}|${id}|${isRound ? 1 : 0}` },
      ...(continueParams && { continueParams }),
    });
  return ok({
    query: { random: rows.map(fieldRenderer(rowFields(result), call, "pages")) },
    ...(continueParams && { continueParams }),
  });
};

/** The position at which a request begins. */
interface Position {
  /** The number of the request, as text: `0.123`. */
  readonly seed: string;
  readonly at: string;
  /** The number of the page there; 0 at the beginning. */
  readonly id: number;
  /** It continues with the smallest numbers. */
  readonly isRound: boolean;
}

function positionOf(call: ModuleCall): Position | undefined {
  const continued = argumentText(call, "continue");
  if (continued === undefined) {
    const seed = fraction(JSON.stringify([...call.wire]));
    return { seed, at: seed, id: 0, isRound: false };
  }
  const [, seed, at, id, round] = /^(0\.\d+)\|(0\.\d+)\|(\d+)\|([01])$/.exec(continued) ?? [];
  if (seed === undefined || at === undefined) return undefined;
  return { seed, at, id: Number(id), isRound: round === "1" };
}

function wanted(call: ModuleCall): readonly TableRow[] {
  const spaces = argumentList(call, "namespace");
  const [minimum, most] = [argument(call, "minsize"), argument(call, "maxsize")];
  const model = argumentText(call, "contentmodel");
  const filter =
    argument(call, "redirect") === true ? "redirects" : argumentText(call, "filterredir");
  return call.store.rows("pages").filter((page) => {
    const length = numberOrZero(page["length"]);
    return (
      (spaces.length === 0 || spaces.includes(page["ns"])) &&
      (filter === "all" || (page["redirect"] === true) === (filter === "redirects")) &&
      (typeof minimum !== "number" || length >= minimum) &&
      (typeof most !== "number" || length <= most) &&
      (model === undefined || page["contentmodel"] === model)
    );
  });
}

/** A number between 0 and 1 with twelve digits, which follows from a text. */
function fraction(text: string): string {
  const digits = Number.parseInt(sha1(new TextEncoder().encode(text)).slice(0, 12), 16) % 1e12;
  return `0.${String(digits).padStart(12, "0")}`;
}
