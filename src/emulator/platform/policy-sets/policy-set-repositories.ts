import type { World } from '../../world';
import { clientOf } from '../connections/oauth-clients';
import { filesIn, filesOf, findRepository } from '../connections/reached-repository';
import type { Files, Repository } from '../connections/repositories';
import { filesOutcome } from '../policies/policy-content';
import type { PolicyOutcome } from '../policies/policy-content';
import { addVersion, contentOf } from './policy-set-versions';
import { detailsOf, policySets } from './policy-sets';
import type { PolicySet, PolicySetDetails } from './policy-sets';

/** Creates a version from the newest commit of the branch, if the set has a repository. */
export function followRepository(world: World, set: PolicySet): void {
  const details = detailsOf(world, set);
  const repository = details.repository && findRepository(world, details.repository);
  if (!repository || !details.repository) return;
  const commit = { identifier: repository.identifier, sha: repository.commit ?? '0'.repeat(40) };
  const source = sourceOf(world, details.repository.connection);
  addVersion(world, set, source, commit, contentOf(world, '', branchOutcome(world, details, repository)));
}

/** A commit creates a version of every set that uses its branch, if it changes a file that triggers the set. */
export function followBranches(world: World, after: Repository, before: Repository | undefined): void {
  if (!after.branches) return;
  for (const set of world.store.of(policySets).all()) {
    const details = detailsOf(world, set);
    if (!details.repository || findRepository(world, details.repository) !== after) continue;
    const { branch } = details.repository;
    if (isAwaited(details.updatePatterns, filesOf(before, branch) ?? {}, filesOf(after, branch) ?? {})) {
      followRepository(world, set);
    }
  }
}

function isAwaited(patterns: readonly string[], before: Files, after: Files): boolean {
  if (patterns.length === 0) return true;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  return patterns.map(globExpression).some((expression) => changed.some((name) => expression.test(name)));
}

/** `**` matches folders, `*` and `?` match within a name. */
function globExpression(pattern: string): RegExp {
  const parts = pattern.replace(/^\/+/, '').split(/(\*\*\/?|\*|\?)/);
  const translated = parts.map((part) => {
    if (part.startsWith('**')) return part.endsWith('/') ? '(?:.*/)?' : '.*';
    if (part === '*') return '[^/]*';
    return part === '?' ? '[^/]' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${translated.join('')}$`);
}

function branchOutcome(world: World, details: PolicySetDetails, repository: Repository): PolicyOutcome {
  const branch = details.repository?.branch ?? '';
  const files = filesOf(repository, branch);
  if (!files) return { error: `The branch ${branch} does not exist.` };
  return filesOutcome(filesIn(files, details.policiesPath ?? ''), details.kind, world.dialects.platform);
}

/** The kind of repository, as named in versions. */
function sourceOf(world: World, connection: string): string {
  const provider = clientOf(world, connection)?.serviceProvider ?? 'github';
  return provider.replace(/_.*$/, '');
}
