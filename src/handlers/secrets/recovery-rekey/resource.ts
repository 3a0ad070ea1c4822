import type { SecretsDialect } from '../../../clients/connection';
import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import { RecoveryRekeyClient, Rekey, RekeyProgress } from '../../../clients/secrets/recovery-rekey';
import { equalValue } from '../../../definition/equal';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, StateOf, ReadStateOf } from '../../../definition/resource';
import type {
  Context,
  ResourceHandlers,
  PlanModification,
  PlanContext,
  Proposal,
  EphemeralResourceHandlers,
} from '../../contract';
import { sendCreation } from '../../creation';
import { AlreadyExists, NotFound, PartiallyCreated } from '../../errors';
import { pgpFingerprint } from '../../pgp-fingerprint';
import { recoveryRekey, type recoveryKeyBackupEphemeral } from './definition';

interface RecoveryRekeyConfig extends ConfigOf<typeof recoveryRekey> {}
type RecoveryRekeyState = StateOf<typeof recoveryRekey>;

/** How many times a cancellation is retried if its responses are lost. */
const TRIES = 3;

export const recoveryRekeyResource: ResourceHandlers<typeof recoveryRekey> = {
  modifyPlan: modifyRecoveryRekeyPlan,

  async create(context, config) {
    const { secrets, signal } = context;
    const client = new RecoveryRekeyClient(secrets, { signal });
    try {
      const before = await client.progress();
      if (before.started) throw running(before);
      if (before.required === 0) throw withoutKey;
      return runningState(await start(client, new RecoveryRekeyClient(secrets), signal, config), config);
    } catch (error) {
      throw explained(error as Error);
    }
  },

  /**
   * Only a running attempt can be imported, because the service reports nothing about others. CloudFormation keeps no state, so the nonce is
   * unknown but the inputs are: a running attempt with the same inputs is then this one.
   */
  async read(context, known) {
    if (known.nonce === undefined) {
      const found = await look(context);
      if (
        known.secretShares !== undefined &&
        found.progress.started &&
        !isOurs(found.progress, known as RecoveryRekeyConfig)
      ) {
        throw new NotFound(`Another attempt is in progress, with the nonce ${found.progress.nonce}.`);
      }
      if (!found.progress.started) {
        throw new NotFound(
          'No rekey of the recovery key is in progress, so there is none to import. Without an import, the next apply starts one.',
        );
      }
      return runningState(found, {});
    }
    return observe(context, known as RecoveryRekeyState);
  },

  /** Records inputs that an import could not restore. Nothing else changes in place. */
  async update(context, { config, prior }) {
    return observe(context, { ...prior, pgpKeys: config.pgpKeys });
  },

  ended: ({ secretShares, secretThreshold, pgpKeys, backup, requireVerification }) =>
    endedState({
      id: IMPORT_ID,
      secretShares,
      secretThreshold,
      pgpKeys,
      backup,
      requireVerification,
      state: 'ended',
      nonce: '',
      progress: 0,
      required: 0,
      pgpFingerprints: [],
    }),

  async delete({ secrets, signal }, state) {
    if (state.state === 'ended') return;
    await cancel(new RecoveryRekeyClient(secrets, { signal }), state.nonce).catch((error: Error) => {
      throw explained(error);
    });
  },
};

/** Its first rekey would complete immediately, and only the response to the start contains the shares. */
const withoutKey = new NotFound(
  'The service was initialized without shares of a recovery key: it would answer the start of a rekey with the new shares, which cannot be kept here. Start the first one yourself, and keep the shares that it returns (`bao operator rotate-keys -target=recovery -init`).',
);

async function look({ secrets, signal }: Context): Promise<Rekey> {
  return new RecoveryRekeyClient(secrets, { signal }).look().catch((error: Error) => {
    throw explained(error);
  });
}

/** An attempt is identified by its nonce. If no attempt with that nonce is in progress, it has ended for good. */
async function observe(context: Context, known: RecoveryRekeyState): Promise<RekeyState> {
  if (known.state === 'ended') return endedState(known);
  const found = await look(context);
  const { started, nonce } = found.progress;
  if (started && nonce === known.nonce) return runningState(found, known);
  const other = started ? ` Another attempt is in progress, with the nonce ${nonce}.` : '';
  context.warn(
    'rekey-ended',
    'The rekey of the recovery key has ended',
    `The attempt with the nonce ${known.nonce} is no longer in progress. It was completed or cancelled, or the service lost it when another node took over; the service does not report which.${other} It stays in state as ended and is not restarted automatically. To start another attempt, change \`triggers\`.`,
  );
  return endedState(known);
}

