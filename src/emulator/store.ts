/** Objects of one kind: how they are called in a snapshot, and what tells them apart. */
export interface Kind<T extends object> {
  readonly name: string;
  key(item: T): string;
  /** Where the kind has something to be done at a time: that time in RFC 3339, in UTC. */
  due?(item: T): string;
}

/** What is kept of one kind. */
interface Slot<T extends object> {
  readonly kind: Kind<T>;
  readonly items: Map<string, T>;
  /** Nothing is due before it. */
  quietUntil: string;
}

/** Before every time. */
const NEVER_LOOKED = '';
/** After every time. */
const NOTHING_DUE = '~';

/** The objects of one kind, in the order in which they were made. They are plain and never changed in place. */
export class Collection<T extends object> {
  constructor(private readonly slot: Slot<T>) {}

  find(key: string): T | undefined {
    return this.slot.items.get(key);
  }

  all(): T[] {
    return [...this.slot.items.values()];
  }

  where(test: (item: T) => boolean): T[] {
    const found: T[] = [];
    for (const item of this.slot.items.values()) if (test(item)) found.push(item);
    return found;
  }

  /** Those whose time is not after the given one. Costs nothing until the first time comes. */
  due(now: string): T[] {
    const { slot } = this;
    const dueAt = slot.kind.due;
    if (!dueAt || now < slot.quietUntil) return [];
    slot.quietUntil = NOTHING_DUE;
    return this.where((item) => {
      const time = dueAt(item);
      if (time < slot.quietUntil) slot.quietUntil = time;
      return time <= now;
    });
  }

  /** Adds the object, or puts it in the place of the one with the same key. */
  put(item: T): T {
    const { kind, items } = this.slot;
    items.set(kind.key(item), item);
    const due = kind.due?.(item) ?? NOTHING_DUE;
    if (due < this.slot.quietUntil) this.slot.quietUntil = due;
    return item;
  }

  delete(key: string): boolean {
    return this.slot.items.delete(key);
  }

  deleteWhere(test: (item: T) => boolean): void {
    for (const item of this.where(test)) this.slot.items.delete(this.slot.kind.key(item));
  }
}

/** All objects of all kinds, as one JSON document and back. */
export type StoredObjects = Readonly<Record<string, readonly object[]>>;

/** Everything that the two services keep, in memory. */
export class Store {
  private readonly byKind = new Map<string, Slot<object>>();

  constructor(kinds: readonly Kind<never>[]) {
    for (const kind of kinds) this.byKind.set(kind.name, { kind: kind as unknown as Kind<object>, items: new Map(), quietUntil: NEVER_LOOKED });
  }

  of<T extends object>(kind: Kind<T>): Collection<T> {
    return new Collection(this.slot(kind.name) as unknown as Slot<T>);
  }

  snapshot(): StoredObjects {
    return structuredClone(Object.fromEntries([...this.byKind].map(([name, { items }]) => [name, [...items.values()]])));
  }

  /** Replaces everything; kinds that the document does not name become empty. */
  restore(objects: StoredObjects): void {
    const copy = structuredClone(objects);
    for (const [name, slot] of this.byKind) {
      const { kind, items } = slot;
      items.clear();
      slot.quietUntil = NEVER_LOOKED;
      for (const item of copy[name] ?? []) items.set(kind.key(item), item);
    }
  }

  kinds(): string[] {
    return [...this.byKind.keys()];
  }

  private slot(name: string): Slot<object> {
    const slot = this.byKind.get(name);
    if (!slot) throw new Error(`The store was made without the kind "${name}".`);
    return slot;
  }
}
