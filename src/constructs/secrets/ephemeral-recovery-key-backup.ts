// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { recoveryKeyBackupEphemeral } from '../../handlers/secrets/recovery-rekey/definition';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { StringListMap } from '../string-list-map';

/** The properties of `EphemeralRecoveryKeyBackup`. */
export interface EphemeralRecoveryKeyBackupProps extends TerraformMetaArguments {
  /**
   * Values of what must be there first, such as the `id` of a role that the same run makes. While one of them is known only after
   * apply, it is opened in the apply, and not in the plan already. The values themselves mean nothing. `depends_on` alone does not
   * put it off in Terraform; in OpenTofu it does.
   *
   * @default - it is opened as soon as its other arguments are known
   */
  readonly after?: string[];
}

/**
 * The backup of the last rekey of the recovery key: its shares, each encrypted for its PGP key. In no plan and in no state; reading
 * it deletes nothing.
 *
 * Terraform's type is `lintel_recovery_key_backup`.
 */
export class EphemeralRecoveryKeyBackup extends DefinedEphemeralResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_recovery_key_backup';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: EphemeralRecoveryKeyBackupProps = {}) {
    super(scope, id, recoveryKeyBackupEphemeral, props);
  }

  /** The nonce of the rekey that gave out the shares. */
  public get nonce(): string {
    return this.getStringAttribute('nonce');
  }

  /** For each fingerprint the shares that are encrypted for its key, in hexadecimal. */
  public get keys(): StringListMap {
    return new StringListMap(this, 'keys');
  }

  /** The same in base64. Absent, the service does not tell. */
  public get keysBase64(): StringListMap {
    return new StringListMap(this, 'keys_base64');
  }

  /**
   * Values of what must be there first, such as the `id` of a role that the same run makes. While one of them is known only after
   * apply, it is opened in the apply, and not in the plan already. The values themselves mean nothing. `depends_on` alone does not
   * put it off in Terraform; in OpenTofu it does.
   */
  public get after(): string[] {
    return this.getListAttribute('after');
  }
}
