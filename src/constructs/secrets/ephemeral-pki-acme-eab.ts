// Written from src/handlers/secrets/pki-acme-eab/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { pkiAcmeEabEphemeral } from '../../handlers/secrets/pki-acme-eab/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralPkiAcmeEab`. */
export interface EphemeralPkiAcmeEabProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Must be the path of a mount: one or more segments, without a leading or trailing `/`.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the issuer that the account uses. Must be a single path segment: not empty and without `/`.
   *
   * @default - it uses the default issuer
   */
  readonly issuerRef?: string;
  /**
   * The role that the account uses. Must be a single path segment: not empty and without `/`.
   *
   * @default - the default policy of the directory applies
   */
  readonly role?: string;
  /**
   * Whether the binding is deleted at the end of the run, unless a client has used it.
   *
   * @default true
   */
  readonly deleteOnClose?: boolean | IResolvable;
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
 * An external account binding, by which one ACME client may create an account. It is created for this run and never stored in a plan
 * or state. A plan and an apply each create one.
 *
 * The Terraform type is `lintel_pki_acme_eab`.
 */
export class EphemeralPkiAcmeEab extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_acme_eab';

  /**
   * Whether a value is a `EphemeralPkiAcmeEab`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralPkiAcmeEab(x: any): boolean {
    return hasType(x, 'ephemeral lintel_pki_acme_eab');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralPkiAcmeEabProps = {}) {
    super(scope, id, pkiAcmeEabEphemeral, props);
  }

  /** The path that the engine is mounted at. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The id or the name of the issuer that the account uses. */
  public get issuerRef(): string {
    return this.getStringAttribute('issuer_ref');
  }

  public set issuerRef(value: string) {
    this._set('issuerRef', value);
  }

  /** The role that the account uses. */
  public get role(): string {
    return this.getStringAttribute('role');
  }

  public set role(value: string) {
    this._set('role', value);
  }

  /** Whether the binding is deleted at the end of the run, unless a client has used it. */
  public get deleteOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('delete_on_close');
  }

  public set deleteOnClose(value: boolean | IResolvable) {
    this._set('deleteOnClose', value);
  }

  /** The id of the binding, which the client is given together with the key. */
  public get eabId(): string {
    return this.getStringAttribute('eab_id');
  }

  /** The path of the directory that the binding is for, below the path of the mount. */
  public get acmeDirectory(): string {
    return this.getStringAttribute('acme_directory');
  }

  /** When the binding was created. */
  public get createdOn(): string {
    return this.getStringAttribute('created_on');
  }

  /** The type of the key: `hs` for a key that both sides know. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /** The key, in base64 for URLs. */
  public get key(): string {
    return this.getStringAttribute('key');
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

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `issuerRef` is configured as. */
  public get issuerRefInput(): string | undefined {
    return this._input('issuerRef');
  }

  /** Removes the configuration of `issuerRef`. */
  public resetIssuerRef(): void {
    this._set('issuerRef', undefined);
  }

  /** What `role` is configured as. */
  public get roleInput(): string | undefined {
    return this._input('role');
  }

  /** Removes the configuration of `role`. */
  public resetRole(): void {
    this._set('role', undefined);
  }

  /** What `deleteOnClose` is configured as. */
  public get deleteOnCloseInput(): boolean | IResolvable | undefined {
    return this._input('deleteOnClose');
  }

  /** Removes the configuration of `deleteOnClose`. */
  public resetDeleteOnClose(): void {
    this._set('deleteOnClose', undefined);
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
