import { count } from '../count';
import { dim, type Stream } from '../style';
import { wrapAnsi } from './libraries';

/** A line before it is wrapped. What it begins with, two spaces for each level, also indents the lines that follow. */
export type Line = string;

/** Longer parts are folded on a terminal, unless they would be only one line shorter. */
const MOST = 10;
/** The width of a terminal that does not report one. */
const USUAL_WIDTH = 80;
/** Longer lines are hard to read on a wide terminal. */
const MOST_WIDTH = 120;

/** How a long text becomes readable on a terminal. Elsewhere it stays as it is: a file and a pipe have everything, one line each. */
export class TerminalView {
  private isFolded = false;

  /** `all`: nothing is folded. */
  constructor(
    private readonly stream: Stream,
    private readonly all: boolean,
  ) {}

  /** The first lines, and how many follow. */
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

  /** The text, with how to see what is folded. */
  render(lines: readonly Line[]): string {
    const shown = this.isFolded
      ? [...lines, dim('Long parts are folded. --all shows everything, and --format html a page.', this.stream), '']
      : lines;
    if (!this.stream.isTTY) return shown.join('\n');
    const width = Math.min(this.stream.columns || USUAL_WIDTH, MOST_WIDTH);
    return shown.map((line) => wrap(line, width)).join('\n');
  }
}

/** Words that are longer than the line are broken. */
function wrap(line: string, width: number): string {
  const [indentation = ''] = /^ */.exec(line)!;
  const inner = Math.max(width - indentation.length - 2, 20);
  const [first = '', ...rest] = wrapAnsi(line.slice(indentation.length), inner, { hard: true }).split('\n');
  return [`${indentation}${first}`, ...rest.map((each) => `${indentation}  ${each}`)].join('\n');
}
