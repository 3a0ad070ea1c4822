import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

/** `namespace-openbao.test.ts` tries `namespace`. The specification without a dialect has no namespaces. */
export const without: FixtureFile['without'] = { openbao: ['namespace'], vault: ['namespace'] };

const minimal: Values = { path: 'payments' };

export const createFixture: CreateFixture = async (service) => {
  const pathOf = ({ path }: Values) => `/v1/sys/namespaces/${String(path)}`;
  const send = async (method: string, state: Values, body?: object) => {
    const { status, body: answer } = await service.request(method, pathOf(state), { body });
    if (status >= 300) throw new Error(`${method} ${pathOf(state)}: ${status} ${JSON.stringify(answer)}`);
  };
  return {
    minimal,
    second: { path: 'shop' },
    full: [{ ...minimal, customMetadata: { team: 'payments', cost: '42' }, forceDestroy: false }],
    changed: { path: 'Payments-2', customMetadata: { team: 'billing', contact: 'a@example.com' }, forceDestroy: true },
    exempt: { forceDestroy: 'local: it decides how Lintel destroys the namespace' },

    async look(state) {
      const { status, body } = await service.request('GET', pathOf(state));
      if (status !== 200) return undefined;
      const { id, custom_metadata: metadata } = (body as Values).data as Values;
      if (state.namespaceId !== undefined && state.namespaceId !== id) return undefined;
      return {
        path: state.path,
        customMetadata: Object.keys((metadata ?? {}) as Values).length > 0 ? metadata : undefined,
      };
    },
    async tamper(state, _, value) {
      await send('POST', state, { custom_metadata: value ?? {} });
    },
    async remove(state) {
      await send('DELETE', state);
    },
  };
};

const wrongPlaces = (config: Values): WrongConfiguration[] => [
  ...['', 'a/b', 'a b', 'a+', '*', '.', '..', 'a\nb'].map((path): WrongConfiguration => ({
    breaks: 'path obeys pattern',
    config: { ...config, path },
    path: ['path'],
    says: 'a single path segment without white space',
  })),
  ...['root', 'sys', 'audit', 'auth', 'cubbyhole', 'identity'].map((path): WrongConfiguration => ({
    breaks: 'path obeys pattern',
    config: { ...config, path },
    path: ['path'],
    says: 'the service keeps these',
  })),
  ...wrongParents(config),
];

function wrongParents(config: Values): WrongConfiguration[] {
  return ['/team', 'team/', '..', ''].map((namespace) => ({
    breaks: 'namespace obeys pattern',
    config: { ...config, namespace },
    path: ['namespace'],
    says: 'one or more segments, without a leading or trailing `/`',
  }));
}

export const wrong: readonly WrongConfiguration[] = wrongPlaces(minimal);

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_namespace: wrongPlaces(minimal),
  lintel_namespaces: wrongParents({}),
};
