// Written from src/handlers/platform/admin-module-consumers/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AdminModuleConsumers`. */
export interface AdminModuleConsumersProps extends LintelResourceProps {
  /**
   * The name of the organization that shares its modules. It must be the name of an organization: not empty, without `/`. A change
   * replaces the object.
   */
  readonly organization: string;
  /**
   * The names of all organizations that may use its modules; none, if it is empty. Each must be the name of an organization: not
   * empty, without `/`.
   */
  readonly consumers: string[];
}

/**
 * The whole set of organizations that may use an organization's private modules, in the self-hosted edition. Setting it ends sharing
 * with all organizations.
 *
 * CloudFormation's type is `Custom::LintelAdminModuleConsumers`.
 */
export class AdminModuleConsumers extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelAdminModuleConsumers';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
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

  /** The names of all organizations that may use its modules; none, if it is empty. */
  public get consumers(): string[] {
    return this._list('Consumers');
  }

  /** Whether all organizations may use its modules: `false` once the consumers are set. */
  public get globalModuleSharing(): IResolvable {
    return this._boolean('GlobalModuleSharing');
  }
}
