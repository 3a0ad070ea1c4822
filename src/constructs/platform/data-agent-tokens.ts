// Written from src/handlers/platform/agent-token/definition.ts by `npx tsx generate/main.ts`.
import { ComplexList, ComplexObject, IInterpolatingParent, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { agentTokensData } from '../../handlers/platform/agent-token/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataAgentTokens`. */
export interface DataAgentTokensProps extends TerraformMetaArguments {
  /** The ID of the agent pool, `apool-…`. Must begin with `apool-` and not contain `/`. */
  readonly agentPoolId: string;
}

/**
 * The tokens of an agent pool, without their values, which nothing shows again.
 *
 * The Terraform type is `lintel_agent_tokens`.
 */
export class DataAgentTokens extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_agent_tokens';

  /**
   * Whether a value is a `DataAgentTokens`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataAgentTokens(x: any): boolean {
    return hasType(x, 'data lintel_agent_tokens');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataAgentTokensProps) {
    super(scope, id, agentTokensData, props);
  }

  /** The ID of the agent pool, `apool-…`. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  public set agentPoolId(value: string) {
    this._set('agentPoolId', value);
  }

  /** The tokens, sorted by their IDs. */
  public get agentTokens(): DataAgentTokensAgentTokensList {
    return new DataAgentTokensAgentTokensList(this, 'agent_tokens', false);
  }

  /** What `agentPoolId` is configured as. */
  public get agentPoolIdInput(): string {
    return this._input('agentPoolId');
  }
}

/** The tokens, sorted by their IDs. */
export class DataAgentTokensAgentTokensOutputReference extends ComplexObject {
  /**
   * @param terraformResource the object that has the attribute
   * @param terraformAttribute the Terraform name of the attribute
   * @param complexObjectIndex the index in the list
   * @param complexObjectIsFromSet whether the list is a set in Terraform
   */
  constructor(terraformResource: IInterpolatingParent, terraformAttribute: string, complexObjectIndex: number, complexObjectIsFromSet: boolean) {
    super(terraformResource, terraformAttribute, complexObjectIsFromSet, complexObjectIndex);
  }

  /** The ID of the token, `at-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** What the token is for. Null if it has none. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  /** When the token was created. Null if the service does not report it. */
  public get createdAt(): string {
    return this.getStringAttribute('created_at');
  }

  /** When an agent last logged in with it. Null if no agent has used it. */
  public get lastUsedAt(): string {
    return this.getStringAttribute('last_used_at');
  }

  /** When the token expires. Null if it does not expire. */
  public get expiresAt(): string {
    return this.getStringAttribute('expires_at');
  }
}

/** The tokens, sorted by their IDs. */
export class DataAgentTokensAgentTokensList extends ComplexList {
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
  public get(index: number): DataAgentTokensAgentTokensOutputReference {
    return new DataAgentTokensAgentTokensOutputReference(this.terraformResource, this.terraformAttribute, index, this.wrapsSet);
  }
}
