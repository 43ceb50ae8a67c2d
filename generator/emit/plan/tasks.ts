import type { ModuleOperation } from "../../spec/model/operation.js";

/** A task that sends several requests, generated in its module's file. */
export interface Task {
  /** The function. */
  readonly name: string;
  readonly description: string;
  /** The type of the function, and the function that makes it of the module's builder, in the runtime. */
  readonly runtime: { readonly type: string; readonly make: string };
  /** The interface of the module's parameters that the task does not set. */
  readonly params: { readonly name: string; readonly description: string };
  /** The parameters that the task sets, and those that would contradict it. */
  readonly sets: readonly string[];
}

interface ModuleTask extends Task {
  /** The parameters without which the task cannot work. */
  readonly needs: readonly string[];
}

/** The tasks by the paths of their modules. */
const TASKS: Readonly<Record<string, ModuleTask>> = {
  edit: {
    name: "editPage",
    description:
      "Edits an existing page, and repeats the edit if others edit the page in the meantime.",
    runtime: { type: "EditPage", make: "pageEditor" },
    params: { name: "PageEdit", description: "Parameters for `editPage`." },
    needs: ["title", "text", "baserevid", "starttimestamp", "nocreate", "token"],
    // With `redirect` or a section, the edit would replace a text that was not fetched.
    sets: [
      "title",
      "pageid",
      "section",
      "sectiontitle",
      "baserevid",
      "basetimestamp",
      "starttimestamp",
      "recreate",
      "createonly",
      "nocreate",
      "redirect",
      "token",
    ],
  },
  login: {
    name: "logIn",
    description: "Fetches a token and logs in with it.",
    runtime: { type: "LogIn", make: "accountLogin" },
    params: { name: "LoginCredentials", description: "Parameters for `logIn`." },
    needs: ["name", "password", "token"],
    sets: ["token"],
  },
  upload: {
    name: "uploadFile",
    description: "Uploads a file, in chunks if the file is large.",
    runtime: { type: "UploadFile", make: "fileUploader" },
    params: { name: "FileUpload", description: "Parameters for `uploadFile`." },
    needs: ["filename", "file", "chunk", "filesize", "offset", "filekey", "stash", "token"],
    // The result of `async` needs further requests.
    sets: [
      "filename",
      "file",
      "url",
      "filekey",
      "sessionkey",
      "filesize",
      "offset",
      "chunk",
      "async",
      "checkstatus",
      "token",
    ],
  },
};

/** The identifiers that a task declares. */
export function taskIdentifiers(task: Task | undefined): readonly string[] {
  return task ? [task.name, task.params.name] : [];
}

/**
 * A module's task. Modules without the parameters that the task sets do not have one, nor do
 * modules whose task would have an operation's name.
 *
 * @param taken the builder names of all operations
 */
export function taskFor(operation: ModuleOperation, taken: ReadonlySet<string>): Task | undefined {
  const task = Object.hasOwn(TASKS, operation.path) ? TASKS[operation.path] : undefined;
  if (!task || taken.has(task.name)) return undefined;
  const names = new Set(operation.parameters.map(({ name }) => name));
  return task.needs.every((name) => names.has(name)) ? task : undefined;
}
