/** Answers that are put together once, as long as there is room. */
export interface AnswerMemory<Answer> {
  get(name: string): Answer | undefined;
  /** @param length how many characters it takes */
  keep(name: string, answer: Answer, length: number): void;
}

/** How many characters of answers are kept. */
const KEPT = 4_000_000;

/** For services whose answer to a request never changes. Where there is no room, all is forgotten. */
export function answerMemory<Answer>(): AnswerMemory<Answer> {
  const known = new Map<string, Answer>();
  let total = 0;
  return {
    get: (name) => known.get(name),
    keep: (name, answer, length) => {
      total += name.length + length;
      if (total > KEPT) {
        known.clear();
        total = name.length + length;
      }
      known.set(name, answer);
    },
  };
}
