import { ApiError } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import type { PlatformClient } from '../../../clients/platform';
import { objectAt, optionalAddressAt, optionalTextAt, relatedIdAt, textAt } from '../../../clients/read-response';
import { parseDuration } from '../../../definition/kinds/duration';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { PlanContext, PlanModification, Proposal, ResourceContext, ResourceHandlers } from '../../contract';
import { sendCreation } from '../../creation';
import { InvalidConfig, NotFound, PartiallyCreated, Unfinished } from '../../errors';
import { look } from '../../look';
import { poll } from '../../poll';
import { fromWireKind } from '../shared/policy-sets/policy-kind';
import {
  findVersion,
  policySetPath,
  versionErrorOf,
  versionIdOf,
  versionInList,
  versionsPath,
} from '../shared/policy-sets/policy-set';
import { contentProblem } from '../shared/policy-sets/policy-set-content';
import { policySetMembers } from '../shared/policy-sets/policy-set-members';
import { policySetOwner } from '../shared/policy-sets/policy-set-part';
import { reportContent } from '../shared/policy-sets/policy-set-plans';
import { readFromList } from '../shared/read-from-list';
import type { policySetVersion } from './definition';

interface VersionConfig extends ConfigOf<typeof policySetVersion> {}
interface VersionState extends ReadStateOf<typeof policySetVersion> {}

/** A version cannot be changed or deleted in the service. */
export const policySetVersionResource: ResourceHandlers<typeof policySetVersion> = {
  modifyPlan: planVersion,

  planDeletion: () => Promise.resolve([stays]),

  create: publish,

  async read(context, known) {
    const { platform, signal } = context;
    const policySetId = known.policySetId!;
    const set = await policySetOwner.find(context, policySetId);
    const currentId = set && currentIdOf(set);
    // Only the policy set is needed to import its current version.
    const versionId = known.versionId ?? currentId;
    if (!set || versionId === undefined || !/^polsetver-[^/]+$/.test(versionId)) return undefined;
    // No response contains the content.
    const { contentHash, createdAt } = known;
    if (versionId === currentId && createdAt !== undefined) {
      // The current version is always ready, so many reads share the pages of the list of policy sets.
      return {
        id: `${policySetId}/${versionId}`,
        versionId,
        policySetId,
        contentHash,
        current: true,
        status: 'ready',
        createdAt,
      };
    }
    const found = await readFromList(platform, versionInList(policySetId, versionId), { signal });
    if (!found || relatedIdAt(found, 'policy-set') !== policySetId) return undefined;
    return { ...toState(policySetId, found, currentId), contentHash };
  },

  // The service has no operation for it.
  delete({ platform }, { policySetId, versionId }) {
    const { published } = progressOf(platform, policySetId);
    recordStep(platform, policySetId, published === versionId ? undefined : published);
    return Promise.resolve();
  },

  async isReady({ platform, signal }, { policySetId, versionId }) {
    const found = await findVersion(platform, versionId!, { signal });
    if (!found) throw deleted(policySetId!, versionId!);
    return isFinal(found, policySetId!);
  },
};

/** The ID of the enforced version, if there is one. A response without this information is malformed. */
export function currentIdOf(set: Resource): string | undefined {
  objectAt(set, 'relationships', 'current-version');
  return versionIdOf(set, 'current-version');
}

/** The policy set says which version is current. */
export function toState(policySetId: string, found: Resource, currentId: string | undefined): VersionState {
  const { id, attributes } = found;
  return {
    id: `${policySetId}/${id}`,
    versionId: id,
    policySetId,
    current: id === currentId,
    status: textAt(attributes, 'status'),
    error: versionErrorOf(found),
    createdAt: textAt(attributes, 'created-at'),
  };
}

const stays: Problem = {
  path: [],
  severity: 'warning',
  code: 'object-remains',
  summary: 'The content of the policy set stays in force',
  detail:
    'The service does not delete versions of policy sets. To end the policies, destroy the policy set, or upload a folder without policies.',
};

type Modification = PlanModification<typeof policySetVersion>;
type VersionProposal = Proposal<typeof policySetVersion>;

async function planVersion(context: PlanContext, proposal: VersionProposal): Promise<Modification> {
  const { config, prior, replaces, imported } = proposal;
  const { policySetId } = config;
  const isNew = !prior || replaces || imported;
  const set = policySetId !== undefined && isNew ? await lookAtSet(context, policySetId) : undefined;
  const modification = await planContent(proposal, set && kindOf(set));
  return {
    ...modification,
    problems: [...conflicts(context, proposal), ...(set ? refusals(set) : [])],
  };
}

