import { _, str } from "ajv/dist/2020.js";
import type { Ajv2020, Code, KeywordCxt } from "ajv/dist/2020.js";
import { not, or } from "./ajv-code.js";

const KEYWORD = "multipleOf";

/**
 * Replaces ajv's keyword, which refuses 1e21 as a multiple of 1 and 1.13 as a multiple of 0.01. A
 * number is a multiple if JavaScript reads a multiple as this number. From 2 ** 53 steps on, all
 * numbers are: those next to each other differ by more than the step.
 */
export function addMultipleOf(ajv: Ajv2020): void {
  ajv.removeKeyword(KEYWORD);
  ajv.addKeyword({
    keyword: KEYWORD,
    type: "number",
    schemaType: "number",
    // The place of ajv's keyword, which errors follow.
    before: "format",
    error: {
      message: ({ schema }) => str`must be multiple of ${schema}`,
      params: ({ schema }) => _`{multipleOf: ${schema}}`,
    },
    code: checkMultiple,
  });
}

function checkMultiple(context: KeywordCxt): void {
  const { data } = context;
  const step = Number(context.schema);
  const { digits, scale } = decimalOf(step);
  const isLarge = _`Math.abs(${data}) >= ${step * 2 ** 53}`;
  const isExact = _`${data} % ${step} === 0`;
  context.fail(not(or(isLarge, isExact, ...nearestMultiple(data, digits, scale))));
}

/** Whether the nearest multiple, as a decimal number, is read as the number. Integers below 2 ** 53 are exact. */
function nearestMultiple(data: Code, digits: number, scale: number): readonly Code[] {
  if (scale > 1)
    return [_`Math.round(${data} * ${scale} / ${digits}) * ${digits} / ${scale} === ${data}`];
  return digits > 1 ? [_`Math.round(${data} / ${digits}) * ${digits} === ${data}`] : [];
}

/** A positive number as an integer divided by a power of ten, as its shortest text has it. */
function decimalOf(step: number): { readonly digits: number; readonly scale: number } {
  const [, whole = "", fraction = "", exponent = "0"] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(step)) ?? [];
  const places = fraction.length - Number(exponent);
  if (places <= 0) return { digits: step, scale: 1 };
  return { digits: Number(whole + fraction), scale: Number(`1e${places}`) };
}
