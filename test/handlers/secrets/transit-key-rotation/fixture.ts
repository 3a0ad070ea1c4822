import type { CreateFixture, OperationFixture } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { provider } from '../../../support/environments/operations';
import { configurationsOf, targetsOf, wrongOperation } from '../shared/operation-cases';

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  for (const mount of ['transit', 'team/transit']) {
    await mountEngine(service, mount, 'transit');
    for (const name of targetsOf('nightly')) await service.request('POST', `/v1/${mount}/keys/${name}`, { body: {} });
  }
  return {
    ...configurationsOf('name', 'nightly', ['transit', 'team/transit']),
    operation: 'Transit: Rotate key',
    provide: await provider(service, 'transitKeys', targetsOf('nightly')),
  };
};

export const wrong = wrongOperation({ name: 'nightly' }, 'name');
export const wrongData = {};
