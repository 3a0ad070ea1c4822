import type { CreateFixture, OperationFixture } from '../../../support/environments/fixture';
import { mountDatabase } from '../database-connection/fixture';
import { configurationsOf, wrongOperation } from '../shared/operation-cases';

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  await mountDatabase(service, 'team/database');
  return {
    ...configurationsOf('pluginName', 'warehouse-plugin', ['database', 'team/database']),
    operation: 'Database engine: Reload plugin',
  };
};

export const wrong = wrongOperation({ pluginName: 'warehouse-plugin' }, 'pluginName');
export const wrongData = {};
