// Written from src/handlers/platform/policy-set-version/definition.ts by `npx tsx generate/main.ts`.
import { TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { policySetVersionData } from '../../handlers/platform/policy-set-version/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataPolicySetVersion`. */
export interface DataPolicySetVersionProps extends TerraformMetaArguments {
  /** The ID of the version, `polsetver-…`. Must begin with `polsetver-` and not contain `/`. */
  readonly versionId: string;
}

/**
 * A version of a policy set, uploaded or from a repository.
 *
 * The Terraform type is `lintel_policy_set_version`.
 */
export class DataPolicySetVersion extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_version';

  /**
   * Whether a value is a `DataPolicySetVersion`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataPolicySetVersion(x: any): boolean {
    return hasType(x, 'data lintel_policy_set_version');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataPolicySetVersionProps) {
    super(scope, id, policySetVersionData, props);
  }

  /** The ID of the version, `polsetver-…`. */
  public get versionId(): string {
    return this.getStringAttribute('version_id');
  }

  public set versionId(value: string) {
    this._set('versionId', value);
  }

  /** The ID of the policy set, `polset-…`. */
  public get policySetId(): string {
    return this.getStringAttribute('policy_set_id');
  }

  /** The ID of the version, `polsetver-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The status of the version: `pending`, `ingressing`, `ready`, `errored` or `canceled`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /**
   * Where the content comes from: `tfe-api` for an upload, otherwise the kind of the repository. Null if the service does not report
   * it.
   */
  public get source(): string {
    return this.getStringAttribute('source');
  }

  /** Why the version cannot be used. Null if the version has no error. */
  public get error(): string {
    return this.getStringAttribute('error');
  }

  /** The hash of the commit. Null if the content does not come from a repository. */
  public get commitSha(): string {
    return this.getStringAttribute('commit_sha');
  }

  /** The address of the commit. Null if the content does not come from a repository. */
  public get commitUrl(): string {
    return this.getStringAttribute('commit_url');
  }

  /** The repository, as `organization/repository`. Null if the content does not come from a repository. */
  public get identifier(): string {
    return this.getStringAttribute('identifier');
  }

  /** When the version was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** What `versionId` is configured as. */
  public get versionIdInput(): string {
    return this._input('versionId');
  }
}
