import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for plugin reloads. */
export const databasePluginReloadReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'pluginName', 'triggers'],
      severity: 'warning',
      says: 'All connections of the plugin are closed and opened again',
      why: 'If the plugin was replaced in the meantime, the new one is used and receives the passwords of all root users.',
    },
  ],
  unremarkable: {},
};
