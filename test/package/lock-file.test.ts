import { readFileSync } from 'fs';
import * as path from 'path';
import { satisfies } from 'semver';
import pins from '../versions/nodejs.json';

const ROOT = path.join(__dirname, '..', '..');

interface Locked {
  readonly engines?: { readonly node?: string };
  readonly deprecated?: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: { readonly [place: string]: Locked };
};

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
