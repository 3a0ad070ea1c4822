// Written from src/handlers/platform/no-code-module/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `NoCodeModule`. */
export interface NoCodeModuleProps extends LintelResourceProps {
  /**
   * The name of the organization whose registry contains the module. Must be the name of an organization: not empty and without `/`.
   * Changing it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The ID of the record of the private module, `mod-…`: `registryModuleId` of `lintel_registry_module`. A module has at most one
   * no-code module. Must begin with `mod-` and not contain `/`. Changing it forces replacement.
   */
  readonly registryModuleId: string;
  /**
   * Whether people can create workspaces from it.
   *
   * @default - `true`
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The version of the module that workspaces are created from, or `latest`. Must be a version such as "1.2.0", or "latest".
   *
   * @default - the service pins the newest version when it is created; once removed, it is `latest`
   */
  readonly versionPin?: string;
  /**
   * All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version.
   *
   * @default - people enter the values of all variables
   */
  readonly variableOptions?: NoCodeModuleVariableOption[] | IResolvable;
}

/** All values that are offered for variables of the pinned version. Requires a `versionPin` that is a version. */
export interface NoCodeModuleVariableOption {
  /** The name of the variable. Must not be empty. */
  readonly name: string;
  /** The type of the variable, such as `string` or `number`. Must not be empty. */
  readonly type: string;
  /** The values that people can choose from, in the order in which they are shown. Must not be empty. */
  readonly options: string[];
}

/**
 * Lets people create workspaces from a private module without writing code, at a version and with values that are offered to them.
 * The token of an organization cannot manage it: a user’s or a team’s can.
 *
 * The CloudFormation type is `Custom::LintelNoCodeModule`.
 */
export class NoCodeModule extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelNoCodeModule';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: NoCodeModuleProps) {
    super(scope, id, 'NoCodeModule', props);
  }

  /** The ID of the no-code module, `nocode-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization whose registry contains the module. */
  public get organization(): string {
    return this._string('Organization');
  }

  /**
   * The ID of the record of the private module, `mod-…`: `registryModuleId` of `lintel_registry_module`. A module has at most one
   * no-code module.
   */
  public get registryModuleId(): string {
    return this._string('RegistryModuleId');
  }

  /** Whether people can create workspaces from it. */
  public get enabled(): IResolvable {
    return this._boolean('Enabled');
  }

  /** The version of the module that workspaces are created from, or `latest`. */
  public get versionPin(): string {
    return this._string('VersionPin');
  }
}
