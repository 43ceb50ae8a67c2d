import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";

/** The facts that the frame of a help page shows. */
export interface HelpFrame {
  readonly sitename: string;
  /** The version of the software, such as `MediaWiki 1.43.9`. */
  readonly generator: string;
  /** The full address of `Special:ApiHelp`. */
  readonly address: string;
}

/** The page around the help of modules, with the elements of MediaWiki's skin `apioutput`, without its scripts and styles. */
export function helpPageOf(body: string, { sitename, generator, address }: HelpFrame): string {
  const title = `MediaWiki API help - ${escapeHtml(sitename)}`;
  const link = `<a dir="ltr" href="${escapeAttribute(address)}">${escapeHtml(address)}</a>`;
  return `<!DOCTYPE html>
<html class="client-nojs" lang="en" dir="ltr">
<head>
<meta charset="UTF-8">
<title>${title}</title>
<meta name="generator" content="${escapeAttribute(generator)}">
<meta name="robots" content="noindex,nofollow">
</head>
<body class="mediawiki ltr sitedir-ltr ns--1 ns-special mw-special-ApiHelp skin-apioutput action-view"><div class="mw-body" role="main">
\t<h1 id="firstHeading">MediaWiki API help</h1>
\t<div class="mw-body-content">
\t\t<div id="mw-content-text" class="mw-body-content">${body}
<div class="printfooter" data-nosnippet="">Retrieved from "${link}"</div></div>
\t</div>
</div>
</body>
</html>
`;
}
