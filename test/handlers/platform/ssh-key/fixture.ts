import type { Values } from '../../../../src/definition/value';
import { sshKey } from '../../../../src/handlers/platform/ssh-key/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, Lifecycle, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongLookup, wrongMaxResults, wrongOrganization } from '../../../support/environments/wrong-lookups';
import { provideOrganization } from '../../../support/organizations';

/** Looks like a private key, and is none. */
const key = (words: string) =>
  `-----BEGIN OPENSSH PRIVATE KEY-----\n${Buffer.from(words).toString('base64')}\n-----END OPENSSH PRIVATE KEY-----\n`;

/** Several keys can have one name, and nothing says whose one is. */
export const lifecycle: Lifecycle = { kind: 'stored', accumulates: 'sshKeys', mayLeave: 'sshKeys' };

export const createFixture: CreateFixture = async (service) => {
  await provideOrganization(service, 'beta');
  const store = new DocumentStore(service, sshKey);
  const minimal = { organization: 'acme', name: 'modules', valueWo: key('the key of modules') };
  return {
    minimal,
    second: { name: 'other' },
    full: [
      minimal,
      { ...minimal, valueWoVersion: 1 },
      { organization: 'acme', name: 'modules', value: key('the key of modules') },
    ],
    changed: {
      organization: 'beta',
      name: 'modules-2',
      value: key('the key of others'),
      valueWo: key('the key of others'),
      valueWoVersion: 2,
    },
    unremovable: {
      value: 'An SSH key needs its private key',
      valueWo: 'An SSH key needs its private key',
    },
    exempt: {
      value: 'unreadable: the service never returns it',
      valueWo: 'unreadable: the service never returns it',
      valueWoVersion: 'local: it triggers the sending of the value, and is never sent',
    },

    async look(state) {
      const found = await stored(store, state);
      return found && { ...(found.values as Values), organization: found.organization };
    },
  };
};

async function stored(store: DocumentStore, { id }: Values): Promise<Values | undefined> {
  let found: Values | undefined;
  await store.edit((all) => {
    found = all.sshKeys?.find((one) => one.id === id);
    return all;
  });
  return found;
}

const base = { organization: 'acme', name: 'modules', value: key('a key') };

const breaking = (breaks: string, values: Values, says: string): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path: [Object.keys(values)[0]!],
  says,
});

const wrongKeys = [
  'ssh-rsa AAAA',
  '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nAAAA\n-----END RSA PRIVATE KEY-----\n',
  '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n',
  key('openssh-key-v1\0\0\0\0\x0aaes256-ctr\0\0\0\x06bcrypt'),
];

export const wrong: readonly WrongConfiguration[] = [
  breaking('organization obeys pattern', { organization: 'a/b' }, 'without `/`'),
  breaking('name obeys length', { name: '' }, 'not be empty'),
  ...wrongKeys.flatMap((value) => [
    breaking('value obeys pattern', { value }, 'without a passphrase'),
    breaking('valueWo obeys pattern', { valueWo: value, value: undefined }, 'without a passphrase'),
  ]),
  breaking('valueWoVersion needs valueWo', { valueWoVersion: 1, value: undefined }, '`value_wo`'),
  breaking('value conflicts with valueWo', { value: key('x'), valueWo: key('y') }, 'together with `value_wo`'),
  breaking(
    'value conflicts with valueWoVersion',
    { value: key('x'), valueWo: key('y'), valueWoVersion: 1 },
    '`value_wo_version`',
  ),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_ssh_key: wrongLookup('sshkey'),
  lintel_ssh_keys: [...wrongOrganization(), ...wrongMaxResults()],
};
