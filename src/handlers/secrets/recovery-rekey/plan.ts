import { hasKeys } from './answer';
import { recoveryRekey } from './definition';
import { pgpFingerprint } from './fingerprint';
import type { SecretsDialect } from '../../../clients/connection';
import { equalValue } from '../../../definition/equal';
import type { Problem } from '../../../definition/problem';
import type { PlanAdvice, PlanContext, Proposal } from '../../contract';

type RekeyProposal = Proposal<typeof recoveryRekey>;
type Advice = PlanAdvice<typeof recoveryRekey>;

const PARAMETERS = ['secretShares', 'secretThreshold', 'pgpKeys', 'backup', 'requireVerification'] as const;

/** An attempt that has ended is past changing; one that was imported is compared by its fingerprints. */
export async function planRecoveryRekey({ secrets: { dialect } }: PlanContext, proposal: RekeyProposal): Promise<Advice> {
  const { prior } = proposal;
  const keys = importedKeys(proposal);
  const problems = [...thresholdProblems(dialect, proposal), ...await keyProblems(proposal)];
  if (!prior) return { problems };
  if (prior.state === 'ended') return { problems: [...problems, ...endedProblems(proposal)] };
  return { ...keys, problems: [...problems, ...proposal.replaces || keys.replace ? [cancellation(prior)] : []] };
}

/** The specification leaves it to the server. */
function thresholdProblems(dialect: SecretsDialect, { config: { secretShares, secretThreshold } }: RekeyProposal): Problem[] {
  if (dialect === 'standard' || secretThreshold !== 1 || secretShares === undefined || secretShares === 1) return [];
  return [{
    path: ['secretThreshold'], severity: 'error', summary: 'Invalid `secretThreshold`',
    detail: `1 is too small. With the dialect "${dialect}" \`secretThreshold\` must be above 1 where there are several shares.`,
  }];
}

/** Keys that were used already need not be good any more. */
async function keyProblems({ config: { pgpKeys = [] }, prior, replaces, changed }: RekeyProposal): Promise<Problem[]> {
  const whole = pgpKeys.flatMap((key, index): Problem[] => (pgpFingerprint(key) !== undefined ? [] : [keyProblem(index,
    'The element is no whole OpenPGP public key of version 4 or 6. Write it with `gpg --export <key> | base64 -w 0`.')]));
  if (whole.length > 0 || pgpKeys.length === 0 || (prior && !replaces && !changed.has('pgpKeys'))) return whole;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a library that few need
  const { findPgpFault } = require('./pgp-usable') as typeof import('./pgp-usable');
  const faults = await Promise.all(pgpKeys.map((key) => findPgpFault(key)));
  return faults.flatMap((fault, index) => (fault === undefined ? [] : [keyProblem(index,
    `Nothing can be encrypted for the key with the fingerprint ${pgpFingerprint(pgpKeys[index])}: it ${fault}. The share of its holder would be lost. Ask for another key, or for one with a new date, and write it with \`gpg --export <key> | base64 -w 0\`.`)]));
}

function keyProblem(index: number, detail: string): Problem {
  return { path: ['pgpKeys', index], severity: 'error', summary: 'Invalid `pgpKeys`', detail };
}

/** An import cannot give back keys. Those that fit are recorded in place, and others are another attempt; none are what is generated of it. */
function importedKeys({ config, unknown, prior, imported }: RekeyProposal): Pick<Advice, 'set' | 'replace'> {
  if (!imported || !prior || prior.pgpKeys !== undefined || unknown.has('pgpKeys')) return {};
  const { pgpKeys = [] } = config;
  return pgpKeys.length === 0 || hasKeys(prior.pgpFingerprints, pgpKeys) ? {} : { replace: ['pgpKeys'] };
}

/** To start another attempt is for `triggers` alone: nobody should be asked for shares because a number was edited. */
function endedProblems({ config, unknown, prior, imported, changed }: RekeyProposal): Problem[] {
  if (unknown.has('triggers') || !equalValue(recoveryRekey.attributes.triggers, config.triggers, prior!.triggers)) return [];
  const names = PARAMETERS.filter((name) => changed.has(name) && !(imported && prior![name] === undefined));
  return names.map((name) => ({
    path: [name], severity: 'error', summary: `\`${name}\` cannot be changed`,
    detail: `This attempt has ended, and its \`${name}\` with it. Change \`triggers\` too to start another attempt, or set \`${name}\` back.`,
  }));
}

function cancellation({ state, nonce, progress, required }: NonNullable<RekeyProposal['prior']>): Problem {
  const lost = state === 'verifying' ? 'Its new shares become void, and the present key stays.' : `The ${progress} of ${required} shares that were submitted are forgotten.`;
  return {
    path: [], severity: 'warning', summary: 'The rekey that runs will be cancelled',
    detail: `The attempt with the nonce ${nonce} is cancelled before another one starts. ${lost}`,
  };
}
