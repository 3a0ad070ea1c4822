import type { ResourceReview } from '../../../definition/review-rule';

/** What a reload means to those who use the connections of a plugin. */
export const databasePluginReloadReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'], about: ['mount', 'pluginName', 'triggers'], severity: 'warning', says: 'All connections of the plugin are closed and opened again',
      why: 'A plugin that was exchanged meanwhile is in use from now on, and gets the passwords of all root users.',
    },
  ],
  unremarkable: {},
};
