import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const PKI = '/v1/{pki_mount}';
const ISSUER = `${PKI}/issuer/:issuer_ref`;
const LIFE = 'pki/life: the life of an authority, on the emulator';
const OCSP = 'pki/ocsp: the OCSP responder of an authority, on the emulator';

const REACHED = operationsOf('Authority', [
  ["Read issuer's delta CRL", 'GET', `${ISSUER}/crl/delta`, 200],
  ['Create ACME account binding of a role', 'POST', `${PKI}/roles/:role/acme/new-eab`, 200],
  ['Create ACME account binding of an issuer', 'POST', `${ISSUER}/acme/new-eab`, 200],
  ['Create ACME account binding of a role of an issuer', 'POST', `${ISSUER}/roles/:role/acme/new-eab`, 200],
  ['List certificates with details', 'LIST', `${PKI}/certs/detailed`, 200],
]);

/** Why nothing of the provider sends a request for these. */
const OTHERWISE: readonly (readonly [because: string, operations: readonly SpecifiedOperation[]])[] = [
  [
    'the same is done by another operation',
    operationsOf('Authority', [
      ['Generate root, by the path of issuers', 'POST', `${PKI}/issuers/generate/root/:type`, 200],
      ['Rotate root', 'POST', `${PKI}/root/rotate/:type`, 200],
      ['Replace root', 'POST', `${PKI}/root/replace`, 200],
      ['Generate request, by the path of issuers', 'POST', `${PKI}/issuers/generate/intermediate/:type`, 200],
      ['Generate request for a cross-signature', 'POST', `${PKI}/intermediate/cross-sign`, 200],
      ['Set signed intermediate', 'POST', `${PKI}/intermediate/set-signed`, 200],
      ['Configure CA', 'POST', `${PKI}/config/ca`, 200],
      ['Replace issuer', 'POST', ISSUER, 200],
      ['Revoke with key', 'POST', `${PKI}/revoke-with-key`, 200],
    ]),
  ],
  [
    'resources delete their own objects alone',
    operationsOf('Authority', [['Delete root', 'DELETE', `${PKI}/root`, 200]]),
  ],
  ['the end of tidying is awaited', operationsOf('Authority', [['Cancel tidying', 'POST', `${PKI}/tidy-cancel`, 200]])],
  [
    'clients of certificates ask for it',
    operationsOf('Authority', [
      ["Read issuer's certificate as JSON", 'GET', `${ISSUER}/json`, 200],
      ["Read issuer's certificate as PEM", 'GET', `${ISSUER}/pem`, 200],
      ["Read issuer's certificate as DER", 'GET', `${ISSUER}/der`, 200],
      ["Read issuer's CRL as PEM", 'GET', `${ISSUER}/crl/pem`, 200],
      ["Read issuer's CRL as DER", 'GET', `${ISSUER}/crl/der`, 200],
      ["Read issuer's delta CRL as PEM", 'GET', `${ISSUER}/crl/delta/pem`, 200],
      ["Read issuer's delta CRL as DER", 'GET', `${ISSUER}/crl/delta/der`, 200],
      ['Ask for the status of a certificate', 'POST', `${PKI}/ocsp`, 200],
      ['Ask for the status of a certificate in the path', 'GET', `${PKI}/ocsp/:request`, 200],
    ]),
  ],
];

/** The rows of the authority's endpoint table that belong to no resource alone, and the OCSP responder of OpenBao. */
export const operations: readonly SpecifiedOperation[] = [
  ...REACHED,
  ...OTHERWISE.flatMap(([notReached, rows]) => rows.map((operation) => ({ ...operation, notReached }))),
];

