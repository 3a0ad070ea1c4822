// Written from src/handlers/secrets/kv-config/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `KvConfig`. */
export interface KvConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "secret"
   */
  readonly mount?: string;
  /**
   * How many versions of every secret of the mount are kept. The larger number of a secret and its mount counts. Older versions are
   * removed by the next write of data. Must be between 0 and 4294967295.
   *
   * @default - ten are kept
   */
  readonly maxVersions?: number;
  /**
   * Whether each write of every secret of the mount must name the version that it replaces.
   *
   * @default false
   */
  readonly casRequired?: boolean | IResolvable;
  /**
   * How long a version of every secret of the mount lives. The shorter time of a secret and its mount counts. Versions that exist
   * keep their end.
   *
   * @default - versions stay
   */
  readonly deleteVersionAfter?: Duration;
  /**
   * Whether each write of metadata of every secret of the mount must name the version of the metadata that it replaces. Only
   * supported with the dialect `openbao`. Not every response of the service includes it.
   *
   * @default false
   */
  readonly metadataCasRequired?: boolean | IResolvable;
}

/**
 * What holds for every key-value secret of a mount of version 2, unless a secret has stricter settings. Each mount always has this
 * configuration: destroying it restores the defaults.
 *
 * The CloudFormation type is `Custom::LintelKvConfig`.
 */
export class KvConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelKvConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KvConfigProps = {}) {
    super(scope, id, 'KvConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** Whether each write of every secret of the mount must name the version that it replaces. */
  public get casRequired(): IResolvable {
    return this._boolean('CasRequired');
  }
}
