import { ApiError } from '../../../clients/errors';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf, ConfigOf } from '../../../definition/resource';
import type { ResourceContext, ResourceHandlers, PlanModification, PlanContext, Proposal } from '../../contract';
import { AlreadyExists, InvalidConfig } from '../../errors';
import { look } from '../../look';
import {
  consumersPath,
  goneUnlessInList,
  lookAtOrganization,
  readConsumers,
  readOrganization,
  sharesGlobally,
  organizationPath,
} from '../shared/administration';
import { sharedGloballyWords, sharingPlans } from '../shared/sharing-plans';
import type { adminModuleConsumers } from './definition';

type State = ReadStateOf<typeof adminModuleConsumers>;

export const adminModuleConsumersResource: ResourceHandlers<typeof adminModuleConsumers> = {
  modifyPlan: modifyAdminModuleConsumersPlan,

  createTakesEqual: true,

  async create(context, config) {
    const { platform, signal } = context;
    const { organization } = config;
    await refuseGlobalSharing(context, organization);
    const before = await readConsumers(platform, organization, { signal });
    if (before.length > 0 && !isSame(before, config.consumers)) {
      throw new AlreadyExists(
        `The list of module consumers of \`${organization}\``,
        organization,
        `it contains ${before.join(', ')}, which would be replaced`,
      );
    }
    return set(context, config);
  },

  async read({ platform, signal }, { organization }) {
    const found = await readOrganization(platform, organization!, { signal });
    if (!found) return undefined;
    return {
      id: organization!,
      organization: organization!,
      globalModuleSharing: sharesGlobally(found),
      consumers: await readConsumers(platform, organization!, { signal }),
    };
  },

  async update(context, { config }) {
    if (!context.privateState.recall<boolean>('set')) await refuseGlobalSharing(context, config.organization);
    return set(context, config);
  },

  /** Keeps sharing with all organizations if it was enabled elsewhere in the meantime. */
  async delete({ platform, signal }, { organization }) {
    const found = await lookAtOrganization(platform, organization, { signal });
    if (!found || sharesGlobally(found) || (await readConsumers(platform, organization, { signal })).length === 0) {
      return;
    }
    await send(platform, organization, [], { signal });
  },

  restorePrivateState: (privateState) => privateState.remember('set', true),

  move: (source) => moveAdminModuleConsumers(source),
};

async function refuseGlobalSharing({ platform, signal }: ResourceContext, organization: string): Promise<void> {
  const found = await lookAtOrganization(platform, organization, { signal });
  if (!found) throw new InvalidConfig(['organization'], `The organization \`${organization}\` does not exist.`);
  if (sharesGlobally(found)) throw new InvalidConfig(['consumers'], sharedGloballyWords(organization));
}

async function set(
  { platform, signal, privateState }: ResourceContext,
  { organization, consumers }: ConfigOf<typeof adminModuleConsumers>,
): Promise<State> {
  await send(platform, organization, consumers, { signal });
  privateState.remember('set', true);
  return { id: organization, organization, consumers, globalModuleSharing: false };
}

async function send(
  platform: PlatformClient,
  organization: string,
  consumers: readonly string[],
  options: CallOptions,
): Promise<void> {
  try {
    await platform.submit(
      'PATCH',
      consumersPath(organization),
      { data: consumers.map((id) => ({ id, type: 'organizations' })) },
      options,
    );
  } catch (error) {
    // An organization that was deleted in the meantime has no consumers.
    if (consumers.length > 0 || !(error instanceof ApiError) || error.status !== 404) throw error;
    await goneUnlessInList(platform, organization, options);
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...new Set(one)].sort().join('/') === [...new Set(other)].sort().join('/');
}

type Modification = PlanModification<typeof adminModuleConsumers>;
interface Planned extends Proposal<typeof adminModuleConsumers> {}

/** A list, even an empty one, ends sharing with all organizations: if that was enabled outside Terraform, the list is sent again. */
async function modifyAdminModuleConsumersPlan(context: PlanContext, proposal: Planned): Promise<Modification> {
  const { config, prior, unknown } = proposal;
  const consumers = unknown.has('consumers') ? 'undecided' : config.consumers;
  if (config.organization !== undefined && consumers !== undefined) {
    sharingPlans.reportConsumers(context.run, config.organization, consumers);
  }
  const isShared = prior?.globalModuleSharing === true;
  return {
    set: { globalModuleSharing: false },
    send: isShared && !unknown.has('consumers') ? ['consumers'] : [],
    problems: await sharingProblems(context, proposal),
  };
}

/** Checks for a conflict when a list is first set; later, sharing with all organizations is drift. */
async function sharingProblems(
  { platform, run, privateState, signal }: PlanContext,
  { config, prior, replaces }: Planned,
): Promise<Problem[]> {
  const { organization } = config;
  if (organization === undefined || (prior && !replaces && privateState.recall<boolean>('set'))) return [];
  const shares =
    sharingPlans.reportedGlobal(run, organization) ??
    (await look(async () => {
      const found = await platform.find(organizationPath(organization), undefined, { signal });
      return found && sharesGlobally(found.data);
    }));
  if (!shares || shares === 'undecided') return [];
  return [
    {
      path: ['consumers'],
      severity: 'error',
      code: 'resources-conflict',
      summary: '`consumers` conflicts with global sharing',
      detail: sharedGloballyWords(organization),
    },
  ];
}

type Move = NonNullable<ResourceHandlers<typeof adminModuleConsumers>['move']>;

/** Converts state of `tfe_organization_module_sharing`. */
const moveAdminModuleConsumers: Move = ({ state }) => ({
  state: {
    id: state.id,
    organization: state.id,
    consumers: Array.isArray(state.module_consumers) ? state.module_consumers : [],
  },
});
