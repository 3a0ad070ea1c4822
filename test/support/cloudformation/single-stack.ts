import type { Values } from '../../../src/definition/value';
import { FunctionEntryPoint } from '../environments/function-entry-point';
import { custom, failing, failureOf } from './lintel-stack';
import type { Stack, StackEvent, StackFailed } from './player';
import { environmentOf, report, PreparedResource } from './stack-resource';
import type { Template, TemplateResource } from './template';

export interface SingleStackOptions {
  readonly adopt?: string;
  readonly policies?: Pick<TemplateResource, 'DeletionPolicy' | 'UpdateReplacePolicy'>;
}

/** A stack with one resource, which the player of CloudFormation deploys. */
export class SingleStack {
  private readonly stack: Stack;
  private readonly environment: FunctionEntryPoint;

  constructor(
    private readonly prepared: PreparedResource,
    private readonly options: SingleStackOptions = {},
  ) {
    const { player, sandboxes, service } = prepared;
    this.environment = new FunctionEntryPoint(prepared as never, player.aws);
    this.stack = player.stack('app', {
      environment: environmentOf(prepared, service.address),
      sandboxes: sandboxes[0],
      timeoutMs: 60_000,
    });
  }

  /** Creates or updates the stack, and returns the id of the resource. */
  public async deploy(config: Values): Promise<string> {
    await this.reported(this.stack.deploy(await this.template(config)));
    return this.id;
  }

  /** Deploys a template without the resource. */
  public async clear(): Promise<void> {
    await this.stack.deploy({ Resources: {} });
  }

  /** A deployment that is rolled back without a failure, since the service refuses the resource. Returns the reason. */
  public async refuses(config: Values): Promise<string> {
    const { logicalId, reason, rollbackFailures } = await this.fails(this.template(config));
    expect([logicalId, rollbackFailures]).toEqual(['Thing', []]);
    expect(reason).not.toMatch(/a bug in the function/);
    return reason;
  }

  /** A deployment that is rolled back without a failure, since another resource fails after this one. */
  public async rollBack(config: Values): Promise<void> {
    const template = await this.template(config);
    const { logicalId, reason, rollbackFailures } = await this.fails(
      Promise.resolve({ Resources: { ...template.Resources, Other: failing('Thing') } }),
    );
    expect([logicalId, reason, rollbackFailures]).toEqual(['Other', expect.any(String), []]);
  }

  public async delete(): Promise<void> {
    await this.stack.delete();
  }

  /** The id of the resource. */
  public get id(): string {
    return this.stack.resources.Thing.id;
  }

  /** The events of the resource with their responses. */
  public get events(): readonly StackEvent[] {
    return this.stack.events.filter(({ request }) => request.LogicalResourceId === 'Thing');
  }

  /** Delivers the newest event again. */
  public async repeat(): Promise<StackEvent> {
    return this.stack.deliverAgain(this.events.at(-1)!);
  }

  private async fails(template: Promise<Template>): Promise<StackFailed> {
    return this.reported(failureOf(this.stack.deploy(await template)));
  }

  private async reported<T>(deployed: Promise<T>): Promise<T> {
    const result = await deployed;
    for (const { response } of this.events) report(this.prepared, response);
    return result;
  }

  private async template(config: Values): Promise<Template> {
    const { adopt, policies } = this.options;
    const properties = {
      ...(await this.environment.properties(config)),
      ...(adopt === undefined ? {} : { Adopt: adopt }),
    };
    return {
      Resources: { Thing: { ...custom(this.prepared.resource.definition.construct, properties), ...policies } },
    };
  }
}
