// Written from src/handlers/secrets/secrets-object/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { UpdateMethod, OnDestroy } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `SecretsObject`. */
export interface SecretsObjectProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path of the object, without `/v1/`, such as `sys/quotas/rate-limit/global`. Must be one or more segments, without `/` at its
   * ends, without a query, and without a segment that is empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   * Changing it forces replacement.
   */
  readonly path: string;
  /**
   * What is written. Plans show its changes, so members whose names say that they are secret belong to `bodyWo`. Only configured
   * members are compared, by what they mean: `24h` equals `86400`. A member that is null is left out. At least one of `body`,
   * `secretBody` must be set.
   *
   * @default - only `bodyWo` is written
   */
  readonly body?: { [key: string]: any };
  /**
   * Secret members, which are written together with those of `body`. Each is compared with the hash of what was last sent.
   *
   * @default - only `body` is written
   */
  readonly secretBody?: { [key: string]: SecretReference };
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `secretBodyVersion` requires `secretBody`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly secretBodyVersion?: number;
  /**
   * Where the object is read. Must be one or more segments, without `/` at its ends, without a query, and without a segment that is
   * empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   *
   * @default - `path` is used
   */
  readonly readPath?: string;
  /**
   * Where changes are written, such as `sys/mounts/x/tune` for `sys/mounts/x`. Must be one or more segments, without `/` at its
   * ends, without a query, and without a segment that is empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   *
   * @default - `path` is used
   */
  readonly updatePath?: string;
  /**
   * Where the object is deleted. Must be one or more segments, without `/` at its ends, without a query, and without a segment that
   * is empty, `.` or `..`. Must begin after `/v1/`, as in `sys/quotas/config`.
   *
   * @default - `path` is used
   */
  readonly deletePath?: string;
  /**
   * How changes are written: `post` sends all members, `patch` those that changed, and null for those that were removed. One of
   * `post`, `patch`.
   *
   * @default - `post`
   */
  readonly updateMethod?: UpdateMethod;
  /**
   * Whether the path can be read. Set it to false for paths that can only be written: nothing is compared then.
   *
   * @default true
   */
  readonly readable?: boolean | IResolvable;
  /**
   * Whether the path is a configuration that always exists: creating it then writes what is there, of which only the configured
   * members are managed.
   *
   * @default false
   */
  readonly alwaysExists?: boolean | IResolvable;
  /**
   * What destroying it does: `delete` deletes the path, `forget` leaves the object as it is, `write` writes `destroyBody`. One of
   * `delete`, `forget`, `write`.
   *
   * @default - `delete`, or `forget` with `alwaysExists`
   */
  readonly onDestroy?: OnDestroy;
  /**
   * What `onDestroy` = `write` writes. It is stored in state: no secrets.
   *
   * @default - nothing is written
   */
  readonly destroyBody?: { [key: string]: any };
  /**
   * Members that are written and not compared, such as `config` or `config.level`.
   *
   * @default - all are compared
   */
  readonly ignore?: string[];
  /**
   * Lists whose order counts, such as `roles` or `config.roles`.
   *
   * @default - lists are compared as sets
   */
  readonly ordered?: string[];
  /**
   * Whether plans compare `body` with what the service says of the path.
   *
   * @default true
   */
  readonly validate?: boolean | IResolvable;
  /**
   * What of the response to the creation is kept in `response`, such as `data.id` or `data.keys.0`. Changing it forces replacement.
   *
   * @default - none are kept
   */
  readonly responseFields?: string[];
  /**
   * Members of what is read that `output` has, such as `accessor`. A name that says that it is secret is refused.
   *
   * @default - none
   */
  readonly readFields?: string[];
}

/**
 * An object at any path of the secrets service, for what has no type of its own: a body that is written, compared by its configured
 * members, and deleted.
 *
 * The CloudFormation type is `Custom::LintelSecretsObject`.
 */
export class SecretsObject extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelSecretsObject';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: SecretsObjectProps) {
    super(scope, id, 'SecretsObject', props);
  }

  /** The path, behind the namespace if there is one. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path of the object, without `/v1/`, such as `sys/quotas/rate-limit/global`. */
  public get path(): string {
    return this._string('Path');
  }
}
