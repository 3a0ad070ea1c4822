// Written from src/handlers/secrets/kv-secret/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `KvSecret`. */
export interface KvSecretProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "secret"
   */
  readonly mount?: string;
  /**
   * The name of the secret in the mount, such as `app/db`. Must be one or more segments, without `/` at its ends, and without a
   * segment that is empty, `.` or `..`. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * The keys and values of the secret, as an object. Values can be of any type.
   *
   * @default - `dataWo` is written; a new secret needs one of both
   */
  readonly data?: { [key: string]: SecretReference };
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `dataVersion` requires `data`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly dataVersion?: number;
  /**
   * Whether keys that are not configured are removed. If it is false, others may have keys of their own in the secret, which are
   * never read into the state.
   *
   * @default - `true`: the secret has the configured keys alone
   */
  readonly exclusive?: boolean | IResolvable;
  /**
   * Texts about the secret, which are not secret. Must have at most 64 elements. Must have keys of 1 to 128 characters. Each value
   * must have between 1 and 512 characters.
   *
   * @default - others decide about it; `{}` means that there is none
   */
  readonly customMetadata?: { [key: string]: string };
  /**
   * How many versions of the secret are kept. The larger number of a secret and its mount counts. Older versions are removed by the
   * next write of data. Must be between 0 and 4294967295.
   *
   * @default - others decide about it
   */
  readonly maxVersions?: number;
  /**
   * Whether each write of the secret must name the version that it replaces, as those of this provider do.
   *
   * @default - others decide about it
   */
  readonly casRequired?: boolean | IResolvable;
  /**
   * How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end.
   *
   * @default - others decide about it
   */
  readonly deleteVersionAfter?: Duration;
  /**
   * Whether destroying the secret deletes all its versions, with its metadata. If it is false, the current version alone is deleted,
   * which can be undone.
   *
   * @default - `true`: the secret is lost with all its versions
   */
  readonly deleteAllVersions?: boolean | IResolvable;
}

/**
 * A key-value secret in a mount of version 2: numbered versions of a document under a name.
 *
 * The CloudFormation type is `Custom::LintelKvSecret`.
 */
export class KvSecret extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelKvSecret';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KvSecretProps) {
    super(scope, id, 'KvSecret', props);
  }

  /** The API path of the secret. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the secret in the mount, such as `app/db`. */
  public get name(): string {
    return this._string('Name');
  }

  /**
   * How many versions of the secret are kept. The larger number of a secret and its mount counts. Older versions are removed by the
   * next write of data.
   */
  public get maxVersions(): number {
    return this._number('MaxVersions');
  }

  /** Whether each write of the secret must name the version that it replaces, as those of this provider do. */
  public get casRequired(): IResolvable {
    return this._boolean('CasRequired');
  }

  /** How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end. */
  public get deleteVersionAfter(): string {
    return this._string('DeleteVersionAfter');
  }

  /** The number of the version that the state is about. */
  public get version(): number {
    return this._number('Version');
  }

  /** When the version was written. */
  public get createdTime(): string {
    return this._string('CreatedTime');
  }

  /** When the version ends. If it has no end, a reference to it fails. */
  public get deletionTime(): string {
    return this._string('DeletionTime');
  }

  /** The names of the keys, without their values. */
  public get keys(): string[] {
    return this._list('Keys');
  }

  /** The mount and the name, separated by `/`. */
  public get path(): string {
    return this._string('Path');
  }

  /** The path at which policies permit the secret to be read, such as `secret/data/app/db`. */
  public get dataPath(): string {
    return this._string('DataPath');
  }
}
