import { randomUUID } from 'crypto';
import { Cell, Sequence, SEQUENCES } from '../../generate/sequences';
import { CloudFormationRequest, CREATE_FAILED } from '../../src/custom-resource/event';
import { check } from '../../src/definition/check';
import { flatAttributes } from '../../src/definition/flatten';
import { issuesKey } from '../../src/definition/issued-key';
import type { Values } from '../../src/definition/value';
import type { Snapshot } from '../../src/emulator/world';
import { parseImportId } from '../../src/plan/import-id';
import { importedState } from '../../src/plan/imported-state';
import { AwsServices } from '../support/cloudformation/aws-services';
import { Responded, ResponseBucket } from '../support/cloudformation/response-bucket';
import { Sandbox } from '../support/cloudformation/sandbox';
import { startEmulator, TestEmulator } from '../support/emulator';
import type { OperationFixture, Fixture } from '../support/house/fixture';
import { Gate } from '../support/house/gate';
import { configurationWith, differences, reportOf } from '../support/house/house';
import { KEY_SECRET, LambdaHouse } from '../support/house/lambda-house';
import { timesDone } from '../support/house/operations';
import { operationResources, inputsOf, managedResources, ResourceUnderTest } from '../support/house/resources';
import { holdSequences, record } from '../support/sequences';

/** Sequences that do not hold yet. Their cells are open in the table, and the mark must be removed once they hold. */
const NOT_YET: readonly {
  readonly sequence: Sequence;
  readonly why: string;
  readonly types: (managed: ResourceUnderTest<Fixture>) => boolean;
}[] = [];

/** The time after which CloudFormation no longer waits for a response. */
const TWO_HOURS_MS = 2 * 3_600_000;

let aws: AwsServices;
let bucket: ResponseBucket;
let service: TestEmulator;
let gate: Gate;
let empty: Snapshot;
let sandboxes: readonly [Sandbox, Sandbox];

beforeAll(async () => {
  [aws, bucket, service] = await Promise.all([AwsServices.open(), ResponseBucket.open(), startEmulator()]);
  gate = await Gate.open(service.address);
  empty = await service.control.snapshot();
  aws.secrets.set(KEY_SECRET, ['']);
  aws.tables.items.set('requests', new Map());
  sandboxes = [new Sandbox(bucket), new Sandbox(bucket)];
});
afterAll(async () => {
  await Promise.all([
    ...sandboxes.map((sandbox) => sandbox.kill()),
    gate.close(),
    service.close(),
    aws.close(),
    bucket.close(),
  ]);
});

/** The attributes in the responses, by physical id. */
const reported = new Map<string, Values>();

/** One resource of a stack and its events. */
class Resource {
  private readonly stackId = `arn:aws:cloudformation:eu-central-1:111122223333:stack/app/${randomUUID()}`;
  private readonly house: LambdaHouse;

  constructor(
    private readonly stage: Stage,
    private readonly more: object = {},
  ) {
    this.house = new LambdaHouse(stage as never, aws);
  }

  public async createEvent(config: Values, signedAt?: Date): Promise<CloudFormationRequest> {
    return this.event({ RequestType: 'Create', ResourceProperties: await this.properties(config) }, signedAt);
  }

  public async create(config: Values): Promise<Responded> {
    return this.send(await this.createEvent(config), 'CREATE_IN_PROGRESS');
  }

  public async update(
    PhysicalResourceId: string,
    before: Values,
    after: Values,
    status = 'UPDATE_IN_PROGRESS',
  ): Promise<Responded> {
    const [OldResourceProperties, ResourceProperties] = [await this.properties(before), await this.properties(after)];
    return this.send(
      this.event({ RequestType: 'Update', PhysicalResourceId, OldResourceProperties, ResourceProperties }),
      status,
    );
  }

  public async delete(PhysicalResourceId: string, config: Values, status = 'DELETE_IN_PROGRESS'): Promise<Responded> {
    return this.send(
      this.event({ RequestType: 'Delete', PhysicalResourceId, ResourceProperties: await this.properties(config) }),
      status,
    );
  }

