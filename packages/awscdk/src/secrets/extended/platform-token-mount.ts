import { Construct } from 'constructs';
import { PlatformTokenConfig, PlatformTokenConfigProps } from '../platform-token-config';
import { PlatformTokenRole, PlatformTokenRoleProps } from '../platform-token-role';
import { EngineMount } from './engine-mount';
import { EngineMountProps } from './engine-mount-props';

/** A mount of the engine for tokens of the platform, at the default path of that engine unless another path is given. */
export class PlatformTokenMount extends EngineMount {
  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'terraform', ...props, type: 'terraform' });
  }

  /**
   * Adds the configuration of the engine as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the configuration's properties, without `mount`
   */
  public addConfig(id: string, props: PlatformTokenConfigProps): PlatformTokenConfig {
    return new PlatformTokenConfig(this, id, this._placed(id, props));
  }

  /**
   * Adds a role as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: PlatformTokenRoleProps): PlatformTokenRole {
    return new PlatformTokenRole(this, id, this._placed(id, props));
  }
}
