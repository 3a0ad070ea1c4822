import { Construct } from 'constructs';
import { hasType, markType } from '../../construct-type';
import { PkiIntermediateRequest, PkiIntermediateRequestProps } from '../pki-intermediate-request';
import { PkiIssuer, PkiIssuerProps } from '../pki-issuer';
import { PkiRoleProps } from '../pki-role';
import { PkiRootProps } from '../pki-root';
import { EngineMountProps } from './engine-mount-props';
import { SecretsMount } from './mount';
import { PkiRole } from './pki-role';
import { PkiRoot } from './pki-root';

/** A mount of a certificate authority, at `pki` unless another path is given. */
export class PkiMount extends SecretsMount {
  /**
   * Whether a value is a `PkiMount`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isPkiMount(x: any): boolean {
    return hasType(x, 'secrets PkiMount');
  }

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: EngineMountProps = {}) {
    super(scope, id, { path: 'pki', ...props, type: 'pki' });
    markType(this, 'secrets PkiMount');
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

  /**
   * Generates a root as a child construct.
   *
   * @param id the construct's id in its scope
   * @param props the root's properties, without `mount`
   */
  public addRoot(id: string, props: PkiRootProps): PkiRoot {
    return new PkiRoot(this, id, this._placed(id, props));
  }

  /**
   * Makes a request for the certificate of an intermediate CA as a child construct, whose key stays in this mount.
   *
   * @param id the construct's id in its scope
   * @param props the request's properties, without `mount`
   */
  public addRequest(id: string, props: PkiIntermediateRequestProps): PkiIntermediateRequest {
    return new PkiIntermediateRequest(this, id, this._placed(id, props));
  }

  /**
   * Imports an issuer as a child construct, such as the signed certificate of a request.
   *
   * @param id the construct's id in its scope
   * @param props the issuer's properties, without `mount`
   */
  public addIssuer(id: string, props: PkiIssuerProps): PkiIssuer {
    return new PkiIssuer(this, id, this._placed(id, props));
  }
}
