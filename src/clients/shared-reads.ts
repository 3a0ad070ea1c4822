/** Reads that many callers want, such as a check of each planned object: one request serves all of some seconds. */
import { FRESH_MS, type Clock } from './coalesce';

interface Read {
  readonly began: number;
  readonly result: Promise<unknown>;
}

export class SharedReads {
  private readonly reads = new Map<string, Read>();

  constructor(private readonly now: Clock = () => performance.now()) {}

  /** What the last read with this key returned or threw, or will; `read` if there is none. All callers with one key must read the same. */
  async read<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.reads.get(key);
    if (known && this.now() - known.began < FRESH_MS) return known.result as Promise<T>;
    const result = read();
    this.reads.set(key, { began: this.now(), result });
    return result;
  }
}
