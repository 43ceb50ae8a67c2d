/** Texts of answers without what no client reads: shared by tests that compare a stub with a real MediaWiki. */

/** Without the texts of errors, which are a server's own. */
export function withoutWording(answer: string): string {
  return answer
    .replaceAll(/"info":"(?:[^"\\]|\\.)*"/g, '"info":""')
    .replaceAll(/,"(?:docref|\*)":"See (?:[^"\\]|\\.)*"/g, "")
    .replaceAll(/ (?:docref|xml:space|info)="[^"]*"/g, "")
    .replaceAll(/<docref[^]*?<\/docref>/g, "")
    .replaceAll(/(<error code="\w+">)See [^<]*/g, "$1");
}

/** A feed without its own time and the texts of errors; other answers are errors in any wording. */
export function feedText(text: string): string {
  return withoutWording(text)
    .replace(/<lastBuildDate>[^<]*/, "<lastBuildDate>")
    .replace(/<updated>[^<]*/, "<updated>")
    .replace(/(<title>Error \([^]*?<(?:description|summary type="html")>)[^<]*/, "$1");
}
