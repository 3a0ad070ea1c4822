import type { Value, Values } from '../../../../src/definition/value';
import type { Snapshot } from '../../../../src/emulator/world';
import { breaking } from '../../../support/certificate-cases';
import { provideAuthorities, ROLES, SECOND_MOUNT } from '../../../support/certificate-fixture';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';

export const lifecycle: FixtureFile['lifecycle'] = {
  kind: 'issuedOnce',
  ends: { state: 'gone' },
  // A create without a response leaves a binding whose key nobody has, and which may as well be that of another client.
  mayLeave: 'pkiAccountBindings',
};

interface Stored extends Values {
  readonly mount: string;
  readonly id: string;
  readonly directory: string;
}

export const createFixture: CreateFixture = async (service) => {
  await provideAuthorities(service);
  const { body } = await service.request('GET', '/v1/pki/issuer/default');
  const issuerId = ((body as Values).data as Values).issuer_id;
  const bindings = async () =>
    (await service.control.snapshot()).objects.pkiAccountBindings as unknown as readonly Stored[];
  const isIt =
    ({ mount = 'pki', eabId }: Values) =>
    (one: Stored) =>
      one.mount === mount && one.id === eabId;
  const look = async (state: Values): Promise<Values | undefined> => {
    const found = (await bindings()).find(isIt(state));
    if (!found) return undefined;
    const parts = found.directory.split('/');
    const after = (name: string): Value => (parts.includes(name) ? parts[parts.indexOf(name) + 1] : undefined);
    return { mount: found.mount, issuerRef: after('issuer'), role: after('roles') };
  };
  return {
    look,
    minimal: {},
    second: { role: ROLES[1] },
    full: [
      { mount: 'pki', issuerRef: 'default' },
      { mount: 'pki', role: ROLES[0] },
      { mount: 'pki', issuerRef: 'default', role: ROLES[0], triggers: { year: '2026' } },
    ],
    changed: { mount: SECOND_MOUNT, issuerRef: issuerId, role: ROLES[1], triggers: { year: '2027' } },
    exempt: { triggers: 'local: another value creates another binding' },

    async tamper(state, attribute, value) {
      const { objects, ...snapshot } = await service.control.snapshot();
      const { issuerRef, role }: Values = { ...(await look(state)), [attribute]: value };
      const directory = [
        ...(issuerRef === undefined ? [] : ['issuer', issuerRef]),
        ...(role === undefined ? [] : ['roles', role]),
        'acme/directory',
      ].join('/');
      const pkiAccountBindings = (await bindings()).map((one) => (isIt(state)(one) ? { ...one, directory } : one));
      await service.control.restore({
        ...snapshot,
        objects: { ...objects, pkiAccountBindings } as unknown as Snapshot['objects'],
      });
    },
    async remove({ mount = 'pki', eabId }) {
      await service.request('DELETE', `/v1/${String(mount)}/eab/${String(eabId)}`);
    },
    async removeParent({ mount = 'pki' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

const break_ = breaking({});

export const queries: FixtureFile['queries'] = {
  data: { lintel_pki_acme_eabs: () => ({}) },
  ephemeral: { lintel_pki_acme_eab: () => ({}) },
};

export const wrong: readonly WrongConfiguration[] = [
  break_('mount', 'obeys pattern', 'pki/', 'without a leading or trailing `/`'),
  break_('issuerRef', 'obeys pattern', 'a/b', 'a single path segment'),
  break_('role', 'obeys pattern', 'a/b', 'a single path segment'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_acme_eabs: wrongMounts({}, ['/pki']),
};
