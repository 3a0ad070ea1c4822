/** The compiled provider in a workspace, started by its launcher as `lintel provider install` leaves it. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'fs';
import * as path from 'path';
import { hashOfContent, hostPlatform } from '../generate/release/runtimes';
import type { Emulator, Providers } from './terraform';

const EXECUTABLES = path.join(__dirname, '..', 'lib', 'executables');

export interface Runtime {
  /** For tables. */
  readonly name: 'the executable' | 'Node.js';
  readonly environment: NodeJS.ProcessEnv;
  readonly providers: Providers;
  /** The executable. Undefined on Node.js. */
  readonly executable?: string;
}

/** What people run: the executable where `npm run executables` has made one. `BENCH_RUNTIME=node`: Node.js, as without a platform package. */
export function runtimeIn(folder: string, { environment }: Emulator): Runtime {
  if (process.env.BENCH_RUNTIME === 'node' || !existsSync(EXECUTABLES)) {
    return { name: 'Node.js', environment: { ...environment, LINTEL_RUNTIME: 'node' }, providers: {} };
  }
  const cache = path.join(folder, 'cache');
  const hash = placeIn(cache);
  return {
    name: 'the executable',
    executable: path.join(cache, 'lintel', 'executables', hash, 'lintel'),
    environment: { ...environment, XDG_CACHE_HOME: cache, LINTEL_RUNTIME: '' },
    providers: {
      alter: (place) => writeFileSync(path.join(place, 'executables'), `${hostPlatform()} ${hash}\n`),
    },
  };
}

/** Returns the hash of the executable, which is the name of its folder. */
function placeIn(cache: string): string {
  const name = readdirSync(EXECUTABLES).find((entry) => entry !== 'provider');
  if (name === undefined) throw new Error('There is no executable: run `npm run executables`.');
  const program = path.join(EXECUTABLES, name, 'lintel');
  const hash = hashOfContent(readFileSync(program));
  const folder = path.join(cache, 'lintel', 'executables', hash);
  mkdirSync(folder, { recursive: true });
  cpSync(program, path.join(folder, 'lintel'));
  utimesSync(path.join(folder, 'lintel'), 1, 1);
  writeFileSync(path.join(folder, 'checked'), '');
  return hash;
}
