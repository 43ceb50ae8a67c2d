import { block } from "paramsmith/actions/block";
import { edit } from "paramsmith/actions/edit";
import { login } from "paramsmith/actions/login";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import { revisions } from "paramsmith/paraminfo/revisions";
import { tokens } from "paramsmith/paraminfo/tokens";
import { fetchSender, sendRequest, withTokens } from "paramsmith/client";
import type { SendWithTokens } from "paramsmith/client";
import * as afc from "./programs/afc-helper.ts";
import * as deputy from "./programs/deputy.ts";
import * as jwb from "./programs/jwb.ts";
import * as rtrc from "./programs/rtrc.ts";
import * as twinkle from "./programs/twinkle.ts";
import * as closer from "./programs/xfdcloser.ts";

const PAGES: Readonly<Record<string, string>> = {
  "Template:WikiProject Banner": "[[Category:C-Class articles]]",
  "Category:Programs": "[[Category:Everything]]",
  "Program/Text":
    "'''Bold''' first.\n== One ==\n[[Program/Link]] [https://example.org x]\n== Two ==\nLast. [[Category:Programs]]",
  "Program/Link": "[[Program/Text]] [[Category:Programs]]",
  "Program/Old": "#REDIRECT [[Program/Text]]",
  "Program/Through": "[[Program/Old]]",
  "Talk:Program/Old": "About a redirect.",
  "Talk:Program/Text": "{{WikiProject Banner}}",
  "Program/Draft": "A draft.",
  "Program/Work": "a",
};
const ADDRESS = "192.0.2.7";

/** A sender that is logged in as Admin, on a wiki that `fetch` reaches. */
export async function logInAsAdmin(
  endpoint: string,
  password: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<SendWithTokens> {
  const cookies = new Map<string, string>();
  const send = fetchSender(endpoint, {
    fetch: async (request) => {
      request.headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
      const response = await fetch(request);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });
  const { query } = await sendRequest(tokens({ type: "login" }), send);
  const params = { name: "Admin", password, token: query?.tokens.logintoken ?? "" };
  const response = await sendRequest(login(params), send);
  if (response.login.result !== "Success") throw new Error(JSON.stringify(response));
  return withTokens(send);
}

async function latestId(send: SendWithTokens, titles: string): Promise<number> {
  const { query } = await sendRequest(revisions({ prop: "ids" }, { titles }), send);
  return query?.pages?.[0]?.revisions?.[0]?.revid ?? 0;
}

/** HTML without the report about the parser's limits, which contains times. */
function withoutReport(html: string): string {
  return html.replaceAll(/\n<!--[^]*?-->/g, "").replace("\n</div>", "</div>");
}

/** Creates the pages that the programs read, and returns what each program makes of the wiki. */
export async function runPrograms(
  send: SendWithTokens,
): Promise<Readonly<Record<string, unknown>>> {
  for (const [title, text] of Object.entries(PAGES))
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order of the edits
    await sendRequest(edit({ title, text, summary: "Created" }), send);
  await sendRequest(block({ user: ADDRESS, expiry: "infinite", reason: "Spam" }), send);
  const { query } = await sendRequest(recentchanges({ prop: "ids", type: "new", limit: 1 }), send);
  const rcid = query?.recentchanges[0]?.rcid ?? 0;
  const settings = { dir: "newer", limit: 4, namespace: 0, user: "Admin", types: ["new"] } as const;
  return {
    twinkle: [
      await twinkle.blockNotice(send, ADDRESS),
      await twinkle.userInfo(send, ADDRESS),
      await twinkle.pagesToDelete(send, "Category:Programs"),
      await twinkle.append(send, "Program/Link", "\nMore."),
      await twinkle.preview(send, "''x''", "Program/Text"),
      await twinkle.patrolCreation(send, "Program/Text"),
    ],
    rtrc: [
      await rtrc.feed(send, { ...settings, anonymousOnly: false, unpatrolledOnly: false }),
      await rtrc.feed(send, { ...settings, anonymousOnly: true, unpatrolledOnly: false }),
      (await rtrc.setUp(send)).slice(-3),
    ],
    deputy: [
      await deputy.configuration(send, ["Program/Old"]),
      await deputy.pageContent(send, "Program/Link"),
      await deputy.pageContent(send, "Program/Missing"),
      await deputy.aliases(send, ["Template:WikiProject Banner"]),
      await deputy.outline(send, "Program/Text"),
      await deputy.section(send, "Program/Text", 1),
      await deputy.difference(send, await latestId(send, "Program/Link")),
      await deputy.difference(send, 999_999),
      await deputy.report(send, "Program/Report", "A report."),
      await deputy.render(send, "[[Program/Text]]", "Program/Text"),
    ],
    xfdcloser: [
      await closer.editWithRetry(send, ["Program/Link", "Program/Text"], (content, isListed) =>
        content.includes("More") ? `${content} ${isListed}` : undefined,
      ),
      await closer.backlinksOf(send, "Program/Text"),
      await closer.redirectsTo(send, ["Program/Text"]),
      await closer.resolve(send, ["Program/Old", "Program/Missing"]),
      await closer.discussion(send, "Talk:Program/Text"),
      await closer.preview(send, "''Closed.''", "Program/Text"),
      await closer.deleteAll(send, ["Program/Through", "Program/Missing"], "Closed"),
    ],
    jwb: [
      await jwb.checkAccess(send, "Program/Missing"),
      await jwb.openPage(send, "Program/Text"),
      (await jwb.difference(send, "Program/Text", "x")).includes("diff-addedline"),
      withoutReport(await jwb.preview(send, "x", "Program/Text")),
      await jwb.pageList(send, "Category:Programs", "Program/Text"),
      await jwb.work(send, "Program/Work", "Program/Moved"),
    ],
    "afc-helper": [
      (await afc.pageText(send, "Program/Draft")).by,
      await afc.creator(send, "Program/Draft"),
      await afc.change(send, "Program/Draft", "x", "append"),
      await afc.change(send, "Program/Draft", "A draft.x"),
      await afc.accept(send, "Program/Draft", "Program/Article"),
      await afc.deletions(send, "Program/Through"),
      await afc.submitter(send, ADDRESS),
      await afc.submitter(send, "Nobody here"),
      await afc.obstacle(send, "Program/Old"),
      await afc.obstacle(send, "Program/Free"),
      await afc.pagesIn(send, "Category:Programs"),
      await afc.finish(send, rcid),
    ],
  };
}
