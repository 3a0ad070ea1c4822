import type { Resource } from '../../../clients/json-api';
import { optionalTextAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { Context } from '../../contract';
import type { SomeChange, SomeProposal } from '../../registry';
import { executionSource, planExecution, rememberExecution, writeExecution } from '../shared/stored/execution';
import type { Body } from '../shared/stored/fields';
import { storedDocument } from '../shared/stored/stored-document';
import { effectiveTags, readTags, writeTags, writeTagsBesides } from '../shared/stored/tags';
import { withDestruction, writeDestruction } from '../shared/workspaces/destruction';
import { readConsumers, readTagNames, writeMembers } from '../shared/workspaces/members';
import { reportWorkspace } from '../shared/workspaces/planned-workspace';
import { poolProblems } from '../shared/workspaces/pool-scope';
import { deletionProblems, remove } from '../shared/workspaces/removal';
import { workspace, WORKSPACE_EXECUTION } from './definition';
import { workspaceQueries } from './queries';

const object = storedDocument(workspace, {
  async plan(context, proposal) {
    reportWorkspace(context.run, proposal);
    const execution = planExecution(WORKSPACE_EXECUTION, context, proposal);
    return {
      ...(await withDestruction(execution, context, proposal)),
      problems: [...planProblems(proposal), ...(await poolProblems(context, proposal))],
    };
  },
  remember: (privateState, config, change) => rememberExecution(WORKSPACE_EXECUTION, privateState, config, change),
  read,
  write: (body, config, change) =>
    writeOwnLists(
      writeTags(
        writeDestruction(writeExecution(WORKSPACE_EXECUTION, body, config, change), config, change),
        config,
        change,
      ),
      config,
      change,
    ),
  async writeOthers(context, id, config, change) {
    const tags = await writeTagsBesides(context, 'workspaces', id, config, change);
    return (await writeMembers(context, id, config, change)) || tags;
  },
  deletion: deletionProblems,
  remove,
});

export const workspaceObject = {
  ...object,
  ...workspaceQueries(object.toState),
  resource: { ...object.resource, sentAfterwards: ['sshKeyId', 'remoteStateConsumerIds'] as const },
};

async function read(context: Context, resource: Resource, known: Values): Promise<Values> {
  const page = optionalTextAt(resource, 'links', 'self-html');
  return {
    ...readTags(resource, known),
    ...readTagNames(resource, known),
    effectiveTags: effectiveTags(resource),
    executionModeSource: await executionSource(context, resource),
    htmlUrl: page === undefined ? undefined : new URL(page, context.platform.place).href,
    remoteStateConsumerIds: undefined,
    ...(await readConsumers(context, resource, known)),
  };
}

/** Settings with separate requests are left out of the workspace's request, except tags of a new one. */
function writeOwnLists({ attributes, relationships }: Body, config: Values, change?: SomeChange): Body {
  const { 'remote-state-consumer-ids': _, 'tag-names': __, ...others } = attributes;
  const { 'ssh-key': ___, ...related } = relationships;
  const names = (config.tagNames ?? []) as readonly string[];
  if (change || names.length === 0) return { attributes: others, relationships: related };
  const tags = { data: names.map((name) => ({ type: 'tags', attributes: { name } })) };
  return { attributes: others, relationships: { ...related, tags } };
}

function planProblems({ config, prior, replaces }: SomeProposal): Problem[] {
  const consumers = (config.remoteStateConsumerIds ?? []) as readonly string[];
  const appliesAlone = config.autoApply === true || config.autoApplyRunTrigger === true;
  return [
    ...(consumers.length > 0 && config.projectRemoteState === true
      ? [
          problem(
            'error',
            'attribute-not-allowed',
            'remoteStateConsumerIds',
            'With `projectRemoteState`, every workspace of the project can read the state: remove one of the two.',
          ),
        ]
      : []),
    ...(prior && !replaces && consumers.includes(String(prior.id))
      ? [
          problem(
            'error',
            'value-invalid',
            'remoteStateConsumerIds',
            `${String(prior.id)} is the workspace itself, which can always read its state. Remove it.`,
          ),
        ]
      : []),
    ...(appliesAlone && config.executionMode === 'local' && prior?.executionMode !== 'local'
      ? [
          problem(
            'warning',
            'attributes-conflict',
            config.autoApply === true ? 'autoApply' : 'autoApplyRunTrigger',
            'With the execution mode "local", the platform executes no runs that it could apply.',
          ),
        ]
      : []),
  ];
}

function problem(severity: Problem['severity'], code: Problem['code'], attribute: string, detail: string): Problem {
  return { path: [attribute], severity, code, summary: `\`${attribute}\` does not fit`, detail };
}
