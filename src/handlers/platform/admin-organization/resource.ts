import { AdminOrganizationAnswer, toAnswer, toWire } from './answer';
import type { adminOrganization } from './definition';
import { moveAdminOrganization } from './move';
import { planAdminOrganization } from './plan';
import { AdminOrganizationConfig, MemoryOfSettings, SettingName, SETTINGS } from './settings';
import { ApiError } from '../../../clients/errors';
import type { Context, ResourceContext, ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { findConsumers, goneUnlessListed, lookAtOrganization, organizationPath, readOrganization } from '../administration';
import { hasConsumersWords } from '../sharing-plans';

export const adminOrganizationResource: ResourceHandlers<typeof adminOrganization> = {
  plan: planAdminOrganization,

  /** Adopts: no operation makes an organization. */
  async create(context, config) {
    const { platform, signal } = context;
    const found = await lookAtOrganization(platform, config.name, { signal });
    if (!found) throw new InvalidConfig(['name'], `There is no organization named \`${config.name}\`. It is adopted by its name, and must be there before.`);
    return set(context, config, SETTINGS.filter((name) => config[name] !== undefined), toAnswer(found));
  },

  async read({ platform, signal, memory }, known) {
    const found = await readOrganization(platform, known.name!, { signal });
    const answer = found && toAnswer(found);
    if (answer) MemoryOfSettings.seen(memory, answer);
    return answer;
  },

  update(context, { config, prior, changed }) {
    return set(context, config, SETTINGS.filter((name) => changed.has(name)), prior);
  },

  async delete(context, state) {
    const { platform, signal, memory } = context;
    if (state.deleteOnDestroy) {
      if (await platform.remove(organizationPath(state.name), { signal }) === 'absent') await goneUnlessListed(platform, state.name, { signal });
    } else if (state.restoreOnDestroy) {
      await restore(context, state.name, new MemoryOfSettings(memory).found);
    }
  },

  recollect: (memory, config) => MemoryOfSettings.configured(memory, config),

  move: moveAdminOrganization,
};

async function set(
  { platform, signal, memory }: ResourceContext, config: AdminOrganizationConfig, names: readonly SettingName[], before: AdminOrganizationAnswer,
): Promise<AdminOrganizationAnswer> {
  if (names.length === 0) return before;
  const { name } = config;
  const isFirst = !new MemoryOfSettings(memory).hasShared && before.globalModuleSharing !== true;
  if (isFirst && config.globalModuleSharing === true && names.includes('globalModuleSharing')) {
    const consumers = await findConsumers(platform, name, { signal }) ?? [];
    if (consumers.length > 0) throw new InvalidConfig(['globalModuleSharing'], hasConsumersWords(name, consumers));
  }
  const attributes = toWire(platform.dialect, Object.fromEntries(names.map((setting) => [setting, config[setting]])));
  // What goes back to `false` arrives as if it were configured; what goes back to the service's own arrives as nothing, and is sent as null.
  const { data } = await platform.patch(organizationPath(name), { data: { type: 'organizations', attributes } }, { signal });
  MemoryOfSettings.sent(memory, names, config, before);
  return toAnswer(data);
}

/** Consumers that somebody has set since are not dropped for the sake of what was there long ago. */
async function restore({ platform, signal, warn }: Context, name: string, found: MemoryOfSettings['found']): Promise<void> {
  const values = { ...found };
  if (values.globalModuleSharing === true && (await findConsumers(platform, name, { signal }) ?? []).length > 0) {
    warn('Global sharing of modules is not restored', `${name} has module consumers now, whom sharing with all organizations would drop.`);
    delete values.globalModuleSharing;
  }
  if (Object.keys(values).length === 0) return;
  try {
    await platform.patch(organizationPath(name), { data: { type: 'organizations', attributes: toWire(platform.dialect, values) } }, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await goneUnlessListed(platform, name, { signal });
  }
}
