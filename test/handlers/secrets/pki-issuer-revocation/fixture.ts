import type { CreateFixture, OperationFixture } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { provideIssuers } from '../shared/authorities';
import { configurationsOf, wrongOperation } from '../shared/operation-cases';

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  for (const mount of ['pki', 'revoking', 'team/revoking']) {
    await mountEngine(service, mount, 'pki');
    await provideIssuers(service, mount);
  }
  return {
    ...configurationsOf('issuerRef', 'first', ['revoking', 'team/revoking']),
    minimal: { mount: 'revoking', issuerRef: 'first' },
    second: { issuerRef: 'third' },
    changed: {
      mount: 'team/revoking',
      issuerRef: 'second',
      triggers: { reason: 'second', other: 'same' },
    },
    operation: 'Certificate authority: Revoke issuer',
  };
};

export const wrong = wrongOperation({ issuerRef: 'first' }, 'issuerRef');
export const wrongData = {};
