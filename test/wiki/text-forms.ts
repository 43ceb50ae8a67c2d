/** Texts of answers without what no client reads: shared by tests that compare a stub with a real MediaWiki. */

/** Without the texts of errors, which are a server's own. */
export function withoutWording(answer: string): string {
  return answer
    .replaceAll(/"info":"(?:[^"\\]|\\.)*"/g, '"info":""')
    .replaceAll(/,"(?:docref|\*)":"See (?:[^"\\]|\\.)*"/g, "");
}
