// Written from src/handlers/platform/organization-membership/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { OrganizationMembershipStatus } from './vocabularies';
import { organizationMembershipsData } from '../../handlers/platform/organization-membership/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataOrganizationMemberships`. */
export interface DataOrganizationMembershipsProps extends TerraformMetaArguments {
  /**
   * The name of the organization. Must be the name of an organization: not empty and without `/`.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * A search term for user names and e-mail addresses, in which case is ignored.
   *
   * @default - the search is not restricted
   */
  readonly q?: string;
  /**
   * Include only people in the organization (`active`), or only those who have not accepted the invitation yet (`invited`). One of
   * `active`, `invited`.
   *
   * @default - both are included
   */
  readonly status?: OrganizationMembershipStatus;
  /**
   * The maximum number of memberships to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The people in an organization and those who are invited, all of them or those that match the filters.
 *
 * The Terraform type is `lintel_organization_memberships`.
 */
export class DataOrganizationMemberships extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_organization_memberships';

  /**
   * Whether a value is a `DataOrganizationMemberships`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataOrganizationMemberships(x: any): boolean {
    return hasType(x, 'data lintel_organization_memberships');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataOrganizationMembershipsProps = {}) {
    super(scope, id, organizationMembershipsData, props);
  }

  /** The name of the organization. */
  public get organization(): string {
    return this.getStringAttribute('organization');
  }

  public set organization(value: string) {
    this._set('organization', value);
  }

  /** A search term for user names and e-mail addresses, in which case is ignored. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
  }

  /** Include only people in the organization (`active`), or only those who have not accepted the invitation yet (`invited`). */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** The maximum number of memberships to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The memberships, sorted by e-mail addresses. */
  public get memberships(): DataOrganizationMembershipsMembershipsList {
    return new DataOrganizationMembershipsMembershipsList(this, 'memberships', false);
  }

  /** The number of matching memberships, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `organization` is configured as, or else a reference to what the provider fills in. */
  public get organizationInput(): string {
    return this._input('organization') ?? this.organization;
  }

  /** Removes the configuration of `organization`. */
  public resetOrganization(): void {
    this._set('organization', undefined);
  }

  /** What `q` is configured as. */
  public get qInput(): string | undefined {
    return this._input('q');
  }

  /** Removes the configuration of `q`. */
  public resetQ(): void {
    this._set('q', undefined);
  }

  /** What `status` is configured as. */
  public get statusInput(): OrganizationMembershipStatus | undefined {
    return this._input('status');
  }

  /**
   * Changes what `status` is configured as.
   *
   * @param value the new value
   */
  public putStatus(value: OrganizationMembershipStatus): void {
    this._set('status', value);
  }

  /** Removes the configuration of `status`. */
  public resetStatus(): void {
    this._set('status', undefined);
  }

  /** What `maxResults` is configured as. */
  public get maxResultsInput(): number | undefined {
    return this._input('maxResults');
  }

  /** Removes the configuration of `maxResults`. */
  public resetMaxResults(): void {
    this._set('maxResults', undefined);
  }
}

/** The memberships, sorted by e-mail addresses. */
export class DataOrganizationMembershipsMembershipsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the membership, `ou-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The user name. Null if the person has no user name yet. */
  public get username(): string {
    return this.getStringAttribute('username');
  }

  /** The e-mail address. Null if the service does not report it. */
  public get email(): string {
    return this.getStringAttribute('email');
  }

  /** The ID of the user, `user-…`. Null if the service shows no user of the person. */
  public get userId(): string {
    return this.getStringAttribute('user_id');
  }

  /** Whether the person is in the organization (`active`) or has not accepted the invitation yet (`invited`). */
  public get status(): string {
    return this.getStringAttribute('status');
  }
}

/** The memberships, sorted by e-mail addresses. */
export class DataOrganizationMembershipsMembershipsList extends ComplexList {
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
  public get(index: number): DataOrganizationMembershipsMembershipsOutputReference {
    return new DataOrganizationMembershipsMembershipsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
