import type { CreateFixture, OperationFixture } from '../../../support/environments/fixture';
import { provider } from '../../../support/environments/operations';
import { mountDatabase } from '../database-connection/fixture';
import { configurationsOf, targetsOf, wrongOperation } from '../shared/operation-cases';

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  await mountDatabase(service, 'team/database');
  for (const mount of ['database', 'team/database']) {
    await service.request('POST', `/v1/${mount}/config/nightly`, {
      body: { plugin_name: 'postgresql-database-plugin', allowed_roles: '*' },
    });
    for (const name of targetsOf('nightly')) {
      await service.request('POST', `/v1/${mount}/static-roles/${name}`, {
        body: { db_name: 'nightly', username: name, rotation_period: 86_400 },
      });
    }
  }
  return {
    ...configurationsOf('role', 'nightly', ['database', 'team/database']),
    operation: 'Database engine: Rotate static role credentials',
    provide: await provider(service, 'databaseStaticRoles', targetsOf('nightly')),
  };
};

export const wrong = wrongOperation({ role: 'nightly' }, 'role');
export const wrongData = {};
