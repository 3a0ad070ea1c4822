import { recoveryRekey, type recoveryKeyBackupEphemeral } from './definition';
import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import { RecoveryRekeyClient, Rekey, RekeyProgress } from '../../../clients/recovery-rekey';
import type { ConfigOf, StateOf, ReadStateOf } from '../../../definition/resource';
import type { Context, ResourceHandlers, PlanModification, PlanContext, Proposal, EphemeralResourceHandlers } from '../../contract';
import { sendCreation } from '../../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../../errors';
import { pgpFingerprint } from '../shared/pgp-fingerprint';
import type { SecretsDialect } from '../../../clients/connection';
import { equalValue } from '../../../definition/equal';
import type { Problem } from '../../../definition/problem';

interface RecoveryRekeyConfig extends ConfigOf<typeof recoveryRekey> {}
type RecoveryRekeyState = StateOf<typeof recoveryRekey>;

/** How often an attempt is cancelled whose answers are lost. */
const TRIES = 3;

export const recoveryRekeyResource: ResourceHandlers<typeof recoveryRekey> = {
  modifyPlan: modifyRecoveryRekeyPlan,

  async create(context, config) {
    const { secrets, signal } = context;
    const client = new RecoveryRekeyClient(secrets, { signal });
    try {
      const before = await client.progress();
      if (before.started) throw running(before);
      return runningResponse(await start(client, new RecoveryRekeyClient(secrets), signal, config), config);
    } catch (error) {
      throw explained(error as Error);
    }
  },

  /**
   * Only what runs can be imported: of anything else the service tells nothing. Where no state is kept, so that the nonce is forgotten but
   * not what was asked for, what runs is ours if it has all of that.
   */
  async read(context, known) {
    if (known.nonce === undefined) {
      const found = await look(context);
      if (known.secretShares !== undefined && found.progress.started && !isOurs(found.progress, known as RecoveryRekeyConfig)) throw new NotFound(`Another attempt runs, with the nonce ${found.progress.nonce}.`);
      if (!found.progress.started) throw new NotFound('No rekey of the recovery key runs, and only one that runs can be imported. Without an import the next apply starts one.');
      return runningResponse(found, {});
    }
    return observe(context, known as RecoveryRekeyState);
  },

  /** Records what an import could not give back; nothing else changes in place. */
  async update(context, { config, prior }) {
    return observe(context, { ...prior, pgpKeys: config.pgpKeys });
  },

  ended: ({ secretShares, secretThreshold, pgpKeys, backup, requireVerification }) => endedResponse({
    id: IMPORT_ID, secretShares, secretThreshold, pgpKeys, backup, requireVerification, state: 'ended', nonce: '', progress: 0, required: 0, pgpFingerprints: [],
  }),

  async delete({ secrets, signal }, state) {
    if (state.state === 'ended') return;
    await cancel(new RecoveryRekeyClient(secrets, { signal }), state.nonce).catch((error: Error) => { throw explained(error); });
  },
};

async function look({ secrets, signal }: Context): Promise<Rekey> {
  return new RecoveryRekeyClient(secrets, { signal }).look().catch((error: Error) => { throw explained(error); });
}

/** An attempt is told by its nonce: once that does not run any more, it has ended for good. */
async function observe(context: Context, known: RecoveryRekeyState): Promise<RekeyState> {
  if (known.state === 'ended') return endedResponse(known);
  const found = await look(context);
  const { started, nonce } = found.progress;
  if (started && nonce === known.nonce) return runningResponse(found, known);
  const other = started ? ` Another attempt runs, with the nonce ${nonce}.` : '';
  context.warn('The rekey of the recovery key has ended', `The attempt with the nonce ${known.nonce} does not run any more. It was finished or cancelled, or the service forgot it, as it does when another node takes over: the service does not say which.${other} It stays in state as ended, and is not started again by itself: change \`triggers\` to start another.`);
  return endedResponse(known);
}

/** `patient` finishes what was begun also after an interrupt, since a failed create leaves nothing behind. */
async function start(client: RecoveryRekeyClient, patient: RecoveryRekeyClient, signal: AbortSignal, config: RecoveryRekeyConfig): Promise<Rekey> {
  const { pgpKeys = [] } = config;
  const progressNow = () => patient.progress();
  const runningNow = async () => {
    const progress = await progressNow();
    return progress.started ? progress : undefined;
  };
  const send = async () => await client.start(config, pgpKeys) ?? 'untold';
  const { made, found } = await sendCreation({ what: WHAT, importId: IMPORT_ID, signal, send, look: runningNow }).catch(async (error: Error) => {
    throw error instanceof ApiError && /already in progress/.test(error.message) ? running(await progressNow()) : error;
  });
  if (made && made !== 'untold') return { progress: made };
  // Not every service tells what it started; whether it was ours is then told by what was asked for: none ran just before.
  const progress = found ?? await progressNow().catch((error: Error) => { throw new PartiallyCreated(WHAT, IMPORT_ID, `cannot be read back: ${error.message}`); });
  if (!progress.started) throw new NotFound('The rekey was started, and does not run when it is looked at.');
  if (!isOurs(progress, config)) throw running(progress, found ? 'the answer to its start was lost, and what runs now is not what was asked for' : 'what runs now is not what was asked for');
  return { progress };
}

const WHAT = 'A rekey of the recovery key';
const IMPORT_ID = 'recovery';

