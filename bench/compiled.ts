/** The compiled provider, as its launcher starts it, compared with the other providers and with Lintel on Node.js. */
import { cpSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'fs';
import * as path from 'path';
import { DIALECTS, Kind, KINDS, ourWorkspace, provide, theirWorkspace } from './kinds';
import { hasPeer } from './peers';
import { Row, median } from './row';
import { Emulator, withEmulator } from './terraform';
import { hashOfContent, hostPlatform } from '../generate/release/runtimes';

const COMPILED = path.join(__dirname, '..', 'lib', 'executables');
const ONLY = process.env.BENCH_KINDS?.split(',');
const COUNTS = (process.env.BENCH_COUNTS ?? '10,100,1000').split(',').map(Number);

type Command = 'plan' | 'apply' | 'destroy';
type Goals = { readonly [command in Command]: readonly number[] };

const ROLES: Goals = { plan: [0.9, 0.85, 0.75], apply: [0.95, 0.9, 0.8], destroy: [0.95, 0.9, 0.8] };
/** For 10, 100 and 1,000 objects. */
const GOALS: { readonly [kind: string]: Goals } = {
  'run tasks': { plan: [1, 0.75, 0.45], apply: [1.05, 0.9, 0.7], destroy: [1.05, 1, 1] },
  'policies': { plan: [1.1, 1, 0.9], apply: [1.1, 1, 1], destroy: [1.1, 1, 1] },
  'static roles': ROLES,
  'ACL policies': ROLES,
};

/** Needs `npm run executables`, and the peers. */
export async function measureCompiled(): Promise<Row[]> {
  const kinds = KINDS.filter(({ name, peer }) => GOALS[name] && hasPeer(peer) && (!ONLY || ONLY.includes(name)));
  const rows: Row[] = [];
  for (const kind of kinds) {
    for (const count of COUNTS) {
      rows.push(
        ...(await withEmulator(
          async (emulator, folder) => {
            await provide(emulator);
            return compare(emulator, folder, kind, count);
          },
          '--tls',
          '--dialect',
          ...Object.values(DIALECTS),
        )),
      );
      for (const { what, value, unit } of rows.slice(-8)) {
        process.stderr.write(`  ${what}: ${value.toFixed(2)} ${unit}\n`);
      }
    }
  }
  return rows;
}

function compare(emulator: Emulator, folder: string, kind: Kind, count: number): Row[] {
  const cache = path.join(folder, 'cache');
  const hash = placeIn(cache);
  const environment = { ...emulator.environment, XDG_CACHE_HOME: cache, LINTEL_RUNTIME: '' };
  const expect = (place: string) => writeFileSync(path.join(place, 'executables'), `${hostPlatform()} ${hash}\n`);
  const workspaces = {
    compiled: ourWorkspace(folder, { ...emulator, environment }, kind, count, { alter: expect }),
    theirs: theirWorkspace(folder, emulator, kind, count),
  };
  const seconds = new Map<string, number[]>();
  const time = (command: Command | 'validate') => {
    for (const [name, workspace] of Object.entries(workspaces)) {
      const key = `${name} ${command}`;
      seconds.set(key, [...(seconds.get(key) ?? []), workspace[command]()]);
    }
  };
  for (let round = 0; round < (count === 10 ? 3 : 1); round++) {
    time('apply');
    for (let run = 0; run < (count === 10 ? 5 : 3); run++) time('plan');
    if (count === 10) for (let run = 0; run < 5; run++) time('validate');
    time('destroy');
  }
  const of = (who: string, command: string) => seconds.get(`${who} ${command}`)!;
  const fastest = (who: string, command: string) => Math.min(...of(who, command));
  const rows = (['plan', 'apply', 'destroy'] as const).map((command): Row => {
    const runs = of('compiled', command).length;
    return {
      what: `compiled: ${command} of ${count} ${kind.name}`,
      value: fastest('compiled', command) / fastest('theirs', command),
      unit: 'times',
      limit: GOALS[kind.name][command][[10, 100, 1000].indexOf(count)] ?? 1.2,
      how: `wall, over TLS; to the Go provider (${kind.peer}); fastest of ${runs} interleaved; medians ${(median(of('compiled', command)) / median(of('theirs', command))).toFixed(2)}`,
    };
  });
  if (count !== 10) return rows;
  return [
    ...rows,
    {
      what: `compiled: validation of ${count} ${kind.name}`,
      value: fastest('compiled', 'validate'),
      unit: 's',
      limit: 0.15,
      how: `wall, fastest of ${of('compiled', 'validate').length}; the Go provider ${fastest('theirs', 'validate').toFixed(2)} s`,
    },
  ];
}

/** As `lintel provider install` places it. Returns its hash. */
function placeIn(cache: string): string {
  const name = readdirSync(COMPILED).find((entry) => entry !== 'provider');
  if (name === undefined) throw new Error('There is no executable: run `npm run executables`.');
  const program = path.join(COMPILED, name, 'lintel');
  const hash = hashOfContent(readFileSync(program));
  const folder = path.join(cache, 'lintel', 'executables', hash);
  mkdirSync(folder, { recursive: true });
  cpSync(program, path.join(folder, 'lintel'));
  utimesSync(path.join(folder, 'lintel'), 1, 1);
  writeFileSync(path.join(folder, 'checked'), '');
  return hash;
}
