import { count } from '../count';
import { dim, type Stream } from '../style';
import { wrapAnsi } from './libraries';

/** A line before wrapping. Its indentation, two spaces for each level, also applies to the continuation lines. */
export type Line = string;

/** Longer parts are folded on a terminal, unless they would be only one line shorter. */
const MOST = 10;
/** The width of a terminal that does not report one. */
const USUAL_WIDTH = 80;
/** Longer lines are hard to read on a wide terminal. */
const MOST_WIDTH = 120;

/** Makes long texts readable on a terminal. Files and pipes get everything unchanged, one line each. */
export class TerminalView {
  private isFolded = false;

  /** `all`: nothing is folded. */
  constructor(
    private readonly stream: Stream,
    private readonly all: boolean,
  ) {}

  /** The first lines, and the number of those that follow. */
  fold(lines: readonly Line[], kind: string, indentation: string): Line[] {
    return this.foldEntries(
      lines.map((line) => [line]),
      kind,
      indentation,
    );
  }

  /** Likewise for entries of several lines. */
  foldEntries(entries: readonly (readonly Line[])[], kind: string, indentation: string): Line[] {
    if (!this.stream.isTTY || this.all || entries.length <= MOST + 1) return entries.flat();
    this.isFolded = true;
    return [
      ...entries.slice(0, MOST).flat(),
      `${indentation}${dim(`… ${count(entries.length - MOST, `more ${kind}`)}`, this.stream)}`,
    ];
  }

  /** The text, including how to see the folded parts. */
  render(lines: readonly Line[]): string {
    const shown = this.isFolded
      ? [...lines, dim('Long parts are folded. --all shows everything, and --format html a page.', this.stream), '']
      : lines;
    if (!this.stream.isTTY) return shown.join('\n');
    const width = Math.min(this.stream.columns || USUAL_WIDTH, MOST_WIDTH);
    return shown.map((line) => wrap(line, width)).join('\n');
  }
}

/** Breaks words that are longer than the line. */
function wrap(line: string, width: number): string {
  const [indentation = ''] = /^ */.exec(line)!;
  const inner = Math.max(width - indentation.length - 2, 20);
  const [first = '', ...rest] = wrapAnsi(line.slice(indentation.length), inner, { hard: true }).split('\n');
  return [`${indentation}${first}`, ...rest.map((each) => `${indentation}  ${each}`)].join('\n');
}
