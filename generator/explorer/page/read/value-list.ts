import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { EnumType } from "../../../spec/model/parameter.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import { partAddress } from "../../part-name.js";
import { catalogueModel } from "../state/spec-store.js";
import type { SpecStore } from "../state/spec-store.js";
import { inline } from "./prose.js";

/** Longer lists are folded. */
const MOST_SHOWN = 12;

/** The input of the values of a parameter. */
export interface ValueListProps {
  readonly type: EnumType;
  /** The descriptions of some values. */
  readonly texts: ReadonlyMap<string, string>;
  readonly store: SpecStore;
  /** The value of the address. */
  readonly chosen: string | undefined;
  readonly href: (value: string) => string;
}

/** The values of a parameter: described ones in a list, others in one line. */
export function ValueList({ type, texts, store, chosen, href }: ValueListProps): ComponentChild {
  const { values } = type;
  const [isOpen, setOpen] = useState(false);
  const isLong = values.length > MOST_SHOWN + 3;
  const isShort = isLong && !isOpen && (chosen === undefined || !values.includes(chosen));
  const shown = isShort ? values.slice(0, MOST_SHOWN) : values;
  const submodules = type.submodules ? moduleTexts(store, type) : new Map<string, Submodule>();
  const isDescribed = texts.size > 0 || [...submodules.values()].some(({ text }) => text !== "");
  return h(
    "div",
    { class: isDescribed ? "values described" : "values" },
    h(
      "ul",
      null,
      shown.map((value) => {
        const module = submodules.get(value);
        const text = texts.get(value) ?? module?.text ?? "";
        return h(
          "li",
          {
            key: value,
            class: value === chosen ? "chosen" : undefined,
            "aria-current": value === chosen ? "true" : undefined,
          },
          h(
            "a",
            { href: module?.href ?? href(value), class: "self" },
            h(
              "code",
              { class: isDeprecated(type, value) ? "deprecated" : undefined },
              shownValue(value),
            ),
          ),
          valueMarks(type, value),
          text !== "" && [" ", h("span", { class: "text" }, inline(text))],
        );
      }),
    ),
    isShort &&
      h(
        "button",
        { type: "button", class: "more", onClick: () => setOpen(true) },
        `${values.length - shown.length} more values`,
      ),
  );
}

function shownValue(value: string): string {
  return value === "" ? '""' : escapeHidden(value);
}

function isDeprecated({ deprecatedvalues, submodules }: EnumType, value: string): boolean {
  return deprecatedvalues.includes(value) || submodules?.deprecated.includes(value) === true;
}

function valueMarks(type: EnumType, value: string): ComponentChild {
  return [
    isDeprecated(type, value) && [" ", h("span", { class: "badge risky" }, "Deprecated")],
    type.internalvalues?.includes(value) && [" ", h("span", { class: "badge none" }, "Internal")],
  ];
}

interface Submodule {
  readonly href: string;
  readonly text: string;
}

/** The modules that values select: their addresses and the first lines of their descriptions. */
function moduleTexts(store: SpecStore, type: EnumType): ReadonlyMap<string, Submodule> {
  const operations = catalogueModel(store)?.operations ?? [];
  const paths = new Map(operations.map((each, index) => [each.path, { each, index }]));
  return new Map(
    Object.entries(type.submodules?.paths ?? {}).flatMap(([value, path]) => {
      const found = paths.get(path);
      if (!found) return [];
      const part = store.spec.parts[found.index] ?? value;
      const [text = ""] = found.each.description?.split("\n") ?? [];
      return [[value, { href: partAddress(store.spec.name, part), text }]];
    }),
  );
}
