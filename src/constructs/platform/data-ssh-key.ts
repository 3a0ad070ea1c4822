// Written from src/handlers/platform/ssh-key/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { sshKeyData } from '../../handlers/platform/ssh-key/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataSshKey`. */
export interface DataSshKeyProps extends TerraformMetaArguments {
  /**
   * The ID of the SSH key, `sshkey-…`. Must begin with `sshkey-` and not contain `/`.
   *
   * @default - the SSH key is looked up by `organization` and `name`
   */
  readonly id?: string;
  /**
   * The name of the organization that the SSH key belongs to. Must be the name of an organization: not empty and without `/`.
   * `organization` requires `name`.
   *
   * @default - the SSH key is looked up by `id`, or in the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The name of the SSH key. Upper and lower case are distinguished. Must not be empty.
   *
   * @default - the SSH key is looked up by `id`
   */
  readonly name?: string;
}

/**
 * A SSH key, looked up by its ID, or by its organization and name.
 *
 * The Terraform type is `lintel_ssh_key`.
 */
export class DataSshKey extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_ssh_key';

  /**
   * Whether a value is a `DataSshKey`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataSshKey(x: any): boolean {
    return hasType(x, 'data lintel_ssh_key');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataSshKeyProps = {}) {
    super(scope, id, sshKeyData, props);
  }

  /** The ID of the SSH key, `sshkey-…`. If omitted, the SSH key is looked up by `organization` and `name`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /**
   * The name of the organization that the SSH key belongs to. If omitted, the SSH key is looked up by `id`, or in the `organization`
   * of the provider.
   */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The name of the SSH key. Upper and lower case are distinguished. If omitted, the SSH key is looked up by `id`. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
  }

  /** What `organization` is configured as. */
  public get organizationInput(): string | undefined {
    return this._input('organization');
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }
}
