import { randomUUID } from 'crypto';
import type { CloudFormationRequest } from '../../../src/custom-resource/events/event';
import type { Values } from '../../../src/definition/value';
import type { TestEmulator } from '../emulator';
import { environmentFor } from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { FunctionEntryPoint } from '../environments/function-entry-point';
import type { RecordingProxy } from '../environments/recording-proxy';
import type { ResourceUnderTest } from '../environments/resource';
import { TERMINATED } from './lambda';
import type { CloudFormation } from './player';
import type { Responded } from './response-bucket';
import type { Sandboxes } from './sandboxes';

/** A resource type with its values, the services, and two execution environments of the function. */
export interface PreparedResource {
  readonly resource: ResourceUnderTest<Fixture>;
  readonly fixture: Fixture;
  readonly service: TestEmulator;
  /** In front of the service. */
  readonly proxy: RecordingProxy;
  readonly player: CloudFormation;
  readonly sandboxes: readonly [Sandboxes, Sandboxes];
  /** Another execution environment, which may be killed. */
  createSandbox(): Sandboxes;
  /** The attributes in the responses, by physical id. */
  readonly reported: Map<string, Values>;
}

/** The environment of a function that is connected to the services at an address. */
export function environmentOf({ player: { aws }, resource }: PreparedResource, address: string): NodeJS.ProcessEnv {
  return {
    ...aws.environment,
    LINTEL_REQUESTS_TABLE: 'requests',
    ...environmentFor({ address }, resource.dialects[0]),
  };
}

/** Keeps the attributes in a response. */
export function report({ reported }: PreparedResource, { Data = {}, PhysicalResourceId }: Responded): void {
  const entries = Object.entries(Data).map(
    ([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value] as const,
  );
  if (entries.length > 0) reported.set(PhysicalResourceId, Object.fromEntries(entries) as Values);
}

/** One resource of a stack and its single events, for deliveries that no deployment makes. */
export class StackResource {
  private readonly stackId = `arn:aws:cloudformation:eu-central-1:111122223333:stack/app/${randomUUID()}`;
  private readonly environment: FunctionEntryPoint;

  constructor(
    private readonly prepared: PreparedResource,
    private readonly more: object = {},
  ) {
    this.environment = new FunctionEntryPoint(prepared as never, prepared.player.aws);
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
    sandbox = this.prepared.sandboxes[0],
    address = this.prepared.service.address,
    laterMs = 0,
  ): Promise<Responded> {
    return (await this.sent(event, status, sandbox, address, laterMs))!;
  }

  public async sent(
    event: CloudFormationRequest,
    status: string,
    sandbox: Sandboxes,
    address: string,
    laterMs = 0,
  ): Promise<Responded | undefined> {
    const { aws, bucket } = this.prepared.player;
    aws.stacks.statuses.set(this.stackId, status as never);
    const before = bucket.at(event.ResponseURL!).length;
    const { error, log } = await sandbox.invoke('handler', event, {
      environment: environmentOf(this.prepared, address),
      timeoutMs: 60_000,
      laterMs,
    });
    const deliveries = bucket.at(event.ResponseURL!).slice(before);
    if (error === TERMINATED.error && deliveries.length === 0) return undefined;
    if (error || deliveries.length !== 1) {
      throw new Error(`${event.RequestType} got ${deliveries.length} responses: ${error?.message}\n${log}`);
    }
    const response = JSON.parse(deliveries[0].text) as Responded;
    report(this.prepared, response);
    return response;
  }

  private async properties(config: Values): Promise<CloudFormationRequest['ResourceProperties']> {
    return { ...(await this.environment.properties(config)), ...this.more };
  }

  private event<E extends Pick<CloudFormationRequest, 'RequestType'>>(event: E, signedAt?: Date) {
    const { construct } = this.prepared.resource.definition;
    return {
      RequestId: randomUUID(),
      StackId: this.stackId,
      LogicalResourceId: 'Thing',
      ResourceType: `Custom::Lintel${construct}`,
      ResponseURL: this.prepared.player.bucket.address(signedAt),
      ...event,
    };
  }
}
