import { path } from '../../../clients/platform';
import { nameAt, optionalRelatedIdAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { Context } from '../../contract';
import { look } from '../../look';
import { planExecution, rememberExecution, writeExecution } from '../shared/stored/execution';
import { storedDocument } from '../shared/stored/stored-document';
import { readTags, writeTags, writeTagsBesides } from '../shared/stored/tags';
import { reportDuration } from '../shared/workspaces/destruction';
import { defaultPoolProblems } from '../shared/workspaces/pool-scope';
import { project, PROJECT_EXECUTION } from './definition';

export const projectObject = storedDocument(project, {
  async plan(context, proposal) {
    reportDuration(context.run, proposal);
    return {
      ...planExecution(PROJECT_EXECUTION, context, proposal),
      problems: await defaultPoolProblems(context, proposal),
    };
  },
  remember: (privateState, config, change) => rememberExecution(PROJECT_EXECUTION, privateState, config, change),
  read: (_, resource, known) => readTags(resource, known),
  write: (body, config, change) => writeTags(writeExecution(PROJECT_EXECUTION, body, config, change), config, change),
  writeOthers: (context, id, config, change) => writeTagsBesides(context, 'projects', id, config, change),
  deletion: deletionProblems,
});

/** Messages name at most this many workspaces that prevent the deletion of a project. */
const NAMED = 10;

/** The service destroys neither the default project nor one with workspaces. */
async function deletionProblems({ platform, signal }: Context, { id, name, organization }: Values): Promise<Problem[]> {
  const of = path`/organizations/${String(organization)}`;
  const found = await look(() => platform.find(of, undefined, { signal }));
  if (found && optionalRelatedIdAt(found.data, 'default-project') === id) {
    return [
      problem(
        'error',
        `\`${String(name)}\` is the default project of ${String(organization)}, which the service does not delete. To forget it without deleting it, replace the resource by a \`removed\` block that does not destroy it.`,
      ),
    ];
  }
  const query = { 'filter[project][id]': String(id), 'sort': 'name' };
  const workspaces = (await look(() => platform.list(`${of}/workspaces`, query, { signal }))) ?? [];
  if (workspaces.length === 0) return [];
  const names = workspaces.slice(0, NAMED).map(({ attributes }) => `\`${nameAt(attributes, 'name')}\``);
  const more = workspaces.length > NAMED ? ` and ${workspaces.length - NAMED} more` : '';
  return [
    // The same plan may destroy them.
    problem(
      'warning',
      `\`${String(name)}\` still has workspaces: ${names.join(', ')}${more}. The service does not delete a project with workspaces: move or destroy them before.`,
    ),
  ];
}

function problem(severity: Problem['severity'], detail: string): Problem {
  return { path: [], severity, code: 'object-has-content', summary: 'The project cannot be deleted', detail };
}
