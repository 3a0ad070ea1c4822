import { Option } from 'commander';

/** `--json` is short for `--format json`. An explicit --format takes precedence. */
export function jsonOption(): Option {
  return new Option('--json', 'the same as --format json').implies({ format: 'json' });
}