  public async send(
    event: CloudFormationRequest,
    status: string,
    sandbox = sandboxes[0],
    address = service.address,
    laterMs = 0,
  ): Promise<Responded> {
    return (await this.sent(event, status, sandbox, address, laterMs))!;
  }

  public async sent(
    event: CloudFormationRequest,
    status: string,
    sandbox: Sandbox,
    address: string,
    laterMs = 0,
  ): Promise<Responded | undefined> {
    aws.stacks.statuses.set(this.stackId, status as never);
    const response = await sandbox.serve(
      event,
      {
        ...aws.environment,
        LINTEL_REQUESTS_TABLE: 'requests',
        LINTEL_PLATFORM_ADDRESS: address,
        LINTEL_PLATFORM_TOKEN: 'platform-root',
        LINTEL_SECRETS_ADDRESS: address,
        LINTEL_SECRETS_TOKEN: 'secrets-root',
      },
      laterMs,
    );
    const entries = Object.entries(response?.Data ?? {}).map(
      ([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value] as const,
    );
    if (response && entries.length > 0) {
      reported.set(response.PhysicalResourceId, Object.fromEntries(entries) as Values);
    }
    return response;
  }

  private async properties(config: Values): Promise<CloudFormationRequest['ResourceProperties']> {
    return { ...(await this.house.properties(config)), ...this.more };
  }

  private event<E extends Pick<CloudFormationRequest, 'RequestType'>>(event: E, signedAt?: Date) {
    const { construct } = this.stage.resource.definition;
    return {
      RequestId: randomUUID(),
      StackId: this.stackId,
      LogicalResourceId: 'Thing',
      ResourceType: `Custom::Lintel${construct}`,
      ResponseURL: bucket.address(signedAt),
      ...event,
    };
  }
}

/** A resource type with its values, and the service before each sequence. */
interface Stage {
  readonly resource: ResourceUnderTest<Fixture>;
  readonly service: TestEmulator;
  readonly fixture: Fixture;
}

/** The result: the sequence holds, it cannot happen for the type, or another result is right. The last two have a reason. */
type Outcome = Pick<Cell, 'outcome' | 'why'>;

const HOLDS: Outcome = { outcome: 'holds' };
const none = (why: string): Outcome => ({ outcome: 'none', why });
const otherwise = (why: string): Outcome => ({ outcome: 'otherwise', why });

const succeeded = (response: Responded): string => {
  expect([response.Status, response.Reason]).toEqual(['SUCCESS', undefined]);
  return response.PhysicalResourceId;
};
const refused = (response: Responded): string => {
  expect(response).toMatchObject({ Status: 'FAILED', Reason: expect.any(String) });
  expect(response.Reason).not.toMatch(/a bug in the function/);
  return response.Reason!;
};

const doneOf = (stage: Stage) =>
  timesDone(stage as unknown as { readonly service: TestEmulator; readonly fixture: OperationFixture });
const isDone = ({ resource: managed }: Stage) => managed.definition.operation === true;

function stateOf({ resource: { definition } }: Stage, id: string, config: Values): Values {
  const named = parseImportId(definition, id);
  return { ...importedState(definition, named), ...reported.get(id), ...config, ...named };
}

/** The object in the service. Undefined if it does not exist. */
const look = async (stage: Stage, id: string, config: Values) => stage.fixture.look(stateOf(stage, id, config));

/** An object that must exist. */
async function there(stage: Stage, id: string, config: Values): Promise<Values> {
  const object = await look(stage, id, config);
  expect(object).toBeDefined();
  return object!;
}

/** The objects of the services, without times. */
async function kept(): Promise<Snapshot['objects']> {
  return (await service.control.snapshot()).objects;
}

/** The number of objects of each kind. Of certificates, only those that are valid. */
async function counts(): Promise<{ readonly [kind: string]: number }> {
  const objects = (await kept()) as unknown as {
    readonly [kind: string]: readonly { readonly revokedAt?: unknown; readonly revocationTime?: unknown }[];
  };
  return Object.fromEntries(
    Object.entries(objects).map(([kind, all]) => [
      kind,
      all.filter(({ revokedAt, revocationTime }) => !revokedAt && !revocationTime).length,
    ]),
  );
}

async function writes(): Promise<number> {
  const { requests } = await service.control.requests();
  return requests
    .filter(({ method }) => method !== 'GET' && method !== 'LIST')
    .reduce((sum, { count }) => sum + count, 0);
}

/** Values in which one attribute differs that can change in place. */
function changedInPlace(stage: Stage): { readonly before: Values; readonly after: Values } | undefined {
  const {
    resource: { definition },
    fixture,
  } = stage;
  const flat = flatAttributes(definition.attributes);
  const may = inputsOf(definition).filter(
    (name) => !flat[name].replace && !flat[name].createOnly && !flat[name].local && !fixture.mayReplace?.includes(name),
  );
  for (const name of may.filter((each) => fixture.changed[each] !== undefined)) {
    const before = configurationWith(stage, name);
    const after: Values = { ...before, [name]: fixture.changed[name], ...fixture.changedWith?.[name] };
    if (check(definition, after).length === 0) return { before, after };
  }
  return undefined;
}

/** Values that force replacement. */
const secondOf = ({ fixture }: Stage): Values => ({ ...fixture.minimal, ...fixture.second });

const SERVICE_NUMBERS =
  'The service generates a serial number for each certificate, so there is no name that another object could have.';
const NOTHING_KEPT = 'This is an operation, for which the service keeps no object.';
const THERE_ANYWAY = 'Organizations are created elsewhere, and the resource describes an existing one.';
const ONE_AT_A_TIME = 'The service has only one attempt at a time, and generates its id.';

type Play = (stage: Stage) => Promise<Outcome>;

const plays: { readonly [sequence in Sequence]: Play } = {
  create: async (stage) => {
    const [config] = stage.fixture.full;
    const id = succeeded(await new Resource(stage).create(config));
    if (isDone(stage)) {
      expect(await doneOf(stage)).toBe(1);
      return HOLDS;
    }
    const object = await there(stage, id, config);
    expect(reportOf(stage.resource, config, object)).not.toEqual([]);
    return HOLDS;
  },

  repeat: async (stage) => {
    const resource = new Resource(stage);
    const event = await resource.createEvent(stage.fixture.minimal);
    const first = await resource.send(event, 'CREATE_IN_PROGRESS');
    succeeded(first);
    const before = await kept();
    expect(
      await resource.send({ ...event, ResponseURL: bucket.address() }, 'CREATE_IN_PROGRESS', sandboxes[1]),
    ).toEqual(first);
    expect(await kept()).toEqual(before);
    if (isDone(stage)) expect(await doneOf(stage)).toBe(1);
    return HOLDS;
  },

  kill: async (stage) => {
    const { fixture, resource: managed } = stage;
    // An object that already exists must be changed.
    const config = managed.adopts ? fixture.full.at(-1)! : fixture.minimal;
    const start = await service.control.snapshot();
    succeeded(await new Resource(stage).create(config));
    const expected = await counts();
    await service.control.restore(start);
    await service.control.clearRequests();

    const resource = new Resource(stage);
    const event = await resource.createEvent(config);
    const doomed = new Sandbox(bucket);
    const taken = new Promise<void>((resolve) => {
      gate.watch = async (passing) => {
        if (passing.method === 'GET' || passing.method === 'LIST') return;
        // The service has handled the request, but its response is lost.
        await passing.forward();
        resolve();
        passing.drop();
      };
    });
    const response = resource.sent(event, 'CREATE_IN_PROGRESS', doomed, gate.address);
    await taken;
    await doomed.kill();
    expect(await response).toBeUndefined();
    gate.watch = () => undefined;
    // The earliest time at which Lambda retries.
    const again = await resource.send(event, 'CREATE_IN_PROGRESS', sandboxes[1], gate.address, 60_000);
    if (isDone(stage)) {
      expect(refused(again)).toMatch(/not known whether/);
      expect(await doneOf(stage)).toBe(1);
      return otherwise(
        'The operation is not performed a second time. The second delivery is refused and says that the first may have performed it.',
      );
    }
    if (managed.permanent) {
      expect((await counts()).pkiCertificates).toBeLessThanOrEqual(expected.pkiCertificates);
      refused(again);
      return otherwise(
        'It is not known which certificate was issued. The second delivery is refused and says what to look for. No other certificate is issued.',
      );
    }
    expect(await counts()).toEqual(expected);
    await there(stage, succeeded(again), config);
    return HOLDS;
  },

  update: async (stage) => {
    const resource = new Resource(stage);
    if (isDone(stage)) {
      const [config] = stage.fixture.full;
      const id = succeeded(await resource.create(config));
      expect(
        succeeded(await resource.update(id, config, { ...config, triggers: stage.fixture.changed.triggers })),
      ).toBe(id);
      expect(await doneOf(stage)).toBe(2);
      return otherwise('The operation is performed again, with the same id, when its triggers change.');
    }
    const change = changedInPlace(stage);
    if (!change) return none('Every change forces replacement.');
    const id = succeeded(await resource.create(change.before));
    const first = await there(stage, id, change.before);
    expect(succeeded(await resource.update(id, change.before, change.after))).toBe(id);
    expect(differences(first, await there(stage, id, change.after))).not.toEqual([]);
    return HOLDS;
  },

  rename: async (stage) => {
    const { fixture, resource: managed } = stage;
    if (isDone(stage)) return none(NOTHING_KEPT);
    if (managed.permanent) return none(SERVICE_NUMBERS);
    if (managed.single) return none(ONE_AT_A_TIME);
    const [mine, theirs] = [new Resource(stage), new Resource(stage)];
    const second = secondOf(stage);
    const id = succeeded(await mine.create(fixture.minimal));
    await fixture.provide?.();
    const other = succeeded(await theirs.create(second));
    const [before, foreign] = [await there(stage, id, fixture.minimal), await there(stage, other, second)];
    const response = await mine.update(id, fixture.minimal, second);
    refused(response);
    expect(response.PhysicalResourceId).toBe(id);
    // The failed resource is updated back. CloudFormation does not delete an object whose id it never received.
    expect(succeeded(await mine.update(id, second, fixture.minimal, 'UPDATE_ROLLBACK_IN_PROGRESS'))).toBe(id);
    expect(await look(stage, other, second)).toEqual(foreign);
    expect(await look(stage, id, fixture.minimal)).toEqual(before);
    return HOLDS;
  },

  rollback: async (stage) => {
    const { fixture, resource: managed } = stage;
    const resource = new Resource(stage);
    if (isDone(stage)) {
      const [config] = fixture.full;
      const changed: Values = { ...config, triggers: fixture.changed.triggers };
      const id = succeeded(await resource.create(config));
      await resource.update(id, config, changed);
      expect(succeeded(await resource.update(id, changed, config, 'UPDATE_ROLLBACK_IN_PROGRESS'))).toBe(id);
      return otherwise('The operation cannot be undone. It is performed again, since its triggers change back.');
    }
    const change = changedInPlace(stage);
    if (change) {
      const id = succeeded(await resource.create(change.before));
      const before = await there(stage, id, change.before);
      succeeded(await resource.update(id, change.before, change.after));
      expect(succeeded(await resource.update(id, change.after, change.before, 'UPDATE_ROLLBACK_IN_PROGRESS'))).toBe(id);
      expect(differences(before, await look(stage, id, change.before))).toEqual([]);
      succeeded(await resource.delete(id, change.before));
      await fixture.provide?.();
    }
    // An object with the other name already exists (see the rename).
    if (managed.adopts) return HOLDS;
    if (managed.single) {
      const [other] = fixture.full;
      const id = succeeded(await resource.create(fixture.minimal));
      const before = await there(stage, id, fixture.minimal);
      const back = async (from: Values) =>
        expect(succeeded(await resource.update(id, from, fixture.minimal, 'UPDATE_ROLLBACK_IN_PROGRESS'))).toBe(id);
      const triggered: Values = { ...fixture.minimal, triggers: fixture.changed.triggers };
      for (const wanted of [other, triggered]) {
        refused(await resource.update(id, fixture.minimal, wanted));
        await back(wanted);
        expect(await there(stage, id, fixture.minimal)).toEqual(before);
      }
      // It ends by itself, before the rollback or before the update: no other is started, and one that the update started is ended.
      const whole = await counts();
      refused(await resource.update(id, fixture.minimal, other));
      await fixture.remove({ id });
      const ended = await counts();
      expect(ended).not.toEqual(whole);
      await back(other);
      expect(await counts()).toEqual(ended);
      succeeded(await resource.update(id, fixture.minimal, other));
      expect(await counts()).toEqual(whole);
      await back(other);
      expect(await counts()).toEqual(ended);
      return otherwise(
        'A second attempt cannot be started at the same time. The update is refused, and the existing attempt continues.',
      );
    }
    const second = secondOf(stage);
    const id = succeeded(await resource.create(fixture.minimal));
    const before = await there(stage, id, fixture.minimal);
    const replaced = succeeded(await resource.update(id, fixture.minimal, second));
    const issued = (await counts()).pkiCertificates;
    expect(succeeded(await resource.update(replaced, second, fixture.minimal, 'UPDATE_ROLLBACK_IN_PROGRESS'))).toBe(id);
    expect((await counts()).pkiCertificates).toBe(issued);
    if (replaced !== id) {
      succeeded(await resource.delete(replaced, second, 'UPDATE_ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS'));
    }
    expect(differences(before, await look(stage, id, fixture.minimal))).toEqual([]);
    if (replaced !== id && !managed.permanent) expect(await look(stage, replaced, second)).toBeUndefined();
    return HOLDS;
  },

  delete: async (stage) => {
    const {
      fixture: {
        full: [config],
      },
      resource: managed,
    } = stage;
    const resource = new Resource(stage);
    const id = succeeded(await resource.create(config));
    for (const sandbox of [0, 1]) {
      expect([sandbox, succeeded(await resource.delete(id, config))]).toEqual([sandbox, id]);
    }
    if (isDone(stage)) {
      expect(await doneOf(stage)).toBe(1);
      return otherwise(
        'There is nothing to delete. The operation cannot be undone, and no request is sent to the service.',
      );
    }
    if (managed.adopts) {
      return otherwise('The object is deleted only if this is configured, since it may have existed before.');
    }
    if (managed.permanent && issuesNothingToRevoke(config)) {
      return otherwise('The certificate stays valid until it expires, unless its revocation is configured.');
    }
    if (!managed.permanent) expect(await look(stage, id, config)).toBeUndefined();
    return HOLDS;
  },

  late: async (stage) => {
    const resource = new Resource(stage);
    await service.control.clearRequests();
    const response = await resource.send(
      await resource.createEvent(stage.fixture.minimal, new Date(Date.now() - TWO_HOURS_MS)),
      'CREATE_IN_PROGRESS',
    );
    refused(response);
    expect(response.PhysicalResourceId).toBe(CREATE_FAILED);
    const overtaken = await resource.createEvent(stage.fixture.minimal, new Date(Date.now() - 60_000));
    succeeded(await resource.delete('app-Thing-1A2B3C4D5E6F', stage.fixture.minimal, 'ROLLBACK_IN_PROGRESS'));
    refused(await resource.send(overtaken, 'ROLLBACK_IN_PROGRESS', sandboxes[1]));
    expect(await writes()).toBe(0);
    return HOLDS;
  },

  retain: async (stage) => {
    const {
      fixture: { minimal },
      resource: managed,
    } = stage;
    if (isDone(stage)) return none(NOTHING_KEPT);
    const id = succeeded(await new Resource(stage).create(minimal));
    const before = await there(stage, id, minimal);
    // CloudFormation sends no event for a retained resource.
    if (managed.permanent) {
      expect(succeeded(await new Resource(stage).create(minimal))).not.toBe(id);
      expect(await look(stage, id, minimal)).toEqual(before);
      return otherwise('The certificate is not changed, and another stack issues another one.');
    }
    if (managed.adopts) return otherwise(`The object is not changed. ${THERE_ANYWAY}`);
    const reason = refused(await new Resource(stage).create(minimal));
    if (!managed.single) expect(reason).toContain('`Adopt: ');
    expect(await look(stage, id, minimal)).toEqual(before);
    return HOLDS;
  },

  adopt: async (stage) => {
    const {
      resource: managed,
      fixture: { minimal: config },
    } = stage;
    const { definition } = managed;
    if (isDone(stage) || issuesKey(definition.attributes)) {
      const { form } = definition.imports[0];
      const before = await kept();
      expect(refused(await new Resource(stage, { Adopt: form.replace(/\{\w+\}/g, 'x') }).create(config))).toMatch(
        /^Adopt: /,
      );
      expect(await kept()).toEqual(before);
      return otherwise(
        isDone(stage)
          ? `${NOTHING_KEPT} The adoption is refused.`
          : 'The adoption is refused, since the service does not keep the private key.',
      );
    }
    const id = succeeded(await new Resource(stage).create(config));
    const before = await there(stage, id, config);
    const resource = new Resource(stage, { Adopt: id });
    expect(succeeded(await resource.create(config))).toBe(id);
    expect(differences(before, await look(stage, id, config))).toEqual([]);
    for (const status of ['ROLLBACK_IN_PROGRESS', 'UPDATE_ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS']) {
      succeeded(await resource.delete(id, config, status));
    }
    expect(differences(before, await look(stage, id, config))).toEqual([]);
    succeeded(await resource.delete(id, config, 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS'));
    if (!managed.adopts && !managed.permanent) expect(await look(stage, id, config)).toBeUndefined();
    return HOLDS;
  },
};

function issuesNothingToRevoke({ revokeOnDestroy }: Values): boolean {
  return revokeOnDestroy !== true;
}

const all = [...managedResources, ...operationResources] as readonly ResourceUnderTest<Fixture>[];
const typeOf = ({ definition }: ResourceUnderTest<Fixture>) => `Custom::Lintel${definition.construct}`;

describe.each(all.map((managed) => [typeOf(managed), managed] as const))('%s', (type, managed) => {
  let stage: Stage;
  let start: Snapshot;

  beforeAll(async () => {
    await service.control.restore(empty);
    stage = { resource: managed, service, fixture: await managed.createFixture(service) };
    start = await service.control.snapshot();
  });
  beforeEach(async () => {
    await service.control.restore(start);
    await stage.fixture.provide?.();
    await service.control.clearRequests();
  });

  test.each(Object.keys(SEQUENCES) as Sequence[])('%s', async (sequence) => {
    const open = NOT_YET.find((each) => each.sequence === sequence && each.types(managed));
    const played = await plays[sequence](stage).then(
      (outcome) => ({ outcome }),
      (error: Error) => ({ error }),
    );
    gate.watch = () => undefined;
    if (open) {
      // The mark must be removed once the sequence holds.
      expect(played).toHaveProperty('error');
      return record({ type, sequence, outcome: 'open', why: open.why });
    }
    if ('error' in played) throw played.error;
    record({ type, sequence, ...played.outcome });
  });
});

holdSequences(all.map(typeOf).sort());
