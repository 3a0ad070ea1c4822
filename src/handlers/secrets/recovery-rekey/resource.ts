import { endedAnswer, explained, hasKeys, RecoveryRekeyAnswer, runningAnswer } from './answer';
import type { recoveryRekey } from './definition';
import { planRecoveryRekey } from './plan';
import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import { RecoveryRekeyClient, Rekey, RekeyProgress } from '../../../clients/recovery-rekey';
import type { ConfigOf, StateOf } from '../../../definition/resource';
import type { Context, ResourceHandlers } from '../../contract';
import { sendCreation } from '../../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../../errors';

interface RecoveryRekeyConfig extends ConfigOf<typeof recoveryRekey> {}
type RecoveryRekeyState = StateOf<typeof recoveryRekey>;

/** How often an attempt is cancelled whose answers are lost. */
const TRIES = 3;

export const recoveryRekeyResource: ResourceHandlers<typeof recoveryRekey> = {
  plan: planRecoveryRekey,

  async create(context, config) {
    const { secrets, signal } = context;
    const client = new RecoveryRekeyClient(secrets, { signal });
    try {
      const before = await client.progress();
      if (before.started) throw running(before);
      return runningAnswer(await start(client, new RecoveryRekeyClient(secrets), signal, config), config);
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
      return runningAnswer(found, {});
    }
    return observe(context, known as RecoveryRekeyState);
  },

  /** Records what an import could not give back; nothing else changes in place. */
  async update(context, { config, prior }) {
    return observe(context, { ...prior, pgpKeys: config.pgpKeys });
  },

  ended: ({ secretShares, secretThreshold, pgpKeys, backup, requireVerification }) => endedAnswer({
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
async function observe(context: Context, known: RecoveryRekeyState): Promise<RecoveryRekeyAnswer> {
  if (known.state === 'ended') return endedAnswer(known);
  const found = await look(context);
  const { started, nonce } = found.progress;
  if (started && nonce === known.nonce) return runningAnswer(found, known);
  const other = started ? ` Another attempt runs, with the nonce ${nonce}.` : '';
  context.warn('The rekey of the recovery key has ended', `The attempt with the nonce ${known.nonce} does not run any more. It was finished or cancelled, or the service forgot it, as it does when another node takes over: the service does not say which.${other} It stays in state as ended, and is not started again by itself: change \`triggers\` to start another.`);
  return endedAnswer(known);
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
