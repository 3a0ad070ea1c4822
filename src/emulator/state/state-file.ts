import { existsSync, promises, readFileSync, realpathSync } from 'fs';
import { EmulatorError } from '../client/error';
import type { World } from '../world';
import { renderState } from './state-document';

/** The delay before a change is written, and thus the changes lost if the process is killed. */
const LOOK_MS = 200;
/** Writing a large state takes at most this fraction of the time: one part in this many. */
const SHARE = 4;

/** Undefined if the file does not exist yet. */
export function readStateFile(file: string): string | undefined {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  } catch (error) {
    throw new EmulatorError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** Stores an emulator's state in a file, which is replaced as a whole after every change. */
export class StateFile {
  private readonly target: string;
  private writtenRevision = '';
  private writing: Promise<void> = Promise.resolve();
  private looking: NodeJS.Timeout | undefined;
  private quietUntilMs = 0;
  private startText: { readonly start: object; readonly text: string } | undefined;

  constructor(
    private readonly file: string,
    private readonly world: World,
  ) {
    // Replaces the file that a link points to, not the link.
    this.target = existsSync(file) ? realpathSync(file) : file;
  }

  /** Writes the state now and after every change. Rejects if it cannot be written. */
  async keep(): Promise<void> {
    await this.write();
    this.looking = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** Writes the last changes. */
  async close(): Promise<void> {
    clearInterval(this.looking);
    await this.writing.catch(() => undefined);
    if (this.world.revision() !== this.writtenRevision) await this.write();
  }

  private look(): void {
    if (performance.now() < this.quietUntilMs || this.world.revision() === this.writtenRevision) return;
    this.quietUntilMs = Infinity;
    const begin = performance.now();
    this.writing = this.write()
      .catch((error: Error) => process.emitWarning(error))
      .finally(() => (this.quietUntilMs = performance.now() + SHARE * (performance.now() - begin)));
  }

  private async write(): Promise<void> {
    const { world } = this;
    const revision = world.revision();
    const text = renderState({ now: world.snapshot(), start: this.start() }, world.dialects);
    const fresh = `${this.target}.new`;
    try {
      // The file contains secrets.
      const handle = await promises.open(fresh, 'w', 0o600);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await promises.rename(fresh, this.target);
    } catch (error) {
      throw new EmulatorError(`cannot keep the state in ${this.file}: ${(error as Error).message}`);
    }
    this.writtenRevision = revision;
  }

  /** Rendered once: it rarely changes. */
  private start(): string {
    const { start } = this.world;
    if (this.startText?.start !== start) this.startText = { start, text: JSON.stringify(start) };
    return this.startText.text;
  }
}
