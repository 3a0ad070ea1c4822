// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { recoveryRekey } from '../../handlers/secrets/recovery-rekey/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `RecoveryRekey`. */
export interface RecoveryRekeyProps extends TerraformMetaArguments {
  /**
   * How many shares the new key is split into. It must be between 1 and 255. A change replaces the object. Some answers of the
   * service lack it.
   */
  readonly secretShares: number;
  /**
   * How many of the new shares make the key whole. It must be between 1 and 255. A change replaces the object. Some answers of the
   * service lack it. `secretThreshold` is at most `secretShares`, unless that is 0.
   */
  readonly secretThreshold: number;
  /**
   * The public keys that the new shares are encrypted for, in the order of the shares. The service tells their fingerprints. Each
   * must be a binary OpenPGP public key in base64, without armour and line breaks, as `gpg --export <key> | base64 -w 0` writes it.
   * A change replaces the object. Some answers of the service lack it. `pgpKeys` has as many elements as `secretShares` says.
   * `pgpKeys` must be configured where `backup` is `true`.
   *
   * @default - the new shares are given out as they are
   */
  readonly pgpKeys?: string[];
  /**
   * Whether the service keeps the encrypted shares too; see the ephemeral `lintel_recovery_key_backup`. A change replaces the
   * object. Some answers of the service lack it.
   *
   * @default false
   */
  readonly backup?: boolean | IResolvable;
  /**
   * Whether the new key comes into force only once its shares were proven to have arrived, with `lintel rekey verify`. A change
   * replaces the object. Some answers of the service lack it.
   *
   * @default false
   */
  readonly requireVerification?: boolean | IResolvable;
  /**
   * Any texts. Once one of them changes, another attempt is started, and one that runs is cancelled. A change replaces the object.
   *
   * @default - there are none
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * One attempt to replace the recovery key. It starts the attempt; people then bring their shares with `lintel rekey`, and none of
 * them passes through Terraform. Once it has ended it stays so, until `triggers` change.
 *
 * Terraform's type is `lintel_recovery_rekey`.
 */
export class RecoveryRekey extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_recovery_rekey';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_recovery_rekey', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: RecoveryRekeyProps) {
    super(scope, id, recoveryRekey, props);
  }

  /** Always `recovery`: a service has one attempt at a time. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** How many shares the new key is split into. */
  public get secretShares(): number {
    return this.getNumberAttribute('secret_shares');
  }

  /** How many of the new shares make the key whole. */
  public get secretThreshold(): number {
    return this.getNumberAttribute('secret_threshold');
  }

  /** The public keys that the new shares are encrypted for, in the order of the shares. The service tells their fingerprints. */
  public get pgpKeys(): string[] {
    return this.getListAttribute('pgp_keys');
  }

  /** Whether the service keeps the encrypted shares too; see the ephemeral `lintel_recovery_key_backup`. */
  public get backup(): IResolvable {
    return this.getBooleanAttribute('backup');
  }

  /** Whether the new key comes into force only once its shares were proven to have arrived, with `lintel rekey verify`. */
  public get requireVerification(): IResolvable {
    return this.getBooleanAttribute('require_verification');
  }

  /** Any texts. Once one of them changes, another attempt is started, and one that runs is cancelled. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
  }

  /**
   * `started` while shares of the present key are submitted, `verifying` while the new ones are proven, `ended` when it was
   * finished, cancelled or forgotten: the service does not say which.
   */
  public get state(): string {
    return this.getStringAttribute('state');
  }

  /** What tells this attempt from any other. Tell it to those who submit shares. */
  public get nonce(): string {
    return this.getStringAttribute('nonce');
  }

  /** What tells this proof of the new shares from any other. Absent, no new shares are being proven. */
  public get verificationNonce(): string {
    return this.getStringAttribute('verification_nonce');
  }

  /** How many shares of the present key were submitted, as last seen. */
  public get progress(): number {
    return this.getNumberAttribute('progress');
  }

  /** How many shares of the present key are needed. */
  public get required(): number {
    return this.getNumberAttribute('required');
  }

  /** How many new shares were proven, as last seen. Absent, no new shares were being proven. */
  public get verificationProgress(): number {
    return this.getNumberAttribute('verification_progress');
  }

  /** The fingerprints of the PGP keys, in the order of the shares; an empty list without any. */
  public get pgpFingerprints(): string[] {
    return this.getListAttribute('pgp_fingerprints');
  }
}
