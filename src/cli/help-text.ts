import type { Command } from 'commander';

/** What a terminal has at least, and what a person reads with ease at most. */
const COLUMNS = 80;
/** Descriptions of options stay beside long names, as long as this many columns are left for them. */
const NARROWEST_DESCRIPTION = 24;

/**
 * The text after the options of a command, for `addHelpText`. Lines that begin at the left margin are one paragraph until the next empty or
 * indented line, and break where the width of the terminal ends. Indented lines, which are commands and lists, stay as they are.
 */
export function flowing(text: string): () => string {
  return () => {
    const columns = Math.min(COLUMNS, (process.stdout.isTTY && process.stdout.columns) || COLUMNS);
    // A line that begins at the margin continues a line that does.
    return text.replace(/^\S.*(?:\n\S.*)*/gm, (lines) => paragraph(lines, columns));
  };
}

/** Long names of options, such as `--nested-template <logical id=file...>`, must not keep commander from breaking what is beside them. */
export function narrow(command: Command): void {
  command.configureHelp({ minWidthToWrap: NARROWEST_DESCRIPTION });
}

/** Commander shows help wherever it is asked for. Without the wish, it refuses what is no command. */
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
