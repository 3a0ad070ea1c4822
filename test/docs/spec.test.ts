import { readFileSync } from 'fs';
import * as path from 'path';
import * as registry from '../../src/handlers';

const ROOT = path.join(__dirname, '..', '..');

/** The anchors that forges generate for headings. */
function anchorsOf(file: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  return new Set(
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => {
      const anchor = heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replace(/ /g, '-');
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

const { resources, dataSources, ephemeralResources, listResources, actions } = registry;
const definitions = Object.entries({ resources, dataSources, ephemeralResources, listResources, actions }).flatMap(
  ([kind, all]) =>
    Object.entries(all).map(([type, { definition }]) => [`${kind}: ${type}`, definition().source] as const),
);

test.each(definitions)('%s names the headings of the specification that its rules come from', (_, source) => {
  expect(source.length).toBeGreaterThan(0);
  for (const link of source) {
    const [file, anchor] = link.split('#');
    expect([
      'docs/spec/pki.md',
      'docs/spec/platform-neighbours.md',
      'docs/spec/platform.md',
      'docs/spec/real-services.md',
      'docs/spec/secrets-foundation.md',
      'docs/spec/secrets.md',
    ]).toContain(file);
    expect([...anchorsOf(file)]).toContain(anchor);
  }
});
