import { relative, sep } from "node:path";
import type { SourceFile } from "../spec/source/source-file.js";
import { readSource } from "../project/source.js";
import { packageRoot } from "../project/package-root.js";
import { shippedProtocolPath } from "../project/spec-paths.js";
import type { FilePair, SpecFiles } from "./spec-files.js";

/**
 * Completes the files beside the specs of a pair. A catalogue without a protocol is generated with
 * the shipped one, which is compared if the other side has its own. The files beside a copy are
 * unknown, so that those of the other side are not compared.
 */
export function withComparableFiles({ old, new: next }: FilePair): FilePair {
  if (!old || !next) return { ...(old && { old }), ...(next && { new: next }) };
  return { old: comparableTo(next, old), new: comparableTo(old, next) };
}

function comparableTo(other: SpecFiles, files: SpecFiles): SpecFiles {
  const { protocol: ownProtocol, site: ownSite, ...rest } = files;
  const isKnown = other.isCopy !== true;
  const protocol =
    ownProtocol === undefined
      ? other.protocol && files.isCopy !== true
        ? shippedProtocol()
        : undefined
      : other.protocol || isKnown
        ? ownProtocol
        : undefined;
  const site = other.site || isKnown ? ownSite : undefined;
  return { ...rest, ...(protocol && { protocol }), ...(site && { site }) };
}

function shippedProtocol(): SourceFile | undefined {
  const path = shippedProtocolPath();
  return readSource(path, relative(packageRoot(), path).split(sep).join("/")).value;
}
