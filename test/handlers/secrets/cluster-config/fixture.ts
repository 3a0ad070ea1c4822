import type { Value, Values } from '../../../../src/definition/value';
import { createCertificates } from '../../../../src/emulator/certificates';
import type { TestEmulator } from '../../../support/emulator';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration' };

const WIRE: { readonly [attribute: string]: string } = {
  clusterHost: 'cluster_host',
  clusterCaCert: 'cluster_ca_cert',
  disableLocalCaJwt: 'disable_local_ca_jwt',
};

/** The environment variables of a pod: the service that the house rules test runs in one. */
export const POD = { KUBERNETES_SERVICE_HOST: '10.0.0.1', KUBERNETES_SERVICE_PORT_HTTPS: '443' };

export const mountCluster = (service: TestEmulator, path: string): Promise<void> =>
  mountEngine(service, path, 'kubernetes');

export const createFixture: CreateFixture = async (service) => {
  Object.assign(process.env, POD);
  for (const mount of ['team/kubernetes', 'eu/kubernetes']) await mountCluster(service, mount);
  const [{ ca }, { ca: otherCa }] = [await createCertificates(), await createCertificates()];
  const everything = {
    mount: 'kubernetes',
    clusterHost: 'https://cluster.example.com:6443',
    clusterCaCert: ca,
    disableLocalCaJwt: true,
  };
  const pathOf = ({ mount = 'kubernetes' }: Values) => `/v1/${String(mount)}/config`;
  const stored = async ({ mount = 'kubernetes' }: Values) =>
    ((await service.control.snapshot()).objects.clusterConfigurations as unknown as StoredConfiguration[]).find(
      (one) => one.mount === mount,
    );
  return {
    minimal: {},
    second: { mount: 'team/kubernetes' },
    full: [
      { forceDestroy: false, ...everything, serviceAccountJwt: 'a token' },
      { ...everything, serviceAccountJwtWo: 'a token', serviceAccountJwtWoVersion: 1 },
    ],
    changed: {
      forceDestroy: true,
      mount: 'eu/kubernetes',
      clusterHost: 'http://cluster-2.example.com',
      clusterCaCert: otherCa,
      disableLocalCaJwt: false,
      serviceAccountJwt: 'another token',
      serviceAccountJwtWo: 'another token',
      serviceAccountJwtWoVersion: 2,
    },
    exempt: {
      forceDestroy: 'local: it decides how Lintel destroys the configuration',
      serviceAccountJwt: 'unreadable: never in a response',
      serviceAccountJwtWo: 'unreadable: never in a response',
      serviceAccountJwtWoVersion: 'local: marks a changed token, and is never sent',
    },

    async look(state) {
      const found = await stored(state);
      return (
        found && {
          mount: found.mount,
          clusterHost: found.host || undefined,
          clusterCaCert: found.caCert || undefined,
          serviceAccountJwt: found.serviceAccountJwt || undefined,
          disableLocalCaJwt: found.disableLocalCaJwt,
        }
      );
    },
    async tamper(state, attribute, value) {
      const { host } = (await stored(state))!;
      const { status, body } = await service.request('POST', pathOf(state), {
        body: { cluster_host: host, [WIRE[attribute]]: value ?? '' },
      });
      if (status >= 300) throw new Error(`${attribute} could not be changed: ${status} ${JSON.stringify(body)}`);
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'kubernetes' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

interface StoredConfiguration {
  readonly mount: string;
  readonly host: string;
  readonly caCert: string;
  readonly serviceAccountJwt: string;
  readonly disableLocalCaJwt: boolean;
}

const KEY = '-----BEGIN PRIVATE KEY-----\nYQ==\n-----END PRIVATE KEY-----';
const wrongMounts = (mounts: readonly Value[]) =>
  mounts.map((mount): WrongConfiguration => ({
    breaks: 'mount obeys pattern',
    config: { mount },
    path: ['mount'],
    says: 'one or more segments, without a leading or trailing `/`',
  }));

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(['/kubernetes', 'kubernetes/', 'team//kubernetes', '..', 'team/../kubernetes', '']),
  {
    breaks: 'clusterHost obeys url',
    config: { clusterHost: 'cluster.example.com:6443' },
    path: ['clusterHost'],
    says: 'absolute URL',
  },
  {
    breaks: 'clusterHost obeys url',
    config: { clusterHost: 'ftp://cluster.example.com' },
    path: ['clusterHost'],
    says: '"https" or "http"',
  },
  {
    breaks: 'clusterCaCert obeys pemBlock',
    config: { clusterCaCert: KEY },
    path: ['clusterCaCert'],
    says: '"CERTIFICATE"',
  },
  {
    breaks: 'serviceAccountJwtWoVersion needs serviceAccountJwtWo',
    config: { serviceAccountJwtWoVersion: 1 },
    path: ['serviceAccountJwtWoVersion'],
    says: 'service_account_jwt_wo',
  },
  {
    breaks: 'serviceAccountJwt conflicts with serviceAccountJwtWo',
    config: { serviceAccountJwt: 'x', serviceAccountJwtWo: 'x' },
    path: ['serviceAccountJwt'],
    says: '`service_account_jwt_wo`',
  },
  {
    breaks: 'serviceAccountJwt conflicts with serviceAccountJwtWoVersion',
    config: { serviceAccountJwt: 'x', serviceAccountJwtWo: 'x', serviceAccountJwtWoVersion: 1 },
    path: ['serviceAccountJwt'],
    says: '`service_account_jwt_wo_version`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_cluster_config: wrongMounts(['/kubernetes']),
};
