import { PolicyAnswer, toAnswer } from './answer';
import type { Resource } from '../../../clients/json-api';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import { optionalObjectAt, optionalTextAt } from '../../../clients/read-answer';

/** The link to the code appears with it. */
export function hasCode(policy: Resource): boolean {
  return Boolean(optionalTextAt(policy, 'links', 'download'));
}

/** Absent where no code was ever sent. */
export async function downloadCode(platform: PlatformClient, policy: Resource, options?: CallOptions): Promise<string | undefined> {
  const { id } = policy;
  // An element of a list may have no links at all.
  if (optionalObjectAt(policy, 'links') && !hasCode(policy)) return undefined;
  return (await platform.download(path`/policies/${id}/download`, options))?.toString('utf8');
}

export async function withCode(platform: PlatformClient, found: Resource, options?: CallOptions): Promise<PolicyAnswer> {
  return { ...toAnswer(found), source: await downloadCode(platform, found, options) };
}

export async function uploadCode(platform: PlatformClient, id: string, source: string, options?: CallOptions): Promise<void> {
  await platform.put(path`/policies/${id}/upload`, Buffer.from(source, 'utf8'), options);
}
