import { createContext } from "preact";
import type { ComponentChild } from "preact";
import { useContext } from "preact/hooks";
import type { PageStore, SpecStore } from "./spec-store.js";

/** Where requests of the page are sent: alternatives by `kind`. */
export type RunTarget =
  /** The stub inside the page, which needs no server. */
  | { readonly kind: "stub" }
  /** A service to send requests to: the one that serves the page, or an allowed wiki. */
  | { readonly kind: "service"; readonly address: string }
  | { readonly kind: "wiki"; readonly address: string };

/** The URL of a target's API, without a query. The stub has an example URL. */
export function endpointOf(target: RunTarget): string {
  return target.kind === "stub" ? "https://wiki.example/w/api.php" : target.address;
}

/** The targets of a spec, and the chosen one. */
interface TargetState {
  readonly target: RunTarget;
  readonly chooser: ComponentChild;
}

/** The targets that the reader of a page has chosen. Other modules of a spec keep its target. */
export interface TargetChoices {
  /** The last chosen target for each spec, by spec name. */
  readonly chosen: ReadonlyMap<string, RunTarget>;
  readonly choose: (spec: string, target: RunTarget) => void;
}

/** The choices of the page around a component. Without one, nothing can be chosen. */
export const PageTargets = createContext<TargetChoices>({ chosen: new Map(), choose: () => {} });

/** Lets the reader choose where requests are sent. Only an allowed wiki can be asked. */
export function useTarget(page: PageStore, { spec }: SpecStore): TargetState {
  const service = serviceOf(page, spec.servedAt);
  const choices = useContext(PageTargets);
  const target = choices.chosen.get(spec.name) ?? service ?? { kind: "stub" };
  const choose = (next: RunTarget): void => choices.choose(spec.name, next);
  const [first] = page.wikis;
  const wiki: RunTarget | undefined =
    spec.kind === "catalogue" && first !== undefined
      ? target.kind === "wiki"
        ? target
        : { kind: "wiki", address: `${first}/w/api.php` }
      : undefined;
  const offered: readonly (readonly [label: string, target: RunTarget])[] = [
    ["The stub inside this page", { kind: "stub" }],
    ...(service ? [["The service of this page", service] as const] : []),
    ...(wiki ? [["A wiki", wiki] as const] : []),
  ];
  return {
    target,
    chooser: (
      <fieldset class="targets">
        <legend>Run on</legend>
        {offered.map(([label, each]) => (
          <label key={each.kind}>
            <input
              type="radio"
              name="target"
              value={each.kind}
              checked={target.kind === each.kind}
              onChange={() => choose(each)}
            />{" "}
            {label}
          </label>
        ))}
        {target.kind === "wiki" && (
          <label class="wiki-address">
            Address of its api.php{" "}
            <input
              type="url"
              id="wiki-address"
              value={target.address}
              aria-describedby="wiki-origins"
              onInput={(event) => choose({ kind: "wiki", address: event.currentTarget.value })}
            />
          </label>
        )}
        {spec.kind === "catalogue" && (
          <p class="faint" id="wiki-origins">
            {page.wikis.length > 0
              ? `This page may connect to ${page.wikis.join(", ")}.`
              : "To run requests on a wiki, write the page with docs --allow-wiki ORIGIN."}
          </p>
        )}
      </fieldset>
    ),
  };
}

/** The service that the page is served by, for a spec that it serves. */
function serviceOf({ isServed }: PageStore, servedAt: string | undefined): RunTarget | undefined {
  if (!isServed || servedAt === undefined) return undefined;
  return { kind: "service", address: new URL(servedAt, location.href.split("#")[0]).href };
}
