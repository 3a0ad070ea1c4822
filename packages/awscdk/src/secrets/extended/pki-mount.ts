import { Construct } from 'constructs';
import { PkiRole, PkiRoleProps } from '../pki-role';
import { EngineMount } from './engine-mount';
import { EngineMountProps } from './engine-mount-props';

/** A mount of a certificate authority, at `pki` unless another path is given. */
export class PkiMount extends EngineMount {
  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'pki', ...props, type: 'pki' });
  }

  /**
   * Adds a role as a child construct.
   *
   * @param id the id of the construct, unique in the mount
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: PkiRoleProps): PkiRole {
    return new PkiRole(this, id, this._placed(id, props));
  }
}
