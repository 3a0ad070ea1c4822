// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { StandardModuleList } from './nested-values';
import { registryBrowseData } from '../../handlers/platform/registry-standard/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistryBrowse`. */
export interface DataRegistryBrowseProps extends TerraformMetaArguments {
  /**
   * Include only modules of this namespace, which is the organization. Must consist of 1 to 64 letters, digits, `-` and `_`, and
   * begin and end with a letter or a digit.
   *
   * @default - modules of all namespaces are included
   */
  readonly namespace?: string;
  /**
   * Include only modules for this provider, such as `aws`. Must consist of 1 to 64 lowercase letters and digits.
   *
   * @default - modules for all providers are included
   */
  readonly moduleProvider?: string;
  /**
   * Whether to include only modules of verified publishers.
   *
   * @default - all are found
   */
  readonly verified?: boolean | IResolvable;
  /**
   * The maximum number of modules to fetch. Must be at least 1.
   *
   * @default - all are fetched
   */
  readonly maxResults?: number;
}

/**
 * The private modules that have at least one version, each with its newest version.
 *
 * The Terraform type is `lintel_registry_browse`.
 */
export class DataRegistryBrowse extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_browse';

  /**
   * Whether a value is a `DataRegistryBrowse`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistryBrowse(x: any): boolean {
    return hasType(x, 'data lintel_registry_browse');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistryBrowseProps = {}) {
    super(scope, id, registryBrowseData, props);
  }

  /** Include only modules of this namespace, which is the organization. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** Include only modules for this provider, such as `aws`. */
  public get moduleProvider(): string {
    return this.getStringAttribute('module_provider');
  }

  public set moduleProvider(value: string) {
    this._set('moduleProvider', value);
  }

  /** Whether to include only modules of verified publishers. */
  public get verified(): boolean | IResolvable {
    return this.getBooleanAttribute('verified');
  }

  public set verified(value: boolean | IResolvable) {
    this._set('verified', value);
  }

  /** The maximum number of modules to fetch. */
  public get maxResults(): number {
    return this.getNumberAttribute('max_results');
  }

  public set maxResults(value: number) {
    this._set('maxResults', value);
  }

  /** The modules, in the order in which the service returns them. */
  public get modules(): StandardModuleList {
    return new StandardModuleList(this, 'modules', false);
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `moduleProvider` is configured as. */
  public get moduleProviderInput(): string | undefined {
    return this._input('moduleProvider');
  }

  /** Removes the configuration of `moduleProvider`. */
  public resetModuleProvider(): void {
    this._set('moduleProvider', undefined);
  }

  /** What `verified` is configured as. */
  public get verifiedInput(): boolean | IResolvable | undefined {
    return this._input('verified');
  }

  /** Removes the configuration of `verified`. */
  public resetVerified(): void {
    this._set('verified', undefined);
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
