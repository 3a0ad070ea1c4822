/** A kind of object: its name in a snapshot, and its key. */
export interface Kind<T extends object> {
  readonly name: string;
  key(item: T): string;
  /** For kinds with timed work: when it is due, in RFC 3339, in UTC. */
  due?(item: T): string;
}

/** Index values, by which objects of a kind are found without scanning all of them. */
export type Index<T extends object> = (item: T) => string | readonly string[] | undefined;

/** Objects by index value, then by key. */
type Indexed<T extends object> = Map<string, Map<string, T>>;

/** The stored objects of one kind. */
interface Slot<T extends object> {
  readonly kind: Kind<T>;
  readonly items: Map<string, T>;
  /** Built when an index is first used. */
  readonly indexes: Map<Index<T>, Indexed<T>>;
  /** Nothing is due before this time. */
  quietUntil: string;
}

/** Sorts before every time. */
const NEVER_LOOKED = '';
/** Sorts after every time. */
const NOTHING_DUE = '~';

/** The objects of one kind, in order of creation. They are plain objects and never changed in place. */
export class Collection<T extends object> {
  constructor(
    private readonly slot: Slot<T>,
    private readonly changed: () => void,
  ) {}

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

  /** Returns the objects with this value of an index. */
  by(index: Index<T>, value: string): T[] {
    const found = this.indexed(index).get(value);
    return found ? [...found.values()] : [];
  }

  /** Returns the first of them. */
  firstBy(index: Index<T>, value: string): T | undefined {
    return this.indexed(index).get(value)?.values().next().value;
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
    const { kind, items, indexes } = this.slot;
    this.changed();
    const key = kind.key(item);
    const before = items.get(key);
    for (const [index, indexed] of indexes) {
      const values = valuesOf(index, item);
      // Where the value is unchanged, the object keeps its position.
      if (before) removeFrom(indexed, without(valuesOf(index, before), values), key);
      addTo(indexed, values, key, item);
    }
    items.set(key, item);
    const due = kind.due?.(item) ?? NOTHING_DUE;
    if (due < this.slot.quietUntil) this.slot.quietUntil = due;
    return item;
  }

  delete(key: string): boolean {
    const { items, indexes } = this.slot;
    const before = items.get(key);
    if (!before) return false;
    this.changed();
    for (const [index, indexed] of indexes) removeFrom(indexed, valuesOf(index, before), key);
    return items.delete(key);
  }

  deleteWhere(test: (item: T) => boolean): void {
    for (const item of this.where(test)) this.delete(this.slot.kind.key(item));
  }

  private indexed(index: Index<T>): Indexed<T> {
    const { items, indexes, kind } = this.slot;
    let indexed = indexes.get(index);
    if (!indexed) {
      indexed = new Map();
      for (const item of items.values()) addTo(indexed, valuesOf(index, item), kind.key(item), item);
      indexes.set(index, indexed);
    }
    return indexed;
  }
}

/** The objects of all kinds, as one JSON document. */
export type StoredObjects = Readonly<Record<string, readonly object[]>>;

/** Everything that the two services store, in memory. */
export class Store {
  private readonly byKind = new Map<string, Slot<object>>();
  private readonly collections = new Map<string, Collection<object>>();
  private changeCount = 0;
  private readonly changed = (): void => void (this.changeCount += 1);

  constructor(kinds: readonly Kind<never>[]) {
    // Each slot is read only through `of`, with the kind it was created for.
    for (const kind of kinds) {
      const slot = { kind: kind as object as Kind<object>, items: new Map(), indexes: new Map() };
      this.byKind.set(kind.name, { ...slot, quietUntil: NEVER_LOOKED });
    }
    for (const [name, slot] of this.byKind) this.collections.set(name, new Collection(slot, this.changed));
  }

  of<T extends object>(kind: Kind<T>): Collection<T> {
    // A kind's name is unique, so the collection's objects are of this kind.
    return this.collection(kind.name) as object as Collection<T>;
  }

  /** Contains the objects themselves, because they never change. */
  snapshot(): StoredObjects {
    return Object.fromEntries([...this.byKind].map(([name, { items }]) => [name, [...items.values()]]));
  }

  /** Replaces everything; kinds that the document lacks become empty. */
  restore(objects: StoredObjects): void {
    this.changed();
    for (const [name, slot] of this.byKind) {
      const { kind, items, indexes } = slot;
      items.clear();
      indexes.clear();
      slot.quietUntil = NEVER_LOOKED;
      for (const item of objects[name] ?? []) items.set(kind.key(item), item);
    }
  }

  /** Adds objects, or replaces those with the same keys. */
  add(objects: StoredObjects): void {
    for (const [name, items] of Object.entries(objects)) {
      const collection = this.collection(name);
      for (const item of items) collection.put(item);
    }
  }

  /** Increases with every change. */
  get changes(): number {
    return this.changeCount;
  }

  kinds(): string[] {
    return [...this.byKind.keys()];
  }

  private collection(name: string): Collection<object> {
    const collection = this.collections.get(name);
    if (!collection) throw new Error(`The store was made without the kind "${name}".`);
    return collection;
  }
}

function addTo<T extends object>(indexed: Indexed<T>, values: readonly string[], key: string, item: T): void {
  for (const value of values) {
    const items = indexed.get(value);
    if (items) items.set(key, item);
    else indexed.set(value, new Map([[key, item]]));
  }
}

function removeFrom<T extends object>(indexed: Indexed<T>, values: readonly string[], key: string): void {
  for (const value of values) {
    const items = indexed.get(value);
    items?.delete(key);
    if (items?.size === 0) indexed.delete(value);
  }
}

function valuesOf<T extends object>(index: Index<T>, item: T): readonly string[] {
  const values = index(item);
  if (values === undefined) return [];
  return typeof values === 'string' ? [values] : values;
}

function without(values: readonly string[], others: readonly string[]): readonly string[] {
  return values.filter((value) => !others.includes(value));
}
