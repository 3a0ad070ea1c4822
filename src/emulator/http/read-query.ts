/** Query parameters that record which of them were read. */
class TrackedQuery extends URLSearchParams {
  readonly read = new Set<string>();

  override get(name: string): string | null {
    this.read.add(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.read.add(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.read.add(name);
    return super.has(name, value);
  }
}

export function trackQuery(text: string): URLSearchParams {
  return new TrackedQuery(text);
}

/** The names of parameters that the request contains but its handler does not know, in order. Empty if they are not tracked. */
export function unreadParameters(query: URLSearchParams): string[] {
  if (!(query instanceof TrackedQuery)) return [];
  return [...new Set(query.keys())].filter((name) => !query.read.has(name)).sort();
}
