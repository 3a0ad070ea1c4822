import { isIP } from 'net';
import { badRequest } from '../refusal';
import { HOSTNAME, toAscii } from './names';
import type { Names } from './names';
import { parseOtherName } from './other-names';
import type { RoleFields } from './role-fields';

/** Refuses the whole request if the role does not allow one of its names. */
export function checkNames(role: RoleFields, commonName: string, names: Names): void {
  if (commonName !== '' && !(isValidCommonName(role, commonName) && isAllowed(role, commonName))) {
    throw badRequest(`common name ${commonName} not allowed by this role`);
  }
  for (const name of names.dns) {
    if (!isAllowed(role, name)) throw badRequest(`subject alternate name ${name} not allowed by this role`);
  }
  for (const name of names.emails) {
    if (!isAllowed(role, name)) throw badRequest(`email address ${name} not allowed by this role`);
  }
  checkAddresses(role, names.ips);
  checkUris(role, names.uris);
  for (const { oid, value } of names.others) {
    const allowed = role.allowed_other_sans.some((entry) => entry === '*' || isLike(parseOtherName(entry), oid, value));
    if (!allowed) throw badRequest(`other SAN ${value} not allowed for OID ${oid} by this role`);
  }
}

export function checkUserIds(role: RoleFields, userIds: readonly string[]): void {
  const refused = userIds.find((id) => !role.allowed_user_ids.some((pattern) => matches(pattern, id)));
  if (refused !== undefined) throw badRequest(`user_id ${refused} is not allowed by this role`);
}

export function checkSerialNumber(role: RoleFields, serialNumber: string): void {
  const allowed = serialNumber === '' || role.allowed_serial_numbers.some((pattern) => matches(pattern, serialNumber));
  if (!allowed) throw badRequest(`serial_number ${serialNumber} not allowed by this role`);
}

function checkAddresses(role: RoleFields, ips: readonly string[]): void {
  if (ips.length > 0 && !role.allow_ip_sans) {
    throw badRequest(`IP Subject Alternative Names are not allowed in this role, but was provided ${ips.join(',')}`);
  }
  const wrong = ips.find((address) => isIP(address) === 0);
  if (wrong !== undefined) throw badRequest(`the value "${wrong}" is not a valid IP address`);
}

function checkUris(role: RoleFields, uris: readonly string[]): void {
  if (uris.length > 0 && role.allowed_uri_sans.length === 0) {
    throw badRequest('URI Subject Alternative Names are not allowed in this role, but were provided via the API');
  }
  for (const uri of uris) {
    if (!role.allowed_uri_sans.some((pattern) => matches(pattern, uri))) {
      throw badRequest('URI Subject Alternative Names were provided via the API which are not valid for this role');
    }
    if (!URL.canParse(uri)) throw badRequest(`the provided URI Subject Alternative Name "${uri}" is not a valid URI`);
  }
}

function isValidCommonName({ cn_validations: validations }: RoleFields, name: string): boolean {
  if (validations.includes('disabled')) return true;
  if (name.includes('@')) return validations.includes('email') && /^[^\s@]+@[^\s@]+$/.test(name);
  return validations.includes('hostname') && HOSTNAME.test(toAscii(name));
}

/** Whether a role allows this name. */
function isAllowed(role: RoleFields, given: string): boolean {
  const host = given.slice(given.indexOf('@') + 1);
  const isEmail = given.includes('@');
  const name = toAscii(host).toLowerCase();
  const wildcard = !isEmail && name.includes('*');
  if (wildcard && !(role.allow_wildcard_certificates && /^[^.]*\*[^.]*\.[^*]+$/.test(name))) {
    return role.allow_any_name && !role.enforce_hostnames;
  }
  if (!isEmail && role.enforce_hostnames && !role.cn_validations.includes('disabled') && !HOSTNAME.test(name)) {
    return false;
  }
  if (role.allow_any_name) return true;
  if (role.allow_localhost && isLocal(role, name)) return true;
  return role.allowed_domains.some((entry) => isWithin(role, given, name, toAscii(entry).toLowerCase(), isEmail));
}

function isWithin(role: RoleFields, given: string, name: string, domain: string, isEmail: boolean): boolean {
  if (domain === '') return false;
  if (role.allow_bare_domains && (name === domain || (isEmail && given.toLowerCase() === domain))) return true;
  if (role.allow_subdomains && name.endsWith(`.${domain}`)) return true;
  return role.allow_glob_domains && domain.includes('*') && !domain.includes('**') && matches(domain, name);
}

function isLocal(role: RoleFields, name: string): boolean {
  return (
    name === 'localhost' ||
    name === 'localdomain' ||
    (role.allow_subdomains && (name.endsWith('.localhost') || name.endsWith('.localdomain')))
  );
}

function isLike(pattern: ReturnType<typeof parseOtherName>, oid: string, value: string): boolean {
  return pattern !== undefined && pattern.oid === oid && matches(pattern.value, value);
}

/** `*` matches any text. */
function matches(pattern: string, text: string): boolean {
  return new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*')}$`,
  ).test(text);
}
