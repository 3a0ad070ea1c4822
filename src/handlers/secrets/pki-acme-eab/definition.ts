import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { engineArguments, listAttributes, nameRules } from '../shared/mount-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';

const text = (doc: string) => ({ type: 'string', use: 'computed', doc }) as const;
const bindingResults = {
  eabId: text('The id of the binding, which the client is given together with the key.'),
  acmeDirectory: text('The path of the directory that the binding is for, below the path of the mount.'),
  createdOn: { type: 'time', use: 'computed', doc: 'When the binding was created.' },
} as const;
const placed = (doc: string, absent: string) =>
  ({ type: 'string', use: 'optional', rules: nameRules, absent, doc }) as const;

/** Specified in the foundation, operation 83. */
export const pkiAcmeEabEphemeral = defineEphemeralResource({
  type: 'lintel_pki_acme_eab',
  service: 'secrets',
  construct: 'EphemeralPkiAcmeEab',
  doc: 'An external account binding, by which one ACME client may create an account. It is created for this run and never stored in a plan or state. A plan and an apply each create one.',
  source: SOURCE,
  access: [
    { path: '{mount}/acme/new-eab', needs: { read: ['update'] } },
    { path: '{mount}/issuer/{issuerRef}/acme/new-eab', needs: { read: ['update'] }, when: ['issuerRef'] },
    { path: '{mount}/roles/{role}/acme/new-eab', needs: { read: ['update'] }, when: ['role'] },
    {
      path: '{mount}/issuer/{issuerRef}/roles/{role}/acme/new-eab',
      needs: { read: ['update'] },
      when: ['issuerRef', 'role'],
    },
    { path: '{mount}/eab/+', needs: { read: ['delete'] } },
  ],
  attributes: {
    ...listAttributes('pki'),
    issuerRef: placed('The id or the name of the issuer that the account uses.', 'it uses the default issuer'),
    role: placed('The role that the account uses.', 'the default policy of the directory applies'),
    deleteOnClose: {
      type: 'bool',
      use: 'optional',
      default: true,
      doc: 'Whether the binding is deleted at the end of the run, unless a client has used it.',
    },
    ...bindingResults,
    keyType: text('The type of the key: `hs` for a key that both sides know.'),
    key: { ...text('The key, in base64 for URLs.'), sensitive: true },
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
