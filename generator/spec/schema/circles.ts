/** A step from one node of a graph to another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** The nodes of a graph that are on a circle, or between circles. */
export function circularNodes(edges: readonly Edge[]): ReadonlySet<string> {
  const leading = trimmed(
    edges,
    ({ from }) => from,
    ({ to }) => to,
  );
  const inside = trimmed(
    leading,
    ({ to }) => to,
    ({ from }) => from,
  );
  return new Set(inside.flatMap(({ from, to }) => [from, to]));
}

/** Removes the edges to nodes that have no further edge, until none is left. */
function trimmed(
  edges: readonly Edge[],
  near: (edge: Edge) => string,
  far: (edge: Edge) => string,
): readonly Edge[] {
  const further = new Map<string, number>();
  const arriving = new Map<string, Edge[]>();
  for (const edge of edges) {
    further.set(near(edge), (further.get(near(edge)) ?? 0) + 1);
    const others = arriving.get(far(edge));
    if (others) others.push(edge);
    else arriving.set(far(edge), [edge]);
  }
  const ends = [...arriving.keys()].filter((node) => !further.has(node));
  const removed = new Set<Edge>();
  for (let node = ends.pop(); node !== undefined; node = ends.pop())
    for (const edge of arriving.get(node) ?? []) {
      removed.add(edge);
      const left = (further.get(near(edge)) ?? 0) - 1;
      further.set(near(edge), left);
      if (left === 0) ends.push(near(edge));
    }
  return edges.filter((edge) => !removed.has(edge));
}

/**
 * The nodes from which the given ones can be reached, with the given one that was found first.
 *
 * @param starts in the order of preference
 */
export function reaching(
  edges: readonly Edge[],
  starts: readonly string[],
): ReadonlyMap<string, string> {
  const arriving = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const others = arriving.get(to);
    if (others) others.push(from);
    else arriving.set(to, [from]);
  }
  const found = new Map<string, string>();
  for (const start of starts) {
    const next = [start];
    for (let node = next.pop(); node !== undefined; node = next.pop()) {
      if (found.has(node)) continue;
      found.set(node, start);
      next.push(...(arriving.get(node) ?? []));
    }
  }
  return found;
}
