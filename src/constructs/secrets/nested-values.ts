// Written from the definitions of the service by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, IResolvable } from 'cdktf';

/** How the credential is generated. */
export class DataDatabaseCredentialConfigOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The name of the policy that passwords are generated with. Null if the service uses its default. */
  public get passwordPolicy(): string {
    return this.getStringAttribute('password_policy');
  }

  /** The template for the common name of a client certificate. Null if the service uses its default. */
  public get commonNameTemplate(): string {
    return this.getStringAttribute('common_name_template');
  }

  /** The certificate of the CA that signs client certificates. Null if the service uses its default. */
  public get caCert(): string {
    return this.getStringAttribute('ca_cert');
  }

  /** The type of the generated key. Null if the service uses its default. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /** The size of the key in bits. Null if the service uses its default. */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  /** The size in bits of the hash that a certificate is signed with. Null if the service uses its default. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  /** The format of a private key. Null if the service uses its default. */
  public get format(): string {
    return this.getStringAttribute('format');
  }
}

/** How the credential is generated. Which attributes apply depends on `credentialType`. */
export class DatabaseCredentialConfigOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The name of the policy that passwords are generated with. */
  public get passwordPolicy(): string {
    return this.getStringAttribute('password_policy');
  }

  /** The template for the common name of a client certificate. */
  public get commonNameTemplate(): string {
    return this.getStringAttribute('common_name_template');
  }

  /** The certificate of the CA that signs client certificates. */
  public get caCert(): string {
    return this.getStringAttribute('ca_cert');
  }

  /** The private key of the CA that signs client certificates. The value is stored in state: prefer `caPrivateKeyWo`. */
  public get caPrivateKey(): string {
    return this.getStringAttribute('ca_private_key');
  }

  /** The version of `caPrivateKeyWo`. If set, `caPrivateKeyWo` is sent again only when the version changes. */
  public get caPrivateKeyWoVersion(): number {
    return this.getNumberAttribute('ca_private_key_wo_version');
  }

  /** The type of the generated key. */
  public get keyType(): string {
    return this.getStringAttribute('key_type');
  }

  /** The size of the key in bits: 2048, 3072 or 4096, or with the `keyType` `ec` 224, 256, 384 or 521. */
  public get keyBits(): number {
    return this.getNumberAttribute('key_bits');
  }

  /** The size in bits of the hash that a certificate is signed with. */
  public get signatureBits(): number {
    return this.getNumberAttribute('signature_bits');
  }

  /** The format of a private key. */
  public get format(): string {
    return this.getStringAttribute('format');
  }
}

/** Its logins. */
export class IdentityEntityAliasesOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The id of the alias. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name at the auth method. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The accessor of the auth method. */
  public get mountAccessor(): string {
    return this.getStringAttribute('mount_accessor');
  }

  /** The path of the auth method. Null if the auth method no longer exists. */
  public get mountPath(): string {
    return this.getStringAttribute('mount_path');
  }
}

/** Its logins. */
export class IdentityEntityAliasesList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): IdentityEntityAliasesOutputReference {
    return new IdentityEntityAliasesOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The group of an auth method that it is. */
export class IdentityGroupAliasOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** The id of the alias. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the group at the method. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The accessor of the auth method. */
  public get mountAccessor(): string {
    return this.getStringAttribute('mount_accessor');
  }
}

/** The versions that are kept, the oldest first. */
export class KvMetadataVersionsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The number of the version. */
  public get version(): number {
    return this.getNumberAttribute('version');
  }

  /** When it was written. */
  public get createdTime(): string {
    return this.getStringAttribute('created_time');
  }

  /** When it was deleted, or when it ends. Null if it has no end. */
  public get deletionTime(): string {
    return this.getStringAttribute('deletion_time');
  }

  /** Whether it was destroyed, for good. */
  public get destroyed(): IResolvable {
    return this.getBooleanAttribute('destroyed');
  }
}

/** The versions that are kept, the oldest first. */
export class KvMetadataVersionsList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): KvMetadataVersionsOutputReference {
    return new KvMetadataVersionsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** A value of `mounts`. */
export class MountSummaryOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The path, without a slash at its end. */
  public get path(): string {
    return this.getStringAttribute('path');
  }

  /** The type. */
  public get type(): string {
    return this.getStringAttribute('type');
  }

  /** The accessor. */
  public get accessor(): string {
    return this.getStringAttribute('accessor');
  }

  /** What it is for. Null if it has none. */
  public get description(): string {
    return this.getStringAttribute('description');
  }
}

/** A value of `mounts`. */
export class MountSummaryList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): MountSummaryOutputReference {
    return new MountSummaryOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}

/** The versions from `minDecryptionVersion` on. Empty for an `hmac` key. */
export class TransitKeyKeysOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The number of the version. */
  public get version(): number {
    return this.getNumberAttribute('version');
  }

  /** When it was made. */
  public get createdTime(): string {
    return this.getStringAttribute('created_time');
  }

  /** The public key: PEM, or base64 for `ed25519`. Null if the type has none, or each derived key has another one. */
  public get publicKey(): string {
    return this.getStringAttribute('public_key');
  }
}

/** The versions from `minDecryptionVersion` on. Empty for an `hmac` key. */
export class TransitKeyKeysList extends ComplexList {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param wrapsSet whether the attribute is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, wrapsSet: boolean) {
    super(terraformResource, terraformAttribute, wrapsSet);
  }

  /**
   * Returns the element at an index.
   *
   * @param index the zero-based index
   */
  public get(index: number): TransitKeyKeysOutputReference {
    return new TransitKeyKeysOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
