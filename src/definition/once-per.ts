/** Memoizes a function by its argument, an object, so that everything derived from a definition is derived only once. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { readonly value: Made }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** Slightly more than the number of objects that Terraform reads and plans at once. */
const MOST_TEXTS = 32;

/** The same for a text, for repeated use in checks, comparisons and handlers. Only the latest texts are kept. */
export function oncePerText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, { readonly value: Made }>();
  return (text) => {
    const known = made.get(text);
    if (known) return known.value;
    const value = make(text);
    if (made.size >= MOST_TEXTS) made.delete(made.keys().next().value!);
    made.set(text, { value });
    return value;
  };
}
