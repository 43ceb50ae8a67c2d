import { clearhasmsg } from "paramsmith/actions/clearhasmsg";
import { edit } from "paramsmith/actions/edit";
import type { EditParams } from "paramsmith/actions/edit";
import { delete_ } from "paramsmith/actions/delete";
import { import_ } from "paramsmith/actions/import";
import { logout } from "paramsmith/actions/logout";
import { options } from "paramsmith/actions/options_";
import { parse } from "paramsmith/actions/parse";
import { rollback } from "paramsmith/actions/rollback";
import { upload } from "paramsmith/actions/upload";
import {
  continueQuery,
  fetchSender,
  m3apiSender,
  sendRequest,
  withRetries,
  withTokens,
} from "paramsmith/client";
import type { M3apiSession, Send, SendWithTokens, Token } from "paramsmith/client";
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
