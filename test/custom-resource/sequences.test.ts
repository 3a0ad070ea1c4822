/** @tier sampled */
import { Sequence, SEQUENCES } from '../../generate/pages/sequences';
import { SequenceRunner } from '../support/cloudformation/sequence-runner';
import type { PreparedResource } from '../support/cloudformation/stack-resource';
import type { Fixture } from '../support/environments/fixture';
import { ResourceUnderTest } from '../support/environments/resource';
import { stackResources, operationResources } from '../support/environments/resources';
import { holdSequences, record } from '../support/sequences';
import { IS_WHOLE, someOf } from '../support/tier';

/** Sequences that do not hold yet. Their cells are open in the table, and the mark must be removed once they hold. */
const NOT_YET: readonly {
  readonly sequence: Sequence;
  readonly why: string;
  readonly types: (managed: ResourceUnderTest<Fixture>) => boolean;
}[] = [];

let runner: SequenceRunner;
beforeAll(async () => {
  runner = await SequenceRunner.open();
});
afterAll(() => runner.close());

const all = [...stackResources, ...operationResources] as readonly ResourceUnderTest<Fixture>[];
const sequences = Object.keys(SEQUENCES) as Sequence[];
const typeOf = ({ definition }: ResourceUnderTest<Fixture>) => `Custom::Lintel${definition.construct}`;

describe.each(all.map((managed, index) => [typeOf(managed), managed, index] as const))('%s', (type, managed, index) => {
  let prepared: PreparedResource;
  beforeAll(async () => {
    prepared = await runner.prepare(managed);
  });

  test.each(someOf(sequences, index, 1))('%s', async (sequence) => {
    const open = NOT_YET.find((each) => each.sequence === sequence && each.types(managed));
    if (open) {
      // The mark must be removed once the sequence holds.
      await expect(runner.run(prepared, sequence)).rejects.toThrow();
      return record({ type, sequence, outcome: 'open', why: open.why });
    }
    record({ type, sequence, ...(await runner.run(prepared, sequence)) });
  });
});

holdSequences(all.map(typeOf).sort(), IS_WHOLE);
