// Written from src/handlers/secrets/pki-acme-eab/definition.ts by `npx tsx generate/main.ts`.
import { ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider } from 'cdktf';
import { Construct } from 'constructs';
import { pkiAcmeEab } from '../../handlers/secrets/pki-acme-eab/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `PkiAcmeEab`. */
export interface PkiAcmeEabProps extends TerraformMetaArguments {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The id or the name of the issuer that the account uses. Must be a single path segment: not empty and without `/`. Changing it
   * forces replacement.
   *
   * @default - it uses the default issuer
   */
  readonly issuerRef?: string;
  /**
   * The role that the account uses. Must be a single path segment: not empty and without `/`. Changing it forces replacement.
   *
   * @default - the default policy of the directory applies
   */
  readonly role?: string;
  /**
   * Arbitrary values, such as a date. When one of them changes, another binding is created. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * An external account binding, by which one ACME client may create an account. The state contains its key, for a client that gets it
 * later; the ephemeral resource of the same name leaves it nowhere. A binding that a client has used stays in state and is not
 * replaced until `triggers` change.
 *
 * The Terraform type is `lintel_pki_acme_eab`.
 */
export class PkiAcmeEab extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_pki_acme_eab';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_pki_acme_eab', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PkiAcmeEab`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiAcmeEab(x: any): boolean {
    return hasType(x, 'resource lintel_pki_acme_eab');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiAcmeEabProps = {}) {
    super(scope, id, pkiAcmeEab, props);
  }

  /** The API path of the binding. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
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

  /** Arbitrary values, such as a date. When one of them changes, another binding is created. */
  public get triggers(): StringMap {
    return new StringMap(this, 'triggers');
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
   * The state of the binding: `unused` until a client creates an account with it, then `gone`. A binding that was deleted is also
   * `gone`: the service does not report which.
   */
  public get state(): string {
    return this.getStringAttribute('state');
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

  /** What `triggers` is configured as. */
  public get triggersInput(): { [key: string]: string } | undefined {
    return this._input('triggers');
  }

  /**
   * Changes what `triggers` is configured as.
   *
   * @param value the new value
   */
  public putTriggers(value: { [key: string]: string }): void {
    this._set('triggers', value);
  }

  /** Removes the configuration of `triggers`. */
  public resetTriggers(): void {
    this._set('triggers', undefined);
  }
}
