/**
 * `npm run audit:bundled` asks the registry for advisories about the packages that are bundled. They are development dependencies, which
 * `npm audit --omit dev` leaves out, and a plain `npm audit` reports them among everything that only builds and tests.
 *
 *   --list   only lists them, without asking
 *
 * Needs a build. Ends with 1 if there is an advisory, and with 2 if the registry did not answer.
 */
import { spawnSync } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { parseArgs } from 'util';
import { BUNDLING_PACKAGES, bundledFiles } from './package/bundled-files';
import { bundledPackages } from './package/licenses';

const ROOT = path.join(__dirname, '..');

interface Locked {
  readonly version: string;
  readonly integrity?: string;
}

interface Report {
  readonly error?: { readonly summary?: string };
  readonly message?: string;
  readonly vulnerabilities?: {
    readonly [name: string]: {
      readonly via: readonly (string | { readonly title: string; readonly url: string; readonly severity: string })[];
    };
  };
}

function main(): number {
  const { values } = parseArgs({ options: { list: { type: 'boolean' } } });
  const places = bundledPlaces();
  if (values.list) {
    process.stdout.write(places.map(([place, { version }]) => `${place} ${version}\n`).join(''));
    return 0;
  }
  const report = askRegistry(places);
  if (report.vulnerabilities === undefined) {
    const why = report.error?.summary || report.message || 'npm gave no reason';
    process.stderr.write(`The registry did not say whether there are advisories: ${why}\n`);
    return 2;
  }
  const advisories = Object.entries(report.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((each) => (typeof each === 'string' ? [] : [`${name}: ${each.severity}: ${each.title} (${each.url})`])),
  );
  process.stdout.write(
    advisories.length > 0
      ? `${advisories.join('\n')}\n`
      : `No advisory about the ${places.length} packages that are bundled.\n`,
  );
  return advisories.length > 0 ? 1 : 0;
}

/** Where the lock file has them, with what it says. */
function bundledPlaces(): [place: string, locked: Locked][] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: { readonly [place: string]: Locked | undefined };
  };
  const files = BUNDLING_PACKAGES.flatMap((name) => bundledFiles(ROOT, name));
  return bundledPackages(ROOT, files).map(({ folder, version }) => {
    const place = path.relative(ROOT, folder).split(path.sep).join('/');
    const locked = packages[place];
    if (locked?.version !== version) {
      throw new Error(
        `${place} ${version} is bundled, but locked as ${locked?.version}. Run npm ci and npm run build.`,
      );
    }
    return [place, locked];
  });
}

/** npm audits what a lock file names: one with these packages, and nothing else. */
function askRegistry(places: readonly [place: string, locked: Locked][]): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-audit-'));
  try {
    const packages: { [place: string]: object } = {};
    const own = { name: 'bundled', version: '0.0.0', dependencies: dependenciesOf('', places) };
    packages[''] = own;
    for (const [place, { version, integrity }] of places) {
      packages[place] = { version, integrity, dependencies: dependenciesOf(`${place}/`, places) };
    }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
    writeFileSync(
      path.join(folder, 'package-lock.json'),
      JSON.stringify({ name: own.name, version: own.version, lockfileVersion: 3, requires: true, packages }),
    );
    const { stdout } = spawnSync('npm', ['audit', '--package-lock-only', '--json'], { cwd: folder, encoding: 'utf8' });
    return JSON.parse(stdout || '{}') as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Those directly below a place; one whose parent is not bundled counts as the root's. */
function dependenciesOf(below: string, places: readonly [place: string, locked: Locked][]): Record<string, string> {
  const own = places.filter(([place]) => parentOf(place, places) === below);
  return Object.fromEntries(own.map(([place, { version }]) => [place.split('node_modules/').at(-1)!, version]));
}

function parentOf(place: string, places: readonly [place: string, locked: Locked][]): string {
  const parent = place.slice(0, place.lastIndexOf('node_modules/'));
  return places.some(([other]) => `${other}/` === parent) ? parent : '';
}

process.exitCode = main();