function isOurs(progress: RekeyProgress, { secretShares, secretThreshold, backup, requireVerification, pgpKeys = [] }: RecoveryRekeyConfig): boolean {
  return progress.secretShares === secretShares && progress.secretThreshold === secretThreshold && progress.backup === backup
    && progress.requireVerification === requireVerification && hasKeys(progress.pgpFingerprints, pgpKeys);
}

function running({ nonce }: RekeyProgress, reason?: string): AlreadyExists {
  const runs = `an attempt with the nonce ${nonce} runs, and \`lintel rekey status\` shows how far it is`;
  return new AlreadyExists(WHAT, IMPORT_ID, reason ? `${reason}: ${runs}` : runs);
}

/** Cancels this attempt and no other: a request that is lost is repeated only where it still runs. */
async function cancel(client: RecoveryRekeyClient, nonce: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { started, nonce: now } = await client.progress();
    if (!started || now !== nonce) return;
    try {
      return await client.cancel(nonce);
    } catch (error) {
      if (tries === TRIES || !mayHaveTakenEffect(error)) throw error;
    }
  }
}

type RekeyState = ReadStateOf<typeof recoveryRekey>;

/** An attempt that runs. `known`: what was configured, or the last state; nothing, after an import. */
function runningResponse({ progress, verification }: Rekey, known: Partial<RekeyState>): RekeyState {
  const { secretShares, secretThreshold, backup, requireVerification, nonce, required, pgpFingerprints } = progress;
  const verifying = verification !== undefined && verification.nonce !== '';
  return {
    id: 'recovery',
    secretShares,
    secretThreshold,
    pgpKeys: reportedKeys(known, pgpFingerprints),
    backup,
    requireVerification,
    state: verifying ? 'verifying' : 'started',
    nonce,
    progress: progress.progress,
    required,
    pgpFingerprints,
    ...verifying ? { verificationNonce: verification.nonce, verificationProgress: verification.progress } : {},
  };
}

/** What ended is as it was last seen: the service tells nothing of it any more. */
function endedResponse({ verificationNonce: _, ...known }: RekeyState): RekeyState {
  return { ...known, state: 'ended' };
}

/** Whether an attempt has these PGP keys, as far as fingerprints tell. */
function hasKeys(pgpFingerprints: readonly string[], pgpKeys: readonly string[]): boolean {
  return pgpKeys.length === pgpFingerprints.length && pgpKeys.every((key, index) => pgpFingerprint(key) === pgpFingerprints[index].toLowerCase());
}

/** The service gives back no key, only what tells whether it is the same: another one shows as its fingerprint. */
function reportedKeys({ pgpKeys, pgpFingerprints: known }: Partial<RekeyState>, reported: readonly string[]): readonly string[] | undefined {
  const same = pgpKeys && pgpKeys.length > 0 ? hasKeys(reported, pgpKeys) : known === undefined || known.join() === reported.join();
  return same ? pgpKeys : reported;
}

/** What the service refuses, with what is behind it where that is known. */
export function explained(error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const text = error.errors.map(({ detail }) => detail ?? '').join('\n');
  if (/recovery rekeying not supported/.test(text)) {
    return new NotFound(`The service has no recovery key that could be replaced (${error.message}): only one that is unsealed by another service has it.`);
  }
  if (/no backed-up keys/.test(text)) {
    return new NotFound(`The service has no backup of a recovery key (${error.message}). One is kept when a rekey with \`backup = true\` has given out its shares, until it is deleted.`);
  }
  if (error.status === 404) {
    return new NotFound(`The service has no rekey of the recovery key at this path (${error.message}). Some services have moved it: check the dialect of the provider.`);
  }
  return error;
}

type RekeyProposal = Proposal<typeof recoveryRekey>;
type Modification = PlanModification<typeof recoveryRekey>;

const PARAMETERS = ['secretShares', 'secretThreshold', 'pgpKeys', 'backup', 'requireVerification'] as const;

/** An attempt that has ended is past changing; one that was imported is compared by its fingerprints. */
async function modifyRecoveryRekeyPlan({ secrets: { dialect } }: PlanContext, proposal: RekeyProposal): Promise<Modification> {
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
  const { findPgpFault } = require('../shared/pgp-usable') as typeof import('../shared/pgp-usable');
  const faults = await Promise.all(pgpKeys.map((key) => findPgpFault(key)));
  return faults.flatMap((fault, index) => (fault === undefined ? [] : [keyProblem(index,
    `Nothing can be encrypted for the key with the fingerprint ${pgpFingerprint(pgpKeys[index])}: it ${fault}. The share of its holder would be lost. Ask for another key, or for one with a new date, and write it with \`gpg --export <key> | base64 -w 0\`.`)]));
}

function keyProblem(index: number, detail: string): Problem {
  return { path: ['pgpKeys', index], severity: 'error', summary: 'Invalid `pgpKeys`', detail };
}

/** An import cannot give back keys. Those that fit are recorded in place, and others are another attempt; none are what is generated of it. */
function importedKeys({ config, unknown, prior, imported }: RekeyProposal): Pick<Modification, 'set' | 'replace'> {
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

export const recoveryKeyBackupEphemeralResource: EphemeralResourceHandlers<typeof recoveryKeyBackupEphemeral> = {
  async open({ secrets, signal }) {
    return { result: await new RecoveryRekeyClient(secrets, { signal }).backup().catch((error: Error) => { throw explained(error); }) };
  },
};
