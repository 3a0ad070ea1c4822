import type { SecretsDialect } from '../../../../clients/connection';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import type { AnyPlanModification, SomeProposal } from '../../../registry';
import { seconds as secondsOf } from '../fields';
import { outlivedIssuerProblems, outlivingProblems } from '../pki/outlived-issuer';
import { lookAtRole } from '../pki/pki-role-plans';
import { contradictions, imported } from './certificate-import';
import { isTooShort, Life, seconds, Status, statusAt } from './certificate-life';
import type { Verb } from './certificate-request';
import { NOTES } from './certificate-resource';
import { unchangedInputs } from './certificate-spellings';

/** A plan modification for the definition of any certificate. */
type Modification = Required<Pick<AnyPlanModification, 'problems'>> & AnyPlanModification;

/**
 * Plans whether a certificate is due for renewal, according to the service's clock at the last read; whether an imported certificate matches
 * the configuration; and, if a new certificate is planned, whether the role allows the request.
 */
export async function modifyCertificatePlan<Proposal, State>(
  context: PlanContext,
  verb: Verb,
  proposal: Proposal,
): Promise<State> {
  return modifyPlan(context, verb, proposal as SomeProposal) as Promise<State>;
}

async function modifyPlan(context: PlanContext, verb: Verb, proposal: SomeProposal): Promise<AnyPlanModification> {
  const { config, prior, replaces } = proposal;
  const life = prior === undefined ? { problems: [] } : lifetimeModification(context, proposal, prior);
  const adopted = prior === undefined || !proposal.imported ? {} : importModification(proposal, prior);
  const unchanged = prior === undefined ? [] : unchangedInputs(verb, proposal, prior);
  const isNew = prior === undefined || replaces;
  return {
    ...adopted,
    ...life,
    replace: [...(life.replace ?? []), ...(adopted.replace ?? [])],
    set: { ...adopted.set, ...life.set },
    inPlace: unchanged,
    problems: [
      ...dialectProblems(context.secrets.dialect, config),
      ...renewalProblems(config),
      ...requestProblems(proposal),
      ...(isNew ? await roleProblems(context, verb, proposal) : life.replace ? [] : outlivedIssuerProblems(prior)),
      ...(isNew ? await outlivingProblems(context, proposal) : []),
      ...life.problems,
    ],
  };
}

/** Replaces a certificate with any status other than `valid`. The configured `renewBefore` applies, not the one in state. */
function lifetimeModification(
  { privateState }: PlanContext,
  { config, unknown, changed }: SomeProposal,
  prior: Values,
): Modification {
  const now = privateState.recall<string>(NOTES.readAt);
  if (now === undefined || prior.validUntil === undefined) return { problems: [] };
  const life: Life = {
    validFrom: String(prior.validFrom),
    validUntil: String(prior.validUntil),
    revocationTime: Number(prior.revocationTime ?? 0),
    issuedAt: privateState.recall<string>(NOTES.issuedAt),
  };
  const renewBefore = (unknown.has('renewBefore') ? prior.renewBefore : config.renewBefore) as string | undefined;
  const status = statusAt(now, life, renewBefore);
  const kept = status === prior.status ? {} : { set: { status } };
  if (status === 'valid') return { ...kept, problems: isTooShort(life, renewBefore) ? [tooShort(life)] : [] };
  const { notAfter } = config;
  if (notAfter !== undefined && !changed.has('notAfter') && seconds(String(notAfter)) <= seconds(now)) {
    return { ...kept, problems: [pastEnd(status, String(notAfter))] };
  }
  return { replace: ['status'], unknown: ['status'], problems: [] };
}

function tooShort({ validUntil }: Life): Problem {
  return {
    path: ['renewBefore'],
    severity: 'warning',
    code: 'certificate-not-renewed',
    summary: 'The certificate is replaced only after it has expired',
    detail: `The certificate ends at ${validUntil}, and its lifetime is not longer than \`renewBefore\`, so every new certificate would be due for renewal immediately. Configure a shorter duration, or a percentage of the lifetime such as "30%".`,
  };
}

function pastEnd(status: Status, notAfter: string): Problem {
  return {
    path: ['notAfter'],
    severity: 'warning',
    code: 'certificate-not-renewed',
    summary: `The certificate is ${status} and is not replaced`,
    detail: `\`notAfter\` is ${notAfter}, which is in the past: a new certificate would have expired already. Configure a later time, or remove the certificate.`,
  };
}

/** After an import, records the configured inputs, and replaces the certificate if it contradicts them. */
function importModification(proposal: SomeProposal, prior: Values): AnyPlanModification {
  const certificate = imported(proposal, prior);
  return { replace: contradictions(proposal, prior), ...(certificate === undefined ? {} : { set: { certificate } }) };
}

