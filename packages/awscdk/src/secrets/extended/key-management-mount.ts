import { Construct } from 'constructs';
import { KeyManagementProvider, KeyManagementProviderProps } from '../key-management-provider';
import { EngineMount } from './engine-mount';
import { EngineMountProps } from './engine-mount-props';

/** A mount of the key management engine, at `keymgmt` unless another path is given. */
export class KeyManagementMount extends EngineMount {
  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'keymgmt', ...props, type: 'keymgmt' });
  }

  /**
   * Adds a provider of keys as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the provider's properties, without `mount`
   */
  public addProvider(id: string, props: KeyManagementProviderProps): KeyManagementProvider {
    return new KeyManagementProvider(this, id, this._placed(id, props));
  }
}
