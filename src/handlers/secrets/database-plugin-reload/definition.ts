import { defineResource } from '../../../definition/resource';
import { deedAttributes, deedImports, deedPlace, deedTarget } from '../deed-attributes';

/** Restates the secrets API, operation "Reload plugin". */
export const databasePluginReload = defineResource({
  type: 'lintel_database_plugin_reload',
  wing: 'secrets',
  construct: 'DatabasePluginReload',
  performs: true,
  doc: 'A reset of all connections of an engine that use one plugin, such as after a new version of it was put in its place. Some services do not have it.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...deedPlace('database'),
    pluginName: deedTarget('The name of the plugin.'),
    ...deedAttributes,
    connections: { type: 'list', element: 'string', use: 'computed', absent: 'it was imported', doc: 'The names of the connections that were reset.' },
    connectionCount: { type: 'int', use: 'computed', absent: 'it was imported', doc: 'How many connections were reset.' },
  },
  identity: { mount: false, pluginName: true },
  imports: deedImports('reload', 'pluginName', 'database/reload/postgresql-database-plugin'),
});
