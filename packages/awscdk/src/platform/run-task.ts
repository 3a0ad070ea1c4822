// Written from src/handlers/platform/run-task/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { RunTaskCategory } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `RunTask`. */
export interface RunTaskProps extends LintelResourceProps {
  /**
   * The name of the organization that the run task belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /** The name of the run task, unique in its organization. Must consist of letters, digits, `-` and `_`. */
  readonly name: string;
  /**
   * The URL to which the run task payload is sent. The service calls it when the run task is created or the URL changes, and expects
   * status 200. Must be an absolute URL with the scheme "http" or "https" and a host.
   */
  readonly url: string;
  /**
   * A description of the run task. Must have at most 300 characters.
   *
   * @default - the run task has no description
   */
  readonly description?: string;
  /**
   * The category of the run task. The only value is `task`.
   *
   * @default "task"
   */
  readonly category?: RunTaskCategory;
  /**
   * Whether runs call the run task.
   *
   * @default true
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The ID of the agent pool from which the run task is called, `apool-…`. Its agents must forward requests. Must begin with
   * `apool-` and not contain `/`. Not every response of the service includes it.
   *
   * @default - the service itself calls the run task
   */
  readonly agentPoolId?: string;
  /**
   * The key that signs the payload, so that the receiver can verify the sender. Must not be empty.
   *
   * @default - payloads are not signed
   */
  readonly hmacKey?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `hmacKeyVersion` requires `hmacKey`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly hmacKeyVersion?: number;
}

/**
 * A reusable integration of an organization with an external system, which the runs of its workspaces call.
 *
 * The CloudFormation type is `Custom::LintelRunTask`.
 */
export class RunTask extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRunTask';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RunTaskProps) {
    super(scope, id, 'RunTask', props);
  }

  /** The ID of the run task, `task-…`. */
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
   * The URL to which the run task payload is sent. The service calls it when the run task is created or the URL changes, and expects
   * status 200.
   */
  public get url(): string {
    return this._string('Url');
  }

  /** The category of the run task. The only value is `task`. */
  public get category(): string {
    return this._string('Category');
  }

  /** Whether runs call the run task. */
  public get enabled(): IResolvable {
    return this._boolean('Enabled');
  }
}
