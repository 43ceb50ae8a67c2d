import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import type { Completion, Editor } from "./editor.ts";
import { readMessages, writeMessage } from "./messages.ts";
import type { Message } from "./messages.ts";

/** The language server of TypeScript 7. */
export async function languageServer(program: string, folder: string): Promise<Editor> {
  const server = spawn(program, ["--lsp", "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  const pending = new Map<number, (message: Message) => void>();
  const texts = new Map<string, string>();
  let last = 0;
  readMessages(server.stdout, (message) => {
    if (message["method"] !== undefined) {
      // A request of the server, such as for settings; none are given.
      if (message["id"] !== undefined)
        writeMessage(server.stdin, { jsonrpc: "2.0", id: message["id"], result: null });
      return;
    }
    const number = Number(message["id"]);
    pending.get(number)?.(message);
    pending.delete(number);
  });

  const notify = (method: string, params: object): void =>
    writeMessage(server.stdin, { jsonrpc: "2.0", method, params });
  const ask = async <Result>(method: string, params?: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      pending.set(last, (message) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol defines the result of each method
        if (message["error"] === undefined) resolve(message["result"] as Result);
        else reject(new Error(`${method}: ${JSON.stringify(message["error"])}`));
      });
      writeMessage(server.stdin, { jsonrpc: "2.0", id: last, method, params });
    });
  const locationOf = (file: string, offset: number) => {
    const lines = (texts.get(file) ?? "").slice(0, offset).split("\n");
    return {
      textDocument: { uri: uriOf(file) },
      position: { line: lines.length - 1, character: (lines.at(-1) ?? "").length },
    };
  };

  await ask("initialize", {
    processId: process.pid,
    rootUri: uriOf(folder),
    capabilities: { textDocument: { hover: { contentFormat: ["markdown"] }, diagnostic: {} } },
  });
  notify("initialized", {});
  let version = 0;
  return {
    open(file, text) {
      version += 1;
      const uri = uriOf(file);
      if (texts.has(file)) notify("textDocument/didClose", { textDocument: { uri } });
      texts.set(file, text);
      const textDocument = { uri, languageId: "typescript", version, text };
      notify("textDocument/didOpen", { textDocument });
    },
    async completions(file, offset) {
      const result = await ask<CompletionList | readonly Item[] | null>("textDocument/completion", {
        ...locationOf(file, offset),
        context: { triggerKind: 1 },
      });
      const items = result === null ? [] : "items" in result ? result.items : result;
      return items.map(({ label, sortText }): Completion => ({
        name: label,
        sortText: sortText ?? label,
      }));
    },
    async hover(file, offset) {
      const result = await ask<Hover | null>("textDocument/hover", locationOf(file, offset));
      return (result?.contents.value ?? "").replaceAll(/^```\w*\n|```$/gm, "").trim();
    },
    async errors(file) {
      const result = await ask<Report>("textDocument/diagnostic", {
        textDocument: { uri: uriOf(file) },
      });
      return result.items.filter(({ severity }) => severity === 1).map(({ message }) => message);
    },
    async close() {
      await ask("shutdown");
      server.kill();
    },
  };
}

interface Item {
  readonly label: string;
  readonly sortText?: string;
}

interface CompletionList {
  readonly items: readonly Item[];
}

interface Hover {
  readonly contents: { readonly value: string };
}

interface Report {
  readonly items: readonly { readonly severity: number; readonly message: string }[];
}

function uriOf(file: string): string {
  return pathToFileURL(file).href;
}
