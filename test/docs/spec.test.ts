import * as registry from '../../src/handlers';
import { headingAnchors } from '../support/heading-anchors';

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
    expect([...headingAnchors(file)]).toContain(anchor);
  }
});
