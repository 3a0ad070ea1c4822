import { randomBytes, randomUUID } from 'crypto';
import type { CloudFormationRequest, Properties } from '../../../src/custom-resource/events/event';
import type { StackStatus } from './aws-cloudformation';
import { AwsServices } from './aws-services';
import { frame } from './framework';
import { FunctionOptions, invoke } from './lambda';
import { Responded, ResponseBucket } from './response-bucket';
import { Sandboxes } from './sandboxes';
import { inParallel, needsOf, needsToGo } from './schedule';
import { asStrings, inOrder, Known, resolveValue, Template, TemplateResource } from './template';

/**
 * The behavior of CloudFormation that custom resources can observe.
 *
 * ```ts
 * const player = await CloudFormation.open();            // a response bucket, Secrets Manager, SSM and S3, all local
 * player.aws.secrets.set(arn, ['a token']);
 * const stack = player.stack('app', { environment });    // environment: of functions that the template does not describe
 * await stack.deploy(template);                          // creates or updates; rolls back and throws `StackFailed` where one resource fails
 * stack.resources.Task.id; stack.outputs.TaskId; stack.events
 * await stack.delete();
 * await player.close();
 * ```
 *
 * A template is the output of `cdk synth` or a literal. Events of `Custom::…` and `AWS::CloudFormation::CustomResource` are sent to the
 * function in `ServiceToken`. A function of the template has its `Environment` and `Handler`, and is a framework if its variables name the
 * user's functions (`USER_ON_EVENT_FUNCTION_ARN`). Any other `ServiceToken` is the raw `handler`, or `onEvent` if `framework` is set. Each
 * event runs the bundle in one of the warm `sandboxes`. Other resources of the template have no effect, except for
 * secrets, which are created in Secrets Manager.
 *
 * Like CloudFormation, it converts everything to strings, processes resources concurrently as soon as their dependencies exist, deletes
 * replaced objects after everything else has succeeded, sends the swapped update in a rollback, and deletes in reverse order. After a
 * failure it starts nothing else, and waits for operations in progress.
 */
export class CloudFormation {
  public static async open(): Promise<CloudFormation> {
    return new CloudFormation(await AwsServices.open(), await ResponseBucket.open());
  }

  private readonly warm = new Map<string, Sandboxes>();

  private constructor(
    public readonly aws: AwsServices,
    public readonly bucket: ResponseBucket,
  ) {}

  public stack(name: string, options: StackOptions = {}): Stack {
    return new Stack(name, this, options);
  }

  /** The warm execution environments of a function with this environment. */
  public sandboxes(count: number, { environment, bundle }: Pick<FunctionOptions, 'environment' | 'bundle'>): Sandboxes {
    const key = JSON.stringify([count, environment, bundle]);
    const known = this.warm.get(key) ?? new Sandboxes(count, { bundle, ca: this.bucket.ca });
    this.warm.set(key, known);
    return known;
  }

  public async close(): Promise<void> {
    await Promise.all([...this.warm.values()].map((sandboxes) => sandboxes.close()));
    await this.aws.close();
    await this.bucket.close();
  }
}

export interface StackOptions {
  /** Variables of every function, in addition to those in the template. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly parameters?: { readonly [name: string]: string };
  /** Whether functions that the template does not describe are behind the framework. */
  readonly framework?: boolean;
  readonly bundle?: string;
  /** The timeout of the functions. Defaults to three minutes. */
  readonly timeoutMs?: number;
  /** The warm execution environments of the functions, or their number. Defaults to 2. */
  readonly sandboxes?: number | FunctionOptions['sandboxes'];
}

/** A resource that was created. */
export interface PhysicalResource {
  readonly type: string;
  readonly id: string;
  /** The properties that were sent last, as strings. */
  readonly properties: Properties;
  readonly data: { readonly [name: string]: unknown };
  readonly noEcho: boolean;
}

/** One request to a custom resource with its response. */
export interface StackEvent {
  readonly request: CloudFormationRequest;
  readonly response: Responded;
  /** The log of the function. */
  readonly log: string;
  /** The size of the response in bytes. */
  readonly bytes: number;
}

/** A deployment that failed and was rolled back. */
export class StackFailed extends Error {
  constructor(
    public readonly logicalId: string,
    public readonly reason: string,
    public readonly rollbackFailures: readonly string[],
  ) {
    super(
      `${logicalId}: ${reason}${rollbackFailures.length > 0 ? `; and the rollback failed: ${rollbackFailures.join('; ')}` : ''}`,
    );
  }
}

