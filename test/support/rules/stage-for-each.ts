import type { Configurations } from '../house/fixture';
import type { ResourceUnderTest } from '../house/resource';
import { borrowHouse, Stage } from '../house/stage';

/** An empty test environment for each test of a block. */
export function stageForEach<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  dialect = resource.dialects[0],
): Stage<F> {
  let stage: Stage<F>;
  beforeEach(async () => {
    stage = await borrowHouse(resource, dialect);
  });
  afterEach(async () => stage.close());
  return {
    resource,
    get service() {
      return stage.service;
    },
    get fixture() {
      return stage.fixture;
    },
    get core() {
      return stage.core;
    },
    get start() {
      return stage.start;
    },
    leave: () => stage.leave(),
    close: async () => stage.close(),
  };
}
