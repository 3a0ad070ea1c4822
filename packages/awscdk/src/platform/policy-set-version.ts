// Written from src/handlers/platform/policy-set-version/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `PolicySetVersion`. */
export interface PolicySetVersionProps extends LintelResourceProps {
  /**
   * The ID of the policy set, `polset-…`. It must have no repository and no policies of its own. Must begin with `polset-` and not
   * contain `/`. Changing it forces replacement.
   */
  readonly policySetId: string;
  /**
   * The path of the folder that contains the policies, relative to the directory in which the app runs. By the `kind` of the policy
   * set, it must have a file `sentinel.hcl` or `policies.hcl` at its root, or a file `*.policy.hcl`. `.git`, `.terraform` and
   * everything listed in its `.terraformignore` are excluded; symbolic links inside the folder are packed as the files they point
   * to. Must not be empty.
   */
  readonly sourceDirectory: string;
}

/**
 * The content of a policy set: packs a folder, uploads it as a new version, and waits until the service enforces it. Versions are
 * never deleted: after a destroy, the last content stays in force as long as the policy set exists.
 *
 * The CloudFormation type is `Custom::LintelPolicySetVersion`.
 */
export class PolicySetVersion extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelPolicySetVersion';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: PolicySetVersionProps) {
    super(scope, id, 'PolicySetVersion', props);
  }

  /** The IDs of the policy set and of the version, `polset-…/polsetver-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the version, `polsetver-…`. */
  public get versionId(): string {
    return this._string('VersionId');
  }

  /** The ID of the policy set, `polset-…`. It must have no repository and no policies of its own. */
  public get policySetId(): string {
    return this._string('PolicySetId');
  }

  /**
   * The hash of the uploaded content: `sha256:` and the hash of the uncompressed archive, which is the same for the same files on
   * every machine and at any time. If the content changes, a new version is uploaded. If the archive of an imported version cannot
   * be read, a reference to it fails.
   */
  public get contentHash(): string {
    return this._string('ContentHash');
  }

  /** Whether the policy set enforces this version. Others may have uploaded another one since. */
  public get current(): IResolvable {
    return this._boolean('Current');
  }

  /** The status of the version: `pending`, `ingressing`, `ready`, `errored` or `canceled`. */
  public get status(): string {
    return this._string('Status');
  }

  /** Why the version cannot be used. If the version has no error, a reference to it fails. */
  public get error(): string {
    return this._string('Error');
  }

  /** When the version was created. */
  public get createdAt(): string {
    return this._string('CreatedAt');
  }
}
