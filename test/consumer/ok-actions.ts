import { clearhasmsg } from "paramsmith/actions/clearhasmsg";
import { edit, editPage } from "paramsmith/actions/edit";
import type { EditParams, PageEdit } from "paramsmith/actions/edit";
import { delete_ } from "paramsmith/actions/delete";
import { import_ } from "paramsmith/actions/import";
import { logIn } from "paramsmith/actions/login";
import { logout } from "paramsmith/actions/logout";
import { options } from "paramsmith/actions/options_";
import { parse } from "paramsmith/actions/parse";
import { rollback } from "paramsmith/actions/rollback";
import { upload, uploadFile } from "paramsmith/actions/upload";
import {
  continueQuery,
  fetchSender,
  m3apiSender,
  sendRequest,
  withRetries,
  withTokens,
} from "paramsmith/client";
import type { LatestRevision, M3apiSession, Send, SendWithTokens, Token } from "paramsmith/client";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

const send: Send = fetchSender("https://wiki.example/w/api.php");
const session: SendWithTokens = withTokens(send);
declare const m3api: M3apiSession;

// A sender with tokens takes any request; another one those that lack no token.
await sendRequest(edit({ title: "A", text: "B" }), session);
await sendRequest(edit({ title: "A", text: "B" }), withRetries(session));
await sendRequest(edit({ title: "A", text: "B" }), withTokens(withRetries(send)));
await sendRequest(edit({ title: "A", text: "B" }), withTokens(m3apiSender(m3api)));
await sendRequest(edit({ title: "A", text: "B", token: "c+\\" }), send);
await sendRequest(logout(), session);
await sendRequest(delete_({ title: "A" }), session);
await sendRequest(import_({ summary: "A", interwikipage: "B", interwikiprefix: "C" }), session);
await sendRequest(options({ reset: true }), session);
await sendRequest(parse({ text: "A" }), send);
await sendRequest(parse({ text: "A" }), session);
for await (const response of continueQuery(parse({ page: "A" }), send)) void response;

// A token has a type; a text is one of any type.
declare const rollbackToken: Token<"rollback">;
declare const text: string;
rollback({ title: "A", user: "B", token: rollbackToken });
rollback({ title: "A", user: "B", token: text });
holds<Same<EditParams["token"], Token<"csrf"> | undefined>>();

// The method is known.
const { method } = edit({ title: "A", text: "B" });
holds<Same<typeof method, "POST">>();
const reading = parse({ text: "A" });
holds<Same<typeof reading.method, "GET" | "POST">>();
export const address: string = reading.url("https://wiki.example/w/api.php");

// Files.
upload({ filename: "A", file: new Uint8Array(1) });
upload({ filename: "A", file: new ArrayBuffer(1) });
upload({ filename: "A", chunk: new Blob([]), offset: 0, filesize: 1, stash: true });
upload({ filename: "A", file: new File([], "a") });
export const { files }: { readonly files: Readonly<Record<string, Blob>> } = upload({
  filename: "A",
  file: new Blob([]),
});

// An action without parameters takes options only.
clearhasmsg();
clearhasmsg({ maxlag: 5 });

// The function of an edit returns a text, parameters, or nothing; or a promise.
declare const isDone: boolean;
declare const summary: string | undefined;
declare const prepared: PageEdit;
declare function prepare(revision: LatestRevision): Promise<PageEdit | undefined>;
await editPage(session, "A", ({ content }) => content.trim());
await editPage(session, "A", async ({ content }) => content);
await editPage(session, "A", () => undefined);
await editPage(session, "A", () => {});
await editPage(session, "A", () => prepared);
await editPage(session, "A", prepare);
await editPage(session, "A", ({ content }) => (isDone ? undefined : { text: content, bot: true }));
await editPage(session, "A", () => (isDone ? { appendtext: "B" } : { text: "A", minor: isDone }));
await editPage(session, "A", () => ({ undo: 5, undoafter: 3, watchlist: "watch" }));
await editPage(session, "A", ({ content }): PageEdit => ({ text: content, summary: "B" }));
const edited = await editPage(session, "A", async ({ content, revid, timestamp }) => {
  if (isDone) return;
  if (content === "") return timestamp;
  const more = summary === undefined ? {} : { summary };
  return { text: `${revid}`, ...more, tags: ["a", "b"], contentmodel: "wikitext" };
});
holds<Same<NonNullable<typeof edited>["newrevid"], number | undefined>>();

// The result of an upload is narrowed.
const chunks = { chunkSize: 1024, onProgress: (bytes: number): void => void bytes };
const params = { comment: "A", tags: ["b"], ignorewarnings: true } as const;
const uploaded = await uploadFile(session, "A.txt", new Blob([]), params, chunks);
if (uploaded.result === "Success") holds<Same<typeof uploaded.imageinfo.url, string>>();
else if (uploaded.result === "Warning")
  holds<Same<typeof uploaded.sessionkey, string | undefined>>();
await uploadFile(session, "A.txt", new Uint8Array(1));

const account = await logIn(send, { name: "A@b", password: "c" });
holds<Same<typeof account.lgusername, string>>();
