import type { CreateFixture, FixtureFile, OperationFixture } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { wrongMounts } from '../../../support/environments/wrong-paths';
import { provideIssuers } from '../shared/authorities';

export const sameHandlersAs: FixtureFile['sameHandlersAs'] = 'lintel_pki_issuer_revocation';

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  for (const mount of ['revoking', 'team/revoking', 'eu/revoking']) {
    await mountEngine(service, mount, 'pki');
    await provideIssuers(service, mount);
  }
  return {
    minimal: { mount: 'revoking' },
    second: { mount: 'eu/revoking' },
    full: [{ mount: 'revoking', delta: true, triggers: { reason: 'first', other: 'same' } }],
    changed: { mount: 'team/revoking', delta: false, triggers: { reason: 'second', other: 'same' } },
    exempt: {
      delta: 'unreadable: nothing is kept of an operation',
      triggers: 'local: reasons to repeat the operation, which are never sent',
    },
    operation: 'Certificate authority: Rotate CRL',
  };
};

export const wrong = wrongMounts({});
export const wrongData = {};