interface FunctionProperties {
  readonly Handler: string;
  readonly Environment?: { readonly Variables?: { readonly [name: string]: string } };
}

interface Before {
  readonly template: Template;
  readonly made: { readonly [logicalId: string]: PhysicalResource };
}

class ResourceFailed extends Error {
  constructor(
    public readonly logicalId: string,
    public readonly response: Responded,
  ) {
    super(response.Reason);
  }
}

class ResourcesFailed extends Error {
  constructor(public readonly failed: readonly ResourceFailed[]) {
    super(failed.map(({ logicalId, message }) => `${logicalId}: ${message}`).join('; '));
  }
}

export class Stack {
  public readonly events: StackEvent[] = [];
  public readonly stackId: string;
  public outputs: { readonly [name: string]: unknown } = {};
  private made: { [logicalId: string]: PhysicalResource } = {};
  private template: Template = { Resources: {} };
  private sent = 0;
  private readonly order = new Map<StackEvent, number>();

  constructor(
    private readonly name: string,
    private readonly player: CloudFormation,
    private readonly options: StackOptions,
  ) {
    this.stackId = `arn:aws:cloudformation:eu-central-1:111122223333:stack/${name}/${randomUUID()}`;
  }

  public get resources(): { readonly [logicalId: string]: PhysicalResource } {
    return this.made;
  }

  /** Creates the stack or updates it to another template. */
  public async deploy(template: Template): Promise<void> {
    const before = { template: this.template, made: { ...this.made } };
    const isUpdate = this.status !== undefined;
    this.enter(isUpdate ? 'UPDATE_IN_PROGRESS' : 'CREATE_IN_PROGRESS');
    this.template = template;
    const changed: string[] = [];
    const replaced: { readonly logicalId: string; readonly resource: PhysicalResource }[] = [];
    try {
      this.throwFirst(
        await inParallel(inOrder(template, this.known()), needsOf(template), async (logicalId) => {
          const earlier = this.made[logicalId];
          const properties = this.propertiesOf(logicalId);
          if (earlier && JSON.stringify(earlier.properties) === JSON.stringify(properties)) return;
          changed.push(logicalId);
          const now = earlier
            ? await this.update(logicalId, earlier, properties, earlier.properties)
            : await this.create(logicalId, properties);
          if (earlier && earlier.id !== now.id) replaced.push({ logicalId, resource: earlier });
          this.made[logicalId] = now;
        }),
      );
    } catch (error) {
      if (!(error instanceof ResourcesFailed)) throw error;
      const failures = await this.rollBack(error.failed, before, changed, isUpdate);
      const [{ logicalId, message }] = error.failed;
      throw new StackFailed(logicalId, message, failures);
    }
    const gone = Object.keys(before.made).filter((logicalId) => !(logicalId in template.Resources));
    if (isUpdate) this.enter('UPDATE_COMPLETE_CLEANUP_IN_PROGRESS');
    await Promise.all(
      replaced
        .reverse()
        .filter(({ logicalId }) => !isRetained(template, logicalId, 'UpdateReplacePolicy'))
        .map(({ logicalId, resource }) => this.remove(logicalId, resource).catch(() => undefined)),
    );
    await this.removeAll(before.template, gone);
    const outputs = Object.entries(template.Outputs ?? {});
    this.outputs = Object.fromEntries(outputs.map(([name, { Value }]) => [name, resolveValue(Value, this.known())]));
    this.enter(isUpdate ? 'UPDATE_COMPLETE' : 'CREATE_COMPLETE');
  }

  /** Deletes everything, dependents first. */
  public async delete(): Promise<void> {
    this.enter('DELETE_IN_PROGRESS');
    await this.removeAll(this.template, Object.keys(this.made));
    this.enter('DELETE_COMPLETE');
  }

  /** The status as CloudFormation reports it. */
  public get status(): StackStatus | undefined {
    return this.player.aws.stacks.statuses.get(this.stackId);
  }

  private enter(status: StackStatus): void {
    this.player.aws.stacks.statuses.set(this.stackId, status);
  }

