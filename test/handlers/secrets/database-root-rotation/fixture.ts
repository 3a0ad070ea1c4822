import type { CreateFixture, OperationFixture } from '../../../support/environments/fixture';
import { provider } from '../../../support/environments/operations';
import { mountDatabase } from '../database-connection/fixture';
import { configurationsOf, targetsOf, wrongOperation } from '../shared/operation-cases';

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  await mountDatabase(service, 'team/database');
  for (const mount of ['database', 'team/database']) {
    for (const name of targetsOf('archive')) {
      await service.request('POST', `/v1/${mount}/config/${name}`, {
        body: { plugin_name: 'postgresql-database-plugin', username: 'root', password: 'the first password' },
      });
    }
  }
  return {
    ...configurationsOf('name', 'archive', ['database', 'team/database']),
    operation: 'Database engine: Rotate root credentials',
    provide: await provider(service, 'databaseConnections', targetsOf('archive')),
  };
};

export const wrong = wrongOperation({ name: 'archive' }, 'name');
export const wrongData = {};
