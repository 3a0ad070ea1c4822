import { readdirSync } from 'fs';
import * as path from 'path';
import * as registry from '../../src/handlers';
import { ROOT } from '../cli/run-cli';
import { headingAnchors } from '../support/heading-anchors';

const pages = readdirSync(path.join(ROOT, 'docs', 'spec')).map((name) => `docs/spec/${name}`);
const { resources, dataSources, ephemeralResources, listResources, actions } = registry;
const definitions = Object.entries({ resources, dataSources, ephemeralResources, listResources, actions }).flatMap(
  ([kind, all]) =>
    Object.entries(all).map(([type, { definition }]) => [`${kind}: ${type}`, definition().source] as const),
);

test.each(definitions)('%s names the headings of the specification that its rules come from', (_, source) => {
  expect(source.length).toBeGreaterThan(0);
  for (const link of source) {
    const [file, anchor] = link.split('#');
    expect(pages).toContain(file);
    expect([...headingAnchors(file)]).toContain(anchor);
  }
});
