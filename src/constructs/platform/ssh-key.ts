// Written from src/handlers/platform/ssh-key/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { sshKey } from '../../handlers/platform/ssh-key/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `SshKey`. */
export interface SshKeyProps extends TerraformMetaArguments {
  /**
   * The name of the organization that the SSH key belongs to. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /** The name of the key. Must not be empty. */
  readonly name: string;
  /**
   * The private key, as a PEM text without a passphrase. The value is stored in state: prefer `valueWo`. Must be a private key in
   * PEM, such as OpenSSH writes it, without a passphrase. Never shown in plans or logs. Changing it forces replacement. `value`
   * conflicts with `valueWo` and `valueWoVersion`.
   *
   * @default - an existing key keeps its value; a new one needs one
   */
  readonly value?: string;
  /**
   * The private key, as a PEM text without a passphrase. Write-only: stored in neither the plan nor the state. Requires Terraform
   * 1.11 or later, or OpenTofu 1.11 or later. Must be a private key in PEM, such as OpenSSH writes it, without a passphrase. Never
   * shown in plans or logs. Changing it forces replacement.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - an existing key keeps its value; a new one needs one
   */
  readonly valueWo?: string;
  /**
   * The version of `valueWo`. If set, `valueWo` is sent again only when the version changes. Changing it forces replacement.
   *
   * @default - changes of `valueWo` are detected automatically
   */
  readonly valueWoVersion?: number;
}

/**
 * A private SSH key with which runs fetch modules from repositories. The token of an organization cannot manage it: a user’s or a
 * team’s can.
 *
 * The Terraform type is `lintel_ssh_key`.
 */
export class SshKey extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_ssh_key';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_ssh_key', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `SshKey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isSshKey(x: any): boolean {
    return hasType(x, 'resource lintel_ssh_key');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: SshKeyProps) {
    super(scope, id, sshKey, props);
  }

  /** The ID of the SSH key, `sshkey-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization that the SSH key belongs to. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the key. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The private key, as a PEM text without a passphrase. The value is stored in state: prefer `valueWo`. */
  public get value(): string {
    return this.getStringAttribute('value');
  }

  public set value(value: string) {
    this._set('value', value);
  }

  /** The version of `valueWo`. If set, `valueWo` is sent again only when the version changes. */
  public get valueWoVersion(): number {
    return this.getNumberAttribute('value_wo_version');
  }

  public set valueWoVersion(value: number) {
    this._set('valueWoVersion', value);
  }

  /** How often `valueWo` has been sent: 0 initially, incremented by each plan that sends it. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }

  /** What `value` is configured as. */
  public get valueInput(): string | undefined {
    return this._input('value');
  }

  /** Removes the configuration of `value`. */
  public resetValue(): void {
    this._set('value', undefined);
  }

  /** What `valueWo` is configured as. */
  public get valueWoInput(): string | undefined {
    return this._input('valueWo');
  }

  /**
   * Changes what `valueWo` is configured as.
   *
   * @param value the new value
   */
  public putValueWo(value: string): void {
    this._set('valueWo', value);
  }

  /** Removes the configuration of `valueWo`. */
  public resetValueWo(): void {
    this._set('valueWo', undefined);
  }

  /** What `valueWoVersion` is configured as. */
  public get valueWoVersionInput(): number | undefined {
    return this._input('valueWoVersion');
  }

  /** Removes the configuration of `valueWoVersion`. */
  public resetValueWoVersion(): void {
    this._set('valueWoVersion', undefined);
  }
}
