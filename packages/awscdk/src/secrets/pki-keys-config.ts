// Written from src/handlers/secrets/pki-keys-config/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PkiKeysConfig`. */
export interface PkiKeysConfigProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the key that is used by requests that name no key. State keeps the configured form. Must be the id or the
   * name of a key, and not `default`.
   */
  readonly default: string;
}

/**
 * The default key of a certificate authority. The service makes the first key of a mount the default, and this resource takes that
 * choice over. The default cannot be removed: destroying the resource removes it from the state only.
 *
 * The CloudFormation type is `Custom::LintelPkiKeysConfig`.
 */
export class PkiKeysConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiKeysConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiKeysConfigProps) {
    super(scope, id, 'PkiKeysConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The id or the name of the key that is used by requests that name no key. State keeps the configured form. */
  public get default(): string {
    return this._string('Default');
  }
}
