// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** Returns a function that makes a value at its first call, and returns the same value at each call. What `make` refers to is released then. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make };
  return () => {
    if ("make" in state) state = { value: state.make() };
    return state.value;
  };
}