function lookAtSet({ platform, signal }: PlanContext, policySetId: string): Promise<Resource | undefined> {
  return look(async () => (await platform.find(policySetPath(policySetId), undefined, { signal }))?.data);
}

/** Values that are still unknown are checked when Terraform plans again before the apply. */
async function planContent(
  { config, unknown, prior, replaces }: VersionProposal,
  kind: string | undefined,
): Promise<Modification> {
  // With `ignore_changes`, Terraform passes the path from state, which is absent after an import. Nothing is compared in that case.
  if (unknown.has('sourceDirectory') || config.sourceDirectory === undefined) return {};
  // oxlint-disable-next-line typescript/no-require-imports
  const { packFolder } = require('../shared/archives/archive') as typeof import('../shared/archives/archive');
  const { hash: contentHash } = await packFolder(config.sourceDirectory, contentProblem(kind));
  const set = { contentHash, current: true };
  if (!prior || replaces) return { set };
  // The service is still processing it.
  const goesOn = !['ready', 'errored', 'canceled'].includes(prior.status);
  const isOther =
    prior.contentHash === undefined
      ? // An entry point without a state knows only from where the content came. An import does not know that either.
        prior.sourceDirectory !== undefined && prior.sourceDirectory !== config.sourceDirectory
      : prior.contentHash !== contentHash;
  const isOutdated = !prior.current && !goesOn;
  return {
    set: goesOn ? { contentHash } : set,
    replace: [...(isOther ? (['contentHash'] as const) : []), ...(isOutdated ? (['current'] as const) : [])],
  };
}

/** Two folders for one policy set would replace each other's content in every apply. */
function conflicts({ run, platform }: PlanContext, { config, prior }: VersionProposal): Problem[] {
  const { policySetId, sourceDirectory } = config;
  if (policySetId === undefined || sourceDirectory === undefined) return [];
  const others = reportContent(run, policySetId, {
    versionId: prior?.versionId,
    folder: sourceDirectory,
    after: progressOf(platform, policySetId).steps,
  });
  if (others.length === 0) return [];
  return [
    {
      path: ['policySetId'],
      severity: 'error',
      code: 'resources-conflict',
      summary: 'The policy set has another `lintel_policy_set_version`',
      detail: `The policy set ${policySetId} also gets the content of ${others.map(({ folder }) => JSON.stringify(folder)).join(', ')}. Each upload replaces the whole content of a policy set: merge the folders, or use another policy set.`,
    },
  ];
}

/** The content of a policy set has a single source. */
function refusals(set: Resource): Problem[] {
  const reason = refusalOf(set);
  if (reason === undefined) return [];
  return [
    {
      path: ['policySetId'],
      severity: 'error',
      code: 'object-of-another-kind',
      summary: 'The policy set takes no uploads',
      detail: reason,
    },
  ];
}

function refusalOf(set: Resource): string | undefined {
  if (set.attributes['vcs-repo']) {
    return `The policy set ${set.id} gets its content from a repository, so nothing can be uploaded.`;
  }
  const count = policySetMembers.of(set, 'policyIds')?.length ?? 0;
  return count === 0
    ? undefined
    : `The policy set ${set.id} has ${count} ${count === 1 ? 'policy' : 'policies'} of its own. Remove them first: its content comes either from policies or from uploads.`;
}

function kindOf(set: Resource): string | undefined {
  return fromWireKind(optionalTextAt(set.attributes, 'kind'));
}

const PATIENCE = '10m';

/** The progress of this process with the content of one policy set. */
interface Progress {
  /** The version that it has published, for policy sets whose id plans could not know. */
  readonly published?: string;
  readonly steps: number;
}

const progresses = new WeakMap<PlatformClient, Map<string, Progress>>();

function progressOf(platform: PlatformClient, policySetId: string): Progress {
  return progresses.get(platform)?.get(policySetId) ?? { steps: 0 };
}

function recordStep(platform: PlatformClient, policySetId: string, published: string | undefined): void {
  const known = progresses.get(platform) ?? new Map<string, Progress>();
  const { steps } = progressOf(platform, policySetId);
  progresses.set(platform, known.set(policySetId, { published, steps: steps + 1 }));
}

