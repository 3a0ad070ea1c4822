// Written from src/handlers/secrets/kv-metadata/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `KvMetadata`. */
export interface KvMetadataProps extends LintelResourceProps {
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
   * Texts about the secret, which are not secret. Keys that others have added are removed. Must have at most 64 elements. Must have
   * keys of 1 to 128 characters. Each value must have between 1 and 512 characters. At least one of `customMetadata`, `maxVersions`,
   * `casRequired`, `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default - there is none
   */
  readonly customMetadata?: { [key: string]: string };
  /**
   * How many versions of the secret are kept. The larger number of a secret and its mount counts. Older versions are removed by the
   * next write of data. Must be between 0 and 4294967295. At least one of `customMetadata`, `maxVersions`, `casRequired`,
   * `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default - the number of the mount counts
   */
  readonly maxVersions?: number;
  /**
   * Whether each write of the secret must name the version that it replaces. At least one of `customMetadata`, `maxVersions`,
   * `casRequired`, `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default false
   */
  readonly casRequired?: boolean | IResolvable;
  /**
   * How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end.
   * At least one of `customMetadata`, `maxVersions`, `casRequired`, `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default - the time of the mount counts
   */
  readonly deleteVersionAfter?: Duration;
  /**
   * Whether each write of metadata of the secret must name the version of the metadata that it replaces. Only supported with the
   * dialect `openbao`. Not every response of the service includes it. At least one of `customMetadata`, `maxVersions`,
   * `casRequired`, `deleteVersionAfter`, `metadataCasRequired` must be set.
   *
   * @default false
   */
  readonly metadataCasRequired?: boolean | IResolvable;
  /**
   * Whether the metadata are destroyed even if a version can be read, which is then lost. Apply it before the metadata are
   * destroyed.
   *
   * @default - metadata are not destroyed while a version can be read
   */
  readonly forceDestroy?: boolean | IResolvable;
}

/**
 * The metadata of a key-value secret in a mount of version 2, without its values: for secrets that people write by hand, and for
 * stacks that may not read a value.
 *
 * The CloudFormation type is `Custom::LintelKvMetadata`.
 */
export class KvMetadata extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelKvMetadata';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KvMetadataProps) {
    super(scope, id, 'KvMetadata', props);
  }

  /** The API path of the object. This is also its import id. */
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

  /** Whether each write of the secret must name the version that it replaces. */
  public get casRequired(): IResolvable {
    return this._boolean('CasRequired');
  }

  /** The number of the current version. It is 0 if the secret has no version. */
  public get currentVersion(): number {
    return this._number('CurrentVersion');
  }

  /** When the metadata or the first version was written. */
  public get createdTime(): string {
    return this._string('CreatedTime');
  }

  /** When the metadata or a version was last written. */
  public get updatedTime(): string {
    return this._string('UpdatedTime');
  }
}
