import { Construct } from 'constructs';
import { hasType, markType } from '../../construct-type';
import { PlatformTokenConfig, PlatformTokenConfigProps } from '../platform-token-config';
import { PlatformTokenRoleProps } from '../platform-token-role';
import { EngineMountProps } from './engine-mount-props';
import { SecretsMount } from './mount';
import { PlatformTokenRole } from './platform-token-role';

/** A mount of the engine for tokens of the platform, at `terraform` unless another path is given. */
export class PlatformTokenMount extends SecretsMount {
  /**
   * Whether a value is a `PlatformTokenMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPlatformTokenMount(x: any): boolean {
    return hasType(x, 'secrets PlatformTokenMount');
  }

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'terraform', ...props, type: 'terraform' });
    markType(this, 'secrets PlatformTokenMount');
  }

  /**
   * Adds the configuration of the engine as a child construct. A mount has one.
   *
   * @param id the construct's id in its scope
   * @param props the configuration's properties, without `mount`
   */
  public addConfig(id: string, props: PlatformTokenConfigProps): PlatformTokenConfig {
    return new PlatformTokenConfig(this, id, this._placed(id, props));
  }

  /**
   * Adds a role as a child construct.
   *
   * @param id the construct's id in its scope
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: PlatformTokenRoleProps): PlatformTokenRole {
    return new PlatformTokenRole(this, id, this._placed(id, props));
  }
}
