/** By the files behind their commands, which Node.js 20.9 cannot load: they have no extension. */
export const FORMATTER = 'node node_modules/oxfmt/dist/cli.js';
export const LINTER =
  'node node_modules/oxlint/dist/cli.js --type-aware --report-unused-disable-directives-severity=error';
