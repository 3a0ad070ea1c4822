/** Reads wanted by many callers, such as a check for each planned object: one request serves all of them for some seconds. */

import { ApiError } from '../errors';
import { FRESH_MS, type Clock } from './coalesce';

interface Read {
  readonly began: number;
  readonly result: Promise<unknown>;
}

export class SharedReads {
  private readonly reads = new Map<string, Read>();

  constructor(private readonly now: Clock = () => performance.now()) {}

  /**
   * Returns the result of the last read with this key, even if it is still in flight; calls `read` if there is none. All callers with one key must
   * read the same. Of errors, only refusals are kept: the next caller would be refused, too.
   */
  async read<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.reads.get(key);
    if (known && this.now() - known.began < FRESH_MS) return known.result as Promise<T>;
    const result = read();
    const own: Read = { began: this.now(), result };
    this.reads.set(key, own);
    result.catch((error: unknown) => {
      const isRefusal = error instanceof ApiError && error.status < 500;
      if (!isRefusal && this.reads.get(key) === own) this.reads.delete(key);
    });
    return result;
  }

  /** Discards every result, including those still in flight. */
  forget(): void {
    this.reads.clear();
  }
}
