import type { Value, Values } from '../../../../src/definition/value';
import type { SecretId } from '../../../../src/emulator/secrets/auth/approle/secret-id';
import type { Wrapping } from '../../../../src/emulator/secrets/wrapping';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongAuthMounts, wrongNamespaces } from '../../../support/environments/wrong-paths';
import { provideAuthMethod } from '../shared/token-fields';

export const without: FixtureFile['without'] = {
  standard: ['namespace'],
  vault: ['namespace'],
  openbao: ['namespace'],
};
export const lifecycle: FixtureFile['lifecycle'] = { kind: 'issuedOnce' };

const CHOSEN = ['a-chosen-secret-id-1', 'a-chosen-secret-id-2'];

export const createFixture: CreateFixture = async (service) => {
  const provide = async () => {
    for (const mount of ['approle', 'eu/approle']) {
      await provideAuthMethod(service, mount, 'approle');
      for (const role of ['web', 'web-2']) {
        await service.request('POST', `/v1/auth/${mount}/role/${role}`, { body: {} });
      }
    }
  };
  const change = async (state: Values, put: (one: SecretId) => readonly SecretId[]) => {
    const now = await service.control.snapshot();
    const all = now.objects.secretIds as unknown as readonly SecretId[];
    const secretIds = all.flatMap((one) => (one.accessor === state.secretIdAccessor ? put(one) : [one]));
    await service.control.restore({ ...now, objects: { ...now.objects, secretIds } } as never);
  };
  const minimal = { role: 'web', keepSecretId: true };
  return {
    provide,
    minimal,
    second: { role: 'web-2' },
    full: [
      {
        ...minimal,
        mount: 'approle',
        metadata: { team: 'web' },
        cidrList: ['10.0.0.0/8'],
        tokenBoundCidrs: ['10.1.0.0/16'],
        ttl: '86400',
        numUses: 5,
        renewBefore: '60',
        recreateWhenGone: false,
        triggers: { reason: 'first' },
      },
      { role: 'web', wrapTtl: '600' },
      { role: 'web', secretIdWo: CHOSEN[0], secretIdWoVersion: 1 },
    ],
    changed: {
      mount: 'eu/approle',
      role: 'web-2',
      secretIdWo: CHOSEN[1],
      wrapTtl: '1200',
      metadata: { team: 'edge' },
      cidrList: ['10.2.0.0/16'],
      tokenBoundCidrs: ['10.3.0.0/16'],
      ttl: '43200',
      numUses: 3,
      renewBefore: '120',
      recreateWhenGone: true,
      triggers: { reason: 'second' },
    },
    fixed: {
      secretIdWoVersion: 'it replaces the secret id',
      keepSecretId: 'it is one of three ways to get the secret id',
    },
    changedWith: { secretIdWo: { secretIdWoVersion: 2 } },
    removedWith: {
      secretIdWo: { keepSecretId: true, secretIdWoVersion: undefined },
      wrapTtl: { keepSecretId: true },
    },
    exempt: {
      secretIdWo: 'unreadable: the service never returns it',
      secretIdWoVersion: 'local: it decides when another secret id is given',
      wrapTtl: 'unreadable: the wrapping ends by itself',
      keepSecretId: 'local: it decides what the state has',
      ttl: 'unreadable: time runs',
      numUses: 'unreadable: uses run',
      renewBefore: 'local: it decides when another one is made',
      recreateWhenGone: 'local: it decides whether another one is made',
      triggers: 'local: reasons to make another one',
    },
    async look(state) {
      const { objects } = await service.control.snapshot();
      const all = objects.secretIds as unknown as readonly SecretId[];
      const found = all.find((one) => one.accessor === state.secretIdAccessor);
      if (!found) return undefined;
      const wrapping = (objects.wrappings as unknown as readonly Wrapping[]).find(
        (one) => one.wrappedAccessor === found.accessor,
      );
      const { mount, role, metadata, cidrList, tokenBoundCidrs, secretId, ttlSeconds, numUses } = found;
      return {
        mount: mount.replace(/^auth\//, ''),
        role,
        metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
        cidrList: cidrList.length > 0 ? cidrList : undefined,
        tokenBoundCidrs: tokenBoundCidrs.length > 0 ? tokenBoundCidrs : undefined,
        secretIdWo: CHOSEN.includes(secretId) ? secretId : undefined,
        wrapTtl: wrapping && String(wrapping.ttlSeconds),
        ttl: ttlSeconds > 0 ? String(ttlSeconds) : undefined,
        numUses: numUses > 0 ? numUses : undefined,
      };
    },
    tamper: (state, attribute, value) =>
      change(state, (one) => [{ ...one, [attribute]: value ?? (attribute === 'metadata' ? {} : []) } as SecretId]),
    async sweep() {
      const now = await service.control.snapshot();
      await service.control.restore({ ...now, objects: { ...now.objects, wrappings: [] } });
    },
    remove: (state) => change(state, () => []),
    async removeParent({ mount = 'approle' }) {
      await service.request('DELETE', `/v1/sys/auth/${String(mount)}`);
    },
  };
};

const base = { role: 'web', keepSecretId: true };
const breaking = (
  breaks: string,
  name: string,
  value: Value,
  says: string,
  others: Values = base,
): WrongConfiguration => ({
  breaks,
  config: { ...others, ...({ [name]: value } as Values) },
  path: [name],
  says,
});
const kept = { role: 'web' };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongAuthMounts(base),
  ...wrongNamespaces(base),
  ...['', 'a/b', '.', '..'].map((role) => breaking('role obeys pattern', 'role', role, 'a single path segment')),
  breaking('secretIdWo obeys length', 'secretIdWo', '', 'not be empty', kept),
  breaking('secretIdWo obeys length', 'secretIdWo', 's'.repeat(4097), 'at most 4096 bytes', kept),
  breaking('secretIdWoVersion needs secretIdWo', 'secretIdWoVersion', 1, '`secret_id_wo`'),
  breaking('wrapTtl obeys range', 'wrapTtl', '0', 'at least', kept),
  breaking('numUses obeys range', 'numUses', -1, 'at least 0'),
  breaking('renewBefore obeys range', 'renewBefore', '0', 'at least'),
  ...['cidrList', 'tokenBoundCidrs'].map((name) => ({
    breaks: `each of ${name} obeys network`,
    config: { ...base, [name]: ['10.1.2.3'] },
    path: [name],
    says: 'prefix',
  })),
  {
    breaks: 'exactly one of secretIdWo, wrapTtl, keepSecretId',
    config: { ...base, wrapTtl: '600' },
    path: ['keepSecretId'],
    says: '`wrap_ttl`',
  },
  {
    breaks: 'one of secretIdWo, wrapTtl, keepSecretId',
    config: kept,
    path: ['secretIdWo'],
    says: '`wrap_ttl`',
    leftToThePlan: true,
  },
];

export const wrongData: FixtureFile['wrongData'] = {};
