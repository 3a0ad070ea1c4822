/** Additions of the plan to the marks of the attributes: changes in place, and a name that does not follow from the repository. */

import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import { completeAddress, moduleId, modulePath, type GivenAddress } from '../../shared/registry/module-address';
import { noCodeManagers } from '../../shared/registry/no-code';
import { IDENTITY } from './documents';
import { derivedName } from './publication';
import type { Modification, ModuleProposal } from './types';

export async function modifyRegistryModulePlan(context: PlanContext, proposal: ModuleProposal): Promise<Modification> {
  const { config, unknown, prior, changed } = proposal;
  const inPlace = changedInPlace(context, proposal);
  const isRemoved =
    prior !== undefined && config.noCode === undefined && !unknown.has('noCode') && changed.has('noCode');
  return {
    ...(isRemoved ? { set: { noCode: false } } : {}),
    inPlace,
    keep: keptInputs(proposal, inPlace),
    problems: [
      ...nameProblems(proposal),
      ...noCodeProblems(context, proposal),
      ...(await findMissingNoCode(context, proposal, inPlace)),
    ],
  };
}

/** Only HCP Terraform can change whether a module is used without code. Changing the repository makes it a different module. */
function changedInPlace({ platform }: PlanContext, { config, prior }: ModuleProposal): ('noCode' | 'vcsRepo')[] {
  const [wanted, present] = [config.vcsRepo, prior?.vcsRepo];
  const isSame = wanted && present && IDENTITY.every((name) => (wanted[name] ?? '') === (present[name] ?? ''));
  return [...(platform.dialect === 'hcp' ? (['noCode'] as const) : []), ...(isSame ? (['vcsRepo'] as const) : [])];
}

/** A name that is no longer configured stays if it follows from the repository, and tags may be managed elsewhere. */
function keptInputs(
  { config, unknown, prior }: ModuleProposal,
  inPlace: readonly string[],
): ('name' | 'moduleProvider' | 'tags')[] {
  if (!prior) return [];
  const isOpen = (name: 'name' | 'moduleProvider' | 'tags') => config[name] === undefined && !unknown.has(name);
  const derived = inPlace.includes('vcsRepo') && config.vcsRepo ? derivedName(config.vcsRepo.identifier) : undefined;
  const isNamedAlike = derived?.name === prior.name && derived?.moduleProvider === prior.moduleProvider;
  return [
    ...(isNamedAlike ? (['name', 'moduleProvider'] as const).filter(isOpen) : []),
    ...(isOpen('tags') ? (['tags'] as const) : []),
  ];
}

/** A no-code module resource manages the same setting, and more. */
function noCodeProblems({ run }: PlanContext, { config, prior }: ModuleProposal): Problem[] {
  if (config.noCode !== true || prior?.registryModuleId === undefined) return [];
  return noCodeManagers.report(run, prior.registryModuleId, 'lintel_registry_module');
}

/** An existing module already has its name. */
function nameProblems({ config, unknown, prior, replaces }: ModuleProposal): Problem[] {
  const { vcsRepo, name } = config;
  if (!vcsRepo || name !== undefined || unknown.has('name') || (prior && !replaces)) return [];
  if (derivedName(vcsRepo.identifier)) return [];
  return [
    {
      path: ['name'],
      severity: 'error',
      code: 'attribute-missing',
      summary: 'Missing `name`',
      detail: `The repository ${vcsRepo.identifier} is not called \`terraform-<provider>-<name>\`, so it does not say what the module is called. Configure \`name\` and \`moduleProvider\`.`,
    },
  ];
}

/** A replacement deletes the module and its versions before it creates the new module, so an unsupported setting must be reported earlier. */
async function findMissingNoCode(
  context: PlanContext,
  { config, unknown, prior, changed }: ModuleProposal,
  inPlace: readonly string[],
): Promise<readonly Problem[]> {
  const { platform, signal } = context;
  const isWanted = unknown.has('noCode') || (config.noCode === true && prior?.noCode !== true);
  const replacing = [...changed].filter((name) => !ALWAYS_IN_PLACE.includes(name) && !inPlace.includes(name));
  if (!prior || !isWanted || replacing.length === 0) return [];
  const address = completeAddress(prior as GivenAddress);
  const found = (await platform.find(modulePath(address), undefined, { signal }))?.data;
  if (!found || found.attributes['no-code'] !== undefined) return [];
  return [
    {
      path: ['noCode'],
      severity: 'error',
      code: 'unsupported-by-service',
      summary: 'The service has no modules without code',
      detail: `The response for ${moduleId(address)} has no \`no-code\`, which only the hosted edition has: the module would be deleted with all its versions, and could not be created again with \`noCode\`. Remove \`noCode\`.`,
    },
  ];
}

const ALWAYS_IN_PLACE: readonly string[] = ['testConfig', 'tags', 'initialVersion'];
