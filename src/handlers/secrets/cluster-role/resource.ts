import { ClusterRoleAnswer, placeOf, toAnswer } from './answer';
import { changedBody, newBody } from './body';
import { clusterRole } from './definition';
import { moveClusterRole } from './move';
import type { SecretsDialect } from '../../../clients/connection';
import type { Problem } from '../../../definition/problem';
import type { Proposal, ResourceHandlers } from '../../contract';
import { toClusterWords } from '../cluster-words';
import { caseProblems, nameProblems } from '../dialect';
import { create, find, remove, update } from '../object';

export const clusterRoleResource: ResourceHandlers<typeof clusterRole> = {
  async plan({ secrets: { dialect } }, { config, unknown }) {
    return { problems: dialect === 'standard' ? [] : [...nameProblems(dialect, config.name), ...caseProblems(dialect, config.name), ...namespaceProblems(dialect, config, unknown)] };
  },

  async create(context, config) {
    const { dialect } = context.secrets;
    const place = placeOf(config);
    return create<ClusterRoleAnswer>(context, {
      what: `The role \`${config.name}\``,
      place,
      attributes: clusterRole.attributes,
      config,
      body: toClusterWords(dialect, newBody(config)),
      toAnswer: (data) => toAnswer(dialect, place, data),
    });
  },

  async read(context, known) {
    const place = placeOf(known);
    const data = await find(context, place);
    return data && toAnswer(context.secrets.dialect, place, data);
  },

  async update(context, change) {
    const { dialect } = context.secrets;
    const place = placeOf(change.config);
    return toAnswer(dialect, place, await update(context, place, `The role \`${place.name}\``, toClusterWords(dialect, changedBody(change))));
  },

  async delete(context, state) {
    await remove(context, placeOf(state));
  },

  move: moveClusterRole,
};

/** The specification allows a role that allows no namespace; the services that exist do not. */
function namespaceProblems(dialect: SecretsDialect, config: Proposal<typeof clusterRole>['config'], unknown: Proposal<typeof clusterRole>['unknown']): Problem[] {
  const { allowedClusterNamespaces = [], allowedClusterNamespaceSelector = '' } = config;
  if (allowedClusterNamespaces.length > 0 || allowedClusterNamespaceSelector !== '') return [];
  if (unknown.has('allowedClusterNamespaces') || unknown.has('allowedClusterNamespaceSelector')) return [];
  return [{
    path: ['allowedClusterNamespaces'], severity: 'error', summary: 'Missing `allowedClusterNamespaces` or `allowedClusterNamespaceSelector`',
    detail: `With the dialect "${dialect}" at least one of \`allowedClusterNamespaces\` and \`allowedClusterNamespaceSelector\` must be configured.`,
  }];
}
