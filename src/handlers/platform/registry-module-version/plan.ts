import type { registryModuleVersion } from './definition';
import { lookAtModule } from './find';
import { addressOfId } from './place';
import type { Problem } from '../../../definition/problem';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';
import { look } from '../../look';

type Advice = PlanAdvice<typeof registryModuleVersion>;

/** What the content of the folder, and the module, mean for a plan. */
export async function planRegistryModuleVersion(context: PlanContext, proposal: Proposal<typeof registryModuleVersion>): Promise<Advice> {
  const advice = await planContent(proposal);
  return { ...advice, problems: [...advice.problems ?? [], ...await findRepository(context, proposal)] };
}

/** What is not known yet is looked at when Terraform plans again, before it applies. */
async function planContent({ config, unknown, prior, replaces }: Proposal<typeof registryModuleVersion>): Promise<Advice> {
  // With `ignore_changes` Terraform gives the path that the state has, which is none after an import: then nothing is compared.
  if (unknown.has('sourceDirectory') || config.sourceDirectory === undefined) return {};
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { packFolder } = require('./archive') as typeof import('./archive');
  const { hash: contentHash } = await packFolder(config.sourceDirectory);
  const set = { contentHash };
  // One that was imported unfinished has nothing that could be kept.
  if (prior && !replaces && prior.contentHash === undefined && prior.status !== 'ok') return { set, replace: ['contentHash'] };
  // An import that could not read the archive takes what is here for what is there.
  if (!prior || replaces || prior.contentHash === undefined || prior.contentHash === contentHash) return { set };
  if (config.replaceOnChange ?? true) return { set, replace: ['contentHash'] };
  return {
    problems: [{
      path: ['sourceDirectory'], severity: 'error', summary: 'The content of a version changed',
      detail: `The version ${prior.version} is published with another content (${prior.contentHash}) than ${JSON.stringify(config.sourceDirectory)} has now (${contentHash}). `
        + 'Raise `version`, or set `replaceOnChange` to have it deleted and made again.',
    }],
  };
}

/** The versions of a module with a repository are its tags. */
async function findRepository({ platform, signal }: PlanContext, { config, prior, replaces, imported }: Proposal<typeof registryModuleVersion>): Promise<Problem[]> {
  const { moduleId } = config;
  if (moduleId === undefined || (prior && !replaces && !imported)) return [];
  const module = await look(() => lookAtModule(platform, { address: addressOfId(moduleId) }, { signal }));
  if (!module?.attributes['vcs-repo']) return [];
  return [{
    path: ['moduleId'], severity: 'error', summary: 'The module has a repository',
    detail: `${moduleId} is published from a repository, whose tags are its versions: the service takes no other.`,
  }];
}
