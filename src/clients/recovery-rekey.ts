/** The rekey of the recovery key: where the secrets service has its operations, and what they answer. */
import { ApiError } from './errors';
import { readBoolean, readString } from './json-api';
import { flagAt, integerAt, isReported, objectAt, optionalFlagAt, optionalObjectAt, optionalTextsAt, Part, textAt, textsAt, textsOrNullAt } from './read-response';
import type { CallOptions, SecretsClient } from './secrets';

/** What an attempt was started with. */
export interface RekeyParameters {
  readonly secretShares: number;
  readonly secretThreshold: number;
  readonly backup: boolean;
  readonly requireVerification: boolean;
}

/** How far an attempt is; where none runs, `required` alone means something. */
export interface RekeyProgress extends RekeyParameters {
  readonly started: boolean;
  readonly nonce: string;
  /** Shares of the present key that were submitted, and that are needed. */
  readonly progress: number;
  readonly required: number;
  /** In the order of the shares; empty without PGP keys. */
  readonly pgpFingerprints: readonly string[];
}

/** How far the proof of the new shares is. */
export interface VerificationProgress {
  /** Empty until the new shares are given out. */
  readonly nonce: string;
  readonly secretShares: number;
  readonly secretThreshold: number;
  readonly progress: number;
}

/** An attempt as it is now; `verification` where the new shares are to be proven. */
export interface Rekey {
  readonly progress: RekeyProgress;
  readonly verification?: VerificationProgress;
}

/** The new shares, which the service gives out once. */
export interface NewShares {
  readonly nonce: string;
  /** In hexadecimal; with PGP keys what is encrypted under them, in their order. */
  readonly keys: readonly string[];
  readonly pgpFingerprints: readonly string[];
  readonly backup: boolean;
  /** Where they have to be proven before the new key is in force. */
  readonly verificationNonce?: string;
}

export interface RecoveryKeyBackup {
  readonly nonce: string;
  /** Encrypted shares by the fingerprint of the key that they are encrypted for; one person may have got several. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** The same in base64, where the service tells. */
  readonly keysBase64?: Readonly<Record<string, readonly string[]>>;
}

export class RecoveryRekeyClient {
  constructor(private readonly secrets: SecretsClient, private readonly options: CallOptions = {}) {}

  /** Looks at an attempt, and at the proof of its shares where there is one. */
  async look(): Promise<Rekey> {
    const progress = await this.progress();
    if (!progress.started || !progress.requireVerification) return { progress };
    try {
      return { progress, verification: await this.verification() };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      // It may have ended between the two.
      const now = await this.progress();
      if (now.started && now.nonce === progress.nonce) throw error;
      return { progress: now };
    }
  }

  async progress(): Promise<RekeyProgress> {
    return toProgress((await this.secrets.getBare(this.operation('init'), this.options)).data);
  }

  /** Undefined where the service answers without telling what it started. */
  async start(parameters: RekeyParameters, pgpKeys: readonly string[]): Promise<RekeyProgress | undefined> {
    const { secretShares, secretThreshold, backup, requireVerification } = parameters;
    const body = {
      secret_shares: secretShares, secret_threshold: secretThreshold, ...pgpKeys.length > 0 ? { pgp_keys: pgpKeys } : {}, backup, require_verification: requireVerification,
    };
    const { data } = await this.secrets.post(this.operation('init'), body, this.options);
    const started = isReported(data, 'started') ? toProgress(data) : undefined;
    return started?.started && started.nonce !== '' ? started : undefined;
  }

  /** One service wants to be told which attempt; to repeat it blindly could cancel another one. */
  async cancel(nonce: string): Promise<void> {
    await this.secrets.remove(this.operation('init'), { nonce }, { ...this.options, repeatable: false });
  }

  /** One share of the present key. The last one that is needed is answered with the new shares. */
  async submit(share: string, nonce: string): Promise<RekeyProgress | NewShares> {
    const { data } = await this.secrets.post(this.operation('update'), { key: share, nonce }, this.options);
    return optionalFlagAt(data, 'complete') === true ? toNewShares(data) : toProgress(data);
  }

  async verification(): Promise<VerificationProgress> {
    return toVerification((await this.secrets.getBare(this.operation('verify'), this.options)).data);
  }

  /** Forgets which new shares were proven; the proof then has another nonce. */
  async restartVerification(): Promise<void> {
    await this.secrets.remove(this.operation('verify'), undefined, this.options);
  }

  /** One new share. The last one that is needed brings the new key into force. */
  async verify(share: string, nonce: string): Promise<VerificationProgress | 'complete'> {
    const { data } = await this.secrets.post(this.operation('verify'), { key: share, nonce }, this.options);
    return optionalFlagAt(data, 'complete') === true ? 'complete' : toVerification(data);
  }

  async backup(): Promise<RecoveryKeyBackup> {
    const { data } = await this.secrets.get(this.backupPath(), undefined, this.options);
    const base64 = optionalObjectAt(data, 'keys_base64');
    return { nonce: textAt(data, 'nonce'), keys: sharesByFingerprint(objectAt(data, 'keys')), ...base64 ? { keysBase64: sharesByFingerprint(base64) } : {} };
  }

  async deleteBackup(): Promise<void> {
    await this.secrets.remove(this.backupPath(), undefined, this.options);
  }

  /** One service has moved them, and answers there in an envelope. */
  private operation(name: 'init' | 'update' | 'verify'): string {
    return this.secrets.dialect === 'openbao' ? `/sys/rotate/recovery/${name}` : `/sys/rekey-recovery-key/${name}`;
  }

  private backupPath(): string {
    return this.secrets.dialect === 'openbao' ? '/sys/rotate/recovery/backup' : '/sys/rekey/recovery-key-backup';
  }
}

export function isNewShares(response: RekeyProgress | NewShares): response is NewShares {
  return 'keys' in response;
}

function toProgress(data: Part): RekeyProgress {
  return {
    started: flagAt(data, 'started'),
    ...toVerification(data),
    required: integerAt(data, 'required'),
    // None is null to the services that exist.
    pgpFingerprints: textsOrNullAt(data, 'pgp_fingerprints'),
    backup: flagAt(data, 'backup'),
    requireVerification: flagAt(data, 'verification_required'),
  };
}

function toVerification(data: Part): VerificationProgress {
  return {
    nonce: textAt(data, 'nonce'),
    secretShares: integerAt(data, 'n'),
    secretThreshold: integerAt(data, 't'),
    progress: integerAt(data, 'progress'),
  };
}

/** They are given out this once: nothing else that is wrong with the answer may keep them back. */
function toNewShares(data: Part): NewShares {
  const verificationNonce = readString(data.verification_nonce);
  return {
    nonce: readString(data.nonce) ?? '',
    keys: textsAt(data, 'keys'),
    pgpFingerprints: Array.isArray(data.pgp_fingerprints) ? data.pgp_fingerprints.flatMap((fingerprint) => readString(fingerprint) ?? []) : [],
    backup: readBoolean(data.backup) ?? false,
    ...verificationNonce ? { verificationNonce } : {},
  };
}

/** A single share comes as a text from some services, and as a list of one from others. */
function sharesByFingerprint(shares: Part): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(shares).map(([fingerprint, reported]) => [fingerprint, typeof reported === 'string' ? [reported] : optionalTextsAt(shares, fingerprint) ?? []]));
}
