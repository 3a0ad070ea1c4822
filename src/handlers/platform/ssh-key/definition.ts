import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { organizationPlace } from '../shared/stored/places';

const place = organizationPlace({
  type: 'ssh-keys',
  prefix: 'sshkey',
  noun: 'SSH key',
  repeatable: true,
  peer: { names: { value: 'key' }, dropped: ['key_wo'] },
  examples: ['sshkey-GxrePWre1Ezug7aM', 'acme/modules'],
});

/** A private key that fetches modules. Restates the platform API, "Run trigger, SSH key". */
export const sshKey = defineResource({
  type: 'lintel_ssh_key',
  service: 'platform',
  construct: 'SshKey',
  doc: 'A private SSH key with which runs fetch modules from repositories. The token of an organization cannot manage it: a user’s or a team’s can.',
  source: [
    'docs/spec/platform-workspaces.md#run-trigger-ssh-key',
    'docs/spec/platform-workspaces.md#agent-pools-connections-notifications-triggers-keys',
  ],
  rights: [{ right: 'manage-vcs-settings', needs: ['create', 'read', 'update', 'delete'] }],
  replacementHarms:
    'takes the key from the workspaces that use it, unless they are given the new one first (`create_before_destroy`)',
  attributes: {
    ...place.attributes,
    name: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the key.',
    },
    ...secretInput('value', {
      doc: 'The private key, as a PEM text without a passphrase.',
      absent: 'an existing key keeps its value; a new one needs one',
      replace: true,
      rules: [
        {
          rule: 'pattern',
          // A passphrase is indicated by the label, by a header, or in the base64 of OpenSSH by a cipher other than `none`.
          pattern:
            '^\\s*-----BEGIN (?!ENCRYPTED )[A-Z ]*PRIVATE KEY-----\\r?\\n(?!\\s*b3BlbnNzaC1rZXktdjEAAAAA(?!BG5vbmU)[A-Za-z0-9+/]{7})[^:]+-----END [A-Z ]*PRIVATE KEY-----\\s*$',
          words: 'be a private key in PEM, such as OpenSSH writes it, without a passphrase',
        },
      ],
    }),
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How often `valueWo` has been sent: 0 initially, incremented by each plan that sends it.',
    },
  },
  ...place.marks,
  movedFrom: [{ type: 'tfe_ssh_key', schemaVersions: [0] }],
});

export const sshKeyData = place.dataOf(sshKey);
export const sshKeysData = place.severalOf(sshKey, { isNamed: false, isSearched: false });
export const sshKeyList = place.listOf(sshKey);
