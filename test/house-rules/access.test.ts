import type { AccessMarks } from '../../src/definition/access';
import * as registry from '../../src/handlers';

/** What objects of any type need, only the service knows. */
const UNKNOWN_NEEDS = 'lintel_platform_object';

it.each(Object.entries(registry.ephemeralResources))('%s: declares what opening it needs', (type, { definition }) => {
  const { access = [], rights = [] } = definition() as AccessMarks;
  expect([...access, ...rights].length > 0).toBe(type !== UNKNOWN_NEEDS);
});
