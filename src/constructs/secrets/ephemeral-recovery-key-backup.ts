// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { recoveryKeyBackupEphemeral } from '../../handlers/secrets/recovery-rekey/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { StringListMap } from '../string-list-map';

/** The properties of `EphemeralRecoveryKeyBackup`. */
export interface EphemeralRecoveryKeyBackupProps extends TerraformMetaArguments {
  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   *
   * @default - the resource is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * The backup of the last rekey of the recovery key: the new shares, each encrypted with a PGP key. Never stored in a plan or state.
 * Reading the backup does not delete it.
 *
 * The Terraform type is `lintel_recovery_key_backup`.
 */
export class EphemeralRecoveryKeyBackup extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_recovery_key_backup';

  /**
   * Whether a value is a `EphemeralRecoveryKeyBackup`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralRecoveryKeyBackup(x: any): boolean {
    return hasType(x, 'ephemeral lintel_recovery_key_backup');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralRecoveryKeyBackupProps = {}) {
    super(scope, id, recoveryKeyBackupEphemeral, props);
  }

  /** The nonce of the rekey that generated the shares. */
  public get nonce(): string {
    return this.getStringAttribute('nonce');
  }

  /** The encrypted shares by the fingerprint of the PGP key, in hexadecimal. */
  public get keys(): StringListMap {
    return new StringListMap(this, 'keys');
  }

  /** The encrypted shares by the fingerprint of the PGP key, in base64. Null if the service does not report them. */
  public get keysBase64(): StringListMap {
    return new StringListMap(this, 'keys_base64');
  }

  /**
   * Attributes of objects that must exist first, such as the `id` of a role that the same run creates. While one of the values is
   * unknown, opening the resource is deferred from the plan to the apply. The values themselves are ignored. In Terraform, unlike
   * OpenTofu, `depends_on` alone does not defer it.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }

  public set after(value: string[]) {
    this._set('after', value);
  }

  /** What `after` is configured as. */
  public get afterInput(): string[] | undefined {
    return this._input('after');
  }

  /** Removes the configuration of `after`. */
  public resetAfter(): void {
    this._set('after', undefined);
  }
}
