// Written from src/handlers/platform/run-task/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `RunTask`. */
export interface RunTaskProps extends LintelResourceProps {
  /**
   * The name of the organization that the run task belongs to. It must be the name of an organization: not empty, without `/`. A
   * change replaces the object.
   */
  readonly organization: string;
  /** The name of the run task, unique in its organization. It must consist of letters, digits, `-` and `_`. */
  readonly name: string;
  /**
   * The address that the run task payload is sent to. The service calls it when the run task is made or the address changes, and
   * wants the answer 200. It must be an absolute address with the scheme "http" or "https" and a host.
   */
  readonly url: string;
  /**
   * What the run task does, in up to 300 characters. It must have at most 300 characters.
   *
   * @default - the run task has no description
   */
  readonly description?: string;
  /**
   * The category of the run task; the service knows only `task`.
   *
   * @default "task"
   */
  readonly category?: string;
  /**
   * Whether runs call the run task.
   *
   * @default true
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The key that signs the payload, so that the receiver can verify who sent it. It must not be empty.
   *
   * @default - payloads are not signed
   */
  readonly hmacKey?: SecretReference;
  /**
   * Raise it when the secret has another value: CloudFormation compares templates, in which only the reference stands.
   * `hmacKeyVersion` needs `hmacKey`.
   *
   * @default - another value goes with the next change of the resource that sends the secret
   */
  readonly hmacKeyVersion?: number;
}

/**
 * A reusable hook of an organization to an external system, which runs of its workspaces call.
 *
 * CloudFormation's type is `Custom::LintelRunTask`.
 */
export class RunTask extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelRunTask';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: RunTaskProps) {
    super(scope, id, 'RunTask', props);
  }

  /** The id of the run task, `task-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the run task belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the run task, unique in its organization. */
  public get name(): string {
    return this._string('Name');
  }

  /**
   * The address that the run task payload is sent to. The service calls it when the run task is made or the address changes, and
   * wants the answer 200.
   */
  public get url(): string {
    return this._string('Url');
  }

  /** The category of the run task; the service knows only `task`. */
  public get category(): string {
    return this._string('Category');
  }

  /** Whether runs call the run task. */
  public get enabled(): IResolvable {
    return this._boolean('Enabled');
  }
}
