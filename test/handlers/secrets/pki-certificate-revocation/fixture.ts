import type { Value } from '../../../../src/definition/value';
import type { CreateFixture, OperationFixture, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { wrongMounts } from '../../../support/environments/wrong-paths';
import { provideIssuers } from '../shared/authorities';

interface Certificate {
  readonly mount: string;
  readonly serial: string;
}

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  const mounts = ['revoking', 'team/revoking', 'pki'] as const;
  for (const mount of mounts) {
    await mountEngine(service, mount, 'pki');
    await provideIssuers(service, mount);
  }
  await service.request('POST', '/v1/revoking/roles/any', { body: { allow_any_name: true, key_type: 'ec' } });
  const issued: { readonly serial_number: string; readonly certificate: string }[] = [];
  for (const name of ['one', 'two', 'three']) {
    const body = { common_name: `${name}.example.com`, ttl: '24h', issuer_ref: 'second' };
    const { body: made } = await service.request('POST', '/v1/revoking/issue/any', { body });
    issued.push((made as { readonly data: (typeof issued)[number] }).data);
  }
  // Certificates with the same serial numbers are in every mount, so that only the mount changes.
  const { objects, ...rest } = await service.control.snapshot();
  const { pkiCertificates } = objects as unknown as { readonly pkiCertificates: readonly Certificate[] };
  const own = pkiCertificates.filter(({ mount }) => mount === 'revoking');
  const copies = ['team/revoking', 'pki'].flatMap((mount) => own.map((one) => ({ ...one, mount })));
  const isCopied = ({ mount, serial }: Certificate) =>
    copies.some((copy) => copy.mount === mount && copy.serial === serial);
  await service.control.restore({
    ...rest,
    objects: {
      ...objects,
      pkiCertificates: [...pkiCertificates.filter((one) => !isCopied(one)), ...copies],
    } as never,
  });
  const [one, two, three] = issued as [(typeof issued)[0], (typeof issued)[0], (typeof issued)[0]];
  const bySerial = { certificate: undefined, serialNumber: one.serial_number as Value };
  return {
    minimal: { mount: 'revoking', serialNumber: one.serial_number },
    second: { serialNumber: three.serial_number },
    full: [
      { mount: 'revoking', serialNumber: one.serial_number, triggers: { reason: 'first', other: 'same' } },
      { mount: 'revoking', certificate: one.certificate },
    ],
    changed: {
      mount: 'team/revoking',
      serialNumber: two.serial_number,
      certificate: two.certificate,
      triggers: { reason: 'second', other: 'same' },
    },
    changedWith: { certificate: { serialNumber: undefined } },
    removedWith: { certificate: bySerial },
    exempt: {
      certificate: 'unreadable: nothing is kept of an operation',
      triggers: 'local: reasons to repeat the operation, which are never sent',
    },
    operation: 'Certificate authority: Revoke',
  };
};

const serial = { serialNumber: '17:67:16' };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(serial),
  ...['1', 'xy:zz'].map((text): WrongConfiguration => ({
    breaks: 'serialNumber obeys pattern',
    config: { serialNumber: text },
    path: ['serialNumber'],
    says: 'pairs of hexadecimal digits',
  })),
  {
    breaks: 'certificate obeys pemBlock',
    config: { certificate: '-----BEGIN PRIVATE KEY-----\nYQ==\n-----END PRIVATE KEY-----' },
    path: ['certificate'],
    says: '"CERTIFICATE"',
  },
  {
    breaks: 'exactly one of serialNumber, certificate',
    config: { ...serial, certificate: '-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----' },
    path: ['certificate'],
    says: 'Configure exactly one',
  },
  {
    breaks: 'one of serialNumber, certificate',
    config: {},
    path: ['serialNumber'],
    says: 'Configure exactly one',
  },
];
export const wrongData = {};
