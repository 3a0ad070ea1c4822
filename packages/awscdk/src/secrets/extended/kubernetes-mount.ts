import { Construct } from 'constructs';
import { ClusterConfig, ClusterConfigProps } from '../cluster-config';
import { ClusterRole, ClusterRoleProps } from '../cluster-role';
import { EngineMount } from './engine-mount';
import { EngineMountProps } from './engine-mount-props';

/** A mount of the engine for credentials of a Kubernetes cluster, at `kubernetes` unless another path is given. */
export class KubernetesMount extends EngineMount {
  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'kubernetes', ...props, type: 'kubernetes' });
  }

  /**
   * Adds the configuration of the engine as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the configuration's properties, without `mount`
   */
  public addConfig(id: string, props: ClusterConfigProps): ClusterConfig {
    return new ClusterConfig(this, id, this._placed(id, props));
  }

  /**
   * Adds a role as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: ClusterRoleProps): ClusterRole {
    return new ClusterRole(this, id, this._placed(id, props));
  }
}
