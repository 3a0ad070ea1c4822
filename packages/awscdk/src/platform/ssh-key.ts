// Written from src/handlers/platform/ssh-key/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `SshKey`. */
export interface SshKeyProps extends LintelResourceProps {
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
   * The private key, as a PEM text without a passphrase. Must be a private key in PEM, such as OpenSSH writes it, without a
   * passphrase. Changing it forces replacement.
   *
   * @default - an existing key keeps its value; a new one needs one
   */
  readonly value?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. Changing it forces replacement. `valueVersion` requires `value`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly valueVersion?: number;
}

/**
 * A private SSH key with which runs fetch modules from repositories. The token of an organization cannot manage it: a user’s or a
 * team’s can.
 *
 * The CloudFormation type is `Custom::LintelSshKey`.
 */
export class SshKey extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelSshKey';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: SshKeyProps) {
    super(scope, id, 'SshKey', props);
  }

  /** The ID of the SSH key, `sshkey-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that the SSH key belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the key. */
  public get name(): string {
    return this._string('Name');
  }
}
