/**
 * The corpus: `corpus/<target>.jsonl`, one input a line. An input that is UTF-8 is a JSON string; any
 * other bytes are `{"base64":"…"}`. Lines are ASCII, sorted and unique, so that a change of the corpus is a
 * change of lines, and no editor or line ending can alter an input.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "corpus");
const EXTENSION = ".jsonl";

/** Fails on bytes that are not UTF-8, and keeps a byte order mark. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * @param {Uint8Array} input
 * @returns {string}
 */
export function encodeInput(input) {
  const text = decodeText(input);
  const value = text ?? { base64: Buffer.from(input).toString("base64") };
  return JSON.stringify(value).replaceAll(/[^ -~]/g, escapeCodeUnit);
}

/**
 * @param {string} line
 * @returns {Uint8Array}
 */
export function decodeInput(line) {
  const value = JSON.parse(line);
  if (typeof value === "string") return new TextEncoder().encode(value);
  if (typeof value?.base64 === "string") return new Uint8Array(Buffer.from(value.base64, "base64"));
  throw new TypeError('A line of a corpus is a JSON string or {"base64":"…"}.');
}

/**
 * @param {string} text
 * @returns {readonly Uint8Array[]}
 */
export function decodeCorpus(text) {
  return text.split("\n").flatMap((line) => (line === "" ? [] : [decodeInput(line)]));
}

/**
 * @param {readonly Uint8Array[]} inputs
 * @returns {string}
 */
export function encodeCorpus(inputs) {
  const lines = [...new Set(inputs.map(encodeInput))].toSorted();
  return lines.map((line) => `${line}\n`).join("");
}

/** @returns {readonly string[]} */
export function corpusNames() {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => (file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : file));
}

/**
 * @param {string} name
 * @returns {string}
 */
export function readCorpusText(name) {
  const file = fileOf(name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * @param {string} name
 * @returns {readonly Uint8Array[]}
 */
export function readCorpus(name) {
  return decodeCorpus(readCorpusText(name));
}

/**
 * @param {string} name
 * @param {readonly Uint8Array[]} inputs
 */
export function writeCorpus(name, inputs) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), encodeCorpus(inputs));
}

/** @param {string} name */
function fileOf(name) {
  return join(FOLDER, `${name}${EXTENSION}`);
}

/**
 * @param {Uint8Array} input
 * @returns {string | undefined} undefined if the input is not UTF-8
 */
function decodeText(input) {
  try {
    return decoder.decode(input);
  } catch {
    return undefined;
  }
}

/** @param {string} unit */
function escapeCodeUnit(unit) {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
