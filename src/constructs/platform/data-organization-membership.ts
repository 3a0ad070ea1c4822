// Written from src/handlers/platform/organization-membership/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { organizationMembershipData } from '../../handlers/platform/organization-membership/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataOrganizationMembership`. */
export interface DataOrganizationMembershipProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The user name. Upper and lower case are distinguished. Must be a user name: without `/`, `|` and white space.
   *
   * @default - the person is looked up by `email`
   */
  readonly username?: string;
  /**
   * The e-mail address, in which case is ignored. Must be one e-mail address.
   *
   * @default - the person is looked up by `username`
   */
  readonly email?: string;
}

/**
 * The membership of one person in an organization, looked up by the user name or the e-mail address. Invited people have one, too.
 *
 * The Terraform type is `lintel_organization_membership`.
 */
export class DataOrganizationMembership extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_organization_membership';

  /**
   * Whether a value is a `DataOrganizationMembership`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataOrganizationMembership(x: any): boolean {
    return hasType(x, 'data lintel_organization_membership');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataOrganizationMembershipProps = {}) {
    super(scope, id, organizationMembershipData, props);
  }

  /** The ID of the membership, `ou-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** The user name. Upper and lower case are distinguished. If omitted, the person is looked up by `email`. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  public set username(value: string) {
    this._set('username', value);
  }

  /** The e-mail address, in which case is ignored. If omitted, the person is looked up by `username`. */
  public get email(): string {
    return this.getStringAttribute('email');
  }

  public set email(value: string) {
    this._set('email', value);
  }

  /** The ID of the user, `user-…`. Null if the service shows no user of the person. */
  public get userId(): string {
    return this.getStringAttribute('user_id');
  }

  /** Whether the person is in the organization (`active`) or has not accepted the invitation yet (`invited`). */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `username` is configured as. */
  public get usernameInput(): string | undefined {
    return this._input('username');
  }

  /** Removes the configuration of `username`. */
  public resetUsername(): void {
    this._set('username', undefined);
  }

  /** What `email` is configured as. */
  public get emailInput(): string | undefined {
    return this._input('email');
  }

  /** Removes the configuration of `email`. */
  public resetEmail(): void {
    this._set('email', undefined);
  }
}
