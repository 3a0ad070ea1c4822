import type { Reply, Call, Route } from '../../exchange';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import type { AttributeRule, AttributeRules } from '../attributes';
import { includes, unique } from '../include';
import { badRequest, documentResponse, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { consumersOf } from '../modules/module-sharing';
import { paginate } from '../pagination';
import { readDocument } from '../request-document';
import {
  ADMIN_PATH,
  administrationDocument,
  administrationOf,
  administrations,
  isDisabled,
  ownerDocument,
} from './administration';
import type { Administration } from './administration';
import { organizations } from './organization';
import type { Organization } from './organization';
import { deleteOrganization } from './organization-deletion';
import { getAny } from './organizations';

/** For site administrators of the self-managed edition only. */
export const adminOrganizationRoutes: readonly Route[] = [
  {
    operation: 'List organizations',
    method: 'GET',
    path: ADMIN_PATH,
    administration: true,
    handle: (world, call) => {
      const found = listedOrganizations(world, call);
      const {
        items,
        links,
        meta: {
          pagination: { 'page-size': _, ...pagination },
        },
      } = paginate(call, found);
      const disabled = found.filter(({ name }) => isDisabled(world, name)).length;
      const meta = { pagination, 'status-counts': { total: found.length, active: found.length - disabled, disabled } };
      return documentResponse(
        200,
        items.map((organization) => administrationDocument(world, organization)),
        { ...included(call, items), links, meta },
      );
    },
  },
  {
    operation: 'Show organization',
    method: 'GET',
    path: `${ADMIN_PATH}/:name`,
    administration: true,
    handle: (world, call, { name }) => {
      const organization = getAny(world, name);
      return documentResponse(200, administrationDocument(world, organization), included(call, [organization]));
    },
  },
  {
    operation: 'Update organization',
    method: 'PATCH',
    path: `${ADMIN_PATH}/:name`,
    administration: true,
    handle: (world, call, { name }) => {
      const organization = getAny(world, name);
      const before = administrationOf(world, name);
      const after = { ...before, ...givenSettings(world, call) };
      // Sharing with all organizations excludes sharing with selected ones; the later setting wins.
      world.store.of(administrations).put(after.globalModuleSharing ? { ...after, consumers: [] } : after);
      return documentResponse(200, administrationDocument(world, organization));
    },
  },
  {
    operation: 'Delete organization',
    method: 'DELETE',
    path: `${ADMIN_PATH}/:name`,
    administration: true,
    handle: (world, _, { name }): Reply => {
      deleteOrganization(world, getAny(world, name).name);
      return { status: 204 };
    },
  },
];

const DURATION: AttributeRule = {
  type: 'string',
  nullable: true,
  pattern: { expression: /^\d+(?:\.\d+)?(?:ms|s|m|h)$/, words: 'must be a decimal number and a unit' },
};

/** Their names in requests and responses, newest last. The newest takes precedence. */
function timeoutNames({ dialects }: World, phase: 'apply' | 'plan'): string[] {
  return dialects.platform === 'standard'
    ? [`infra-build-worker-${phase}-timeout`]
    : [`terraform-build-worker-${phase}-timeout`, `${phase}-timeout`];
}

function givenSettings(world: World, call: Call): Partial<Administration> {
  // The official client sends an empty type, which the service accepts.
  const { attributes } = readDocument(call, 'organizations', { emptyType: true });
  const timeouts = Object.fromEntries(
    [...timeoutNames(world, 'apply'), ...timeoutNames(world, 'plan')].map((name) => [name, DURATION]),
  );
  const rules: AttributeRules = {
    'access-beta-tools': { type: 'boolean' },
    'global-module-sharing': { type: 'boolean' },
    'is-disabled': { type: 'boolean' },
    ...timeouts,
    'workspace-limit': {
      type: 'integer',
      nullable: true,
      check: (value) => ((value as number) < 0 ? 'must be greater than or equal to 0' : undefined),
    },
  };
  refuseIfAny(attributeProblems(attributes, rules, 'update'));
  const last = (names: readonly string[]) =>
    names.reduce<unknown>((value, name) => (attributes[name] === undefined ? value : attributes[name]), undefined);
  return Object.fromEntries(
    Object.entries({
      accessBetaTools: attributes['access-beta-tools'],
      globalModuleSharing: attributes['global-module-sharing'],
      isDisabled: attributes['is-disabled'],
      applyTimeout: last(timeoutNames(world, 'apply')),
      planTimeout: last(timeoutNames(world, 'plan')),
      workspaceLimit: attributes['workspace-limit'],
    }).filter(([, value]) => value !== undefined),
  );
}

/** `q` searches names and addresses, and takes precedence over the filters for one of them. */
function listedOrganizations(world: World, call: Call): Organization[] {
  const asked = (name: string) => (call.query.get(name) ?? '').toLowerCase();
  const [q, qName, qEmail, producer] = [
    asked('q'),
    asked('q[name]'),
    asked('q[email]'),
    asked('filter[module_producer]'),
  ];
  if (!['', 'true', 'false'].includes(producer)) {
    throw badRequest('The filter module_producer must be true or false.', 'filter[module_producer]');
  }
  const has = (text: string, part: string) => text.toLowerCase().includes(part);
  return world.store
    .of(organizations)
    .where(
      ({ name, email }) =>
        (q !== '' ? has(name, q) || has(email, q) : has(name, qName) && has(email, qEmail)) &&
        (producer === '' || String(isProducer(world, name)) === producer),
    );
}

function isProducer(world: World, name: string): boolean {
  return administrationOf(world, name).globalModuleSharing || consumersOf(world, name).length > 0;
}

function included(call: Call, items: readonly Organization[]): { readonly included?: readonly ResourceDocument[] } {
  return includes(call, ['owners']).has('owners') ? { included: unique(items.map(ownerDocument)) } : {};
}
