// Written from src/handlers/platform/github-app-installation/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { githubAppInstallationsData } from '../../handlers/platform/github-app-installation/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataGithubAppInstallations`. */
export interface DataGithubAppInstallationsProps extends TerraformMetaArguments {
  /**
   * The name of the account on GitHub. Must not be empty.
   *
   * @default - names are not filtered
   */
  readonly name?: string;
  /**
   * The number of the installation on GitHub. Must be at least 1.
   *
   * @default - numbers are not filtered
   */
  readonly installationId?: number;
  /**
   * The maximum number of installations to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The installations of the platform’s GitHub App that the user of the token can use. Tokens of teams and organizations see none.
 *
 * The Terraform type is `lintel_github_app_installations`.
 */
export class DataGithubAppInstallations extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_github_app_installations';

  /**
   * Whether a value is a `DataGithubAppInstallations`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataGithubAppInstallations(x: any): boolean {
    return hasType(x, 'data lintel_github_app_installations');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataGithubAppInstallationsProps = {}) {
    super(scope, id, githubAppInstallationsData, props);
  }

  /** The name of the account on GitHub. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The number of the installation on GitHub. */
  public get installationId(): number {
    return this.getNumberAttribute('installation_id');
  }

  public set installationId(value: number) {
    this._set('installationId', value);
  }

  /** The maximum number of installations to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The installations, in the order in which the service returns them. */
  public get installations(): DataGithubAppInstallationsInstallationsList {
    return new DataGithubAppInstallationsInstallationsList(this, 'installations', false);
  }

  /** The number of matching installations, as counted by the service. */
  public get totalCount(): number {
    return this.getNumberAttribute('total_count');
  }

  /** What `name` is configured as. */
  public get nameInput(): string | undefined {
    return this._input('name');
  }

  /** Removes the configuration of `name`. */
  public resetName(): void {
    this._set('name', undefined);
  }

  /** What `installationId` is configured as. */
  public get installationIdInput(): number | undefined {
    return this._input('installationId');
  }

  /** Removes the configuration of `installationId`. */
  public resetInstallationId(): void {
    this._set('installationId', undefined);
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

/** The installations, in the order in which the service returns them. */
export class DataGithubAppInstallationsInstallationsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the installation, `ghain-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The name of the account on GitHub. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The number of the installation on GitHub. */
  public get installationId(): number {
    return this.getNumberAttribute('installation_id');
  }

  /** The kind of account on GitHub: `User` or `Organization`. Null if the service does not report it. */
  public get installationType(): string {
    return this.getStringAttribute('installation_type');
  }

  /** The address of the installation on GitHub. Null if the service does not report it. */
  public get installationUrl(): string {
    return this.getStringAttribute('installation_url');
  }
}

/** The installations, in the order in which the service returns them. */
export class DataGithubAppInstallationsInstallationsList extends ComplexList {
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
  public get(index: number): DataGithubAppInstallationsInstallationsOutputReference {
    return new DataGithubAppInstallationsInstallationsOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
