import { variableSet } from './definition';
import type { Resource } from '../../../clients/json-api';
import { nameAt, optionalFlagAt, optionalObjectAt, optionalTextAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { PlanContext } from '../../contract';
import type { SomeChange, SomeProposal } from '../../registry';
import type { Body } from '../shared/stored/fields';
import { storedDocument } from '../shared/stored/stored-document';
import { variableSetMembers, variableSetPlans } from '../shared/variable-sets/variable-set-members';

export const variableSetObject = storedDocument(variableSet, {
  plan: ({ run }, proposal) => ({ problems: attachedProblems(run, proposal) }),
  read: (_, resource) => read(resource),
  write,
  /** Nothing is written, but attachments whose plans could not know the id of the set are refused when they are applied. */
  writeOthers({ platform }, id, config) {
    variableSetPlans.recordApplied(
      platform,
      id,
      variableSetMembers.sets.filter((which) => config[which] !== undefined),
    );
    return Promise.resolve(false);
  },
});

const MEMBERS = { workspaceIds: 'workspaces', projectIds: 'projects' } as const;

/** Reports the plan to those of attachments, and finds attachments that were planned before. */
function attachedProblems(
  run: PlanContext['run'],
  { config, unknown, prior, replaces }: SomeProposal,
): readonly Problem[] {
  if (!prior || replaces) return [];
  const owned = variableSetMembers.sets.filter((which) => config[which] !== undefined || unknown.has(which));
  variableSetPlans.report(run, String(prior.id), {
    name: config.name as string | undefined,
    global: config.global as boolean | undefined,
    owned,
  });
  return variableSetPlans.attachedProblems(run, String(prior.id), owned);
}

/** An organization that owns the set is no project. A global set is attached to nothing. */
function read(resource: Resource): Values {
  const parent = optionalObjectAt(resource, 'relationships', 'parent', 'data');
  const isOfProject = parent !== undefined && optionalTextAt(parent, 'type') === 'projects';
  const isGlobal = optionalFlagAt(resource.attributes, 'global') === true;
  const members = Object.keys(MEMBERS).map((name) => [name, []]);
  return {
    parentProjectId: isOfProject ? nameAt(parent, 'id') : undefined,
    ...(isGlobal ? (Object.fromEntries(members) as Values) : {}),
  };
}

/** The request that ends a global set carries its members whole, so that those from before it was global do not come back. */
function write({ attributes, relationships }: Body, config: Values, change?: SomeChange): Body {
  const { 'parent-project-id': parent, ...others } = attributes;
  const owner = parent === undefined || change ? {} : { parent: { data: { type: 'projects', id: parent } } };
  const endsGlobal = change?.changed.has('global') === true && config.global === false;
  const whole = endsGlobal
    ? Object.entries(MEMBERS).map(([name, type]) => [
        type,
        { data: ((config[name] ?? []) as readonly string[]).map((id) => ({ type, id })) },
      ])
    : [];
  return { attributes: others, relationships: { ...relationships, ...owner, ...Object.fromEntries(whole) } };
}
