import type { Configurations } from '../environments/fixture';
import type { ResourceUnderTest } from '../environments/resource';
import { reuseEnvironment, ReusedEnvironment } from '../environments/reused';

/** An empty test environment for each test of a block. */
export function environmentForEach<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  dialect = resource.dialects[0],
): ReusedEnvironment<F> {
  let environment: ReusedEnvironment<F>;
  beforeEach(async () => {
    environment = await reuseEnvironment(resource, dialect);
  });
  afterEach(async () => environment.close());
  return {
    resource,
    get service() {
      return environment.service;
    },
    get fixture() {
      return environment.fixture;
    },
    get core() {
      return environment.core;
    },
    get start() {
      return environment.start;
    },
    leave: () => environment.leave(),
    close: async () => environment.close(),
  };
}