  private async removeAll(template: Template, logicalIds: readonly string[]): Promise<void> {
    this.throwFirst(
      await inParallel(logicalIds, needsToGo(template), async (logicalId) => {
        if (!isRetained(template, logicalId)) await this.remove(logicalId, this.made[logicalId]);
        delete this.made[logicalId];
      }),
    );
  }

  private throwFirst(failures: readonly Error[]): void {
    const other = failures.find((error) => !(error instanceof ResourceFailed));
    if (other) throw other;
    if (failures.length > 0) throw new ResourcesFailed(failures as readonly ResourceFailed[]);
  }

  /** Delivers an event again, as Lambda does if there was no response. */
  public async deliverAgain({ request }: Pick<StackEvent, 'request'>, signedAt?: Date): Promise<StackEvent> {
    return this.send({ ...request, ResponseURL: this.player.bucket.address(signedAt) });
  }

  /** Deletes created objects and replacements, and changes updated objects back. */
  private async rollBack(
    failed: readonly ResourceFailed[],
    before: Before,
    changed: readonly string[],
    isUpdate: boolean,
  ): Promise<string[]> {
    this.enter(isUpdate ? 'UPDATE_ROLLBACK_IN_PROGRESS' : 'ROLLBACK_IN_PROGRESS');
    const failures: string[] = [];
    const attempt = (act: Promise<unknown>) => act.catch((error: Error) => void failures.push(error.message));
    const superseded: { readonly logicalId: string; readonly resource: PhysicalResource }[] = [];
    const responseTo = (logicalId: string) => failed.find((each) => each.logicalId === logicalId)?.response;
    await inParallel(
      changed.filter((each) => each in before.made),
      needsOf(before.template),
      async (logicalId) => {
        const [then, now] = [before.made[logicalId], this.made[logicalId]];
        const attempted = responseTo(logicalId) ? this.propertiesOf(logicalId) : now.properties;
        await attempt(
          this.update(logicalId, now, then.properties, attempted).then((back) => {
            for (const resource of [then, now]) {
              if (resource.id !== back.id && !superseded.some(({ resource: { id } }) => id === resource.id)) {
                superseded.push({ logicalId, resource });
              }
            }
            this.made[logicalId] = back;
          }),
        );
      },
    );
    const stuck = failures.length;
    if (isUpdate) this.enter('UPDATE_ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS');
    await Promise.all(superseded.reverse().map(({ logicalId, resource }) => attempt(this.remove(logicalId, resource))));
    const created = changed.filter((logicalId) => !(logicalId in before.made));
    await inParallel(created, needsToGo(this.template), async (logicalId) => {
      const type = this.template.Resources[logicalId].Type;
      const half = () => ({
        type,
        id: responseTo(logicalId)!.PhysicalResourceId,
        properties: this.propertiesOf(logicalId),
        data: {},
        noEcho: false,
      });
      if (!this.made[logicalId] || !isRetained(this.template, logicalId)) {
        await attempt(this.remove(logicalId, this.made[logicalId] ?? half()));
      }
      delete this.made[logicalId];
    });
    this.template = before.template;
    if (isUpdate) this.enter(stuck > 0 ? 'UPDATE_ROLLBACK_FAILED' : 'UPDATE_ROLLBACK_COMPLETE');
    else this.enter(failures.length > 0 ? 'ROLLBACK_FAILED' : 'ROLLBACK_COMPLETE');
    return failures;
  }

  private async create(logicalId: string, properties: Properties): Promise<PhysicalResource> {
    const { Type } = this.template.Resources[logicalId];
    if (!isCustom(Type)) return this.invent(logicalId, Type, properties);
    return this.responded(logicalId, { RequestType: 'Create', ...this.about(logicalId, Type, properties) }, properties);
  }

  private async update(
    logicalId: string,
    { id, type }: PhysicalResource,
    properties: Properties,
    old: Properties,
  ): Promise<PhysicalResource> {
    if (!isCustom(type)) return { type, id, properties, data: {}, noEcho: false };
    return this.responded(
      logicalId,
      {
        RequestType: 'Update',
        ...this.about(logicalId, type, properties),
        PhysicalResourceId: id,
        OldResourceProperties: old,
      },
      properties,
    );
  }

  private async remove(logicalId: string, { id, type, properties }: PhysicalResource): Promise<void> {
    if (!isCustom(type)) return void this.player.aws.secrets.delete(id);
    await this.responded(
      logicalId,
      { RequestType: 'Delete', ...this.about(logicalId, type, properties), PhysicalResourceId: id },
      properties,
    );
  }

