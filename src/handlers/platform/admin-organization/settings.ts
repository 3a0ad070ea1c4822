import type { adminOrganization } from './definition';
import type { ConfigOf, StateOf } from '../../../definition/resource';
import type { Json, Memory } from '../../contract';

export type AdminOrganizationConfig = ConfigOf<typeof adminOrganization>;
type Settings = Pick<StateOf<typeof adminOrganization>, keyof typeof BACK>;

/** What may be set, with what it goes back to where it no longer is. Undefined: null, which leaves it to the service. */
const BACK = {
  accessBetaTools: false, globalModuleSharing: false, isDisabled: false,
  infraBuildWorkerApplyTimeout: undefined, infraBuildWorkerPlanTimeout: undefined, workspaceLimit: undefined,
} as const;

export type SettingName = keyof typeof BACK;
export const SETTINGS = Object.keys(BACK) as SettingName[];

export function backOf(name: SettingName): false | undefined {
  return BACK[name];
}

/** What Lintel has set of an organization, and what it found before it first did. */
export class MemoryOfSettings {
  constructor(private readonly memory: Pick<Memory, 'recall'>) {}

  /** Whether a setting has the value of ours, so that it goes back when it is no longer configured. */
  public isOurs(name: SettingName): boolean {
    return (this.memory.recall<readonly string[]>('set') ?? []).includes(name);
  }

  /** Whether sharing with everybody was decided here: what ends it behind our back is drift, and no conflict. */
  public get hasShared(): boolean {
    return this.memory.recall<boolean>('shared') ?? false;
  }

  /** Values from before Lintel set anything, for what it ever set. */
  public get found(): Readonly<Partial<Record<SettingName, Json>>> {
    return this.memory.recall<Partial<Record<SettingName, Json>>>('found') ?? {};
  }

  /** What was sent: what goes back is nobody's any more. */
  public static sent(memory: Memory, names: readonly SettingName[], config: AdminOrganizationConfig, before: Partial<Settings>): void {
    const { found, ...known } = MemoryOfSettings.of(memory);
    const ours = names.filter((name) => config[name] !== undefined && config[name] !== backOf(name));
    memory.remember('set', [...known.set.filter((name) => !names.includes(name)), ...ours]);
    const first = names.filter((name) => config[name] !== undefined && !Object.hasOwn(found, name));
    memory.remember('found', { ...Object.fromEntries(first.map((name) => [name, before[name] ?? null])), ...found });
    if (names.includes('globalModuleSharing')) memory.remember('shared', config.globalModuleSharing === true ? true : undefined);
  }

  /** What an earlier configuration has set: what was there before it is not known any more. */
  public static configured(memory: Memory, config: AdminOrganizationConfig): void {
    memory.remember('set', SETTINGS.filter((name) => config[name] !== undefined && config[name] !== backOf(name)));
    memory.remember('shared', config.globalModuleSharing === true ? true : undefined);
  }

  /** What somebody else has set back needs not go back again. */
  public static seen(memory: Memory, now: Partial<Settings>): void {
    const { set } = MemoryOfSettings.of(memory);
    const left = set.filter((name) => now[name] !== backOf(name));
    if (left.length < set.length) memory.remember('set', left);
  }

  private static of(memory: Memory): { readonly set: readonly SettingName[]; readonly found: { readonly [name: string]: Json } } {
    return { set: memory.recall<readonly SettingName[]>('set') ?? [], found: memory.recall<{ readonly [name: string]: Json }>('found') ?? {} };
  }
}
