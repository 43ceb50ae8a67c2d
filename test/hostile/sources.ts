import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { Project } from "ts-morph";
import type { SourceFile } from "ts-morph";
import { REPOSITORY } from "../generator/support/places.js";

/** The files of a folder of the package that end so, relative to the package, with `/`. */
export function filesOf(folder: string, ...endings: readonly string[]): readonly string[] {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => `${folder}/${path.replaceAll(sep, "/")}`)
    .toSorted();
}

/** Parses files of the package. */
export function parsed(paths: readonly string[]): readonly SourceFile[] {
  const project = new Project({
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    compilerOptions: { allowJs: true },
  });
  return paths.map((path) => project.addSourceFileAtPath(join(REPOSITORY, path)));
}

/** Where something stands, for messages. */
export function placeIn(file: SourceFile, line: number): string {
  return `${file.getFilePath().slice(REPOSITORY.length)}:${line}`;
}
