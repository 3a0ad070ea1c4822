import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import { optionalFlagAt, relatedIdAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { PlanContext } from '../../contract';
import { look } from '../../look';
import type { SomeDataSourceHandlers, SomeProposal } from '../../registry';
import { fetchList } from '../shared/fetch-list';
import { idOfNamed } from '../shared/stored/named';
import { storedDocument } from '../shared/stored/stored-document';
import { plannedWorkspace } from '../shared/workspaces/planned-workspace';
import { runTrigger } from './definition';

/** The service does not accept more sources for one workspace. */
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
  const circle = await look(() => circleThrough(context, String(workspaceId), String(sourceableId)));
  return circle && (await appliesAlone(context, circle))
    ? [
        problem(
          'warning',
          'sourceableId',
          `Runs go round in a circle that does not end: each of ${circle.map((id) => `\`${id}\``).join(', ')} starts runs of the next after its applies, and applies by itself.`,
        ),
      ]
    : [];
}

/** Longer circles are not searched for. */
const MOST_LOOKED_AT = 50;

/** The workspaces that start each other once the source starts the workspace, in that order; undefined if there is no circle. */
async function circleThrough(
  context: PlanContext,
  workspaceId: string,
  sourceableId: string,
): Promise<readonly string[] | undefined> {
  const next = new Map<string, string>([[sourceableId, workspaceId]]);
  // Iterating over a map includes entries added during the iteration, in order.
  for (const [id] of next) {
    if (id === workspaceId) return goneThrough(next, workspaceId);
    if (next.size > MOST_LOOKED_AT) return undefined;
    for (const one of await sources(context, id)) {
      const source = relatedIdAt(one, 'sourceable');
      if (!next.has(source)) next.set(source, id);
    }
  }
  return undefined;
}

function goneThrough(next: ReadonlyMap<string, string>, first: string): readonly string[] {
  const circle = [first];
  for (let id = next.get(first)!; id !== first; id = next.get(id)!) circle.push(id);
  return circle;
}

/** Whether each of the workspaces applies automatically, now or as planned by this run. */
async function appliesAlone({ platform, signal, run }: PlanContext, ids: readonly string[]): Promise<boolean> {
  const all = await Promise.all(
    ids.map(async (id) => {
      const planned = plannedWorkspace(run, id)?.appliesAlone;
      if (planned !== undefined) return planned;
      const found = await look(() => platform.find(path`/workspaces/${id}`, undefined, { signal }));
      const flags = ['auto-apply', 'auto-apply-run-trigger'];
      return found !== undefined && flags.some((name) => optionalFlagAt(found.data.attributes, name) === true);
    }),
  );
  return all.every((one) => one);
}

function sources({ platform, signal }: PlanContext, workspaceId: unknown): Promise<Resource[]> {
  return platform.list(listOf(workspaceId), { 'filter[run-trigger][type]': 'inbound' }, { signal });
}

function problem(severity: Problem['severity'], attribute: string, detail: string): Problem {
  return { path: [attribute], severity, code: 'value-invalid', summary: `Invalid \`${attribute}\``, detail };
}
