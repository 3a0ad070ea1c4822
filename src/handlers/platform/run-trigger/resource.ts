import { runTrigger } from './definition';
import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import { relatedIdAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { PlanContext } from '../../contract';
import { look } from '../../look';
import type { SomeDataSourceHandlers, SomeProposal } from '../../registry';
import { fetchList } from '../shared/fetch-list';
import { idOfNamed } from '../shared/stored/named';
import { storedDocument } from '../shared/stored/stored-document';

/** The service takes no more sources of one workspace. */
const MOST_SOURCES = 20;

const object = storedDocument(runTrigger, {
  plan: async (context, proposal) => ({ problems: await planProblems(context, proposal) }),
  async located(context, [organization = '', workspace = '', source = '']) {
    return {
      workspaceId: await idOfNamed(context, 'workspace', organization, workspace),
      sourceableId: await idOfNamed(context, 'workspace', organization, source),
    };
  },
});

const names: SomeDataSourceHandlers = {
  async read(context, config) {
    const { platform, signal } = context;
    const list = listOf(config.workspaceId);
    const query = { 'filter[run-trigger][type]': String(config.direction) };
    const { data } = await fetchList(platform, list, query, undefined, { signal });
    const all = await Promise.all(data.map((one) => object.toState(context, one, config)));
    const sortKey = (one: Values) => `${String(one.workspaceName)}/${String(one.sourceableName)}`;
    return { ...config, runTriggers: all.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)) };
  },
};

export const runTriggerObject = { ...object, names };

const listOf = (workspaceId: unknown) => path`/workspaces/${String(workspaceId)}/run-triggers`;

async function planProblems(context: PlanContext, { config, unknown, prior }: SomeProposal): Promise<Problem[]> {
  const { workspaceId, sourceableId } = config;
  if (unknown.has('workspaceId') || unknown.has('sourceableId')) return [];
  if (workspaceId === sourceableId) {
    return [problem('error', 'sourceableId', 'A workspace cannot start runs of its own: name another one.')];
  }
  if (prior?.workspaceId === workspaceId && prior?.sourceableId === sourceableId) return [];
  const inbound = await look(() => sources(context, workspaceId));
  if (inbound !== undefined && inbound.length >= MOST_SOURCES) {
    return [
      problem(
        'error',
        'workspaceId',
        `The workspace already has ${inbound.length} sources, and the service takes ${MOST_SOURCES} at most. Destroy a run trigger of it before.`,
      ),
    ];
  }
  return (await closesCircle(context, String(workspaceId), String(sourceableId)))
    ? [
        problem(
          'warning',
          'sourceableId',
          'Applies of each workspace start runs of the other. If both apply by themselves, this does not end.',
        ),
      ]
    : [];
}

/** Whether the source already starts after the workspace that it is to start. */
async function closesCircle(context: PlanContext, workspaceId: string, sourceableId: string): Promise<boolean> {
  const all = await look(() => sources(context, sourceableId));
  return (all ?? []).some((one) => relatedIdAt(one, 'sourceable') === workspaceId);
}

function sources({ platform, signal }: PlanContext, workspaceId: unknown): Promise<Resource[]> {
  return platform.list(listOf(workspaceId), { 'filter[run-trigger][type]': 'inbound' }, { signal });
}

function problem(severity: Problem['severity'], attribute: string, detail: string): Problem {
  return { path: [attribute], severity, code: 'value-invalid', summary: `Invalid \`${attribute}\``, detail };
}
