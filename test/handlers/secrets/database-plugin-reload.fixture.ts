import { mountDatabase } from './database-connection.fixture';
import { configurationsOf, wrongDeed } from './deed-cases';
import type { CreateFixture, DeedFixture } from '../../support/house/fixture';

export const createFixture: CreateFixture<DeedFixture> = async (service) => {
  await mountDatabase(service, 'team/database');
  return { ...configurationsOf('pluginName', 'warehouse-plugin', ['database', 'team/database']), operation: 'Database engine: Reload plugin' };
};

export const wrong = wrongDeed({ pluginName: 'warehouse-plugin' }, 'pluginName');
export const wrongData = {};
