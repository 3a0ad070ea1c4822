import { readFileSync } from 'fs';
import * as path from 'path';
import { satisfies } from 'semver';
import pins from '../versions/nodejs.json';

const ROOT = path.join(__dirname, '..', '..');

interface Locked {
  readonly engines?: { readonly node?: string };
  readonly deprecated?: string;
  readonly resolved?: string;
  readonly version?: string;
  readonly integrity?: string;
  /** It is in the package above it, whose hash covers it. */
  readonly inBundle?: boolean;
  readonly link?: boolean;
}

const lockFile = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package-lock.json'), 'utf8')) as {
    readonly lockfileVersion: number;
    readonly packages: { readonly [place: string]: Locked };
  };
const { packages } = lockFile('');

test.each(Object.values(pins).map(({ version }) => version))(
  '`npm ci` on Node.js %s warns of no package: all accept this version, and none is deprecated',
  (version) => {
    expect(Object.keys(packages).length).toBeGreaterThan(500);
    const refusing = Object.entries(packages).filter(([, { engines }]) => !satisfies(version, engines?.node ?? '*'));
    const deprecated = Object.entries(packages).filter((entry) => entry[1].deprecated !== undefined);
    expect([...refusing, ...deprecated].map(([place]) => place)).toEqual([]);
  },
);

test('the lock file does not say where a package was downloaded from', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

/** Places whose content nothing in the lock file fixes. */
function withoutHash(all: { readonly [place: string]: Locked }): string[] {
  const isCovered = ([place, { integrity, inBundle }]: [string, Locked]): boolean => {
    if (integrity !== undefined) return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
    const above = place.slice(0, place.lastIndexOf('/node_modules/'));
    return inBundle === true && above !== place && all[above] !== undefined && isCovered([above, all[above]]);
  };
  return Object.entries(all)
    .filter((entry) => entry[0] !== '' && !isCovered(entry))
    .map(([place]) => place);
}

test.each(['', 'packages/cdktn', 'site'])('the lock file in "%s" has a SHA-512 hash of every package', (folder) => {
  const { lockfileVersion, packages: all } = lockFile(folder);
  expect(lockfileVersion).toBe(3);
  expect(withoutHash(all)).toEqual([]);
  // Neither a link nor a repository has a hash.
  expect(Object.values(all).filter(({ link, version }) => link || /[:/]/.test(version ?? ''))).toEqual([]);
});

test('a package without a hash, or with a weak one, is found', () => {
  const strong = `sha512-${'A'.repeat(86)}==`;
  expect(
    withoutHash({
      '': {},
      'node_modules/a': { integrity: strong },
      'node_modules/a/node_modules/b': { inBundle: true },
      'node_modules/c': { integrity: 'sha1-AAAA' },
      'node_modules/d': {},
      'node_modules/d/node_modules/e': { inBundle: true },
    }),
  ).toEqual(['node_modules/c', 'node_modules/d', 'node_modules/d/node_modules/e']);
});

test('what is installed is what the lock file names, as npm recorded it', () => {
  const installed = JSON.parse(readFileSync(path.join(ROOT, 'node_modules', '.package-lock.json'), 'utf8')) as {
    readonly packages: { readonly [place: string]: Locked };
  };
  const differing = Object.entries(installed.packages).filter(
    ([place, { version, integrity }]) =>
      packages[place]?.version !== version || packages[place]?.integrity !== integrity,
  );
  expect(differing.map(([place]) => place)).toEqual([]);
});
