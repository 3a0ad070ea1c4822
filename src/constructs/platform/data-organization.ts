// Written from src/handlers/platform/organization/definition.ts by `npx tsx generate/main.ts`.
import { BooleanMap, StringMap, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { organizationData } from '../../handlers/platform/organization/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataOrganization`. */
export interface DataOrganizationProps extends TerraformMetaArguments {
  /** The name of the organization. Must be the name of an organization: not empty and without `/`. */
  readonly name: string;
}

/**
 * An organization, what the token may do in it, and what its plan includes.
 *
 * The Terraform type is `lintel_organization`.
 */
export class DataOrganization extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_organization';

  /**
   * Whether a value is a `DataOrganization`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataOrganization(x: any): boolean {
    return hasType(x, 'data lintel_organization');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataOrganizationProps) {
    super(scope, id, organizationData, props);
  }

  /** The ID of the organization, which is its name. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The ID of the organization that does not change with its name, `org-…`. Null if the service does not report it. */
  public get externalId(): string {
    return this.getStringAttribute('external_id');
  }

  /** The address to which notifications are sent. Null if the token may not see it. */
  public get email(): string {
    return this.getStringAttribute('email');
  }

  /** The ID of the project that contains a workspace if no other is given, `prj-…`. Null if the service does not report it. */
  public get defaultProjectId(): string {
    return this.getStringAttribute('default_project_id');
  }

  /** Where the runs of new workspaces are executed: `remote`, `local` or `agent`. Null if the service does not report it. */
  public get defaultExecutionMode(): string {
    return this.getStringAttribute('default_execution_mode');
  }

  /** When the organization was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** What the token may do in the organization, by the service’s names, such as `can-manage-policies`. */
  public get permissions(): BooleanMap {
    return new BooleanMap(this, 'permissions');
  }

  /**
   * What the plan of the organization includes, by the service’s names, such as `policy-enforcement`: `"true"`, `"false"`, or a
   * number. Null if the service does not have an entitlement set for the organization.
   */
  public get entitlements(): StringMap {
    return new StringMap(this, 'entitlements');
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }
}
