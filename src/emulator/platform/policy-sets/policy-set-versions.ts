import type { Call } from '../../exchange';
import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import { ARCHIVIST, addressUntil } from '../object-addresses';
import type { PolicyOutcome } from '../policies/policy-content';
import { policySets } from './policy-sets';
import type { PolicySet } from './policy-sets';

/** Content of a policy set: uploaded, or a commit of its repository. */
export interface PolicySetVersion {
  readonly id: string;
  readonly policySet: string;
  /** `tfe-api`, or the kind of the repository. */
  readonly source: string;
  readonly createdAt: string;
  /** The object in its upload address. */
  readonly object: string;
  readonly commit: PolicySetCommit | null;
  /** Null until it is uploaded. */
  readonly content: PolicySetContent | null;
}

export interface PolicySetCommit {
  readonly identifier: string;
  readonly sha: string;
}

interface PolicySetContent {
  /** The bytes as uploaded; empty for a commit. */
  readonly base64: string;
  readonly receivedAt: string;
  /** When reading ends, in milliseconds on the services' clock. */
  readonly readyAt: number;
  /** The result, from then on. */
  readonly outcome: PolicyOutcome;
}

export const policySetVersions: Kind<PolicySetVersion> = { name: 'policySetVersions', key: ({ id }) => id };

function bySet({ policySet }: PolicySetVersion): string {
  return policySet;
}

export function byUpload({ object }: PolicySetVersion): string {
  return object;
}

/** Newest first. */
export function versionsOf({ store }: World, { id }: Pick<PolicySet, 'id'>): PolicySetVersion[] {
  return store.of(policySetVersions).by(bySet, id).reverse();
}

/** The version in force: an errored version leaves the previous one in force. */
export function currentVersion(world: World, set: PolicySet): PolicySetVersion | undefined {
  return versionsOf(world, set).find((version) => statusOf(world, version) === 'ready');
}

export function statusOf({ clock }: World, { content }: PolicySetVersion): string {
  if (!content) return 'pending';
  if (clock.now().getTime() < content.readyAt) return 'ingressing';
  return 'error' in content.outcome ? 'errored' : 'ready';
}

export const UPLOADS = `${ARCHIVIST}/policy-set-version`;
const UPLOAD_MS = 3600 * 1000;

export function addVersion(
  world: World,
  set: PolicySet,
  source: string,
  commit: PolicySetVersion['commit'] = null,
  content: PolicySetVersion['content'] = null,
): PolicySetVersion {
  return world.store.of(policySetVersions).put({
    id: newId(world, 'polsetver'),
    policySet: set.id,
    source,
    createdAt: world.clock.now().toISOString(),
    object: newId(world, 'object'),
    commit,
    content,
  });
}

/** Content received now is read after the configured delay. */
export function contentOf({ clock, settings }: World, base64: string, outcome: PolicyOutcome): PolicySetContent {
  const now = clock.now();
  return { base64, receivedAt: now.toISOString(), readyAt: now.getTime() + settings.policyDelayMs, outcome };
}

export function versionDocument(world: World, call: Call, version: PolicySetVersion): ResourceDocument {
  const { id, policySet, source, createdAt, commit, content } = version;
  const status = statusOf(world, version);
  const reached = timestamps(version, status);
  const error = status === 'errored' && content && 'error' in content.outcome ? content.outcome.error : null;
  return {
    id,
    type: 'policy-set-versions',
    attributes: {
      source,
      status,
      'status-timestamps': reached,
      // The documentation only has the first of these.
      error,
      'error-message': error,
      'ingress-attributes': commit && {
        'commit-sha': commit.sha,
        'commit-url': `https://git.example/${commit.identifier}/commit/${commit.sha}`,
        'identifier': commit.identifier,
      },
      'created-at': createdAt,
      'updated-at': Object.values(reached).at(-1) ?? createdAt,
    },
    relationships: { 'policy-set': { data: { id: policySet, type: 'policy-sets' } } },
    links: { self: `/api/v2/policy-set-versions/${id}`, ...uploadLink(world, call, version) },
  };
}

/** The times of the states so far, in order. */
function timestamps(
  { source, createdAt, content }: PolicySetVersion,
  status: string,
): Readonly<Record<string, string>> {
  return {
    ...(source === 'tfe-api' ? { 'pending-at': createdAt } : {}),
    ...(content ? { 'ingressing-at': content.receivedAt } : {}),
    ...(content && !['pending', 'ingressing'].includes(status)
      ? { [`${status}-at`]: new Date(content.readyAt).toISOString() }
      : {}),
  };
}

/** Present for as long as it can be used. */
function uploadLink({ clock }: World, call: Call, version: PolicySetVersion): { readonly upload?: string } {
  const expiresAt = Date.parse(version.createdAt) + UPLOAD_MS;
  if (version.content || clock.now().getTime() >= expiresAt) return {};
  return { upload: addressUntil(call, `${UPLOADS}/${version.object}`, expiresAt) };
}

/** The set that the version belongs to. */
export function setOf({ store }: World, { policySet }: PolicySetVersion): PolicySet | undefined {
  return store.of(policySets).find(policySet);
}