/** Inputs that require Vault Enterprise. */
export function dialectProblems(dialect: SecretsDialect, { externalPolicy, certMetadata }: Values): Problem[] {
  if (dialect !== 'openbao') return [];
  const unsupportedInput = (name: string): Problem => ({
    path: [name],
    severity: 'error',
    code: 'unsupported-by-service',
    summary: `\`${name}\` is not supported`,
    detail: `The dialect "openbao" does not support \`${name}\`. Remove it, or change the provider's dialect.`,
  });
  return [
    ...(externalPolicy === undefined ? [] : [unsupportedInput('externalPolicy')]),
    ...(certMetadata ? [unsupportedInput('certMetadata')] : []),
  ];
}

function renewalProblems({ renewBefore, ttl }: Values): Problem[] {
  if (renewBefore === undefined || ttl === undefined || ttl === '' || String(renewBefore).endsWith('%')) return [];
  const [before, whole] = [secondsOf(String(renewBefore)), secondsOf(String(ttl))];
  if (whole === 0 || before < whole) return [];
  return [
    {
      path: ['renewBefore'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'Invalid `renewBefore`',
      detail: `${JSON.stringify(renewBefore)} is not shorter than \`ttl\`, which is ${JSON.stringify(ttl)}: every certificate would be due for renewal immediately.`,
    },
  ];
}

/** A signing request must be signed with its own key. The library that reads it is loaded only if there is one. */
function requestProblems({ config: { csr }, prior }: SomeProposal): Problem[] {
  if (csr === undefined || csr === prior?.csr) return [];
  // oxlint-disable-next-line typescript/no-require-imports
  const { findRequestFault } = require('./certificate-names') as typeof import('./certificate-names');
  const fault = findRequestFault(String(csr));
  return fault === undefined
    ? []
    : [
        {
          path: ['csr'],
          severity: 'error',
          code: 'value-invalid',
          summary: 'Invalid `csr`',
          detail: `${fault} Create a new one, for example with "openssl req -new".`,
        },
      ];
}

async function roleProblems(context: PlanContext, verb: Verb, { config, unknown }: SomeProposal): Promise<Problem[]> {
  const { mount, role, commonName, ipSans, certMetadata } = config;
  if (mount === undefined || role === undefined) return [];
  const rules = await lookAtRole(context, { mount: String(mount), collection: 'roles', name: String(role) });
  if (!rules) return [];
  const problem = (name: string, detail: string): Problem => ({
    path: [name],
    severity: 'error',
    code: 'certificate-refused-by-role',
    summary: 'The role does not allow the request',
    detail,
  });
  const subject = `The role ${JSON.stringify(role)}`;
  return [
    ...(rules.generateLease ? [leaseProblem(context, subject)] : []),
    ...(verb === 'issue' && !commonName && !unknown.has('commonName') && rules.requireCn
      ? [
          problem(
            'commonName',
            `${subject} requires a common name. Configure \`commonName\`, or set \`require_cn\` of the role to false.`,
          ),
        ]
      : []),
    ...(isGiven(ipSans) && rules.allowIpSans === false
      ? [
          problem(
            'ipSans',
            `${subject} does not allow IP addresses. Remove \`ipSans\`, or set \`allow_ip_sans\` of the role to true.`,
          ),
        ]
      : []),
    ...(isGiven(certMetadata) && rules.noStoreMetadata
      ? [
          problem(
            'certMetadata',
            `${subject} has \`no_store_metadata\` and stores no metadata. Remove \`certMetadata\`, or set \`no_store_metadata\` of the role to false.`,
          ),
        ]
      : []),
  ];
}

/** Leased certificates belong to the token that requested them, and the token of a login ends with the run. */
function leaseProblem({ secrets: { loginAt } }: PlanContext, subject: string): Problem {
  const leased = `${subject} has \`generate_lease\`: the service revokes a certificate when the token that requested it ends.`;
  return loginAt === undefined
    ? {
        path: ['role'],
        severity: 'warning',
        code: 'certificate-ends-with-token',
        summary: 'The certificate is revoked with the token',
        detail: `${leased} Set \`generate_lease\` of the role to false, unless the token outlives the certificate.`,
      }
    : {
        path: ['role'],
        severity: 'error',
        code: 'certificate-ends-with-token',
        summary: 'The certificate would be revoked at the end of the run',
        detail: `${leased} The provider logs in, and gives its token back at the end of each run, so the certificate would be revoked moments after it was issued. Set \`generate_lease\` of the role to false, or configure a token that outlives the certificate.`,
      };
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
