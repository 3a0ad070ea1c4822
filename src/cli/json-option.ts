import { Option } from 'commander';

/** `--json` is short for `--format json`. An explicit --format takes precedence. */
export function jsonOption(): Option {
  return new Option('--json', 'the same as --format json').implies({ format: 'json' });
}

/** `--json` of a command that otherwise prints text for people. */
export function jsonFlag(): Option {
  return new Option('--json', 'print a JSON document');
}

export interface JsonFlag {
  readonly json?: true;
}
