import { ApiError } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import {
  flagAt,
  optionalFlagAt,
  optionalIntegerAt,
  optionalRelatedIdAt,
  optionalTextAt,
  relatedIdsAt,
  textAt,
} from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf, ConfigOf, StateOf } from '../../../definition/resource';
import type {
  Context,
  ResourceContext,
  ResourceHandlers,
  Json,
  PrivateStateAccess,
  PlanModification,
  PlanContext,
  Proposal,
} from '../../contract';
import { InvalidConfig } from '../../errors';
import { look } from '../../look';
import {
  findConsumers,
  goneUnlessInList,
  lookAtOrganization,
  organizationPath,
  readOrganization,
} from '../shared/administration';
import { hasConsumersWords, sharingPlans } from '../shared/sharing-plans';
import type { adminOrganization } from './definition';

export const adminOrganizationResource: ResourceHandlers<typeof adminOrganization> = {
  modifyPlan: modifyAdminOrganizationPlan,

  /** Adopts the organization: no operation creates one. */
  async create(context, config) {
    const { platform, signal } = context;
    const found = await lookAtOrganization(platform, config.name, { signal });
    if (!found) {
      throw new InvalidConfig(
        ['name'],
        `The organization \`${config.name}\` does not exist. It is adopted by its name, so it must exist beforehand.`,
      );
    }
    return set(
      context,
      config,
      SETTINGS.filter((name) => config[name] !== undefined),
      toState(found),
    );
  },

  async read({ platform, signal, privateState }, known) {
    const found = await readOrganization(platform, known.name!, { signal });
    const response = found && toState(found);
    if (response) SettingsPrivateState.seen(privateState, response);
    return response;
  },

  update(context, { config, prior, changed }) {
    return set(
      context,
      config,
      SETTINGS.filter((name) => changed.has(name)),
      prior,
    );
  },

  async delete(context, state) {
    const { platform, signal, privateState } = context;
    if (state.deleteOnDestroy) {
      if ((await platform.remove(organizationPath(state.name), { signal })) === 'absent') {
        await goneUnlessInList(platform, state.name, { signal });
      }
    } else if (state.restoreOnDestroy) {
      await restore(context, state.name, new SettingsPrivateState(privateState).found);
    }
  },

  restorePrivateState: (privateState, config) => SettingsPrivateState.configured(privateState, config),

  move: (source) => moveAdminOrganization(source),
};

async function set(
  { platform, signal, privateState }: ResourceContext,
  config: AdminOrganizationConfig,
  names: readonly SettingName[],
  before: AdminOrganizationState,
): Promise<AdminOrganizationState> {
  if (names.length === 0) return before;
  const { name } = config;
  const isFirst = !new SettingsPrivateState(privateState).hasShared && before.globalModuleSharing !== true;
  if (isFirst && config.globalModuleSharing === true && names.includes('globalModuleSharing')) {
    const consumers = (await findConsumers(platform, name, { signal })) ?? [];
    if (consumers.length > 0) throw new InvalidConfig(['globalModuleSharing'], hasConsumersWords(name, consumers));
  }
  const attributes = toWire(platform.dialect, Object.fromEntries(names.map((setting) => [setting, config[setting]])));
  // A setting that reverts to `false` arrives as if it were configured; one that reverts to the service default is undefined and sent as null.
  const { data } = await platform.patch(
    organizationPath(name),
    { data: { type: 'organizations', attributes } },
    { signal },
  );
  SettingsPrivateState.sent(privateState, names, config, before);
  return toState(data);
}

