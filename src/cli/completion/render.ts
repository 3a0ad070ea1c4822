import type { Command, Option } from 'commander';
import type { Shell } from './shells';

/** What can be completed after a command. */
interface Level {
  /** The command, such as `provider install`. Empty for `lintel` itself. */
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly options: readonly {
    readonly name: string;
    readonly description: string;
    readonly takesValue: boolean;
    readonly values: readonly string[];
  }[];
  /** The values of the argument, if known. */
  readonly values: readonly string[];
}

/** The script for a shell. It contains all words, so that completion does not start a process. */
export function renderCompletion(program: Command, shell: Shell): string {
  const levels = levelsOf(program);
  switch (shell) {
    case 'bash':
      return bash(levels);
    case 'zsh':
      return `#compdef lintel\nautoload -U +X compinit bashcompinit\n(( $+functions[compdef] )) || compinit\nbashcompinit\n${bash(levels)}`;
    case 'fish':
      return fish(levels);
    case 'powershell':
      return powershell(levels);
  }
}

function levelsOf(command: Command, path: readonly string[] = []): Level[] {
  const help = { name: '--help', description: 'print help', takesValue: false, values: [] };
  return [
    {
      path: path.join(' '),
      commands: command.commands.map((one) => ({ name: one.name(), summary: one.summary() })),
      options: [
        ...command.options.filter(({ hidden, long }) => !hidden && long !== undefined && long !== null).map(optionOf),
        help,
      ],
      values: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
    },
    ...command.commands.flatMap((one) => levelsOf(one, [...path, one.name()])),
  ];
}

function optionOf({ long, description, required, optional, argChoices }: Option): Level['options'][number] {
  return { name: long!, description, takesValue: required || optional, values: argChoices ?? [] };
}

function wordsOf({ commands, options, values }: Level): string[] {
  return [...commands.map(({ name }) => name), ...values, ...options.map(({ name }) => name)];
}

/** Words completed by file names have no case: the shell's own completion follows. */
function bash(levels: readonly Level[]): string {
  const paths = levels.flatMap(({ path, commands }) =>
    commands.map(({ name }) => {
      const inner = path === '' ? name : `${path} ${name}`;
      return `      '${path} ${name}') command='${inner}' ;;`;
    }),
  );
  const values = levels.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(
        ({ name, values: known }) =>
          `    '${path} ${name}') ${known.length === 0 ? '' : `COMPREPLY=($(compgen -W '${known.join(' ')}' -- "$current")); `}return ;;`,
      ),
  );
  const words = levels.map((level) => `    '${level.path}') words='${wordsOf(level).join(' ')}' ;;`);
  return `_lintel() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command='' words='' index
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$command \${COMP_WORDS[index]}" in
${paths.join('\n')}
    esac
  done
  case "$command $previous" in
${values.join('\n')}
  esac
  case "$command" in
${words.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _lintel lintel
`;
}

function fish(levels: readonly Level[]): string {
  const lines = levels.flatMap(({ path, commands, options, values }) => {
    const names = path.split(' ').filter((name) => name !== '');
    const seen = names.map((name) => `__fish_seen_subcommand_from ${name}`);
    const none = names.length === 0 ? ['__fish_use_subcommand'] : [];
    const inner = [...commands.map(({ name }) => name), ...values];
    const open = [
      ...(names.length === 0 ? none : seen),
      ...(names.length > 0 && inner.length > 0 ? [`not __fish_seen_subcommand_from ${inner.join(' ')}`] : []),
    ].join('; and ');
    const here = (names.length === 0 ? none : seen).join('; and ');
    return [
      ...commands.map(
        ({ name, summary }) => `complete -c lintel -f -n ${quoted(open)} -a ${name} -d ${quoted(summary)}`,
      ),
      ...values.map((value) => `complete -c lintel -f -n ${quoted(open)} -a ${value}`),
      ...options.map(
        ({ name, description, takesValue, values: known }) =>
          `complete -c lintel -n ${quoted(here)} -l ${name.slice(2)} -d ${quoted(description)}${
            takesValue ? (known.length > 0 ? ` -x -a ${quoted(known.join(' '))}` : ' -r') : ''
          }`,
      ),
    ];
  });
  return `${lines.join('\n')}\n`;
}

/** Quotes a text for fish. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function powershell(levels: readonly Level[]): string {
  const list = (words: readonly string[]): string => `@(${words.map((word) => `'${word}'`).join(', ')})`;
  const words = levels.map((level) => `    '${level.path}' = ${list(wordsOf(level))}`);
  const values = levels.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ name, values: known }) => `    '${path} ${name}' = ${list(known)}`),
  );
  return `Register-ArgumentCompleter -Native -CommandName lintel -ScriptBlock {
  param($current, $ast, $position)
  $words = @{
${words.join('\n')}
  }
  $values = @{
${values.join('\n')}
  }
  $before = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { $_.ToString() })
  $command = ''
  foreach ($word in ($before | Select-Object -Skip 1)) {
    $inner = "$command $word".Trim()
    if ($words.ContainsKey($inner)) { $command = $inner }
  }
  $option = "$command $($before[-1])"
  $candidates = if ($values.ContainsKey($option)) { $values[$option] } else { $words[$command] }
  $candidates | Where-Object { $_ -like "$current*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}
