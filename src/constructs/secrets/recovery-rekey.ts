// Written from src/handlers/secrets/recovery-rekey/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { recoveryRekey } from '../../handlers/secrets/recovery-rekey/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `RecoveryRekey`. */
export interface RecoveryRekeyProps extends TerraformMetaArguments {
  /**
   * How many shares the new key is split into. Must be between 1 and 255. Changing it forces replacement. Not every response of the
   * service includes it.
   */
  readonly secretShares: number;
  /**
   * How many of the new shares make the key whole. Must be between 1 and 255. Changing it forces replacement. Not every response of
   * the service includes it. `secretThreshold` must not exceed `secretShares`, unless that is 0.
   */
  readonly secretThreshold: number;
  /**
   * The public keys that the new shares are encrypted for, in the order of the shares. The service tells their fingerprints. Each
   * element must be a binary OpenPGP public key in base64, without armour and line breaks, as `gpg --export <key> | base64 -w 0`
   * writes it. Changing it forces replacement. Not every response of the service includes it. The number of elements in `pgpKeys`
   * must equal `secretShares`. `pgpKeys` is required if `backup` is `true`.
   *
   * @default - the new shares are given out as they are
   */
  readonly pgpKeys?: string[];
  /**
   * Whether the service keeps the encrypted shares too; see the ephemeral `lintel_recovery_key_backup`. Changing it forces
   * replacement. Not every response of the service includes it.
   *
   * @default false
   */
  readonly backup?: boolean | IResolvable;
  /**
   * Whether the new key comes into force only once its shares were proven to have arrived, with `lintel rekey verify`. Changing it
   * forces replacement. Not every response of the service includes it.
   *
   * @default false
   */
  readonly requireVerification?: boolean | IResolvable;
  /**
   * Any texts. Once one of them changes, another attempt is started, and one that runs is cancelled. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * One attempt to replace the recovery key. It starts the attempt; people then bring their shares with `lintel rekey`, and none of
 * them passes through Terraform. Once it has ended it stays so, until `triggers` change.
 *
 * The Terraform type is `lintel_recovery_rekey`.
 */
export class RecoveryRekey extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_recovery_rekey';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_recovery_rekey', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
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

  /** What tells this proof of the new shares from any other. Null if no new shares are being proven. */
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

  /** How many new shares were proven, as last seen. Null if no new shares were being proven. */
  public get verificationProgress(): number {
    return this.getNumberAttribute('verification_progress');
  }

  /** The fingerprints of the PGP keys, in the order of the shares; an empty list without any. */
  public get pgpFingerprints(): string[] {
    return this.getListAttribute('pgp_fingerprints');
  }
}
