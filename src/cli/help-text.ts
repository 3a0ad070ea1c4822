import type { Command } from 'commander';

/** The minimum width of a terminal, and the maximum that is easy to read. */
const COLUMNS = 80;
/** Descriptions stay beside long option names as long as this many columns are left for them. */
const NARROWEST_DESCRIPTION = 24;

/**
 * The text after a command's options, for `addHelpText`. Lines that begin at the left margin form one paragraph until the next empty or indented
 * line, and wrap at the terminal's width. Indented lines, which are commands and lists, stay unchanged.
 */
export function flowing(text: string): () => string {
  return () => {
    const columns = Math.min(COLUMNS, (process.stdout.isTTY && process.stdout.columns) || COLUMNS);
    // A line at the margin continues a preceding line at the margin.
    return text.replace(/^\S.*(?:\n\S.*)*/gm, (lines) => paragraph(lines, columns));
  };
}

/** Long option names, such as `--nested-template <logical id=file...>`, must not keep commander from wrapping the text beside them. */
export function narrow(command: Command): void {
  command.configureHelp({ minWidthToWrap: NARROWEST_DESCRIPTION });
}

/** Commander shows help whenever it is requested. Without the request, it rejects unknown commands. */
export function withoutHelpOfNothing(program: Command, args: readonly string[]): readonly string[] {
  const [first, ...rest] = args;
  const words = first === 'help' ? [...rest, '--help'] : args;
  const path: string[] = [];
  let group = program;
  for (const word of words) {
    if (word === '--help' || word === '-h') continue;
    if (word.startsWith('-') || group.commands.length === 0) break;
    path.push(word);
    const inner = group.commands.find((command) => command.name() === word);
    if (!inner) return path;
    group = inner;
  }
  return words;
}

function paragraph(text: string, columns: number): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
