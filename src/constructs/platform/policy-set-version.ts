// Written from src/handlers/platform/policy-set-version/definition.ts by `npx tsx generate/main.ts`.
import {
  ComplexObject,
  IInterpolatingParent,
  IResolvable,
  ImportableResource,
  TerraformMetaArguments,
  TerraformProvider,
} from 'cdktf';
import { Construct } from 'constructs';
import { policySetVersion } from '../../handlers/platform/policy-set-version/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `PolicySetVersion`. */
export interface PolicySetVersionProps extends TerraformMetaArguments {
  /**
   * The ID of the policy set, `polset-…`. It must have no repository and no policies of its own. Must begin with `polset-` and not
   * contain `/`. Changing it forces replacement.
   */
  readonly policySetId: string;
  /**
   * The path of the folder that contains the policies, relative to the directory in which Terraform runs, or in constructs to the
   * app. By the `kind` of the policy set, it must have a file `sentinel.hcl` or `policies.hcl` at its root, or a file
   * `*.policy.hcl`. `.git`, `.terraform` and everything listed in its `.terraformignore` are excluded; symbolic links inside the
   * folder are packed as the files they point to. Must not be empty.
   */
  readonly sourceDirectory: string;
  /**
   * The timeouts for waiting for the service.
   *
   * @default - the timeout is `10m`
   */
  readonly timeouts?: PolicySetVersionTimeouts;
}

/** The timeouts for waiting for the service. */
export interface PolicySetVersionTimeouts {
  /**
   * How long to wait for the service to process the archive, at most `1h`. Must be between 1 and 3600 seconds.
   *
   * @default - `10m`
   */
  readonly create?: Duration;
}

/**
 * The content of a policy set: packs a folder, uploads it as a new version, and waits until the service enforces it. Versions are
 * never deleted: after a destroy, the last content stays in force as long as the policy set exists.
 *
 * The Terraform type is `lintel_policy_set_version`.
 */
export class PolicySetVersion extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_policy_set_version';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_policy_set_version', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `PolicySetVersion`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPolicySetVersion(x: any): boolean {
    return hasType(x, 'resource lintel_policy_set_version');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetVersionProps) {
    super(scope, id, policySetVersion, props);
  }

  /** The IDs of the policy set and of the version, `polset-…/polsetver-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the version, `polsetver-…`. */
  public get versionId(): string {
    return this.getStringAttribute('version_id');
  }

  /** The ID of the policy set, `polset-…`. It must have no repository and no policies of its own. */
  public get policySetId(): string {
    return this.getStringAttribute('policy_set_id');
  }

  public set policySetId(value: string) {
    this._set('policySetId', value);
  }

  /**
   * The path of the folder that contains the policies, relative to the directory in which Terraform runs, or in constructs to the
   * app. By the `kind` of the policy set, it must have a file `sentinel.hcl` or `policies.hcl` at its root, or a file
   * `*.policy.hcl`. `.git`, `.terraform` and everything listed in its `.terraformignore` are excluded; symbolic links inside the
   * folder are packed as the files they point to.
   */
  public get sourceDirectory(): string {
    return this.getStringAttribute('source_directory');
  }

  public set sourceDirectory(value: string) {
    this._set('sourceDirectory', value);
  }

  /**
   * The hash of the uploaded content: `sha256:` and the hash of the uncompressed archive, which is the same for the same files on
   * every machine and at any time. If the content changes, a new version is uploaded. Null if the archive of an imported version
   * cannot be read.
   */
  public get contentHash(): string {
    return this.getStringAttribute('content_hash');
  }

  /** Whether the policy set enforces this version. If others have uploaded another one, the next apply uploads the folder again. */
  public get current(): IResolvable {
    return this.getBooleanAttribute('current');
  }

  /** The status of the version: `pending`, `ingressing`, `ready`, `errored` or `canceled`. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** Why the version cannot be used. Null if the version has no error. */
  public get error(): string {
    return this.getStringAttribute('error');
  }

  /** When the version was created. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** The timeouts for waiting for the service. */
  public get timeouts(): PolicySetVersionTimeoutsOutputReference {
    return new PolicySetVersionTimeoutsOutputReference(this, 'timeouts');
  }

  /** What `policySetId` is configured as. */
  public get policySetIdInput(): string {
    return this._input('policySetId');
  }

  /** What `sourceDirectory` is configured as. */
  public get sourceDirectoryInput(): string {
    return this._input('sourceDirectory');
  }

  /** What `timeouts` is configured as. */
  public get timeoutsInput(): PolicySetVersionTimeouts | undefined {
    return this._input('timeouts');
  }

  /**
   * Changes what `timeouts` is configured as.
   *
   * @param value the new value
   */
  public putTimeouts(value: PolicySetVersionTimeouts): void {
    this._set('timeouts', value);
  }

  /** Removes the configuration of `timeouts`. */
  public resetTimeouts(): void {
    this._set('timeouts', undefined);
  }
}

/** The timeouts for waiting for the service. */
export class PolicySetVersionTimeoutsOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string) {
    super(terraformResource, terraformAttribute, false);
  }

  /** How long to wait for the service to process the archive, at most `1h`. */
  public get create(): string {
    return this.getStringAttribute('create');
  }
}
