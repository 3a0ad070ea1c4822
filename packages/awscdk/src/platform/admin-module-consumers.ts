// Written from src/handlers/platform/admin-module-consumers/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AdminModuleConsumers`. */
export interface AdminModuleConsumersProps extends LintelResourceProps {
  /**
   * The name of the organization that shares its modules. Must be the name of an organization: not empty and without `/`. Changing
   * it forces replacement.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * The names of all organizations that may use its modules. If empty, none may. Each element must be the name of an organization:
   * not empty and without `/`.
   */
  readonly consumers: string[];
}

/**
 * Manages the complete set of organizations that may use an organization's private modules (self-hosted edition only). Setting it
 * stops sharing with all organizations.
 *
 * The CloudFormation type is `Custom::LintelAdminModuleConsumers`.
 */
export class AdminModuleConsumers extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelAdminModuleConsumers';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AdminModuleConsumersProps) {
    super(scope, id, 'AdminModuleConsumers', props);
  }

  /** The name of the organization. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the organization that shares its modules. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The names of all organizations that may use its modules. If empty, none may. */
  public get consumers(): string[] {
    return this._list('Consumers');
  }

  /** Whether all organizations may use its modules; `false` once the consumers are set. */
  public get globalModuleSharing(): IResolvable {
    return this._boolean('GlobalModuleSharing');
  }
}
