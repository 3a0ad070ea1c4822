// Written from src/handlers/platform/github-app-installation/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { githubAppInstallationData } from '../../handlers/platform/github-app-installation/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataGithubAppInstallation`. */
export interface DataGithubAppInstallationProps extends TerraformMetaArguments {
  /**
   * The ID of the installation, `ghain-…`. Must begin with `ghain-` and not contain `/`.
   *
   * @default - the installation is looked up by `name`, `installationId` or both
   */
  readonly id?: string;
  /**
   * The name of the account on GitHub. Must not be empty. At least one of `id`, `name`, `installationId` must be set.
   *
   * @default - the name is not compared
   */
  readonly name?: string;
  /**
   * The number of the installation on GitHub. Must be at least 1. At least one of `id`, `name`, `installationId` must be set.
   *
   * @default - it is not compared
   */
  readonly installationId?: number;
}

/**
 * An installation of the platform’s GitHub App that the user of the token can use. Tokens of teams and organizations see none.
 *
 * The Terraform type is `lintel_github_app_installation`.
 */
export class DataGithubAppInstallation extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_github_app_installation';

  /**
   * Whether a value is a `DataGithubAppInstallation`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataGithubAppInstallation(x: any): boolean {
    return hasType(x, 'data lintel_github_app_installation');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataGithubAppInstallationProps = {}) {
    super(scope, id, githubAppInstallationData, props);
  }

  /** The ID of the installation, `ghain-…`. If omitted, the installation is looked up by `name`, `installationId` or both. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  public set id(value: string) {
    this._set('id', value);
  }

  /** The name of the account on GitHub. If omitted, the name is not compared. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
  }

  /** The number of the installation on GitHub. If omitted, it is not compared. */
  public get installationId(): number {
    return this.getNumberAttribute('installation_id');
  }

  public set installationId(value: number) {
    this._set('installationId', value);
  }

  /** The kind of account on GitHub: `User` or `Organization`. Null if the service does not report it. */
  public get installationType(): string {
    return this.getStringAttribute('installation_type');
  }

  /** The address of the installation on GitHub. Null if the service does not report it. */
  public get installationUrl(): string {
    return this.getStringAttribute('installation_url');
  }

  /** What `id` is configured as. */
  public get idInput(): string | undefined {
    return this._input('id');
  }

  /** Removes the configuration of `id`. */
  public resetId(): void {
    this._set('id', undefined);
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
}
