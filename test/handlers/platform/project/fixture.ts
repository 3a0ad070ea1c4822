import type { Value, Values } from '../../../../src/definition/value';
import { project } from '../../../../src/handlers/platform/project/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';
import {
  wrongLookup,
  wrongMaxResults,
  wrongNames,
  wrongOrganization,
  wrongTags,
} from '../../../support/environments/wrong-lookups';
import { provideOrganization } from '../../../support/organizations';
import { ownTagsOf, tamperTags, wrongOwnTags } from '../shared/tags';

export const createFixture: CreateFixture = async (service) => {
  await provideOrganization(service, 'beta');
  await service.request('POST', '/_emulator/agent-pools', {
    body: { id: 'apool-other', name: 'other', organization: 'acme' },
  });
  const store = new DocumentStore(service, project);
  const minimal = { organization: 'acme', name: 'platform' };
  const everything = {
    ...minimal,
    description: 'What everything runs on.',
    autoDestroyActivityDuration: '14d',
    defaultExecutionMode: 'local',
    tags: { team: 'core', tier: '' },
  };
  return {
    minimal,
    second: { name: 'platform-3' },
    full: [
      everything,
      // A pool belongs to one organization.
      {
        ...minimal,
        defaultExecutionMode: 'agent',
        defaultAgentPoolId: 'apool-main',
        tags: { team: 'core' },
        ignoreAdditionalTags: true,
      },
      everything,
    ],
    changed: {
      organization: 'beta',
      name: 'platform-2',
      description: 'What runs.',
      autoDestroyActivityDuration: '24h',
      defaultExecutionMode: 'remote',
      defaultAgentPoolId: 'apool-other',
      tags: { team: 'other' },
      ignoreAdditionalTags: false,
    },
    changedWith: {
      defaultExecutionMode: { defaultAgentPoolId: undefined },
      organization: { defaultExecutionMode: undefined, defaultAgentPoolId: undefined },
    },
    removedWith: {
      defaultExecutionMode: { defaultAgentPoolId: undefined },
      defaultAgentPoolId: { defaultExecutionMode: undefined },
    },
    needs: { defaultAgentPoolId: { defaultExecutionMode: 'agent' } },
    exempt: { ignoreAdditionalTags: 'local: it says which tags are ours, and is never sent' },

    async look(state) {
      const found = await store.look(state);
      if (!found) return undefined;
      const { 'setting-overwrites': flags } = (await store.find(state))!.attributes as Record<string, Values>;
      const isOwn = flags!['default-execution-mode'] === true;
      return {
        ...found,
        ...(isOwn ? {} : { defaultExecutionMode: undefined, defaultAgentPoolId: undefined }),
        tags: await ownTagsOf(store, state),
      };
    },
    async tamper(state, attribute, value) {
      if (attribute === 'tags') return tamperTags(store, state, value);
      if (attribute === 'defaultExecutionMode') return store.change(state, execution(value));
      if (attribute === 'defaultAgentPoolId') {
        return store.change(
          state,
          value ? { ...execution('agent'), 'default-agent-pool-id': value } : execution('remote'),
        );
      }
      return store.tamper(state, attribute, value);
    },
  };
};

/** Without a value, the project inherits. */
function execution(mode: Value): object {
  const isOwn = mode !== undefined;
  return {
    ...(isOwn ? { 'default-execution-mode': mode } : {}),
    'setting-overwrites': { 'default-execution-mode': isOwn, 'default-agent-pool': isOwn },
  };
}

const base = { organization: 'acme', name: 'platform' };

const breaking = (breaks: string, values: Values, says: string): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path: [Object.keys(values)[0]!],
  says,
});

export const wrong: readonly WrongConfiguration[] = [
  breaking('organization obeys pattern', { organization: 'a/b' }, 'without `/`'),
  breaking('name obeys length', { name: 'ab' }, 'between 3 and 40'),
  breaking('name obeys length', { name: 'a'.repeat(41) }, 'between 3 and 40'),
  breaking('name obeys pattern', { name: ' platform' }, 'inner spaces'),
  breaking('name obeys pattern', { name: 'plat/form' }, 'letters, digits'),
  breaking('description obeys length', { description: 'é'.repeat(257) }, 'at most 256'),
  ...['14', '0d', '10000h', '14w'].map((value) =>
    breaking('autoDestroyActivityDuration obeys pattern', { autoDestroyActivityDuration: value }, 'such as `14d`'),
  ),
  breaking(
    'defaultAgentPoolId obeys pattern',
    { defaultAgentPoolId: 'main', defaultExecutionMode: 'agent' },
    'begin with `apool-`',
  ),
  {
    ...breaking(
      'defaultAgentPoolId only when defaultExecutionMode is agent',
      { defaultAgentPoolId: 'apool-main', defaultExecutionMode: 'remote' },
      '`default_execution_mode` is "agent"',
    ),
    leftToThePlan: true,
  },
  {
    ...breaking(
      'defaultAgentPoolId required when defaultExecutionMode is agent',
      { defaultExecutionMode: 'agent' },
      'agent',
    ),
    path: ['defaultAgentPoolId'],
  },
  ...wrongOwnTags(base),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_project: wrongLookup('prj'),
  lintel_projects: [...wrongOrganization(), ...wrongNames(), ...wrongTags(), ...wrongMaxResults()],
};
