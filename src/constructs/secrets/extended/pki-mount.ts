import { Construct } from 'constructs';
import { EngineMountProps } from './engine-mount-props';
import { SecretsMount } from './mount';
import { PkiRole } from './pki-role';
import { PkiRoleProps } from '../pki-role';

/** A mount of a certificate authority, at `pki` unless another path is given. */
export class PkiMount extends SecretsMount {
  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'pki', ...props, type: 'pki' });
  }

  /**
   * Adds a role as a child construct.
   *
   * @param id the construct's id in its scope
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: PkiRoleProps): PkiRole {
    return new PkiRole(this, id, this._placed(id, props));
  }
}
