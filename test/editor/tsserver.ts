import { spawn } from "node:child_process";
import type { Completion, Editor } from "./editor.ts";
import { readMessages } from "./messages.ts";
import type { Message } from "./messages.ts";

/** tsserver of TypeScript 5 and 6, as VS Code runs it. */
export function tsserver(script: string): Editor {
  const server = spawn(process.execPath, [script, "--disableAutomaticTypingAcquisition"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const pending = new Map<number, (message: Message) => void>();
  const texts = new Map<string, string>();
  let last = 0;
  readMessages(server.stdout, (message) => {
    if (message["type"] !== "response") return;
    const number = Number(message["request_seq"]);
    pending.get(number)?.(message);
    pending.delete(number);
  });

  const send = (command: string, args: object): number => {
    last += 1;
    const request = { seq: last, type: "request", command, arguments: args };
    server.stdin.write(`${JSON.stringify(request)}\n`);
    return last;
  };
  /** The body of a response; there is none if nothing is found. */
  const ask = async <Body>(command: string, args: object): Promise<Body | undefined> =>
    new Promise((resolve) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol defines the body of each command
      pending.set(send(command, args), (message) => resolve(message["body"] as Body | undefined));
    });
  const locationOf = (file: string, offset: number) => {
    const lines = (texts.get(file) ?? "").slice(0, offset).split("\n");
    return { file, line: lines.length, offset: (lines.at(-1) ?? "").length + 1 };
  };

  return {
    open(file, text) {
      if (texts.has(file)) send("close", { file });
      texts.set(file, text);
      send("open", { file, fileContent: text, scriptKindName: "TS" });
    },
    async completions(file, offset) {
      const body = await ask<{ readonly entries: readonly Completion[] }>("completionInfo", {
        ...locationOf(file, offset),
        includeExternalModuleExports: false,
        includeInsertTextCompletions: true,
      });
      return body?.entries ?? [];
    },
    async hover(file, offset) {
      const body = await ask<QuickInfo>("quickinfo", locationOf(file, offset));
      if (!body) return "";
      const { displayString, documentation, tags } = body;
      const tagLines = tags.map(({ name, text }) => `@${name}${text ? ` ${text}` : ""}`);
      return [displayString, documentation, ...tagLines].filter((line) => line !== "").join("\n");
    },
    async errors(file) {
      const body = await ask<readonly { readonly text: string }[]>("semanticDiagnosticsSync", {
        file,
      });
      return (body ?? []).map(({ text }) => text);
    },
    close() {
      server.kill();
    },
  };
}

interface QuickInfo {
  readonly displayString: string;
  readonly documentation: string;
  readonly tags: readonly { readonly name: string; readonly text?: string }[];
}