/** The rules of the foundation's specification about the life of an authority. */
export const rules: readonly SpecifiedRule[] = [
  ...rulesOf('Issuer, key and configuration of an authority', [
    [
      'root: :type internal, existing, exported',
      `${LIFE} a root has a key of its own, an existing one, or one that is`,
    ],
    [
      'root: existing without key_type and key_bits',
      `${LIFE} a root has a key of its own, an existing one, or one that`,
    ],
    ['root: response', `${LIFE} a root has a key of its own`],
    ['request: response', `${LIFE} an intermediate is requested with a key of its own or an existing one`],
    ['root: issuer_name and key_name unique, no default', `${LIFE} a root has names that are unique and well formed`],
    ['root: ttl or not_after, not both', `${LIFE} a root lasts for its ttl, cut at the maximum of the mount`],
    ['root: ttl is cut with a warning, not_after is not', `${LIFE} a root lasts for its ttl, cut at the maximum`],
    ['root: without either the default of the mount', `${LIFE} a root lasts for the default of the mount, 32 days`],
    ['root: not_before_duration, 30s', `${LIFE} a root lasts for its ttl`],
    ['root: common_name not enforced', `${LIFE} a root needs no name`],
    ['root: max_path_length below -1 a 500', `${LIFE} a root needs no name, a path length from -1 on`],
    [
      'root: key_type and key_bits',
      `${LIFE} a root needs no name, a path length from -1 on, and a key of a known size`,
    ],
    ['root: permitted_dns_domains; others ignored by OpenBao', `${LIFE} a root is constrained to domains`],
    ['root: key_usage, ext_key_usage, not_before of OpenBao', `${LIFE} a root has the usages and the start of OpenBao`],
    ['issuer: manual_chain', `${LIFE} an issuer has a chain by hand that begins with itself`],
    [
      'issuer: leaf_not_after_behavior',
      `${LIFE} an issuer refuses certificates that outlive it, cuts them, or permits`,
    ],
    ['issuer: usage in lexical order, read-only always', `${LIFE} an issuer has usages as a text in order`],
    ['issuer: revocation_signature_algorithm', `${LIFE} an issuer signs revocation lists by an algorithm of Go`],
    ['issuer: enable_aia_url_templating absent without a URL', `${LIFE} an issuer has URLs that are valid`],
    ['issuer: what is published needs no token', `${LIFE} an issuer is published without a token as JSON, PEM and DER`],
    ['key: LIST with key_name and is_default', `${LIFE} a key is listed with its name and whether it is the default`],
    ['key: POST without a name removes it, with a warning', `${LIFE} a key loses its name by a write without one`],
    ['configuration: no DELETE', `${LIFE} a configuration is never deleted`],
    [
      'config/issuers, config/keys: default required',
      `${LIFE} a configuration of the default issuer and the default key`,
    ],
    ['config/urls: templates', `${LIFE} a configuration of URLs checks no template, and a bad one makes roots fail`],
    ['config/cluster: merges, never emptied', `${LIFE} a configuration of the cluster merges`],
    [
      'config/crl: grace below expiry, delta needs rebuilding',
      `${LIFE} a configuration of revocation lists checks that`,
    ],
    [
      'config/acme: merges, every mistake is a 500',
      `${LIFE} a configuration of ACME merges, and reports every mistake`,
    ],
    ['config/auto-tidy: its rules', `${LIFE} a configuration of automatic tidying needs an operation`],
    ['EAB binding: shown once, listed without key, not read', `${LIFE} binds accounts of ACME for a mount, a role`],
  ]),
  ...rulesOf('States and transitions', [
    ['intermediate: set-signed, matched by the key', `${LIFE} an intermediate is set signed by certificates alone`],
    ['issuer: revoked for ever', `${LIFE} an issuer is revoked once and for ever, and may not issue any more`],
    ['key: deleted, the default with a warning', `${LIFE} a key loses its name by a write without one, and the mount`],
    ['certificate: revoked by itself, also if not stored', `${LIFE} revokes by key what the key belongs to`],
    ['tidy: started or not, states', `${LIFE} tidies on request, says whether it has begun and how it went`],
  ]),
  ...rulesOf('Authority', [
    ['root/rotate, root/replace: the name next', `${LIFE} a root is called next when another is rotated to`],
    ['DELETE root: all issuers and keys', `${LIFE} a root is deleted with all issuers and keys of the mount`],
    ['import: certificates of authorities alone', `${LIFE} an intermediate is imported as a bundle only if it is`],
    ['set-signed: no keys, no request', `${LIFE} an intermediate is set signed by certificates alone`],
    ['new-eab: neither role nor issuer is looked at', `${LIFE} binds accounts of ACME for a mount, a role, an issuer`],
    ['revoke-with-key: a wrong key 500', `${LIFE} revokes by key what the key belongs to`],
    ['certs/detailed: names, times and keys', `${LIFE} lists certificates with names, times and keys`],
    ['crl/rotate: POST 405', `${LIFE} rotates its lists by GET alone`],
  ]),
  // The specification leaves OCSP out; these are the rules of OpenBao and of RFC 6960.
  ...rulesOf('OCSP', [
    ['good and revoked, signed by the issuer', `${OCSP} says good of a certificate, and revoked with the time`],
    ['unknown of another issuer', `${OCSP} says good of a certificate that was not stored, and unknown of one`],
    ['hashes of identifiers', `${OCSP} understands identifiers by sha256, also in the path`],
    ['ocsp_expiry', `${OCSP} responds until \`ocsp_expiry\``],
    ['ocsp_disable, ocsp-signing', `${OCSP} refuses with \`ocsp_disable\`, and for an issuer that may not sign`],
    ['malformed requests', `${OCSP} responds to no other request, in its own format`],
    ['keys', `${OCSP} signs with RSA, whatever the padding of the key, and with elliptic curves`],
  ]),
];
