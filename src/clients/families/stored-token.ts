/** A token that another program stores and may replace while this process runs. */
import { statSync } from 'fs';
import { orAborted } from '../abort';

export interface TokenStore {
  /** Reads the token. Throws an error that names its source. */
  read(): string | Promise<string>;
  /** The file with the token, if it is stored in one. */
  readonly file?: string;
}

/** The minimum interval between checks of the file. */
const LOOK_MS = 1_000;

export class StoredToken {
  private known: { readonly token: string; readonly stamp: string | undefined } | undefined;
  private lookedAt = 0;
  private reading: Promise<string> | undefined;

  constructor(private readonly store: TokenStore) {}

  /** The token, re-read whenever its file has changed. Undefined if the wait is aborted. */
  async current(signal?: AbortSignal): Promise<string | undefined> {
    const { known } = this;
    if (!known) return orAborted(this.read(), signal);
    if (!this.hasChanged(known.stamp)) return known.token;
    // A file being replaced may be absent or empty. The known token may still be valid then.
    const reading = this.read().catch(() => known.token);
    return (await orAborted(reading, signal)) ?? known.token;
  }

  /** Returns the token that replaced one the service has refused, or undefined if there is none. */
  async replacementOf(refused: string, signal?: AbortSignal): Promise<string | undefined> {
    const token =
      this.known && this.known.token !== refused
        ? this.known.token
        : await orAborted(
            this.read().catch(() => undefined),
            signal,
          );
    return token === refused ? undefined : token;
  }

  private hasChanged(stamp: string | undefined): boolean {
    if (this.store.file === undefined || performance.now() - this.lookedAt < LOOK_MS) return false;
    this.lookedAt = performance.now();
    const now = stampOf(this.store.file);
    return now !== undefined && now !== stamp;
  }

  /** Concurrent requests share one read. */
  private read(): Promise<string> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readOnce(): Promise<string> {
    // Taken before the read, so that a change during the read is noticed the next time.
    const stamp = this.store.file === undefined ? undefined : stampOf(this.store.file);
    this.lookedAt = performance.now();
    const token = await this.store.read();
    this.known = { token, stamp };
    return token;
  }
}

function stampOf(file: string): string | undefined {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return undefined;
  }
}
