import type { AccessMarks } from '../../src/definition/access';
import * as registry from '../../src/handlers';

it.each(Object.entries(registry.ephemeralResources))('%s: declares what opening it needs', (_, { definition }) => {
  const { access = [], rights = [] } = definition() as AccessMarks;
  expect([...access, ...rights]).not.toEqual([]);
});
