import { optionalTextAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext, PlanModification, Proposal } from '../../../contract';
import { look } from '../../../look';
import { moduleProblem } from '../../shared/registry/module-files';
import { addressOfId } from '../../shared/registry/version-address';
import type { registryModuleVersion } from '../definition';
import { lookAtModule } from './version';

type Modification = PlanModification<typeof registryModuleVersion>;

/** Plans the content hash of the folder, and reports problems with the module. */
export async function modifyRegistryModuleVersionPlan(
  context: PlanContext,
  proposal: Proposal<typeof registryModuleVersion>,
): Promise<Modification> {
  const modification = await planContent(proposal);
  return {
    ...modification,
    problems: [
      ...(modification.problems ?? []),
      ...missingSource(proposal),
      ...(await moduleProblems(context, proposal)),
    ],
  };
}

/** Values that are still unknown are checked when Terraform plans again before the apply. */
async function planContent({
  config,
  unknown,
  prior,
  replaces,
}: Proposal<typeof registryModuleVersion>): Promise<Modification> {
  // With `ignore_changes`, Terraform passes the path from state, which is absent after an import. Nothing is compared in that case.
  if (unknown.has('sourceDirectory') || config.sourceDirectory === undefined) return {};
  // oxlint-disable-next-line typescript/no-require-imports
  const { packFolder } = require('../../shared/archives/archive') as typeof import('../../shared/archives/archive');
  const { hash: contentHash } = await packFolder(config.sourceDirectory, moduleProblem);
  const set = { contentHash };
  // A version that was imported unfinished has no content to keep.
  if (prior && !replaces && prior.contentHash === undefined && prior.status !== 'ok') {
    return { set, replace: ['contentHash'] };
  }
  // After an import that could not read the archive, the local content is assumed to be the published content.
  if (!prior || replaces || prior.contentHash === undefined || prior.contentHash === contentHash) return { set };
  if (config.replaceOnChange ?? true) return { set, replace: ['contentHash'] };
  return {
    problems: [
      {
        path: ['sourceDirectory'],
        severity: 'error',
        code: 'published-content-changed',
        summary: 'The content of a version changed',
        detail:
          `The version ${prior.version} is published with another content (${prior.contentHash}) than ${JSON.stringify(config.sourceDirectory)} has now (${contentHash}). ` +
          'Raise `version`, or set `replaceOnChange` to have it deleted and made again.',
      },
    ],
  };
}

/**
 * An imported version has its content, and its generated configuration has no folder path. A replacement is planned again as a creation, using the
 * configured values instead of the ones that `ignore_changes` takes from the state.
 */
function missingSource({ config, unknown, prior }: Proposal<typeof registryModuleVersion>): Problem[] {
  const isGiven = (name: 'sourceDirectory' | 'commitSha') => config[name] !== undefined || unknown.has(name);
  if (prior || isGiven('sourceDirectory') || isGiven('commitSha')) return [];
  return [
    {
      path: ['sourceDirectory'],
      severity: 'error',
      code: 'attribute-missing',
      summary: 'Missing `sourceDirectory`',
      detail: 'Configure `sourceDirectory` or, for a module that is published from a branch, `commitSha`.',
    },
  ];
}

/** Uploads are for modules without a repository, and commits for those that are published from a branch. */
async function moduleProblems(
  { platform, signal }: PlanContext,
  { config, unknown, prior, replaces, imported }: Proposal<typeof registryModuleVersion>,
): Promise<Problem[]> {
  const { moduleId } = config;
  if (moduleId === undefined || (prior && !replaces && !imported)) return [];
  const module = await look(() => lookAtModule(platform, { address: addressOfId(moduleId) }, { signal }));
  if (!module) return [];
  const branch = optionalTextAt(module.attributes, 'vcs-repo', 'branch') || undefined;
  const byCommit = config.commitSha !== undefined || unknown.has('commitSha');
  if (!module.attributes['vcs-repo']) {
    return byCommit
      ? [
          ofAnotherKind(
            'commitSha',
            'The module has no repository',
            `${moduleId} is not published from a branch: configure \`sourceDirectory\` in place of \`commitSha\`.`,
          ),
        ]
      : [];
  }
  if (branch === undefined) {
    const detail = `${moduleId} is published from a repository, whose tags are its versions: the service takes no other.`;
    return [ofAnotherKind('moduleId', 'The module has a repository', detail)];
  }
  if (byCommit || unknown.has('sourceDirectory') || config.sourceDirectory === undefined) return [];
  const detail = `${moduleId} is published from the branch ${branch} of a repository: configure a commit of it as \`commitSha\` in place of \`sourceDirectory\`.`;
  return [ofAnotherKind('sourceDirectory', 'The module has a repository', detail)];
}

function ofAnotherKind(attribute: string, summary: string, detail: string): Problem {
  return { path: [attribute], severity: 'error', code: 'object-of-another-kind', summary, detail };
}