  private async responded(
    logicalId: string,
    request: CloudFormationRequest,
    properties: Properties,
  ): Promise<PhysicalResource> {
    const event = await this.send(request);
    const { response } = event;
    if (response.Status === 'FAILED') throw new ResourceFailed(logicalId, response);
    return {
      type: request.ResourceType,
      id: response.PhysicalResourceId,
      properties,
      data: response.Data ?? {},
      noEcho: response.NoEcho === true,
    };
  }

  private async send(request: CloudFormationRequest): Promise<StackEvent> {
    const order = ++this.sent;
    const { functionOptions, onEvent, isComplete, raw } = this.functionOf(request);
    const event = onEvent
      ? await this.framed(request, { onEvent, isComplete }, functionOptions)
      : await this.direct(request, raw, functionOptions);
    refuseWrongResponse(request, event);
    // In the order of the requests, not of the responses.
    this.order.set(event, order);
    this.events.push(event);
    this.events.sort((one, other) => this.order.get(one)! - this.order.get(other)!);
    return event;
  }

  private async framed(
    request: CloudFormationRequest,
    handlers: { readonly onEvent: string; readonly isComplete?: string },
    options: FunctionOptions,
  ): Promise<StackEvent> {
    const { response, log } = await frame(request, handlers, options);
    return { request, response, log, bytes: Buffer.byteLength(JSON.stringify(response)) };
  }

  private async direct(request: CloudFormationRequest, handler: string, options: FunctionOptions): Promise<StackEvent> {
    const { log, error } = await invoke(handler, request, { ...options, ca: this.player.bucket.ca });
    const deliveries = this.player.bucket.at(request.ResponseURL!);
    if (deliveries.length !== 1) {
      throw new Error(
        `${request.RequestType} of ${request.LogicalResourceId} got ${deliveries.length} responses${error ? `: ${error.message}` : ''}\n${log}`,
      );
    }
    return {
      request,
      response: JSON.parse(deliveries[0].text) as Responded,
      log,
      bytes: Buffer.byteLength(deliveries[0].text),
    };
  }

  /** The function of a service token with its environment. */
  private functionOf({ ResourceProperties }: CloudFormationRequest) {
    const token = String(ResourceProperties.ServiceToken);
    const found = this.functionAt(token);
    const variables = found?.variables ?? {};
    const user = variables.USER_ON_EVENT_FUNCTION_ARN
      ? this.functionAt(variables.USER_ON_EVENT_FUNCTION_ARN)
      : undefined;
    const waits = variables.USER_IS_COMPLETE_FUNCTION_ARN
      ? this.functionAt(variables.USER_IS_COMPLETE_FUNCTION_ARN)
      : undefined;
    const environment = {
      ...this.player.aws.environment,
      ...(user?.variables ?? (user ? {} : found?.variables)),
      ...this.options.environment,
    };
    const { bundle, timeoutMs, sandboxes = 2 } = this.options;
    return {
      functionOptions: {
        environment,
        bundle,
        timeoutMs,
        sandboxes:
          typeof sandboxes === 'number' ? this.player.sandboxes(sandboxes, { environment, bundle }) : sandboxes,
      },
      onEvent: user?.handler ?? (!found && this.options.framework ? 'onEvent' : undefined),
      isComplete: waits?.handler ?? (!found && this.options.framework ? 'isComplete' : undefined),
      raw: found && !user ? found.handler : 'handler',
    };
  }

  private functionAt(
    arn: string,
  ): { readonly handler: string; readonly variables: { readonly [name: string]: string } } | undefined {
    const logicalId = Object.keys(this.made).find(
      (each) => this.made[each].type === 'AWS::Lambda::Function' && this.attributeOf(each, 'Arn') === arn,
    );
    if (logicalId === undefined) return undefined;
    const { Handler, Environment } = this.made[logicalId].properties as unknown as FunctionProperties;
    return { handler: Handler.split('.').pop()!, variables: Environment?.Variables ?? {} };
  }

  private about(logicalId: string, type: string, properties: Properties) {
    return {
      RequestId: randomUUID(),
      StackId: this.stackId,
      ResponseURL: this.player.bucket.address(),
      ResourceType: type,
      LogicalResourceId: logicalId,
      ResourceProperties: properties,
    };
  }

