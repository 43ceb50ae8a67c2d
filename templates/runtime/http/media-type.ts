import { essenceOf, rangesOf } from "../content/content-form.js";

/** A media range of an `Accept` header. */
interface Range {
  readonly type: string;
  readonly weight: number;
  readonly position: number;
}

interface Match {
  readonly type: string;
  readonly weight: number;
  /** 2 for the type itself, 1 for a range of its kind, 0 for any type. */
  readonly precision: number;
  readonly position: number;
}

/**
 * Chooses the media type for an `Accept` header (RFC 9110, 12.5.1): by weight, then exact types
 * before ranges, then in the order of the header, and then in the order of the offers. Parameters
 * other than `q` are ignored.
 *
 * @param accept without it, any type is acceptable
 * @param offered the available types, the preferred one first
 * @returns undefined if no type is acceptable
 */
export function chosenType(
  accept: string | undefined,
  offered: readonly string[],
): string | undefined {
  if (accept === undefined || accept.trim() === "") return offered[0];
  // One type without a weight, as most programs send.
  if (PLAIN_TYPE.test(accept)) return offered.find((each) => essenceOf(each) === accept);
  const ranges = accept.split(",").map(rangeOf);
  const matches = offered.flatMap((type) => bestMatch(type, ranges) ?? []);
  return matches.sort(
    (a, b) => b.weight - a.weight || b.precision - a.precision || a.position - b.position,
  )[0]?.type;
}

/** A media type of lower-case letters that is no range. */
const PLAIN_TYPE = /^[a-z\d.+-]+\/[a-z\d.+-]+$/;

function rangeOf(text: string, position: number): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const number = weight === undefined ? 1 : Number(weight);
  // A weight that is no number is one that the client got wrong: it still named the type.
  return { type, weight: Number.isNaN(number) ? 1 : Math.min(Math.max(number, 0), 1), position };
}

/** The most precise range that includes a type applies; weight 0 excludes the type. */
function bestMatch(type: string, ranges: readonly Range[]): Match | undefined {
  const forms = [...rangesOf(essenceOf(type))].reverse();
  const [best] = ranges
    .flatMap(({ type: range, weight, position }): Match[] => {
      const precision = forms.indexOf(range);
      return precision < 0 ? [] : [{ type, weight, precision, position }];
    })
    .sort((a, b) => b.precision - a.precision || b.weight - a.weight || a.position - b.position);
  return best && best.weight > 0 ? best : undefined;
}

/** Whether a body of this type is an urlencoded form. Media types have no case (RFC 9110, 8.3.1). */
export function isUrlEncodedForm(type = ""): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:[;,]|$)/i.test(type);
}

/** Whether a body of this type is a form that may have files. */
export function isMultipartForm(type = ""): boolean {
  return /^multipart\/form-data\s*;/i.test(type);
}
