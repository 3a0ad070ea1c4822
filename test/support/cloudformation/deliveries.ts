import { randomUUID } from 'crypto';
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { CloudFormationRequest } from '../../../src/custom-resource/events/event';
import { environmentFor } from '../environments/environment';
import type { Dialect } from '../environments/fixture';
import { AwsServices } from './aws-services';
import { frame } from './framework';
import { FunctionOptions, invoke, Invoked } from './lambda';
import { Responded, ResponseBucket } from './response-bucket';
import { Sandboxes } from './sandboxes';

export const TABLE = 'requests';
export const STACK = 'arn:aws:cloudformation:eu-central-1:111122223333:stack/app/7e8e4d2c';

export interface Delivered {
  /** Absent if there was no response. */
  readonly response?: Responded;
  readonly log: string;
  readonly error?: Invoked['error'];
}

export interface DeliveryOptions extends Pick<FunctionOptions, 'killed' | 'timeoutMs'> {
  /** The delay of the delivery. */
  readonly minutesLater?: number;
}

/** A promise that settles when its event is signaled. */
export class Moment {
  public report: () => void = () => undefined;
  public readonly reported = new Promise<void>((resolve) => {
    this.report = resolve;
  });
}

/**
 * Delivers events like Lambda: each to a new execution environment with its own files, and, if there was no response, a minute later again to
 * another one. The environments share only the table. `warm` is a number of environments that get events until they are terminated, each
 * without the files of the event before, which saves the starts. Events that overlap are in different ones.
 */
export class Deliveries {
  public static async open(): Promise<Deliveries> {
    const deliveries = new Deliveries(await AwsServices.open(), await ResponseBucket.open());
    deliveries.aws.tables.items.set(TABLE, new Map());
    return deliveries;
  }

  /** Of the service that the function is connected to. */
  public dialect: Dialect = 'standard';
  public warm = 0;
  private environments: Sandboxes | undefined;
  private readonly sandboxes: string[] = [];

  private constructor(
    public readonly aws: AwsServices,
    public readonly bucket: ResponseBucket,
  ) {}

  /** The environment of a function that is connected to this service. */
  public environment(address: string): NodeJS.ProcessEnv {
    return {
      ...this.aws.environment,
      LINTEL_REQUESTS_TABLE: TABLE,
      ...environmentFor({ address }, this.dialect),
    };
  }

  public request(
    request: Pick<CloudFormationRequest, 'ResourceType' | 'ResourceProperties'> & Partial<CloudFormationRequest>,
    signedAt?: Date,
  ): CloudFormationRequest {
    const { ResourceProperties, ...given } = request;
    return {
      RequestType: 'Create',
      RequestId: randomUUID(),
      StackId: STACK,
      LogicalResourceId: 'Thing',
      ResponseURL: this.bucket.address(signedAt),
      ResourceProperties: {
        ServiceToken: 'arn:aws:lambda:eu-central-1:111122223333:function:lintel',
        ...ResourceProperties,
      },
      ...given,
    };
  }

  /** Delivers to a new execution environment. */
  public async deliver(
    request: CloudFormationRequest,
    address: string,
    { minutesLater = 0, ...how }: DeliveryOptions = {},
  ): Promise<Delivered> {
    const before = this.bucket.at(request.ResponseURL!).length;
    const options = {
      environment: this.environment(address),
      ca: this.bucket.ca,
      laterMs: minutesLater * 60_000,
      ...how,
    };
    const { log, error } =
      this.warm > 0
        ? await this.invokeWarm(request, options)
        : await invoke('handler', request, { ...options, sandbox: this.sandbox() });
    const came = this.bucket.at(request.ResponseURL!).slice(before);
    return { log, error, response: came.length > 0 ? (JSON.parse(came[0].text) as Responded) : undefined };
  }

  /** Delivers behind aws-cdk-lib's framework, which does not pass on the response address. */
  public async frame(
    request: CloudFormationRequest,
    address: string,
    { minutesLater = 0 }: Pick<DeliveryOptions, 'minutesLater'> = {},
  ): Promise<Delivered> {
    return frame(
      request,
      { onEvent: 'onEvent', isComplete: 'isComplete' },
      { environment: this.environment(address), sandbox: this.sandbox(), laterMs: minutesLater * 60_000 },
    );
  }

  /** Delivers and terminates the function when `armed` settles. Returns whether it was terminated. */
  public async killedAt(
    request: CloudFormationRequest,
    address: string,
    arm: (moment: Moment, gone: Promise<void>) => void,
  ): Promise<boolean> {
    const [moment, gone] = [new Moment(), new Moment()];
    let isReported = false;
    void moment.reported.then(() => {
      isReported = true;
    });
    arm(moment, gone.reported);
    const { response } = await this.deliver(request, address, { killed: moment.reported });
    gone.report();
    if (isReported && response) throw new Error('a terminated function has responded');
    return isReported;
  }

  public async close(): Promise<void> {
    await this.environments?.close();
    for (const folder of this.sandboxes) rmSync(folder, { recursive: true, force: true });
    await this.aws.close();
    await this.bucket.close();
  }

  private async invokeWarm(
    request: CloudFormationRequest,
    { ca, killed, ...options }: FunctionOptions,
  ): Promise<Invoked> {
    const environments = (this.environments ??= new Sandboxes(this.warm, { ca, emptied: true }));
    let ended: Promise<void> | undefined;
    void killed?.then(() => {
      this.environments = undefined;
      ended = environments.kill();
    });
    const invoked = await environments.invoke('handler', request, options);
    await ended;
    return invoked;
  }

  private sandbox(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-sandbox-'));
    this.sandboxes.push(folder);
    return folder;
  }
}
