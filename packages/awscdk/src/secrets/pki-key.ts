// Written from src/handlers/secrets/pki-key/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { AuthorityKeyType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `PkiKey`. */
export interface PkiKeyProps extends LintelResourceProps {
  /**
   * The path that the engine is mounted at. Can begin with the path of a namespace. Must be the path of a mount: one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default "pki"
   */
  readonly mount?: string;
  /**
   * The name of the key, which is unique in its mount. Must consist of letters, digits, `_`, `-` and `.`, and begin and end with a
   * letter, a digit or `_`. Must not be `default`, which is the default issuer or key.
   *
   * @default - the key has no name
   */
  readonly keyName?: string;
  /**
   * The type of the key. One of `rsa`, `ec`, `ed25519`. Changing it forces replacement.
   *
   * @default - `rsa`, or that of `privateKeyWo`
   */
  readonly keyType?: AuthorityKeyType;
  /**
   * The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with
   * `ed25519`. Changing it forces replacement. If `keyType` is not set, `rsa` applies. If `keyType` is `rsa`, `keyBits` is one of
   * `2048`, `3072`, `4096`, `8192`; if it is `ec`, `keyBits` is one of `224`, `256`, `384`, `521`; if it is `ed25519`, `keyBits` is
   * one of `0`.
   *
   * @default - 2048 with `rsa`, 256 with `ec`, or that of `privateKeyWo`
   */
  readonly keyBits?: number;
  /**
   * A private key to import, as PEM without a password. The mount must not have it. Once it is imported, it can be removed from the
   * configuration, and the key stays; another private key replaces the key. Must contain a PEM block "PRIVATE KEY", "RSA PRIVATE
   * KEY" or "EC PRIVATE KEY". `secretPrivateKey` conflicts with `keyType` and `keyBits`: an imported key has a type and a size of
   * its own.
   *
   * @default - the service generates the key
   */
  readonly secretPrivateKey?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `secretPrivateKeyVersion` requires `secretPrivateKey`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly secretPrivateKeyVersion?: number;
}

/**
 * A key of a certificate authority, which the service generates or which is imported. The service never returns it. Roots and
 * requests for intermediate CAs use it by their `keyRef`. It is not destroyed while an issuer uses it.
 * `lifecycle { prevent_destroy = true }` protects it besides.
 *
 * The CloudFormation type is `Custom::LintelPkiKey`.
 */
export class PkiKey extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPkiKey';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PkiKeyProps = {}) {
    super(scope, id, 'PkiKey', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the engine is mounted at. Can begin with the path of a namespace. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The type of the key. */
  public get keyType(): string {
    return this._string('KeyType');
  }

  /** The id of the key. */
  public get keyId(): string {
    return this._string('KeyId');
  }

  /**
   * The subject key identifier of the key, in lower-case hexadecimal with colons. If the service does not report it, and the key was
   * not imported, a reference to it fails.
   */
  public get subjectKeyId(): string {
    return this._string('SubjectKeyId');
  }
}