  private propertiesOf(logicalId: string): Properties {
    return asStrings(resolveValue(this.template.Resources[logicalId].Properties ?? {}, this.known())) as Properties;
  }

  private invent(logicalId: string, type: string, properties: Properties): PhysicalResource {
    const id =
      type === 'AWS::SecretsManager::Secret'
        ? `arn:aws:secretsmanager:eu-central-1:111122223333:secret:${logicalId}-${letters(6)}`
        : `${this.name}-${logicalId}-${letters(12)}`;
    if (type === 'AWS::DynamoDB::Table') this.player.aws.tables.items.set(id, new Map());
    if (type === 'AWS::SecretsManager::Secret') {
      this.player.aws.secrets.set(id, [String(properties.SecretString ?? 'generated')]);
    }
    return { type, id, properties, data: {}, noEcho: false };
  }

  private known(): Known {
    const { parameters = {} } = this.options;
    const defaultOf = ({ Default, Type }: { readonly Default?: unknown; readonly Type?: string }) =>
      Type === 'CommaDelimitedList' ? String(Default).split(',') : Default;
    const defaults = Object.entries(this.template.Parameters ?? {}).map(([name, parameter]) => [
      name,
      parameters[name] ?? defaultOf(parameter),
    ]);
    return {
      template: this.template,
      parameters: Object.fromEntries(defaults) as Known['parameters'],
      pseudo: {
        'AWS::Region': 'eu-central-1',
        'AWS::AccountId': '111122223333',
        'AWS::Partition': 'aws',
        'AWS::URLSuffix': 'amazonaws.com',
        'AWS::StackName': this.name,
        'AWS::StackId': this.stackId,
        'AWS::NotificationARNs': [],
      },
      ref: (logicalId) => this.there(logicalId).id,
      attribute: (logicalId, name) => this.attributeOf(logicalId, name),
    };
  }

  private attributeOf(logicalId: string, name: string): unknown {
    const { type, id, data } = this.there(logicalId);
    if (isCustom(type)) {
      if (!(name in data)) {
        throw new Error(`CustomResource attribute error: Vendor response doesn't contain ${name} key in object ${id}`);
      }
      return data[name];
    }
    if (type === 'AWS::SecretsManager::Secret') return id;
    return name === 'Arn'
      ? `arn:aws:${type.split('::')[1].toLowerCase()}:eu-central-1:111122223333:${id}`
      : `${id}.${name}`;
  }

  private there(logicalId: string): PhysicalResource {
    if (!(logicalId in this.made)) throw new Error(`${logicalId} does not exist`);
    return this.made[logicalId];
  }
}

/** Throws an error for a response that CloudFormation would not accept. */
function refuseWrongResponse(request: CloudFormationRequest, { response, bytes, log }: StackEvent): void {
  const wrong = [
    bytes > 4096 ? `it has ${bytes} bytes` : '',
    response.Status === 'FAILED' && !response.Reason ? 'it failed without a reason' : '',
    !response.PhysicalResourceId || Buffer.byteLength(response.PhysicalResourceId) > 1024
      ? `its id is ${JSON.stringify(response.PhysicalResourceId)}`
      : '',
    ...(['StackId', 'RequestId', 'LogicalResourceId'] as const).map((name) =>
      response[name] === request[name] ? '' : `its ${name} is another one`,
    ),
    request.RequestType === 'Delete' && response.PhysicalResourceId !== request.PhysicalResourceId
      ? 'a deletion has another id'
      : '',
  ].filter(Boolean);
  if (wrong.length > 0) {
    throw new Error(
      `the response to ${request.RequestType} of ${request.LogicalResourceId} is invalid: ${wrong.join('; ')}\n${log}`,
    );
  }
}

/** Whether the object is retained when its resource is removed or replaced. CloudFormation then sends no event. */
function isRetained(
  template: Template,
  logicalId: string,
  policy: 'DeletionPolicy' | 'UpdateReplacePolicy' = 'DeletionPolicy',
): boolean {
  return template.Resources[logicalId][policy] === 'Retain';
}

function isCustom(type: TemplateResource['Type']): boolean {
  return type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';
}

function letters(count: number): string {
  return randomBytes(count).toString('hex').slice(0, count).toUpperCase();
}
