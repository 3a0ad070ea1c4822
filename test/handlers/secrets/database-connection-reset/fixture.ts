import type { CreateFixture, OperationFixture } from '../../../support/environments/fixture';
import { mountDatabase } from '../database-connection/fixture';
import { configurationsOf, targetsOf, wrongOperation } from '../shared/operation-cases';

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  await mountDatabase(service, 'team/database');
  for (const mount of ['database', 'team/database']) {
    for (const name of targetsOf('ledger')) {
      await service.request('POST', `/v1/${mount}/config/${name}`, {
        body: { plugin_name: 'postgresql-database-plugin' },
      });
    }
  }
  return {
    ...configurationsOf('name', 'ledger', ['database', 'team/database']),
    operation: 'Database engine: Reset connection',
  };
};

export const wrong = wrongOperation({ name: 'ledger' }, 'name');
export const wrongData = {};
