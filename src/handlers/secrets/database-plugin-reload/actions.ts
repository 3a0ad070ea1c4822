import { defineAction } from '../../../definition/action';
import { actionTarget } from '../deed-attributes';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "Reload plugin". */
export const databasePluginReloadAction = defineAction({
  type: 'lintel_database_plugin_reload',
  wing: 'secrets',
  doc: 'Resets all connections of an engine that use one plugin, such as after a new version of it was put in its place. Some services do not have it.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), pluginName: actionTarget('The name of the plugin.') },
});
