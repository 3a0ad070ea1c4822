/** Objects of one kind: how they are called in a snapshot, and what tells them apart. */
export interface Kind<T extends object> {
  readonly name: string;
  key(item: T): string;
}

/** The objects of one kind, in the order in which they were made. They are plain and never changed in place. */
export class Collection<T extends object> {
  constructor(private readonly kind: Kind<T>, private readonly items: Map<string, T>) {}

  find(key: string): T | undefined {
    return this.items.get(key);
  }

  all(): T[] {
    return [...this.items.values()];
  }

  where(test: (item: T) => boolean): T[] {
    const found: T[] = [];
    for (const item of this.items.values()) if (test(item)) found.push(item);
    return found;
  }

  /** Adds the object, or puts it in the place of the one with the same key. */
  put(item: T): T {
    this.items.set(this.kind.key(item), item);
    return item;
  }

  delete(key: string): boolean {
    return this.items.delete(key);
  }

  deleteWhere(test: (item: T) => boolean): void {
    for (const item of this.where(test)) this.items.delete(this.kind.key(item));
  }
}

/** All objects of all kinds, as one JSON document and back. */
export type StoredObjects = Readonly<Record<string, readonly object[]>>;

/** Everything that the two services keep, in memory. */
export class Store {
  private readonly byKind = new Map<string, { readonly kind: Kind<object>; readonly items: Map<string, object> }>();

  constructor(kinds: readonly Kind<never>[]) {
    for (const kind of kinds) this.byKind.set(kind.name, { kind: kind as unknown as Kind<object>, items: new Map() });
  }

  of<T extends object>(kind: Kind<T>): Collection<T> {
    return new Collection(kind, this.slot(kind.name).items as Map<string, T>);
  }

  snapshot(): StoredObjects {
    return structuredClone(Object.fromEntries([...this.byKind].map(([name, { items }]) => [name, [...items.values()]])));
  }

  /** Replaces everything; kinds that the document does not name become empty. */
  restore(objects: StoredObjects): void {
    const copy = structuredClone(objects);
    for (const [name, { kind, items }] of this.byKind) {
      items.clear();
      for (const item of copy[name] ?? []) items.set(kind.key(item), item);
    }
  }

  kinds(): string[] {
    return [...this.byKind.keys()];
  }

  private slot(name: string): { readonly items: Map<string, object> } {
    const slot = this.byKind.get(name);
    if (!slot) throw new Error(`The store was made without the kind "${name}".`);
    return slot;
  }
}