/** Creates a version, uploads the content of the folder, and waits until the service enforces it. */
async function publish(context: ResourceContext, config: VersionConfig): Promise<VersionState> {
  const { platform, signal, progress } = context;
  const { policySetId, sourceDirectory } = config;
  const set = await policySetOwner.read(context, policySetId);
  const refusal = refusalOf(set) ?? publishedTwice(platform, set);
  if (refusal !== undefined) throw new InvalidConfig(['policySetId'], refusal);
  // oxlint-disable-next-line typescript/no-require-imports
  const { compress, packFolder } = require('../shared/archives/archive') as typeof import('../shared/archives/archive');
  const archive = await packFolder(sourceDirectory, contentProblem(kindOf(set)));
  const versionId = await send(context, policySetId, await compress(archive));
  let last: Resource | undefined;
  const patience = config.timeouts?.create ?? PATIENCE;
  const found = await poll(parseDuration(patience)!, signal, async () => {
    const version = await findVersion(platform, versionId, { signal });
    if (!version) throw deleted(policySetId, versionId);
    const status = textAt(version.attributes, 'status');
    if (status !== last?.attributes.status) progress(`${policySetId}/${versionId}: ${status}`);
    last = version;
    return isFinal(version, policySetId) ? version : undefined;
  });
  if (!found) {
    throw new Unfinished(
      `The version ${versionId} of ${policySetId} is still not ready after ${patience}. The service goes on with it, and enforces the content of before until then; \`timeouts.create\` says how long an apply waits.`,
      `${policySetId}/${versionId}`,
      last && { ...toState(policySetId, last, currentIdOf(set)), contentHash: archive.hash },
    );
  }
  recordStep(platform, policySetId, versionId);
  return { ...toState(policySetId, found, versionId), contentHash: archive.hash };
}

/** Reports two resources for the same policy set, if the plan did not know its ID. */
function publishedTwice(platform: PlatformClient, set: Resource): string | undefined {
  const { published: before } = progressOf(platform, set.id);
  if (before === undefined || currentIdOf(set) !== before) return undefined;
  return `The same run has just uploaded ${before} to the policy set ${set.id}. Each upload replaces the whole content of a policy set: configure one \`lintel_policy_set_version\` for it.`;
}

/** Returns the id of a new version with this content. Not interruptible between the requests, because the version could not be deleted. */
async function send(context: ResourceContext, policySetId: string, bytes: Buffer): Promise<string> {
  const { platform } = context;
  const { versionId, address } = await begin(context, policySetId);
  try {
    await platform.upload(address, bytes);
    return versionId;
  } catch (error) {
    if (!(error instanceof ApiError) || !EXPIRED.includes(error.status)) throw error;
    const again = await begin(context, policySetId);
    await platform.upload(again.address, bytes);
    return again.versionId;
  }
}

/** The responses of stores to an expired URL. */
const EXPIRED: readonly number[] = [403, 404, 410];

async function begin(
  { platform, signal }: ResourceContext,
  policySetId: string,
): Promise<{ readonly versionId: string; readonly address: string }> {
  const what = `A version of ${policySetId}`;
  const { made } = await sendCreation({
    what,
    importId: policySetId,
    signal,
    pace: platform.pace,
    send: async () => (await platform.post(versionsPath(policySetId), undefined, { signal })).data,
    // After a lost response, the version has no content, changes nothing, and cannot be distinguished from the versions of other clients.
    look: () => Promise.resolve(undefined),
  });
  const address = made && optionalAddressAt(made, undefined, 'links', 'upload')?.href;
  if (!made || address === undefined) {
    throw new PartiallyCreated(what, policySetId, 'the service does not say where to send its content');
  }
  return { versionId: made.id, address };
}

/** Whether the service enforces the version. Throws if it never will. */
function isFinal(found: Resource, policySetId: string): boolean {
  const status = textAt(found.attributes, 'status');
  if (status === 'errored' || status === 'canceled') {
    throw new InvalidConfig(
      ['sourceDirectory'],
      `The service could not use the content: ${versionErrorOf(found) ?? `the version ${found.id} is ${status}`}. The policy set ${policySetId} enforces the same content as before.`,
    );
  }
  return status === 'ready';
}

function deleted(policySetId: string, versionId: string): NotFound {
  return new NotFound(
    `The version ${versionId} of ${policySetId} cannot be read any more: the policy set may be gone.`,
  );
}
