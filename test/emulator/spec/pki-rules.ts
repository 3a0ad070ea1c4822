import { rulesOf } from './specified';
import type { SpecifiedRule } from './specified';

const ISSUE = 'pki/issue: Generate certificate and key';
const REFUSED = 'pki/issue: a request under a role';
const SIGN = 'pki/sign: Sign certificate';
const BETWEEN = 'pki/intermediate: Sign intermediate';
const POLICY = 'pki/sign: Enterprise-edition external-policy variants';
const LIFE = 'pki/issue: the lifetime of a certificate';

/** The rules of the certificate authority's specification: its field tables, endpoint notes, authentication, errors and limits. */
export const pkiRules: readonly SpecifiedRule[] = [
  ...rulesOf('Roles', [
    ['list: data.keys (names only)', 'pki/roles: lists names in order'],
    ["read: the role's fields", 'pki/roles: returns the stored role from a write, and again from a read'],
    ['role: ttl, max_ttl', 'pki/roles: keeps durations as seconds or texts'],
    ['role: allowed_other_sans of the form <oid>;<type>:<value>', 'pki/roles: refuses another name of no form'],
    ['role: key_type, key_bits', 'pki/roles: refuses an unknown key'],
  ]),
  ...rulesOf('Generate certificate and key', [
    [
      'response: expiration, certificate, issuing_ca, ca_chain, serial_number, private_key, private_key_type',
      `${ISSUE} returns the documented response with a valid certificate`,
    ],
    [
      'the issuer is chosen by the role, or by the path',
      `${ISSUE} uses the issuer of the path, of the role, or the default`,
    ],
    ['common_name: required when the role has require_cn true', `${REFUSED} no common name`],
    ['common_name: allowed by role policy', `${REFUSED} a name of no domain of its own`],
    ['alt_names: any name outside role policy denies the whole request', `${REFUSED} one of several names`],
    ['ip_sans: valid only when the role allows IP SANs', `${REFUSED} addresses`],
    ['uri_sans: denied wholly if any violates role policy', `${REFUSED} another URI`],
    ["other_sans: must match the role's allowed_other_sans", `${REFUSED} another value of another name`],
    ['other_sans: comma-delimited list or JSON string array', `${ISSUE} accepts other names as a JSON array`],
    ["ttl: not greater than the role's max_ttl", `${LIFE} at most as the role lets it`],
    ["ttl: defaults to the role's ttl", `${LIFE} as the role says`],
    ['format: pem, der, pem_bundle', `${REFUSED} an unknown format`],
    ['format: der is base64 encoded', `${ISSUE} returns a key for format der in the form der`],
    [
      'format: pem_bundle holds key, certificate, and the issuing CA unless a self-signed root',
      `${ISSUE} bundles key and certificate, and the issuing certificate unless it is a root of the engine`,
    ],
    ['private_key_format: der or pkcs8', `${ISSUE} returns a key for format pem in the form pkcs8`],
    ['exclude_cn_from_sans', `${ISSUE} excludes the common name from the alternative names on request`],
    [
      'not_after: UTC date, alternative to ttl',
      `${LIFE} ends at the requested date or the role's, which excludes a ttl`,
    ],
    ['remove_roots_from_chain', `${ISSUE} leaves roots out of the chain on request`],
    ["user_ids: validated against the role's allowed_user_ids", `${REFUSED} users`],
    ['cert_metadata: tied to the serial number', `${ISSUE} stores metadata with the serial number of the certificate`],
    [
      'cert_metadata: an error where no_store_metadata is true',
      `${ISSUE} stores metadata with the serial number of the certificate`,
    ],
  ]),
  ...rulesOf('Sign certificate', [
    ['csr: required, PEM', `${SIGN} refuses no request`],
    ['common_name: required', `${SIGN} refuses no common name in the body`],
    [
      'the issuer is chosen by the role, or by the path',
      `${SIGN} uses the issuer of the path, of the role, or the default`,
    ],
    ["subject to the role's restrictions", `${SIGN} refuses a name of the request outside the policy`],
    [
      'format: a bundle holds the certificate, and the issuing CA unless a self-signed root',
      `${SIGN} bundles the issuing certificate unless it is a root of the engine`,
    ],
    ['response without private_key', `${SIGN} certifies the CSR's key and names, and returns no private key`],
  ]),
  ...rulesOf('Sign intermediate', [
    ['csr: required, PEM', `${BETWEEN} refuses no request`],
    ['common_name: required', `${BETWEEN} refuses no common name`],
    [
      'the issuer is the default, or chosen by the path',
      `${BETWEEN} signs a CA below the default issuer or the issuer in the path`,
    ],
    [
      'a certificate suitable for an intermediate CA, with distribution points from the URL configuration',
      `${BETWEEN} contains the URLs of the mount's configuration`,
    ],
    ['values in the CSR are ignored unless use_csr_values is true', `${BETWEEN} writes the subject of the body`],
    [
      'use_csr_values: subject and names from the CSR, its key usages added, its extensions copied',
      `${BETWEEN} writes the subject, the names and the extensions of the request`,
    ],
    ["notAfter is truncated to the signing issuer's", `${BETWEEN} caps the lifetime at the issuer's`],
    [
      'ttl: not larger than the engine maximum',
      `${BETWEEN} caps a lifetime at the mount's maximum, but not an absolute end`,
    ],
    [
      "max_path_length: -1 is no limit, or one less than the signing certificate's",
      `${BETWEEN} sets a path length one less than the issuer`,
    ],
    ['max_path_length: 0 is a literal path length of zero', `${BETWEEN} writes a length of nothing`],
    ['key_usage: added to the default set', `${BETWEEN} writes usages besides those of an authority`],
    ['permitted_dns_domains: name constraint', `${BETWEEN} writes name constraints`],
    ['subject values: comma-separated string or JSON array', `${BETWEEN} writes the subject of the body`],
    ['serial_number: subject serial number attribute', `${BETWEEN} writes the subject of the body`],
    [
      'not_before_duration: default 30s, backdating',
      `${BETWEEN} starts its validity before now, by the requested time or 30 seconds`,
    ],
    ['not_after: UTC date', `${BETWEEN} caps a lifetime at the mount's maximum, but not an absolute end`],
    [
      'signature_bits: 256, 384 or 512; honoured only for RSA issuers',
      `${BETWEEN} applies signature bits and PSS to RSA issuers only`,
    ],
    ['skid: hex Subject Key Identifier', `${BETWEEN} writes an identifier of the key`],
    ['use_pss: PSS for RSA issuers', `${BETWEEN} applies signature bits and PSS to RSA issuers only`],
    ['exclude_cn_from_sans', `${BETWEEN} writes names of every kind`],
    ['format: pem, der, pem_bundle', `${BETWEEN} writes every format`],
  ]),
  ...rulesOf('Enterprise-edition external-policy variants', [
    [
      'the request is passed verbatim to the external service, which may override the issuer',
      `${POLICY} issues at issuer/root/external-policy`,
    ],
    [
      'issue: the key stays local and the external service receives an empty CSR',
      `${POLICY} issues at external-policy`,
    ],
    ['the policy is an optional path segment', `${POLICY} signs at external-policy with and without a policy`],
    [
      'issue: key_type rsa (default), ed25519, ec; key_bits by type',
      `${POLICY} generates an RSA key of 2048 bits by default`,
    ],
    ['sign: csr required', `${POLICY} refuses sign with {}`],
    ['the response format equals that of issue and sign', `${POLICY} issues at external-policy`],
  ]),
  ...rulesOf('What the service does', [
    [
      'serial numbers are unique across the issuers of a mount',
      'pki/issuers: certificates have serials that are unique across issuers',
    ],
    [
      'revocation is by serial number only',
      'pki/issuers: revocation shows in the certificate, the list of revoked serials and the CRL',
    ],
    [
      'issuers are referenced by identifier, the literal default, or an assigned name',
      'pki/issuers: issuers has a root from the start, and needs no token to list it',
    ],
    [
      'some functionality needs a default issuer',
      'pki/issuers: issuers deletes with 200 even if absent, and warns if it was the default',
    ],
  ]),
  ...rulesOf('Authentication', [
    ['every request carries X-Service-Token', 'pki/roles: lets a reader only read: GET roles/web'],
  ]),
];
