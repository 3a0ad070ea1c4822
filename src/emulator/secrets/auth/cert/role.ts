import type { Kind } from '../../../store';
import type { World } from '../../../world';
import { readNames, readText } from '../../fields';
import { badRequest } from '../../refusal';
import { certificatesIn } from '../pem';
import { roleKey } from '../role-routes';
import type { RoleSort } from '../role-routes';
import { shownTokenFields } from '../token-fields';
import type { TokenFields } from '../token-fields';

/** The client certificates that an auth mount accepts. */
export interface CertificateRole {
  readonly mount: string;
  readonly name: string;
  /** The certificate itself, or that of a signing authority. */
  readonly certificate: string;
  /** Globs; empty lists accept every name. */
  readonly allowedNames: readonly string[];
  readonly allowedCommonNames: readonly string[];
  readonly displayName: string;
  readonly token: TokenFields;
}

export const certificateRoles: Kind<CertificateRole> = { name: 'certificateRoles', key: roleKey };

/** Writes do not distinguish a new role from an existing one. */
export const certificateRoleSort: RoleSort<CertificateRole> = {
  kind: certificateRoles,
  method: 'cert',
  folder: 'certs',
  knowsExisting: false,
  read: (_, fields, before, name) => {
    const certificate = readText(fields, 'certificate') ?? before?.certificate ?? '';
    if (!certificatesIn(certificate)) throw badRequest('failed to parse certificate');
    return {
      certificate,
      allowedNames: readNames(fields, 'allowed_names') ?? before?.allowedNames ?? [],
      allowedCommonNames: readNames(fields, 'allowed_common_names') ?? before?.allowedCommonNames ?? [],
      displayName: readText(fields, 'display_name') || before?.displayName || name,
    };
  },
  shown,
};

function shown(_: World, role: CertificateRole): object {
  return {
    certificate: role.certificate,
    display_name: role.displayName,
    allowed_names: role.allowedNames,
    allowed_common_names: role.allowedCommonNames,
    ...shownTokenFields(role.token),
  };
}
