/** The words of a run that two texts may not share. Sentences of one matter often share fewer. */
const RUN_LENGTH = 7;

/** The words of a run that are not placeholders. */
const MIN_WORDS = 5;

/** Stands for `$1` in a message, and for `${…}` in a template literal. */
const PLACEHOLDER = "\uE000";

/** The runs of words of some texts: each of seven words, whatever their letter case and markup. */
export function runsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => runsIn(wordsOf(text))));
}

/** The runs of words that a text shares with others. */
export function sharedRuns(text: string, others: ReadonlySet<string>): readonly string[] {
  return [...new Set(runsIn(wordsOf(text)).filter((run) => others.has(run)))];
}

function runsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((_, start) => {
    const run = words.slice(start, start + RUN_LENGTH);
    const isRun =
      run.length === RUN_LENGTH && run.filter((word) => word !== PLACEHOLDER).length >= MIN_WORDS;
    return isRun ? [run.join(" ").replaceAll(PLACEHOLDER, "$1")] : [];
  });
}

/** The words of a text, without URLs, tags, entities and the markup of wikitext. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(/https?:\/\/[^\s"'`)<>\]]+/g, " ")
    .replaceAll(/<\/?[a-z][^<>\n]*>|&(?:[a-z]+|#\d+);|\\[nrt]/gi, " ")
    .replaceAll(/\[\[[^[\]|]*\|([^[\]]*)\]\]/g, "$1")
    .replaceAll(/\{\{[A-Z]+:[^{}|]*\|([^{}|]*)[^{}]*\}\}/g, "$1")
    .replaceAll(/\$\d+|\$\{[^{}]*\}/g, ` ${PLACEHOLDER} `);
  return (plain.match(/\uE000|[\p{L}\p{N}_]+(?:['’][\p{L}]+)*/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );
}
