import type { Meaning } from '../../../definition/meaning';

/** What a reload means to those who use the connections of a plugin. */
export const databasePluginReloadMeaning: Meaning = {
  rules: [
    {
      on: ['create', 'replace'], about: ['mount', 'pluginName', 'triggers'], weight: 'attention', says: 'All connections of the plugin are closed and opened again',
      why: 'A plugin that was exchanged meanwhile is in use from now on, and gets the passwords of all root users.',
    },
  ],
  ordinary: {},
};
