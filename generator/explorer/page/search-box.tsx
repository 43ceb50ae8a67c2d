import { useEffect, useRef, useState } from "preact/hooks";
import { escapeHidden } from "../../base/hidden-characters.js";
import { Code } from "./prose.js";
import type { SearchEntry, SearchIndex } from "./search-index.js";
import { searchIndex } from "./search-index.js";
import type { PageStore } from "./spec-store.js";

const MOST_SHOWN = 40;

/**
 * The search of the page: a combobox with a list of results. `/` goes to it from anywhere, arrows
 * choose, Enter opens, Escape closes and then clears.
 */
export function SearchBox({ page }: { readonly page: PageStore }) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const [isComplete, setComplete] = useState(false);
  const index = useRef<SearchIndex | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);

  const makeIndex = (): SearchIndex => {
    if (!index.current) {
      index.current = searchIndex(page);
      void index.current.complete.then(() => setComplete(true));
    }
    return index.current;
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWritten(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const words = text.trim();
  const results = words === "" ? [] : makeIndex().find(words, MOST_SHOWN);
  const current = results[Math.min(chosen, results.length - 1)];
  const isShown = isOpen && words !== "";
  useEffect(() => {
    document.getElementById("found")?.querySelector("[aria-selected=true]")?.scrollIntoView({
      block: "nearest",
    });
  }, [chosen, text]);

  const open = (entry: SearchEntry): void => {
    location.hash = entry.href;
    setOpen(false);
    // The page moves the focus to what was found.
    input.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp": {
        event.preventDefault();
        if (!isShown) setOpen(true);
        else if (results.length > 0) {
          const step = event.key === "ArrowDown" ? 1 : results.length - 1;
          setChosen((Math.min(chosen, results.length - 1) + step) % results.length);
        }
        return;
      }
      case "Enter":
        event.preventDefault();
        if (isShown && current) open(current);
        return;
      case "Escape":
        if (isShown) setOpen(false);
        else setText("");
        return;
    }
  };
  return (
    <div class="find">
      <input
        ref={input}
        id="search"
        type="search"
        // The results do not use a datalist.
        list={undefined}
        role="combobox"
        aria-label="Search modules, parameters, values and fields"
        aria-expanded={isShown}
        aria-controls="found"
        aria-autocomplete="list"
        aria-activedescendant={isShown && current ? optionId(current) : undefined}
        placeholder="Search  /"
        autocomplete="off"
        spellcheck={false}
        value={text}
        onFocus={() => {
          makeIndex();
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <p class="hidden" role="status">
        {isShown ? statusText(results.length, isComplete) : ""}
      </p>
      <ul id="found" role="listbox" aria-label="Results" hidden={!isShown || results.length === 0}>
        {isShown &&
          results.map((entry) => (
            <ResultItem key={entry.id} entry={entry} isChosen={entry === current} onOpen={open} />
          ))}
      </ul>
      {isShown && results.length === 0 && (
        <p class="nothing">{isComplete ? "No results." : "Searching…"}</p>
      )}
    </div>
  );
}

function statusText(count: number, isComplete: boolean): string {
  if (!isComplete) return "Searching…";
  return count === MOST_SHOWN ? `The first ${count} results` : `${count} results`;
}

function optionId({ id }: SearchEntry): string {
  return `found-${id}`;
}

function ResultItem({
  entry,
  isChosen,
  onOpen,
}: {
  readonly entry: SearchEntry;
  readonly isChosen: boolean;
  readonly onOpen: (entry: SearchEntry) => void;
}) {
  const { kind, name, place, text } = entry;
  return (
    <li
      id={optionId(entry)}
      role="option"
      aria-selected={isChosen}
      // Before the input loses the focus, which closes the list.
      onMouseDown={(event: MouseEvent) => {
        event.preventDefault();
        onOpen(entry);
      }}
    >
      <span class="kind">{kind}</span>
      <span class="name">
        <Code text={name} />
      </span>
      <span class="place">{escapeHidden(place)}</span>
      <span class="text">{escapeHidden(text.split("\n")[0] ?? "")}</span>
    </li>
  );
}

/** Returns true if keys write into an element. */
function isWritten(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