/** `patient` ignores an interrupt, so that a failed create leaves nothing behind. */
async function start(
  client: RecoveryRekeyClient,
  patient: RecoveryRekeyClient,
  signal: AbortSignal,
  config: RecoveryRekeyConfig,
): Promise<Rekey> {
  const { pgpKeys = [] } = config;
  const progressNow = () => patient.progress();
  const runningNow = async () => {
    const progress = await progressNow();
    return progress.started ? progress : undefined;
  };
  const send = async () => (await client.start(config, pgpKeys)) ?? 'notReported';
  const { made, found } = await sendCreation({ what: WHAT, importId: IMPORT_ID, signal, send, look: runningNow }).catch(
    async (error: Error) => {
      throw error instanceof ApiError && /already in progress/.test(error.message)
        ? running(await progressNow())
        : error;
    },
  );
  if (made && made !== 'notReported') return { progress: made };
  // Not every service returns the attempt that it started. None was in progress before, so one with the same inputs is this one.
  const progress =
    found ??
    (await progressNow().catch((error: Error) => {
      throw new PartiallyCreated(WHAT, IMPORT_ID, `cannot be read back: ${error.message}`);
    }));
  if (!progress.started) {
    throw new NotFound('The rekey was started, but is no longer in progress when it is read back.');
  }
  if (!isOurs(progress, config)) {
    throw running(
      progress,
      found
        ? 'the response to its start was lost, and the attempt in progress has other inputs'
        : 'the attempt in progress has other inputs',
    );
  }
  return { progress };
}

const WHAT = 'A rekey of the recovery key';
const IMPORT_ID = 'recovery';

function isOurs(
  progress: RekeyProgress,
  { secretShares, secretThreshold, backup, requireVerification, pgpKeys = [] }: RecoveryRekeyConfig,
): boolean {
  return (
    progress.secretShares === secretShares &&
    progress.secretThreshold === secretThreshold &&
    progress.backup === backup &&
    progress.requireVerification === requireVerification &&
    hasKeys(progress.pgpFingerprints, pgpKeys)
  );
}

function running({ nonce }: RekeyProgress, reason?: string): AlreadyExists {
  const current = `an attempt with the nonce ${nonce} is in progress, and \`lintel rekey status\` shows its progress`;
  return new AlreadyExists(WHAT, IMPORT_ID, reason ? `${reason}: ${current}` : current);
}

/** Cancels this attempt and no other: after a lost response, the request is repeated only if the attempt is still in progress. */
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

/** The state of an attempt in progress. `known`: the configuration or the prior state; empty for an import. */
function runningState({ progress, verification }: Rekey, known: Partial<RekeyState>): RekeyState {
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
    ...(verifying ? { verificationNonce: verification.nonce, verificationProgress: verification.progress } : {}),
  };
}

/** An ended attempt keeps its last state, because the service no longer reports it. */
function endedState({ verificationNonce: _, ...known }: RekeyState): RekeyState {
  return { ...known, state: 'ended' };
}

/** Whether an attempt has these PGP keys, compared by fingerprint. */
function hasKeys(pgpFingerprints: readonly string[], pgpKeys: readonly string[]): boolean {
  return (
    pgpKeys.length === pgpFingerprints.length &&
    pgpKeys.every((key, index) => pgpFingerprint(key) === pgpFingerprints[index]?.toLowerCase())
  );
}

/** The service returns only fingerprints. Keys with the same fingerprints are kept; others appear as their fingerprints. */
function reportedKeys(
  { pgpKeys, pgpFingerprints: known }: Partial<RekeyState>,
  reported: readonly string[],
): readonly string[] | undefined {
  const same =
    pgpKeys && pgpKeys.length > 0
      ? hasKeys(reported, pgpKeys)
      : known === undefined || known.join() === reported.join();
  return same ? pgpKeys : reported;
}

/** Adds the cause to errors of the service that are understood. */
export function explained(error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const text = error.errors.map(({ detail }) => detail ?? '').join('\n');
  if (/recovery (?:rekeying |keys )?not supported/.test(text)) {
    return new NotFound(`The service has no recovery key (${error.message}). Only a service with auto-unseal has one.`);
  }
  if (/no backed-up keys/.test(text)) {
    return new NotFound(
      `The service has no backup of a recovery key (${error.message}). A rekey whose \`backup\` is true creates one when it returns its shares.`,
    );
  }
  if (error.status === 404) {
    return new NotFound(
      `The service has no rekey operation at this path (${error.message}). The path depends on the service: check the dialect of the provider.`,
    );
  }
  return error;
}

type RekeyProposal = Proposal<typeof recoveryRekey>;
type Modification = PlanModification<typeof recoveryRekey>;

const PARAMETERS = ['secretShares', 'secretThreshold', 'pgpKeys', 'backup', 'requireVerification'] as const;

