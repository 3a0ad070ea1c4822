import { readFileSync } from 'fs';
import * as path from 'path';

/** What the documentation says about the emulator: what it is, how tests use it, and its control endpoints. */
export const EMULATOR_PAGES = ['emulator', 'emulator-in-tests', 'emulator-control']
  .map((name) => readFileSync(path.join(__dirname, '..', '..', 'docs', `${name}.md`), 'utf8'))
  .join('\n');
