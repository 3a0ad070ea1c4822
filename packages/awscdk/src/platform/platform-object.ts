// Written from src/handlers/platform/platform-object/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { ObjectUpdateMethod, ObjectOnDestroy } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `PlatformObject`. */
export interface PlatformObjectProps extends LintelResourceProps {
  /**
   * The type of the object as the service spells it, such as `ssh-keys`. Must have lower-case letters, digits and hyphens, as the
   * service spells it, such as `ssh-keys`. Changing it forces replacement.
   */
  readonly type: string;
  /**
   * The path of the collection in which the object is created, without `/api/v2`, such as `/organizations/acme/ssh-keys`. Must begin
   * with `/` and have segments without white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must
   * begin after `/api/v2`, as in `/workspaces/ws-1`. Changing it forces replacement.
   *
   * @default - nothing is created, which needs `alwaysExists`
   */
  readonly createPath?: string;
  /**
   * The path of the object, without `/api/v2`. `{id}` stands for the ID that the service gives it. Must begin with `/` and have
   * segments without white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must begin after
   * `/api/v2`, as in `/workspaces/ws-1`. Changing it forces replacement. `path` is required if `alwaysExists` is `true`.
   *
   * @default - it is where the response to the creation says that the object is, or `/<type>/<id>`
   */
  readonly path?: string;
  /**
   * What is written, by the names of the service, such as `"auto-apply"`. Plans show its changes, so members whose names say that
   * they are secret belong to `attributesWo`. Only configured members are compared.
   *
   * @default - only `attributesWo` are written
   */
  readonly attributes?: { [key: string]: any };
  /**
   * Secret members, which are written together with those of `attributes`. Each is compared with the hash of what was last sent.
   *
   * @default - only `attributes` are written
   */
  readonly secretAttributes?: { [key: string]: SecretReference };
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `secretAttributesVersion` requires `secretAttributes`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly secretAttributesVersion?: number;
  /**
   * What the object refers to: for each name an object with `type` and `id`, a list of such objects, or null.
   *
   * @default - none are written
   */
  readonly relationships?: { [key: string]: any };
  /**
   * Whether the object always exists, as the settings of an organization do: creating it then writes to what is there, of which only
   * the configured members are managed.
   *
   * @default false
   */
  readonly alwaysExists?: boolean | IResolvable;
  /**
   * Members that are written and not compared, such as `attributes.description`. Each element must be the path of a member, such as
   * `attributes.auto-apply` or `relationships.project`.
   *
   * @default - all are compared
   */
  readonly ignore?: string[];
  /**
   * Lists whose order counts, such as `attributes.trigger-prefixes`. Each element must be the path of a member, such as
   * `attributes.auto-apply` or `relationships.project`.
   *
   * @default - lists are compared as sets
   */
  readonly ordered?: string[];
  /**
   * Members whose change creates another object, such as `attributes.category`. Each element must be the path of a member, such as
   * `attributes.auto-apply` or `relationships.project`.
   *
   * @default - all are changed in place
   */
  readonly replaceOn?: string[];
  /**
   * The path of a list that has the object as long as it exists. A list that lacks it proves that it is gone. Must begin with `/`
   * and have segments without white space, `?`, `#` or `%`, none of them empty, `.` or `..`, as in `/workspaces/ws-1`. Must begin
   * after `/api/v2`, as in `/workspaces/ws-1`.
   *
   * @default - `createPath`
   */
  readonly listPath?: string;
  /**
   * Parameters of the query of each read, such as `include`.
   *
   * @default - there are none
   */
  readonly query?: { [key: string]: string };
  /**
   * How changes are written: `patch` sends the members that changed, `put` all of them, and `none` refuses them. One of `patch`,
   * `put`, `none`.
   *
   * @default - `patch`
   */
  readonly updateMethod?: ObjectUpdateMethod;
  /**
   * What destroying it does: `delete` deletes the object, `forget` leaves it as it is. One of `delete`, `forget`.
   *
   * @default - `delete`, or `forget` with `alwaysExists`
   */
  readonly onDestroy?: ObjectOnDestroy;
  /**
   * What of the response to the creation is kept in `response`, such as `attributes.token` or `links.upload`. Changing it forces
   * replacement.
   *
   * @default - none are kept
   */
  readonly responseFields?: string[];
  /**
   * Members of what is read that `output` has, such as `attributes.created-at`. A name that says that it is secret is refused.
   *
   * @default - none
   */
  readonly readFields?: string[];
}

/**
 * An object of any type of the platform, for what has no type of its own: a document that is created, compared by its configured
 * members, and deleted.
 *
 * The CloudFormation type is `Custom::LintelPlatformObject`.
 */
export class PlatformObject extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPlatformObject';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PlatformObjectProps) {
    super(scope, id, 'PlatformObject', props);
  }

  /** The path of the object, such as `/ssh-keys/sshkey-…`. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID that the service gives it, such as `sshkey-…`. */
  public get objectId(): string {
    return this._string('ObjectId');
  }

  /** The type of the object as the service spells it, such as `ssh-keys`. */
  public get type(): string {
    return this._string('Type');
  }

  /** The path of the object, without `/api/v2`. `{id}` stands for the ID that the service gives it. */
  public get path(): string {
    return this._string('Path');
  }
}