/** An ended attempt cannot be changed. An imported one is compared by its fingerprints. */
async function modifyRecoveryRekeyPlan(
  { secrets: { dialect } }: PlanContext,
  proposal: RekeyProposal,
): Promise<Modification> {
  const { prior } = proposal;
  const keys = importedKeys(proposal);
  const problems = [...thresholdProblems(dialect, proposal), ...(await keyProblems(proposal))];
  if (!prior) return { problems };
  if (prior.state === 'ended') return { problems: [...problems, ...endedProblems(proposal)] };
  return { ...keys, problems: [...problems, ...(proposal.replaces || keys.replace ? [cancellation(prior)] : [])] };
}

/** The specification leaves this check to the server. */
function thresholdProblems(
  dialect: SecretsDialect,
  { config: { secretShares, secretThreshold } }: RekeyProposal,
): Problem[] {
  if (dialect === 'standard' || secretThreshold !== 1 || secretShares === undefined || secretShares === 1) return [];
  return [
    {
      path: ['secretThreshold'],
      severity: 'error',
      code: 'value-invalid',
      summary: 'Invalid `secretThreshold`',
      detail: `1 is too small. With the dialect "${dialect}" \`secretThreshold\` must be greater than 1 if there is more than one share.`,
    },
  ];
}

/** Checks only keys that will be used. Keys of an earlier attempt may have expired since. */
async function keyProblems({ config: { pgpKeys = [] }, prior, replaces, changed }: RekeyProposal): Promise<Problem[]> {
  const whole = pgpKeys.flatMap((key, index): Problem[] =>
    pgpFingerprint(key) !== undefined
      ? []
      : [
          keyProblem(
            index,
            'The element is not a complete OpenPGP public key of version 4 or 6. Export it with `gpg --export <key> | base64 -w 0`.',
          ),
        ],
  );
  if (whole.length > 0 || pgpKeys.length === 0 || (prior && !replaces && !changed.has('pgpKeys'))) return whole;
  // oxlint-disable-next-line typescript/no-require-imports -- loaded on demand, because the library is large
  const { findPgpFault } = require('../shared/pgp-usable') as typeof import('../shared/pgp-usable');
  const faults = await Promise.all(
    pgpKeys.map(async (key) => ({ fingerprint: pgpFingerprint(key), fault: await findPgpFault(key) })),
  );
  return faults.flatMap(({ fingerprint, fault }, index) =>
    fault === undefined
      ? []
      : [
          keyProblem(
            index,
            `The key with the fingerprint ${fingerprint} cannot be used for encryption: it ${fault}. The share of its holder would be lost. Ask the holder for another key or to extend this one, and export it with \`gpg --export <key> | base64 -w 0\`.`,
          ),
        ],
  );
}

function keyProblem(index: number, detail: string): Problem {
  return { path: ['pgpKeys', index], severity: 'error', code: 'value-invalid', summary: 'Invalid `pgpKeys`', detail };
}

/** An import cannot restore keys. Matching keys are recorded in place, others force replacement, and none match generated configuration. */
function importedKeys({ config, unknown, prior, imported }: RekeyProposal): Pick<Modification, 'set' | 'replace'> {
  if (!imported || !prior || prior.pgpKeys !== undefined || unknown.has('pgpKeys')) return {};
  const { pgpKeys = [] } = config;
  return pgpKeys.length === 0 || hasKeys(prior.pgpFingerprints, pgpKeys) ? {} : { replace: ['pgpKeys'] };
}

/** Only `triggers` starts another attempt: key holders should not be asked for shares because a number was edited. */
function endedProblems({ config, unknown, prior, imported, changed }: RekeyProposal): Problem[] {
  if (unknown.has('triggers') || !equalValue(recoveryRekey.attributes.triggers, config.triggers, prior!.triggers)) {
    return [];
  }
  const names = PARAMETERS.filter((name) => changed.has(name) && !(imported && prior![name] === undefined));
  return names.map((name) => ({
    path: [name],
    severity: 'error',
    code: 'change-impossible',
    summary: `\`${name}\` cannot be changed`,
    detail: `The attempt has ended. To start another attempt with a different \`${name}\`, change \`triggers\` as well; otherwise restore the previous \`${name}\`.`,
  }));
}

function cancellation({ state, nonce, progress, required }: NonNullable<RekeyProposal['prior']>): Problem {
  const lost =
    state === 'verifying'
      ? 'Its new shares become invalid, and the current key stays in effect.'
      : `The ${progress} of ${required} submitted shares are discarded.`;
  return {
    path: [],
    severity: 'warning',
    code: 'rekey-cancelled',
    summary: 'The rekey in progress will be cancelled',
    detail: `The attempt with the nonce ${nonce} is cancelled before another one starts. ${lost}`,
  };
}

export const recoveryKeyBackupEphemeralResource: EphemeralResourceHandlers<typeof recoveryKeyBackupEphemeral> = {
  async open({ secrets, signal }) {
    return {
      result: await new RecoveryRekeyClient(secrets, { signal }).backup().catch((error: Error) => {
        throw explained(error);
      }),
    };
  },
};
