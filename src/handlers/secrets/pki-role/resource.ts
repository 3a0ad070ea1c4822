import { PkiRoleAnswer, placeOf, toAnswer } from './answer';
import { planBits, Size, SIZES } from './bits';
import { changedBody, dialectProblems, newBody } from './body';
import { pkiRole } from './definition';
import { movePkiRole } from './move';
import { findNetworkFault, sameNetworks } from './networks';
import { findPolicyFault, samePolicies } from './policies';
import type { Problem } from '../../../definition/problem';
import type { PlanAdvice, Proposal, ResourceHandlers } from '../../contract';
import { nameProblems } from '../dialect';
import { create, find, remove, update } from '../object';
import { tellRole } from '../pki-role-plans';

interface PkiRoleProposal extends Proposal<typeof pkiRole> {}

export const pkiRoleResource: ResourceHandlers<typeof pkiRole> = {
  async plan(context, proposal) {
    const { secrets: { dialect } } = context;
    const { config } = proposal;
    if (config.mount !== undefined && config.name !== undefined) tellRole(context, placeOf(config), config);
    const sizes = sizeAdvice(proposal);
    return {
      ...sizes,
      keep: [...sizes.keep ?? [], ...keptSpellings(proposal)],
      problems: [...nameProblems(dialect, config.name), ...dialectProblems(dialect, config), ...elementProblems(config)],
    };
  },

  async create(context, config) {
    const place = placeOf(config);
    return create<PkiRoleAnswer>(context, {
      what: `The role \`${config.name}\``,
      place,
      attributes: pkiRole.attributes,
      config,
      body: newBody(context.secrets.dialect, config),
      toAnswer: (data) => toAnswer(place, data, config as Partial<PkiRoleAnswer>),
    });
  },

  async read(context, known) {
    const place = placeOf(known);
    const data = await find(context, place);
    return data && toAnswer(place, data, known);
  },

  async update(context, change) {
    const place = placeOf(change.config);
    const data = await update(context, place, `The role \`${place.name}\``, changedBody(context.secrets.dialect, change));
    return toAnswer(place, data, { ...change.prior, ...change.config } as Partial<PkiRoleAnswer>);
  },

  async delete(context, state) {
    await remove(context, placeOf(state));
  },

  move: movePkiRole,
};

/** Which sizes there will be follows from the kind of key, if that is known. */
function sizeAdvice({ config, unknown, prior }: PkiRoleProposal): Pick<PlanAdvice<typeof pkiRole>, 'set' | 'keep' | 'unknown'> {
  const open = SIZES.filter((size) => !unknown.has(size));
  const { keyType } = config;
  if (keyType === undefined) return { unknown: open.filter((size) => config[size] === undefined) };
  const adviceOn = (size: Size) => planBits(keyType, size, { config: config[size], prior: prior?.[size], priorType: prior?.keyType });
  const advice = open.map((size) => [size, adviceOn(size)] as const);
  return {
    set: Object.fromEntries(advice.flatMap(([size, { set }]) => (set === undefined ? [] : [[size, set]]))),
    keep: advice.flatMap(([size, { keep }]) => (keep ? [size] : [])),
  };
}

/** Other spellings of what is there. */
function keptSpellings({ config, unknown, prior }: PkiRoleProposal): ('policyIdentifiers' | 'allowedIpSansCidr')[] {
  const isKept = (name: 'policyIdentifiers' | 'allowedIpSansCidr', isSame: (one?: readonly string[], other?: readonly string[]) => boolean) => (
    !unknown.has(name) && config[name] !== undefined && prior?.[name] !== undefined && isSame(config[name], prior[name]));
  return [...isKept('policyIdentifiers', samePolicies) ? ['policyIdentifiers'] as const : [], ...isKept('allowedIpSansCidr', sameNetworks) ? ['allowedIpSansCidr'] as const : []];
}

/** What no pattern can say of an element. */
function elementProblems({ policyIdentifiers = [], allowedIpSansCidr = [] }: PkiRoleProposal['config']): Problem[] {
  const problem = (name: string) => (detail: string | undefined): Problem[] => (detail === undefined ? [] : [{ path: [name], severity: 'error', summary: `Invalid \`${name}\``, detail }]);
  return [...policyIdentifiers.map(findPolicyFault).flatMap(problem('policyIdentifiers')), ...allowedIpSansCidr.map(findNetworkFault).flatMap(problem('allowedIpSansCidr'))];
}