/** Restores the earlier settings, but keeps module consumers that were set in the meantime. */
async function restore(
  { platform, signal, warn }: Context,
  name: string,
  found: SettingsPrivateState['found'],
): Promise<void> {
  const values = { ...found };
  if (values.globalModuleSharing === true && ((await findConsumers(platform, name, { signal })) ?? []).length > 0) {
    warn(
      'side-effect',
      'Global sharing of modules is not restored',
      `${name} now has module consumers, which sharing with all organizations would remove.`,
    );
    delete values.globalModuleSharing;
  }
  if (Object.keys(values).length === 0) return;
  try {
    await platform.patch(
      organizationPath(name),
      { data: { type: 'organizations', attributes: toWire(platform.dialect, values) } },
      { signal },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await goneUnlessInList(platform, name, { signal });
  }
}

type AdminOrganizationState = ReadStateOf<typeof adminOrganization>;

/** For all operations and data sources. */
export function toState(organization: Resource): AdminOrganizationState {
  const { id, attributes } = organization;
  return {
    id,
    name: id,
    accessBetaTools: flagAt(attributes, 'access-beta-tools'),
    globalModuleSharing: optionalFlagAt(attributes, 'global-module-sharing'),
    isDisabled: flagAt(attributes, 'is-disabled'),
    infraBuildWorkerApplyTimeout: timeoutIn(attributes, 'apply'),
    infraBuildWorkerPlanTimeout: timeoutIn(attributes, 'plan'),
    workspaceLimit: optionalIntegerAt(attributes, 'workspace-limit'),
    externalId: textAt(attributes, 'external-id'),
    notificationEmail: optionalTextAt(attributes, 'notification-email'),
    ssoEnabled: optionalFlagAt(attributes, 'sso-enabled'),
    infraWorkerSudoEnabled:
      optionalFlagAt(attributes, 'infra-worker-sudo-enabled') ??
      optionalFlagAt(attributes, 'terraform-worker-sudo-enabled'),
    ownerIds: relatedIdsAt(organization, 'owners'),
    subscriptionId: optionalRelatedIdAt(organization, 'subscription'),
    featureSetId: optionalRelatedIdAt(organization, 'feature-set'),
  };
}

/** The real service has an old and a new name for each timeout: both are written, and the one in the response is read. */
function toWire(dialect: string, values: Readonly<Partial<Record<SettingName, unknown>>>): Resource['attributes'] {
  return Object.fromEntries(
    (Object.keys(values) as SettingName[]).flatMap((name) =>
      wireNames(dialect, name).map((key) => [key, values[name] ?? null]),
    ),
  );
}

function wireNames(dialect: string, name: SettingName): readonly string[] {
  switch (name) {
    case 'accessBetaTools':
      return ['access-beta-tools'];
    case 'globalModuleSharing':
      return ['global-module-sharing'];
    case 'isDisabled':
      return ['is-disabled'];
    case 'infraBuildWorkerApplyTimeout':
      return timeoutNames(dialect, 'apply');
    case 'infraBuildWorkerPlanTimeout':
      return timeoutNames(dialect, 'plan');
    case 'workspaceLimit':
      return ['workspace-limit'];
  }
}

function timeoutNames(dialect: string, phase: 'apply' | 'plan'): readonly string[] {
  return dialect === 'hcp'
    ? [`terraform-build-worker-${phase}-timeout`, `${phase}-timeout`]
    : [`infra-build-worker-${phase}-timeout`];
}

function timeoutIn(attributes: Resource['attributes'], phase: 'apply' | 'plan'): string | undefined {
  const reported = [
    `${phase}-timeout`,
    `terraform-build-worker-${phase}-timeout`,
    `infra-build-worker-${phase}-timeout`,
  ].map((name) => optionalTextAt(attributes, name));
  return reported.find((timeout) => timeout !== undefined);
}

type AdminOrganizationConfig = ConfigOf<typeof adminOrganization>;
type Settings = Pick<StateOf<typeof adminOrganization>, keyof typeof REVERTED>;

/** The settings, with the value that each reverts to when it is no longer configured. Undefined stands for null, the service default. */
const REVERTED = {
  accessBetaTools: false,
  globalModuleSharing: false,
  isDisabled: false,
  infraBuildWorkerApplyTimeout: undefined,
  infraBuildWorkerPlanTimeout: undefined,
  workspaceLimit: undefined,
} as const;

type SettingName = keyof typeof REVERTED;
const SETTINGS = Object.keys(REVERTED) as SettingName[];

function revertedValue(name: SettingName): false | undefined {
  return REVERTED[name];
}

/** The settings that Lintel has changed, and the values that it found before its first change. */
class SettingsPrivateState {
  constructor(private readonly privateState: Pick<PrivateStateAccess, 'recall'>) {}

  /** Whether Lintel has set the current value, so that it reverts when it is no longer configured. */
  public isOurs(name: SettingName): boolean {
    return (this.privateState.recall<readonly string[]>('set') ?? []).includes(name);
  }

  /** Whether Lintel has enabled sharing with all organizations: ending it elsewhere is then drift, not a conflict. */
  public get hasShared(): boolean {
    return this.privateState.recall<boolean>('shared') ?? false;
  }

  /** For every setting that Lintel has ever changed, the value from before its first change. */
  public get found(): Readonly<Partial<Record<SettingName, Json>>> {
    return this.privateState.recall<Partial<Record<SettingName, Json>>>('found') ?? {};
  }

  /** Records what was sent: a setting that reverts is no longer ours. */
  public static sent(
    privateState: PrivateStateAccess,
    names: readonly SettingName[],
    config: AdminOrganizationConfig,
    before: Partial<Settings>,
  ): void {
    const { found, ...known } = SettingsPrivateState.of(privateState);
    const ours = names.filter((name) => config[name] !== undefined && config[name] !== revertedValue(name));
    privateState.remember('set', [...known.set.filter((name) => !names.includes(name)), ...ours]);
    const first = names.filter((name) => config[name] !== undefined && !Object.hasOwn(found, name));
    privateState.remember('found', {
      ...Object.fromEntries(first.map((name) => [name, before[name] ?? null])),
      ...found,
    });
    if (names.includes('globalModuleSharing')) {
      privateState.remember('shared', config.globalModuleSharing === true ? true : undefined);
    }
  }

  /** Records the settings of an earlier configuration, whose original values are no longer known. */
  public static configured(privateState: PrivateStateAccess, config: AdminOrganizationConfig): void {
    privateState.remember(
      'set',
      SETTINGS.filter((name) => config[name] !== undefined && config[name] !== revertedValue(name)),
    );
    privateState.remember('shared', config.globalModuleSharing === true ? true : undefined);
  }

  /** Drops settings that were already reverted elsewhere. */
  public static seen(privateState: PrivateStateAccess, now: Partial<Settings>): void {
    const { set: earlier } = SettingsPrivateState.of(privateState);
    const left = earlier.filter((name) => now[name] !== revertedValue(name));
    if (left.length < earlier.length) privateState.remember('set', left);
  }

  private static of(privateState: PrivateStateAccess): {
    readonly set: readonly SettingName[];
    readonly found: { readonly [name: string]: Json };
  } {
    return {
      set: privateState.recall<readonly SettingName[]>('set') ?? [],
      found: privateState.recall<{ readonly [name: string]: Json }>('found') ?? {},
    };
  }
}

type Modification = PlanModification<typeof adminOrganization>;

/** A setting that is no longer configured reverts if Lintel has set it, and stays unchanged otherwise. */
async function modifyAdminOrganizationPlan(
  context: PlanContext,
  proposal: Proposal<typeof adminOrganization>,
): Promise<Modification> {
  const { config, unknown, prior, replaces } = proposal;
  const known = new SettingsPrivateState(context.privateState);
  const settings = prior && !replaces ? prior : undefined;
  const removed = settings ? SETTINGS.filter((name) => config[name] === undefined && !unknown.has(name)) : [];
  const back = removed.filter((name) => known.isOurs(name) && settings?.[name] !== revertedValue(name));
  reportSharing(context, proposal, back);
  return {
    set: Object.fromEntries(
      back.filter((name) => revertedValue(name) !== undefined).map((name) => [name, revertedValue(name)]),
    ),
    unknown: back.filter((name) => revertedValue(name) === undefined),
    keep: removed.filter((name) => !back.includes(name)),
    problems: await sharingProblems(context, proposal, known),
  };
}

function reportSharing(
  { run }: PlanContext,
  { config, prior, replaces, unknown }: Proposal<typeof adminOrganization>,
  back: readonly SettingName[],
): void {
  const before = replaces ? undefined : prior?.globalModuleSharing;
  const configured = unknown.has('globalModuleSharing') ? 'undecided' : config.globalModuleSharing;
  const planned = back.includes('globalModuleSharing') ? false : (configured ?? before);
  if (config.name !== undefined && planned !== undefined) sharingPlans.reportGlobal(run, config.name, planned);
}

/** Checks for a conflict when sharing with all organizations is first enabled; later, a list of consumers is drift. */
async function sharingProblems(
  { platform, run, signal }: PlanContext,
  { config, prior, replaces }: Proposal<typeof adminOrganization>,
  known: SettingsPrivateState,
): Promise<Problem[]> {
  const isDecided = prior && !replaces && (known.hasShared || prior.globalModuleSharing === true);
  if (config.globalModuleSharing !== true || config.name === undefined || isDecided) return [];
  const { name } = config;
  const consumers =
    sharingPlans.reportedConsumers(run, name) ?? (await look(() => findConsumers(platform, name, { signal }))) ?? [];
  if (consumers === 'undecided' || consumers.length === 0) return [];
  return [
    {
      path: ['globalModuleSharing'],
      severity: 'error',
      code: 'resources-conflict',
      summary: '`globalModuleSharing` conflicts with module consumers',
      detail: hasConsumersWords(name, consumers),
    },
  ];
}

type Move = NonNullable<ResourceHandlers<typeof adminOrganization>['move']>;

/** Converts state of `tfe_admin_organization_settings`, which also contains the module consumers. */
const moveAdminOrganization: Move = ({ state }) => {
  const { organization: name } = state;
  const consumers = state.module_sharing_consumer_organizations;
  return {
    state: {
      id: name,
      name,
      accessBetaTools: state.access_beta_tools ?? undefined,
      globalModuleSharing: state.global_module_sharing ?? undefined,
      workspaceLimit: state.workspace_limit ?? undefined,
      ssoEnabled: state.sso_enabled ?? undefined,
    },
    notCarried:
      Array.isArray(consumers) && consumers.length > 0
        ? [
            {
              name: 'module_sharing_consumer_organizations',
              because: `The consumers are a separate resource, \`lintel_admin_module_consumers\`: import it by \`${String(name)}\`.`,
            },
          ]
        : undefined,
  };
};
