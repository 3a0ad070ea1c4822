import { CloudFormation } from './player';
import { Sandboxes } from './sandboxes';
import { Outcome, plays } from './sequence-plays';
import type { Stage } from './stack-resource';
import type { Sequence } from '../../../generate/sequences';
import type { Values } from '../../../src/definition/value';
import type { Snapshot } from '../../../src/emulator/world';
import { startEmulator, TestEmulator } from '../emulator';
import type { Fixture } from '../house/fixture';
import { Gate } from '../house/gate';
import { KEY_SECRET } from '../house/lambda-house';
import type { ResourceUnderTest } from '../house/resources';

/** Runs the sequences of `docs/cloudformation-sequences.md` with the released function, in several execution environments. */
export class SequenceRunner {
  /** `program`: the Node.js of the function. Defaults to the one that runs the tests. */
  public static async open(program?: string): Promise<SequenceRunner> {
    const [player, service] = await Promise.all([CloudFormation.open(), startEmulator()]);
    player.aws.secrets.set(KEY_SECRET, ['']);
    player.aws.tables.items.set('requests', new Map());
    const gate = await Gate.open(service.address);
    return new SequenceRunner(player, service, gate, await service.control.snapshot(), program);
  }

  private readonly sandboxes: readonly [Sandboxes, Sandboxes];
  private readonly starts = new Map<Stage, Snapshot>();

  private constructor(
    private readonly player: CloudFormation,
    private readonly service: TestEmulator,
    private readonly gate: Gate,
    private readonly empty: Snapshot,
    private readonly program: string | undefined,
  ) {
    this.sandboxes = [this.createSandbox(), this.createSandbox()];
  }

  /** The stage of a resource type, in services that contain only what its values need. */
  public async prepare(resource: ResourceUnderTest<Fixture>): Promise<Stage> {
    const { gate, player, sandboxes, service } = this;
    await service.control.restore(this.empty);
    const stage: Stage = {
      resource,
      fixture: await resource.createFixture(service),
      service,
      gate,
      player,
      sandboxes,
      createSandbox: () => this.createSandbox(),
      reported: new Map<string, Values>(),
    };
    this.starts.set(stage, await service.control.snapshot());
    return stage;
  }

  /** Each sequence begins with the services as they were prepared. */
  public async run(stage: Stage, sequence: Sequence): Promise<Outcome> {
    await this.service.control.restore(this.starts.get(stage)!);
    await stage.fixture.provide?.();
    await this.service.control.clearRequests();
    try {
      return await plays[sequence](stage);
    } finally {
      this.gate.watch = () => undefined;
    }
  }

  public async close(): Promise<void> {
    await Promise.all([
      ...this.sandboxes.map((sandbox) => sandbox.kill()),
      this.gate.close(),
      this.service.close(),
      this.player.close(),
    ]);
  }

  private createSandbox(): Sandboxes {
    return new Sandboxes(1, { ca: this.player.bucket.ca, program: this.program });
  }
}
