/** Decisions and checks in the plan of a mount, for both kinds of mounts. */

import type { SecretsDialect } from '../../../../clients/connection';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import { unsupported } from '../dialect';
import { namespaceProblems } from '../system-object';
import { contentOf } from './mount-content';
import type { MountInputs } from './mount-fields';
import { mountId, mountWords, type MountKind, type MountPlace } from './mount-place';
import { listMounts, listMountsOnce } from './mount-requests';
import { versionProblems } from './mount-version';

type Inputs = Partial<MountInputs & MountPlace & { readonly remount: boolean }>;

/** The part of a proposal that both kinds have. */
interface MountProposal {
  readonly config: Inputs;
  readonly unknown: ReadonlySet<string>;
  readonly prior: (Partial<MountInputs> & MountPlace) | undefined;
  readonly changed: ReadonlySet<string>;
  readonly replaces: boolean;
}

interface MountModification {
  readonly keep: ('options' | 'pluginVersion')[];
  readonly inPlace: ('path' | 'namespace')[];
  readonly unknown: 'id'[];
  readonly problems: Problem[];
}

/** Settings that only a create can set. */
const FIXED = ['type', 'local', 'sealWrap', 'externalEntropyAccess', 'forceNoCache'];

export async function modifyMountPlan(
  context: PlanContext,
  kind: MountKind,
  proposal: MountProposal,
): Promise<MountModification> {
  const { config, prior, changed, replaces } = proposal;
  const keep: MountModification['keep'] = [
    ...(keepsOptions(context, proposal) ? (['options'] as const) : []),
    // The service cannot clear a version.
    ...(prior && config.pluginVersion === undefined && !proposal.unknown.has('pluginVersion')
      ? (['pluginVersion'] as const)
      : []),
  ];
  const nothing: MountModification = { keep, inPlace: [], unknown: [], problems: [] };
  const problems = [
    ...dialectProblems(context.secrets.dialect, config),
    ...(replaces || proposal.unknown.has('options')
      ? []
      : versionProblems(kind, config, prior?.options, managedOptions(context))),
  ];
  if (problems.length > 0) return { ...nothing, problems };
  if (!prior) return { ...nothing, problems: await placeProblems(context, kind, proposal) };
  const isElsewhere = changed.has('path') || changed.has('namespace');
  if (isElsewhere && config.remount === true && !FIXED.some((name) => changed.has(name))) {
    return {
      keep,
      inPlace: ['path', 'namespace'],
      unknown: ['id'],
      problems: [moveWarning(kind, prior), ...(await placeProblems(context, kind, proposal))],
    };
  }
  if (!replaces) return nothing;
  context.run.report(replacedName(kind, prior), true);
  return {
    ...nothing,
    problems: [replacementWarning(kind, prior, isElsewhere, await contentWords(context, kind, prior))],
  };
}

/** Content that a requested destroy deletes. */
export async function forcedDestroyProblems(
  context: PlanContext,
  kind: MountKind,
  state: Partial<MountInputs> & MountPlace & { readonly forceDestroy?: boolean },
): Promise<Problem[]> {
  const content = await contentWords(context, kind, state);
  if (content === undefined) return [];
  return [
    {
      path: [],
      severity: 'warning',
      code: 'mount-destroyed',
      summary: `Destroying the ${kind} mount deletes everything in it`,
      detail: `${mountWords(kind, state)} is destroyed with \`forceDestroy\`, and everything in it that this plan does not destroy itself: ${content}.`,
    },
  ];
}

/** The content that is lost with the mount, in words. Undefined if there is none, or if the destroy of a mount with content would be refused. */
async function contentWords(
  context: PlanContext,
  kind: MountKind,
  state: Partial<MountInputs> & MountPlace & { readonly forceDestroy?: boolean },
): Promise<string | undefined> {
  if (!state.forceDestroy) return undefined;
  const { found, hidden, opaque } = await contentOf(context, kind, state);
  const unseen = hidden.length === 0 ? [] : [`what the token may not list (${hidden.join(', ')})`];
  const unknown = opaque && hidden.length === 0 ? [`what an engine of the type \`${state.type}\` stores`] : [];
  const words = [...found, ...unseen, ...unknown];
  return words.length === 0 ? undefined : words.join('; ');
}

