// Written from src/handlers/secrets/kv-secret-v1/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `KvSecretV1`. */
export interface KvSecretV1Props extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   */
  readonly mount: string;
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
}

/**
 * A key-value secret in a mount of version 1: one document under a name, which every write replaces as a whole.
 *
 * The CloudFormation type is `Custom::LintelKvSecretV1`.
 */
export class KvSecretV1 extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelKvSecretV1';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: KvSecretV1Props) {
    super(scope, id, 'KvSecretV1', props);
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

  /** The names of the keys, without their values. */
  public get keys(): string[] {
    return this._list('Keys');
  }
}
