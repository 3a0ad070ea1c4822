import type { Access, Phase } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineResource } from '../../../definition/resource';
import { engineArguments, engineAttributes, listAttributes, nameRules } from '../shared/mount-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';

const text = (doc: string) => ({ type: 'string', use: 'computed', doc }) as const;
const bindingResults = {
  eabId: text('The id of the binding, which the client is given together with the key.'),
  acmeDirectory: text('The path of the directory that the binding is for, below the path of the mount.'),
  createdOn: { type: 'time', use: 'computed', doc: 'When the binding was created.' },
} as const;
const placed = (doc: string, absent: string) =>
  ({ type: 'string', use: 'optional', rules: nameRules, absent, doc }) as const;

const place = {
  issuerRef: placed('The id or the name of the issuer that the account uses.', 'it uses the default issuer'),
  role: placed('The role that the account uses.', 'the default policy of the directory applies'),
} as const;
const keyResults = {
  keyType: text('The type of the key: `hs` for a key that both sides know.'),
  key: { ...text('The key, in base64 for URLs.'), sensitive: true },
} as const;

/** The paths for creating a binding. Each object uses one of them. */
function creationAccess(phase: Phase): readonly Access[] {
  const needs = { [phase]: ['update'] };
  return [
    { path: '{mount}/acme/new-eab', needs, unless: 'role' },
    { path: '{mount}/issuer/{issuerRef}/acme/new-eab', needs, when: ['issuerRef'], unless: 'role' },
    { path: '{mount}/roles/{role}/acme/new-eab', needs, when: ['role'], unless: 'issuerRef' },
    { path: '{mount}/issuer/{issuerRef}/roles/{role}/acme/new-eab', needs, when: ['issuerRef', 'role'] },
  ];
}

/** Specified in the foundation, operations 83 and 84. */
export const pkiAcmeEab = defineResource({
  type: 'lintel_pki_acme_eab',
  service: 'secrets',
  construct: 'PkiAcmeEab',
  doc: 'An external account binding, by which one ACME client may create an account. The state contains its key, for a client that gets it later; the ephemeral resource of the same name leaves it nowhere. A binding that a client has used stays in state and is not replaced until `triggers` change.',
  issues: true,
  returnedOnce: 'the key of a binding',
  replacementHarms: 'creates another binding, so that a client that has not used the first one needs the new key',
  source: SOURCE,
  access: [
    ...creationAccess('create'),
    { path: '{mount}/issuer/{issuerRef}', needs: { create: ['read'] }, when: ['issuerRef'], optional: true },
    { path: '{mount}/roles/{role}', needs: { create: ['read'] }, when: ['role'], optional: true },
    { path: '{mount}/eab/', needs: { read: ['list'] } },
    { path: '{mount}/eab/{eabId}', needs: { delete: ['delete'] } },
  ],
  attributes: {
    ...engineAttributes('pki'),
    id: text('The API path of the binding.'),
    issuerRef: { ...place.issuerRef, replace: true },
    role: { ...place.role, replace: true },
    triggers: {
      type: 'map',
      element: 'string',
      use: 'optional',
      local: true,
      replace: true,
      emptyIsAbsent: true,
      absent: 'there are none',
      doc: 'Arbitrary values, such as a date. When one of them changes, another binding is created.',
    },
    ...bindingResults,
    ...keyResults,
    state: {
      type: 'string',
      use: 'computed',
      moving: true,
      doc: 'The state of the binding: `unused` until a client creates an account with it, then `gone`. A binding that was deleted is also `gone`: the service does not report which.',
    },
  },
  identity: { mount: false, eabId: true },
  imports: [],
  movedFrom: [{ type: 'vault_pki_secret_backend_acme_eab', schemaVersions: [0] }],
});

/** Specified in the foundation, operation 83. */
export const pkiAcmeEabEphemeral = defineEphemeralResource({
  type: 'lintel_pki_acme_eab',
  service: 'secrets',
  construct: 'EphemeralPkiAcmeEab',
  doc: 'An external account binding, by which one ACME client may create an account. It is created for this run and never stored in a plan or state. A plan and an apply each create one.',
  source: SOURCE,
  access: [...creationAccess('read'), { path: '{mount}/eab/+', needs: { read: ['delete'] } }],
  attributes: {
    ...listAttributes('pki'),
    ...place,
    deleteOnClose: {
      type: 'bool',
      use: 'optional',
      default: true,
      doc: 'Whether the binding is deleted at the end of the run, unless a client has used it.',
    },
    ...bindingResults,
    ...keyResults,
  },
});

/** Specified in the foundation, operation 84. */
export const pkiAcmeEabsData = defineDataSource({
  type: 'lintel_pki_acme_eabs',
  service: 'secrets',
  construct: 'DataPkiAcmeEabs',
  doc: 'The external account bindings of an authority that no ACME client has used. Their keys are not included: the service never returns them again.',
  source: SOURCE,
  access: [{ path: '{mount}/eab/', needs: { read: ['list'] } }],
  attributes: {
    ...engineArguments('pki'),
    eabs: {
      type: 'objects',
      use: 'computed',
      construct: 'PkiAcmeEabEntry',
      doc: 'The bindings, sorted by id. Empty if there are none.',
      attributes: bindingResults,
    },
  },
});
