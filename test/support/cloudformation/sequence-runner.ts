import type { Sequence } from '../../../generate/pages/sequences';
import type { Values } from '../../../src/definition/value';
import type { Snapshot } from '../../../src/emulator/world';
import { startEmulator, TestEmulator } from '../emulator';
import { dialectsOf } from '../environments/environment';
import type { Dialect, Fixture } from '../environments/fixture';
import { KEY_SECRET } from '../environments/function-entry-point';
import { RecordingProxy } from '../environments/recording-proxy';
import type { ResourceUnderTest } from '../environments/resource';
import { CloudFormation } from './player';
import { Sandboxes } from './sandboxes';
import { Outcome, plays } from './sequence-plays';
import type { PreparedResource } from './stack-resource';

/** The services in one dialect, behind a proxy, and their state at the start. */
interface Place {
  readonly service: TestEmulator;
  readonly proxy: RecordingProxy;
  readonly empty: Snapshot;
}

/** Runs the sequences of `docs/cloudformation-sequences.md` with the released function, in several execution environments. */
export class SequenceRunner {
  /** `program`: the Node.js of the function. Defaults to the one that runs the tests. */
  public static async open(program?: string): Promise<SequenceRunner> {
    const player = await CloudFormation.open();
    player.aws.secrets.set(KEY_SECRET, ['']);
    player.aws.tables.items.set('requests', new Map());
    return new SequenceRunner(player, program);
  }

  private readonly sandboxes: readonly [Sandboxes, Sandboxes];
  private readonly starts = new Map<PreparedResource, Snapshot>();
  private readonly places = new Map<Dialect, Place>();

  private constructor(
    private readonly player: CloudFormation,
    private readonly program: string | undefined,
  ) {
    this.sandboxes = [this.createSandbox(), this.createSandbox()];
  }

  /** The stage of a resource type, in services that contain only what its values need. */
  public async prepare(resource: ResourceUnderTest<Fixture>): Promise<PreparedResource> {
    const { player, sandboxes } = this;
    const { empty, proxy, service } = await this.placeOf(resource.dialects[0]);
    await service.control.restore(empty);
    const prepared: PreparedResource = {
      resource,
      fixture: await resource.createFixture(service),
      service,
      proxy,
      player,
      sandboxes,
      createSandbox: () => this.createSandbox(),
      reported: new Map<string, Values>(),
    };
    this.starts.set(prepared, await service.control.snapshot());
    return prepared;
  }

  /** Each sequence begins with the services as they were prepared. */
  public async run(prepared: PreparedResource, sequence: Sequence): Promise<Outcome> {
    await prepared.service.control.restore(this.starts.get(prepared)!);
    await prepared.fixture.provide?.();
    await prepared.service.control.clearRequests();
    try {
      return await plays[sequence](prepared);
    } finally {
      prepared.proxy.watch = () => undefined;
    }
  }

  public async close(): Promise<void> {
    await Promise.all([
      ...this.sandboxes.map((sandbox) => sandbox.kill()),
      ...[...this.places.values()].flatMap(({ proxy, service }) => [proxy.close(), service.close()]),
      this.player.close(),
    ]);
  }

  private async placeOf(dialect: Dialect): Promise<Place> {
    const known = this.places.get(dialect);
    if (known) return known;
    const service = await startEmulator({ dialects: dialectsOf(dialect) });
    const [proxy, empty] = [await RecordingProxy.open(service.address), await service.control.snapshot()];
    const place: Place = { service, proxy, empty };
    this.places.set(dialect, place);
    return place;
  }

  private createSandbox(): Sandboxes {
    return new Sandboxes(1, { ca: this.player.bucket.ca, program: this.program });
  }
}
