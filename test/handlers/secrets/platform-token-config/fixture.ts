import type { Value, Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration' };

const WIRE: { readonly [attribute: string]: string } = { address: 'address', basePath: 'base_path' };

/** The standard dialect has no configurable base path, and OpenBao has no such engine. */
export const without = { standard: ['basePath'], vault: [] };

export const createFixture: CreateFixture = async (service) => {
  for (const mount of ['eu/terraform', 'us/terraform', 'team/terraform']) {
    await mountEngine(service, mount, 'terraform');
  }
  const everything = { mount: 'eu/terraform', address: 'https://platform.example.com:8443', basePath: '/other/api/' };
  const pathOf = ({ mount = 'terraform' }: Values) => `/v1/${String(mount)}/config`;
  const stored = async ({ mount = 'terraform' }: Values) =>
    ((await service.control.snapshot()).objects.platformAccesses as unknown as StoredAccess[]).find(
      (one) => one.mount === mount,
    );
  return {
    minimal: { mount: 'eu/terraform', token: 'a token' },
    second: { mount: 'us/terraform' },
    full: [
      { forceDestroy: false, ...everything, token: 'a token' },
      { ...everything, tokenWo: 'a token', tokenWoVersion: 1 },
    ],
    changed: {
      forceDestroy: true,
      mount: 'team/terraform',
      address: 'http://platform-2.example.com',
      basePath: '/api/v3/',
      token: 'another token',
      tokenWo: 'another token',
      tokenWoVersion: 2,
    },
    exempt: {
      forceDestroy: 'local: it decides how Lintel destroys the configuration',
      token: 'unreadable: never in a response',
      tokenWo: 'unreadable: never in a response',
      tokenWoVersion: 'local: marks a changed token, and is never sent',
    },

    async look(state) {
      const found = await stored(state);
      return (
        found && {
          mount: found.mount,
          address: found.address,
          basePath: found.basePath,
          token: found.token || undefined,
        }
      );
    },
    async tamper(state, attribute, value) {
      const { address, basePath } = (await stored(state))!;
      const { status, body } = await service.request('POST', pathOf(state), {
        body: { address, base_path: basePath, [WIRE[attribute]]: value ?? '' },
      });
      if (status >= 300) throw new Error(`${attribute} could not be changed: ${status} ${JSON.stringify(body)}`);
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'terraform' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

interface StoredAccess {
  readonly mount: string;
  readonly address: string;
  readonly basePath: string;
  readonly token: string;
}

const wrongMounts = (mounts: readonly Value[]) =>
  mounts.map((mount): WrongConfiguration => ({
    breaks: 'mount obeys pattern',
    config: { mount },
    path: ['mount'],
    says: 'one or more segments, without a leading or trailing `/`',
  }));

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(['/terraform', 'terraform/', 'team//terraform', '..', 'team/../terraform', '']),
  { breaks: 'address obeys url', config: { address: 'platform.example.com' }, path: ['address'], says: 'absolute URL' },
  {
    breaks: 'address obeys url',
    config: { address: 'ftp://platform.example.com' },
    path: ['address'],
    says: '"https" or "http"',
  },
  ...[
    'https://platform.example.com/',
    'https://platform.example.com/api/v2',
    'https://platform.example.com?a=b',
    'https://user@platform.example.com',
  ].map((address): WrongConfiguration => ({
    breaks: 'address obeys pattern',
    config: { address },
    path: ['address'],
    says: 'but no path',
  })),
  { breaks: 'tokenWoVersion needs tokenWo', config: { tokenWoVersion: 1 }, path: ['tokenWoVersion'], says: 'token_wo' },
  { breaks: 'token conflicts with tokenWo', config: { token: 'x', tokenWo: 'x' }, path: ['token'], says: '`token_wo`' },
  {
    breaks: 'token conflicts with tokenWoVersion',
    config: { token: 'x', tokenWo: 'x', tokenWoVersion: 1 },
    path: ['token'],
    says: '`token_wo_version`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_platform_token_config: wrongMounts(['/terraform']),
};
