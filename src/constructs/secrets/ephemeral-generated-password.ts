// Written from src/handlers/secrets/password-policy/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { generatedPasswordEphemeral } from '../../handlers/secrets/password-policy/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';

/** The properties of `EphemeralGeneratedPassword`. */
export interface EphemeralGeneratedPasswordProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the password policy. Must be printable, without white space at its ends and without a segment that is empty, `.` or
   * `..`. Must not end with `/generate`.
   */
  readonly policy: string;
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
 * A password that the service generates by a policy for this run. It is stored in neither the plan, the state nor the service; a
 * plan and an apply each get another one.
 *
 * The Terraform type is `lintel_generated_password`.
 */
export class EphemeralGeneratedPassword extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_generated_password';

  /**
   * Whether a value is a `EphemeralGeneratedPassword`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralGeneratedPassword(x: any): boolean {
    return hasType(x, 'ephemeral lintel_generated_password');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralGeneratedPasswordProps) {
    super(scope, id, generatedPasswordEphemeral, props);
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The name of the password policy. */
  public get policy(): string {
    return this.getStringAttribute('policy');
  }

  public set policy(value: string) {
    this._set('policy', value);
  }

  /** The password. */
  public get password(): string {
    return this.getStringAttribute('password');
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

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `policy` is configured as. */
  public get policyInput(): string {
    return this._input('policy');
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
