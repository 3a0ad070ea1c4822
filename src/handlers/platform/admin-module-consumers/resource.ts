import type { adminModuleConsumers } from './definition';
import { moveAdminModuleConsumers } from './move';
import { planAdminModuleConsumers } from './plan';
import { ApiError } from '../../../clients/errors';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import type { AnswerOf, ConfigOf } from '../../../definition/resource';
import type { ResourceContext, ResourceHandlers } from '../../contract';
import { AlreadyExists, InvalidConfig } from '../../errors';
import { consumersPath, goneUnlessListed, lookAtOrganization, readConsumers, readOrganization, sharesGlobally } from '../administration';
import { sharedGloballyWords } from '../sharing-plans';

type Answer = AnswerOf<typeof adminModuleConsumers>;

export const adminModuleConsumersResource: ResourceHandlers<typeof adminModuleConsumers> = {
  plan: planAdminModuleConsumers,

  createTakesEqual: true,

  async create(context, config) {
    const { platform, signal } = context;
    const { organization } = config;
    await refuseGlobalSharing(context, organization);
    const before = await readConsumers(platform, organization, { signal });
    if (before.length > 0 && !isSame(before, config.consumers)) {
      throw new AlreadyExists(`The list of module consumers of \`${organization}\``, organization, `it has ${before.join(', ')}, which would be replaced`);
    }
    return set(context, config);
  },

  async read({ platform, signal }, { organization }) {
    const found = await readOrganization(platform, organization!, { signal });
    if (!found) return undefined;
    return {
      id: organization!, organization: organization!, globalModuleSharing: sharesGlobally(found), consumers: await readConsumers(platform, organization!, { signal }),
    };
  },

  async update(context, { config }) {
    if (!context.memory.recall<boolean>('set')) await refuseGlobalSharing(context, config.organization);
    return set(context, config);
  },

  /** Sharing with all organizations, which somebody else has begun since, is not ended. */
  async delete({ platform, signal }, { organization }) {
    const found = await lookAtOrganization(platform, organization, { signal });
    if (!found || sharesGlobally(found) || (await readConsumers(platform, organization, { signal })).length === 0) return;
    await send(platform, organization, [], { signal });
  },

  recollect: (memory) => memory.remember('set', true),

  move: moveAdminModuleConsumers,
};

async function refuseGlobalSharing({ platform, signal }: ResourceContext, organization: string): Promise<void> {
  const found = await lookAtOrganization(platform, organization, { signal });
  if (!found) throw new InvalidConfig(['organization'], `There is no organization named \`${organization}\`.`);
  if (sharesGlobally(found)) throw new InvalidConfig(['consumers'], sharedGloballyWords(organization));
}

async function set({ platform, signal, memory }: ResourceContext, { organization, consumers }: ConfigOf<typeof adminModuleConsumers>): Promise<Answer> {
  await send(platform, organization, consumers, { signal });
  memory.remember('set', true);
  return { id: organization, organization, consumers, globalModuleSharing: false };
}

async function send(platform: PlatformClient, organization: string, consumers: readonly string[], options: CallOptions): Promise<void> {
  try {
    await platform.tell('PATCH', consumersPath(organization), { data: consumers.map((id) => ({ id, type: 'organizations' })) }, options);
  } catch (error) {
    // An organization that went meanwhile has no consumers.
    if (consumers.length > 0 || !(error instanceof ApiError) || error.status !== 404) throw error;
    await goneUnlessListed(platform, organization, options);
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...new Set(one)].sort().join('/') === [...new Set(other)].sort().join('/');
}
