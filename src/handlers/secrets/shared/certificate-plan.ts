import { contradictions, imported } from './certificate-import';
import { isTooShort, Life, seconds, Status, statusAt } from './certificate-life';
import type { Verb } from './certificate-request';
import { NOTES } from './certificate-resource';
import { sameReviews } from './certificate-spellings';
import { seconds as secondsOf } from './fields';
import { lookAtRole } from './pki-role-plans';
import type { SecretsDialect } from '../../../clients/connection';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { PlanContext } from '../../contract';
import type { AnyPlanModification, SomeProposal } from '../../registry';

/** A plan as the definitions of all certificates have it. */
type Modification = Required<Pick<AnyPlanModification, 'problems'>> & AnyPlanModification;

/**
 * Whether a certificate is due, by the service's time of the last read; whether what was imported is what is configured; and whether the
 * role allows what is asked for, where another certificate will be.
 */
export async function modifyCertificatePlan<Proposal, State>(context: PlanContext, verb: Verb, proposal: Proposal): Promise<State> {
  return modifyPlan(context, verb, proposal as SomeProposal) as Promise<State>;
}

async function modifyPlan(context: PlanContext, verb: Verb, proposal: SomeProposal): Promise<AnyPlanModification> {
  const { config, prior, replaces } = proposal;
  const life = prior === undefined ? { problems: [] } : lifetimeModification(context, proposal, prior);
  const taken = prior === undefined || !proposal.imported ? {} : importModification(proposal, prior);
  const same = prior === undefined ? [] : sameReviews(verb, proposal, prior);
  const isNew = prior === undefined || replaces;
  return {
    ...taken, ...life,
    replace: [...life.replace ?? [], ...taken.replace ?? []],
    set: { ...taken.set, ...life.set },
    inPlace: same,
    problems: [
      ...dialectProblems(context.secrets.dialect, config), ...renewalProblems(config), ...requestProblems(proposal),
      ...isNew ? await roleProblems(context, verb, proposal) : [], ...life.problems,
    ],
  };
}

/** Anything but `valid` is replaced; `renewBefore` counts as it is configured now. */
function lifetimeModification({ privateState }: PlanContext, { config, unknown, changed }: SomeProposal, prior: Values): Modification {
  const now = privateState.recall<string>(NOTES.readAt);
  if (now === undefined || prior.validUntil === undefined) return { problems: [] };
  const life: Life = {
    validFrom: String(prior.validFrom), validUntil: String(prior.validUntil), revocationTime: Number(prior.revocationTime ?? 0), issuedAt: privateState.recall<string>(NOTES.issuedAt),
  };
  const renewBefore = (unknown.has('renewBefore') ? prior.renewBefore : config.renewBefore) as string | undefined;
  const status = statusAt(now, life, renewBefore);
  const kept = status === prior.status ? {} : { set: { status } };
  if (status === 'valid') return { ...kept, problems: isTooShort(life, renewBefore) ? [tooShort(life)] : [] };
  const { notAfter } = config;
  if (notAfter !== undefined && !changed.has('notAfter') && seconds(String(notAfter)) <= seconds(now)) return { ...kept, problems: [ended(status, String(notAfter))] };
  return { replace: ['status'], unknown: ['status'], problems: [] };
}

function tooShort({ validUntil }: Life): Problem {
  return {
    path: ['renewBefore'], severity: 'warning', summary: 'The certificate is replaced only once it has expired',
    detail: `It was granted for no longer than \`renewBefore\` before its end, ${validUntil}: every certificate that followed would be due at once. Configure a shorter time, or a share of the lifetime such as "30%".`,
  };
}

function ended(status: Status, notAfter: string): Problem {
  return {
    path: ['notAfter'], severity: 'warning', summary: `The certificate is ${status}, and not replaced`,
    detail: `\`notAfter\` is ${notAfter}, which has passed: no other certificate could outlive it. Configure a later time, or remove the certificate.`,
  };
}

/** An import records what is configured, and replaces where the certificate shows that it is another. */
function importModification(proposal: SomeProposal, prior: Values): AnyPlanModification {
  const certificate = imported(proposal, prior);
  return { replace: contradictions(proposal, prior), ...certificate === undefined ? {} : { set: { certificate } } };
}

/** What only the enterprise edition of one of the services has. */
export function dialectProblems(dialect: SecretsDialect, { externalPolicy, certMetadata }: Values): Problem[] {
  if (dialect !== 'openbao') return [];
  const absent = (name: string): Problem => ({
    path: [name], severity: 'error', summary: `\`${name}\` is not supported`, detail: `With the dialect "openbao" the service does not have \`${name}\`. Remove it, or set the provider's dialect.`,
  });
  return [...externalPolicy === undefined ? [] : [absent('externalPolicy')], ...certMetadata ? [absent('certMetadata')] : []];
}

function renewalProblems({ renewBefore, ttl }: Values): Problem[] {
  if (renewBefore === undefined || ttl === undefined || ttl === '' || String(renewBefore).endsWith('%')) return [];
  const [before, whole] = [secondsOf(String(renewBefore)), secondsOf(String(ttl))];
  if (whole === 0 || before < whole) return [];
  return [{
    path: ['renewBefore'], severity: 'error', summary: 'Invalid `renewBefore`',
    detail: `${JSON.stringify(renewBefore)} is not less than \`ttl\`, which is ${JSON.stringify(ttl)}: each certificate would be due at once.`,
  }];
}

/** A request for a certificate is signed with its own key. The library that reads it is loaded where there is one to look at. */
function requestProblems({ config: { csr }, prior }: SomeProposal): Problem[] {
  if (csr === undefined || csr === prior?.csr) return [];
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { findRequestFault } = require('./certificate-names') as typeof import('./certificate-names');
  const fault = findRequestFault(String(csr));
  return fault === undefined ? [] : [{ path: ['csr'], severity: 'error', summary: 'Invalid `csr`', detail: `${fault} Make another one, such as with "openssl req -new".` }];
}

async function roleProblems(context: PlanContext, verb: Verb, { config, unknown }: SomeProposal): Promise<Problem[]> {
  const { mount, role, commonName, ipSans, certMetadata } = config;
  const asksFor = (verb === 'issue' && !commonName && !unknown.has('commonName')) || isSome(ipSans) || isSome(certMetadata);
  if (mount === undefined || role === undefined || !asksFor) return [];
  const rules = await lookAtRole(context, { mount: String(mount), collection: 'roles', name: String(role) });
  if (!rules) return [];
  const problem = (name: string, detail: string): Problem => ({ path: [name], severity: 'error', summary: 'The role does not allow it', detail });
  const named = `The role ${JSON.stringify(role)}`;
  return [
    ...verb === 'issue' && !commonName && !unknown.has('commonName') && rules.requireCn ? [problem('commonName', `${named} requires a common name. Configure \`commonName\`, or set \`require_cn\` of the role to false.`)] : [],
    ...isSome(ipSans) && rules.allowIpSans === false ? [problem('ipSans', `${named} does not allow IP addresses. Remove \`ipSans\`, or set \`allow_ip_sans\` of the role to true.`)] : [],
    ...isSome(certMetadata) && rules.noStoreMetadata ? [problem('certMetadata', `${named} has \`no_store_metadata\`, with which no metadata is kept. Remove \`certMetadata\`, or set \`no_store_metadata\` of the role to false.`)] : [],
  ];
}

function isSome(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
