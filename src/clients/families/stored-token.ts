/** A token that another program keeps, and may replace while this process runs. */
import { statSync } from 'fs';
import { orAborted } from '../abort';

export interface TokenStore {
  /** Reads the token. Throws an error that names its source. */
  read(): string | Promise<string>;
  /** The file with the token, if it is in a file. */
  readonly file?: string;
}

/** How often, at most, the file is looked at. */
const LOOK_MS = 1_000;

export class StoredToken {
  private known: { readonly token: string; readonly stamp: string | undefined } | undefined;
  private lookedAt = 0;
  private reading: Promise<string> | undefined;

  constructor(private readonly store: TokenStore) {}

  /** The token, which is read again when its file has changed. Undefined if the wait is aborted. */
  async current(signal?: AbortSignal): Promise<string | undefined> {
    const { known } = this;
    if (!known) return orAborted(this.read(), signal);
    if (!this.hasChanged(known.stamp)) return known.token;
    // While a file is being replaced, it may be absent or empty: then the token that is known may still be good.
    const reading = this.read().catch(() => known.token);
    return (await orAborted(reading, signal)) ?? known.token;
  }

  /** After the service has refused a token: the one that has replaced it, or undefined if there is none. */
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

  /** However many requests wait for it, it is read once. */
  private read(): Promise<string> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readOnce(): Promise<string> {
    // Before it is read: a change while it is being read is seen the next time.
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