/**
 * Options that were never configured belong to the service. Until an apply has recorded the configured ones, state contains all of them, and those
 * in the configuration may be only some of them.
 */
function keepsOptions({ privateState }: PlanContext, { config, prior, unknown }: MountProposal): boolean {
  if (!prior || unknown.has('options') || !config.options) return false;
  if (privateState.recall('options') !== undefined) return false;
  return Object.entries(config.options).every(([key, value]) => prior.options?.[key] === value);
}

function managedOptions({ privateState }: PlanContext): readonly string[] {
  return privateState.recall<string[]>('options') ?? [];
}

const VAULT_ONLY = [
  'identityTokenKey',
  'delegatedAuthAccessors',
  'allowedManagedKeys',
  'trimRequestTrailingSlashes',
] as const;

function dialectProblems(dialect: SecretsDialect, config: Inputs): Problem[] {
  return [
    ...namespaceProblems(dialect, config.namespace),
    ...(dialect === 'vault' ? [] : configured(config).map((name) => unsupported(dialect, 'vault', name))),
  ];
}

function configured(config: Inputs): string[] {
  return VAULT_ONLY.filter((name) => {
    const value = config[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}

/** The configured settings that an older service has dropped. */
export function droppedSettings(config: Inputs, state: Partial<MountInputs>): string[] {
  const kept = configured(state);
  return configured(config).filter((name) => !kept.includes(name));
}

/** The paths of mounts must not be nested, which the list shows. */
async function placeProblems(context: PlanContext, kind: MountKind, proposal: MountProposal): Promise<Problem[]> {
  const { config, unknown, prior } = proposal;
  const { path, namespace } = config;
  if (path === undefined || unknown.has('namespace')) return [];
  const isReplaced = (other: string) => context.run.reported(replacedName(kind, { namespace, path: other })) === true;
  const inTheWay = async (list: typeof listMounts): Promise<string | undefined> =>
    ((await look(() => list(context, kind, namespace))) ?? [])
      .map(([mounted]) => mounted)
      .find(
        (mounted) =>
          !isReplaced(mounted) &&
          (path.startsWith(`${mounted}/`) ||
            mounted.startsWith(`${path}/`) ||
            (prior !== undefined && mounted === path)),
      );
  // There may be many new mounts, so they share a list. If it has a conflict, this run may have removed that since; a mount added later is left to
  // the service.
  const isFree = prior === undefined && (await inTheWay(listMountsOnce)) === undefined;
  const other = isFree ? undefined : await inTheWay(listMounts);
  if (other === undefined) return [];
  const where = other === path ? 'at this path' : path.startsWith(other) ? 'above it' : 'below it';
  return [
    {
      path: ['path'],
      severity: 'error',
      code: 'path-in-use',
      summary: 'The path is in use',
      detail: `The service has the ${kind} mount \`${other}\` ${where}, and mounts can be neither above nor below each other. Choose another path, or remove or move \`${other}\` first, in an apply of its own.`,
    },
  ];
}

function replacedName(kind: MountKind, place: MountPlace): string {
  return `replaced: ${mountId(kind, { namespace: place.namespace, path: place.path })}`;
}

const ENDS: { readonly [kind in MountKind]: string } = { secrets: 'leases', auth: 'leases and tokens' };

function moveWarning(kind: MountKind, prior: MountPlace): Problem {
  return {
    path: ['path'],
    severity: 'warning',
    code: 'mount-moved',
    summary: `The ${kind} mount moves`,
    detail: `${mountWords(kind, prior)} moves with everything in it, and its ${ENDS[kind]} end. Objects of this configuration that take their \`mount\` from \`path\` are destroyed before the move and recreated after it; objects that no configuration manages move along.`,
  };
}

function replacementWarning(
  kind: MountKind,
  prior: MountPlace,
  isElsewhere: boolean,
  content: string | undefined,
): Problem {
  const lost = content === undefined ? '' : ` Of its content, what this plan does not destroy is lost: ${content}.`;
  const instead = isElsewhere ? ' To move it with everything in it, set `remount` to true.' : '';
  return {
    path: [],
    severity: 'warning',
    code: 'mount-destroyed',
    summary: `The ${kind} mount is replaced`,
    detail: `${mountWords(kind, prior)} is destroyed with everything that it stores, and its ${ENDS[kind]} end.${lost}${instead}`,
  };
}
