import { Construct } from 'constructs';
import { hasType, markType } from '../../construct-type';
import { ClusterConfig, ClusterConfigProps } from '../cluster-config';
import { ClusterRoleProps } from '../cluster-role';
import { ClusterRole } from './cluster-role';
import { EngineMountProps } from './engine-mount-props';
import { SecretsMount } from './mount';

/** A mount of the engine for credentials of a Kubernetes cluster, at `kubernetes` unless another path is given. */
export class KubernetesMount extends SecretsMount {
  /**
   * Whether a value is a `KubernetesMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKubernetesMount(x: any): boolean {
    return hasType(x, 'secrets KubernetesMount');
  }

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'kubernetes', ...props, type: 'kubernetes' });
    markType(this, 'secrets KubernetesMount');
  }

  /**
   * Adds the configuration of the engine as a child construct. A mount has one.
   *
   * @param id the construct's id in its scope
   * @param props the configuration's properties, without `mount`
   */
  public addConfig(id: string, props: ClusterConfigProps): ClusterConfig {
    return new ClusterConfig(this, id, this._placed(id, props));
  }

  /**
   * Adds a role as a child construct.
   *
   * @param id the construct's id in its scope
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: ClusterRoleProps): ClusterRole {
    return new ClusterRole(this, id, this._placed(id, props));
  }
}
