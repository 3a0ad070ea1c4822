import { Construct } from 'constructs';
import { hasType, markType } from '../../construct-type';
import { KeyManagementProvider, KeyManagementProviderProps } from '../key-management-provider';
import { EngineMountProps } from './engine-mount-props';
import { SecretsMount } from './mount';

/** A mount of the key management engine, at `keymgmt` unless another path is given. */
export class KeyManagementMount extends SecretsMount {
  /**
   * Whether a value is a `KeyManagementMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isKeyManagementMount(x: any): boolean {
    return hasType(x, 'secrets KeyManagementMount');
  }

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'keymgmt', ...props, type: 'keymgmt' });
    markType(this, 'secrets KeyManagementMount');
  }

  /**
   * Adds a provider of keys as a child construct.
   *
   * @param id the construct's id in its scope
   * @param props the provider's properties, without `mount`
   */
  public addProvider(id: string, props: KeyManagementProviderProps): KeyManagementProvider {
    return new KeyManagementProvider(this, id, this._placed(id, props));
  }
}
