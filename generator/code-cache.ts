import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { cacheFolder, writeCached } from "./project/cache-folder.js";

/**
 * Loads a large CommonJS file with V8's code cache, so that it is not compiled at each start. Node
 * 22 and later have such a cache, Node 20 does not. Afterwards the file is in Node's module cache,
 * where `require` finds it. If there is no cache folder or a step fails, `require` loads the file
 * as usual.
 *
 * @param file absolute path
 */
export function loadWithCodeCache(file: string): void {
  const folder = cacheFolder(dirname(file));
  const require = createRequire(import.meta.url);
  if (folder === undefined || require.cache[file]) return;
  try {
    const cacheFile = join(folder, `${cacheKey(file)}.v8`);
    const cachedData = existsSync(cacheFile) ? readFileSync(cacheFile) : undefined;
    const script = new Script(Module.wrap(readFileSync(file, "utf8")), {
      filename: file,
      ...(cachedData && { cachedData }),
    });
    const module = new Module(file);
    module.filename = file;
    module.paths = [];
    const wrapper: unknown = script.runInThisContext();
    if (typeof wrapper !== "function") return;
    wrapper.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
    module.loaded = true;
    require.cache[file] = module;
    // At the end of the process, so that the cache includes functions that were compiled later.
    if (!cachedData || script.cachedDataRejected)
      process.once("exit", () => writeCached(cacheFile, script.createCachedData()));
  } catch {
    delete require.cache[file];
  }
}

/** The key depends on the file, the engine and its architecture. V8 checks the rest. */
function cacheKey(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return createHash("sha256")
    .update([file, size, mtimeMs, process.version, process.arch].join("\n"))
    .digest("hex")
    .slice(0, 16);
}
