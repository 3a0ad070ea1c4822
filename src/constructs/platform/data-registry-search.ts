// Written from src/handlers/platform/registry-standard/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { StandardModuleList } from './nested-values';
import { registrySearchData } from '../../handlers/platform/registry-standard/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataRegistrySearch`. */
export interface DataRegistrySearchProps extends TerraformMetaArguments {
  /** The search term. Must not be empty. */
  readonly q: string;
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
 * The private modules that match a search term, each with its newest version.
 *
 * The Terraform type is `lintel_registry_search`.
 */
export class DataRegistrySearch extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_registry_search';

  /**
   * Whether a value is a `DataRegistrySearch`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataRegistrySearch(x: any): boolean {
    return hasType(x, 'data lintel_registry_search');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataRegistrySearchProps) {
    super(scope, id, registrySearchData, props);
  }

  /** The search term. */
  public get q(): string {
    return this.getStringAttribute('q');
  }

  public set q(value: string) {
    this._set('q', value);
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

  /** What `q` is configured as. */
  public get qInput(): string {
    return this._input('q');
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
