/** The line of an input: a JSON string if the input is UTF-8, otherwise `{"base64":"…"}`. */
export function encodeInput(input: Uint8Array): string;

/** The input of a line. */
export function decodeInput(line: string): Uint8Array;

/** The inputs of a corpus file, one a line. */
export function decodeCorpus(text: string): readonly Uint8Array[];

/** The text of a corpus file: the lines of the inputs, sorted and unique. */
export function encodeCorpus(inputs: readonly Uint8Array[]): string;

/** The targets that have a corpus file. */
export function corpusNames(): readonly string[];

/** The text of a target's corpus file; empty if there is none. */
export function readCorpusText(name: string): string;

/** The inputs that are kept for a target. */
export function readCorpus(name: string): readonly Uint8Array[];

/** Replaces the inputs that are kept for a target. */
export function writeCorpus(name: string, inputs: readonly Uint8Array[]): void;
