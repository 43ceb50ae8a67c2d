import { useEffect, useState } from "preact/hooks";
import { formatFragment, parseFragment } from "./address.js";
import type { Address } from "./address.js";

/** The address of the page, which follows links and the buttons of the browser. */
export function useAddress(): Address {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener("hashchange", follow);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("popstate", follow);
    };
  }, []);
  return parseFragment(hash);
}

/** Goes to an address, as a new entry of the history. */
export function goTo(address: Address): void {
  location.hash = formatFragment(address);
}

/** Changes the address without a new entry of the history, such as for each letter of a form. */
export function replaceAddress(address: Address): void {
  history.replaceState(undefined, "", formatFragment(address));
  dispatchEvent(new PopStateEvent("popstate"));
}
