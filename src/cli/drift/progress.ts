import { printableLine } from '../../printing/printable';
import type { Progress } from '../stack/plan-stack';

/** Tells on standard error how far it is: on one line that changes at a terminal, in plain lines elsewhere and in continuous integration. */
export class ProgressLine {
  private shown = false;
  private read = 0;
  private readonly rich = Boolean(process.stderr.isTTY) && !process.env.CI;

  public print(progress: Progress): void {
    if (progress.step === 'read') this.read = progress.read;
    if (this.rich) this.replace(wordsFor(progress));
    else if (progress.step !== 'read') process.stderr.write(`${wordsFor(progress)}\n`);
  }

  /** Takes the line away, or, where lines stay, says how many objects were read. */
  public end(): void {
    if (this.rich) this.replace('');
    else if (this.read > 0) process.stderr.write(`Read ${this.read} object${this.read === 1 ? '' : 's'}.\n`);
  }

  private replace(words: string): void {
    const width = process.stderr.columns || 80;
    process.stderr.write(`${this.shown ? '\r\u001b[K' : ''}${words.slice(0, width - 1)}`);
    this.shown = words !== '';
  }
}

function wordsFor(progress: Progress): string {
  switch (progress.step) {
    case 'initializing': return 'The stack was not initialized yet: running terraform init …';
    case 'planning': return 'Reading the objects of the stack …';
    case 'read': return `${progress.read} read: ${printableLine(progress.address)}`;
  }
}
