import { defineAction } from '../../../definition/action';
import { defineResource } from '../../../definition/resource';
import { listAttributes } from '../shared/mount-attributes';
import {
  operationAttributes,
  operationImports,
  operationPath,
  operationTarget,
  actionTarget,
} from '../shared/operation-attributes';

/** Specified in the secrets API, operation "Reload plugin". */
export const databasePluginReload = defineResource({
  type: 'lintel_database_plugin_reload',
  service: 'secrets',
  construct: 'DatabasePluginReload',
  operation: true,
  doc: 'A reset of all connections of an engine that use a plugin, for example after an upgrade of the plugin. Not every service supports this.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...operationPath('database'),
    pluginName: operationTarget('The name of the plugin.'),
    ...operationAttributes,
    connections: {
      type: 'list',
      element: 'string',
      use: 'computed',
      absent: 'it was imported',
      doc: 'The names of the connections that were reset.',
    },
    connectionCount: {
      type: 'int',
      use: 'computed',
      absent: 'it was imported',
      doc: 'The number of connections that were reset.',
    },
  },
  identity: { mount: false, pluginName: true },
  imports: operationImports('reload', 'pluginName', 'database/reload/postgresql-database-plugin'),
});

/** Specified in the secrets API, operation "Reload plugin". */
export const databasePluginReloadAction = defineAction({
  type: 'lintel_database_plugin_reload',
  service: 'secrets',
  doc: 'Resets all connections of an engine that use a plugin, for example after an upgrade of the plugin. Not every service supports this.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), pluginName: actionTarget('The name of the plugin.') },
});
