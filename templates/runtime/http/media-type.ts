import { essenceOf, rangesOf } from "../content/content-form.js";

/** A media range in an `Accept` header. */
interface Range {
  readonly type: string;
  readonly weight: number;
  readonly position: number;
}

interface Match {
  readonly type: string;
  readonly weight: number;
  /** 2 for an exact type, 1 for a range such as `text/*`, 0 for any type. */
  readonly precision: number;
  readonly position: number;
}

/**
 * Chooses the media type for an `Accept` header (RFC 9110, 12.5.1): by weight, then exact types
 * before ranges, then by the order in the header, and then by the order of the offers. Parameters
 * other than `q` are ignored.
 *
 * @param accept if undefined, any type is acceptable
 * @param offered the available types, the preferred one first
 * @returns undefined if no type is acceptable
 */
export function chosenType(
  accept: string | undefined,
  offered: readonly string[],
): string | undefined {
  if (accept === undefined || accept.trim() === "") return offered[0];
  // A single type without a weight, which most programs send.
  if (PLAIN_TYPE.test(accept)) return offered.find((each) => essenceOf(each) === accept);
  const ranges = accept.split(",").map(rangeOf);
  const matches = offered.flatMap((type) => bestMatch(type, ranges) ?? []);
  return matches.sort(
    (a, b) => b.weight - a.weight || b.precision - a.precision || a.position - b.position,
  )[0]?.type;
}

/** A lower-case media type that is not a range. */
const PLAIN_TYPE = /^[a-z\d.+-]+\/[a-z\d.+-]+$/;

function rangeOf(text: string, position: number): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const number = weight === undefined ? 1 : Number(weight);
  // An invalid weight counts as 1, since the client still named the type.
  return { type, weight: Number.isNaN(number) ? 1 : Math.min(Math.max(number, 0), 1), position };
}

/** The most precise range that includes a type. Weight 0 excludes the type. */
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

/** Whether a media type is a urlencoded form. Media types ignore case (RFC 9110, 8.3.1). */
export function isUrlEncodedForm(type = ""): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:[;,]|$)/i.test(type);
}

/** Whether a media type is a form that can contain files. */
export function isMultipartForm(type = ""): boolean {
  return /^multipart\/form-data\s*;/i.test(type);
}
