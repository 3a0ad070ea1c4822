// Written from src/handlers/platform/agent-token/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable, TerraformMetaArguments } from 'cdktf';
import { Construct } from 'constructs';
import { agentTokenEphemeral } from '../../handlers/platform/agent-token/definition';
import { hasType } from '../construct-type';
import { DefinedEphemeralResource } from '../defined-ephemeral-resource';
import { Duration } from '../duration';

/** The properties of `EphemeralAgentToken`. */
export interface EphemeralAgentTokenProps extends TerraformMetaArguments {
  /** The ID of the agent pool, `apool-…`. Must begin with `apool-` and not contain `/`. */
  readonly agentPoolId: string;
  /** What the token is for. Lists of tokens show it. Must not be empty. */
  readonly description: string;
  /**
   * The lifetime of the token, after which it ends even if it was not destroyed.
   *
   * @default - the token does not expire by itself
   */
  readonly expiresIn?: Duration;
  /**
   * Whether the token is destroyed at the end of the run. With `false`, each plan and each apply leaves one: configure `expiresIn`.
   *
   * @default true
   */
  readonly revokeOnClose?: boolean | IResolvable;
}

/**
 * A token with which agents of a pool log in, for this run and never stored in a plan or state. It is destroyed at the end of the
 * run. A plan and an apply each create one.
 *
 * The Terraform type is `lintel_agent_token`.
 */
export class EphemeralAgentToken extends DefinedEphemeralResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_agent_token';

  /**
   * Whether a value is a `EphemeralAgentToken`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isEphemeralAgentToken(x: any): boolean {
    return hasType(x, 'ephemeral lintel_agent_token');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EphemeralAgentTokenProps) {
    super(scope, id, agentTokenEphemeral, props);
  }

  /** The ID of the agent pool, `apool-…`. */
  public get agentPoolId(): string {
    return this.getStringAttribute('agent_pool_id');
  }

  public set agentPoolId(value: string) {
    this._set('agentPoolId', value);
  }

  /** What the token is for. Lists of tokens show it. */
  public get description(): string {
    return this.getStringAttribute('description');
  }

  public set description(value: string) {
    this._set('description', value);
  }

  /** The lifetime of the token, after which it ends even if it was not destroyed. */
  public get expiresIn(): string {
    return this.getStringAttribute('expires_in');
  }

  /** Whether the token is destroyed at the end of the run. With `false`, each plan and each apply leaves one: configure `expiresIn`. */
  public get revokeOnClose(): boolean | IResolvable {
    return this.getBooleanAttribute('revoke_on_close');
  }

  public set revokeOnClose(value: boolean | IResolvable) {
    this._set('revokeOnClose', value);
  }

  /** The token. */
  public get token(): string {
    return this.getStringAttribute('token');
  }

  /** The ID of the token, `at-…`. */
  public get tokenId(): string {
    return this.getStringAttribute('token_id');
  }

  /** When the token expires. Null if it does not expire. */
  public get expiresAt(): string {
    return this.getStringAttribute('expires_at');
  }

  /** What `agentPoolId` is configured as. */
  public get agentPoolIdInput(): string {
    return this._input('agentPoolId');
  }

  /** What `description` is configured as. */
  public get descriptionInput(): string {
    return this._input('description');
  }

  /** What `expiresIn` is configured as. */
  public get expiresInInput(): Duration | undefined {
    return this._input('expiresIn');
  }

  /**
   * Changes what `expiresIn` is configured as.
   *
   * @param value the new value
   */
  public putExpiresIn(value: Duration): void {
    this._set('expiresIn', value);
  }

  /** Removes the configuration of `expiresIn`. */
  public resetExpiresIn(): void {
    this._set('expiresIn', undefined);
  }

  /** What `revokeOnClose` is configured as. */
  public get revokeOnCloseInput(): boolean | IResolvable | undefined {
    return this._input('revokeOnClose');
  }

  /** Removes the configuration of `revokeOnClose`. */
  public resetRevokeOnClose(): void {
    this._set('revokeOnClose', undefined);
  }
}
