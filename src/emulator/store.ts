/** A kind of object: its name in a snapshot, and its key. */
export interface Kind<T extends object> {
  readonly name: string;
  key(item: T): string;
  /** For kinds with timed work: when it is due, in RFC 3339, in UTC. */
  due?(item: T): string;
}

/** The stored objects of one kind. */
interface Slot<T extends object> {
  readonly kind: Kind<T>;
  readonly items: Map<string, T>;
  /** Nothing is due before this time. */
  quietUntil: string;
}

/** Sorts before every time. */
const NEVER_LOOKED = '';
/** Sorts after every time. */
const NOTHING_DUE = '~';

/** The objects of one kind, in order of creation. They are plain objects and never changed in place. */
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

  /** Returns the objects that are due at the given time. Costs nothing until the first is due. */
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

  /** Adds the object, or replaces the one with the same key. */
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

/** The objects of all kinds, as one JSON document. */
export type StoredObjects = Readonly<Record<string, readonly object[]>>;

/** Everything that the two services store, in memory. */
export class Store {
  private readonly byKind = new Map<string, Slot<object>>();

  constructor(kinds: readonly Kind<never>[]) {
    // Each slot is only read through `of`, with the kind that it was made for.
    for (const kind of kinds) {
      this.byKind.set(kind.name, { kind: kind as object as Kind<object>, items: new Map(), quietUntil: NEVER_LOOKED });
    }
  }

  of<T extends object>(kind: Kind<T>): Collection<T> {
    // A kind's name is unique, so the slot's objects are of this kind.
    return new Collection(this.slot(kind.name) as object as Slot<T>);
  }

  /** Contains the objects themselves, because they never change. */
  snapshot(): StoredObjects {
    return Object.fromEntries([...this.byKind].map(([name, { items }]) => [name, [...items.values()]]));
  }

  /** Replaces everything; kinds that the document lacks become empty. */
  restore(objects: StoredObjects): void {
    for (const [name, slot] of this.byKind) {
      const { kind, items } = slot;
      items.clear();
      slot.quietUntil = NEVER_LOOKED;
      for (const item of objects[name] ?? []) items.set(kind.key(item), item);
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
