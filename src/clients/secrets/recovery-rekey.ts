/** The client for the rekey of the recovery key. */
import { ApiError } from '../errors';
import { readBoolean, readString } from '../json-api';
import {
  flagAt,
  integerAt,
  isReported,
  objectAt,
  optionalFlagAt,
  optionalIntegerAt,
  optionalObjectAt,
  optionalTextAt,
  optionalTextsAt,
  Part,
  textAt,
  textsAt,
} from '../read-response';
import type { CallOptions } from '../request';
import type { SecretsClient } from './client';

/** The parameters of an attempt. */
export interface RekeyParameters {
  readonly secretShares: number;
  readonly secretThreshold: number;
  readonly backup: boolean;
  readonly requireVerification: boolean;
}

/** The progress of an attempt. If none is in progress, only `required` is meaningful. */
export interface RekeyProgress extends RekeyParameters {
  readonly started: boolean;
  readonly nonce: string;
  /** Shares of the current key that were submitted, out of `required`. */
  readonly progress: number;
  readonly required: number;
  /** In the order of the shares. Empty without PGP keys. */
  readonly pgpFingerprints: readonly string[];
}

/** The progress of the verification of the new shares. */
export interface VerificationProgress {
  /** Empty until the new shares are issued. */
  readonly nonce: string;
  readonly secretShares: number;
  readonly secretThreshold: number;
  readonly progress: number;
}

/** The current state of an attempt. `verification` is present if the new shares must be verified. */
export interface Rekey {
  readonly progress: RekeyProgress;
  readonly verification?: VerificationProgress;
}

/** The new shares, which the service returns only once. */
export interface NewShares {
  readonly nonce: string;
  /** In hexadecimal. With PGP keys, encrypted for them, in the same order. */
  readonly keys: readonly string[];
  readonly pgpFingerprints: readonly string[];
  readonly backup: boolean;
  /** Present if the shares must be verified before the new key takes effect. */
  readonly verificationNonce?: string;
}

export interface RecoveryKeyBackup {
  readonly nonce: string;
  /** Encrypted shares by the fingerprint of the PGP key. One key may have received several. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** The same in base64, if the service returns it. */
  readonly keysBase64?: Readonly<Record<string, readonly string[]>>;
}

export class RecoveryRekeyClient {
  constructor(
    private readonly secrets: SecretsClient,
    private readonly options: CallOptions = {},
  ) {}

  /** Reads the current attempt and, if required, the verification of its shares. */
  async look(): Promise<Rekey> {
    const progress = await this.progress();
    if (!progress.started || !progress.requireVerification) return { progress };
    try {
      return { progress, verification: await this.verification() };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      // The attempt may have ended between the two requests.
      const now = await this.progress();
      if (now.started && now.nonce === progress.nonce) throw error;
      return { progress: now };
    }
  }

  async progress(): Promise<RekeyProgress> {
    return toProgress((await this.secrets.getBare(this.operation('init'), this.options)).data);
  }

  /** Returns undefined if the response does not describe the attempt that was started. */
  async start(parameters: RekeyParameters, pgpKeys: readonly string[]): Promise<RekeyProgress | undefined> {
    const { secretShares, secretThreshold, backup, requireVerification } = parameters;
    const body = {
      secret_shares: secretShares,
      secret_threshold: secretThreshold,
      ...(pgpKeys.length > 0 ? { pgp_keys: pgpKeys } : {}),
      backup,
      require_verification: requireVerification,
    };
    const { data } = await this.secrets.post(this.operation('init'), body, this.options);
    const started = isReported(data, 'started') ? toProgress(data) : undefined;
    return started?.started && started.nonce !== '' ? started : undefined;
  }

  /** Not repeated after a failure, since the repetition could cancel another attempt. Some services require the nonce. */
  async cancel(nonce: string): Promise<void> {
    await this.secrets.remove(this.operation('init'), { nonce }, { ...this.options, repeatable: false });
  }

  /** Submits a share of the current key. The last required share returns the new shares. */
  async submit(share: string, nonce: string): Promise<RekeyProgress | NewShares> {
    const { data } = await this.secrets.post(this.operation('update'), { key: share, nonce }, this.options);
    return optionalFlagAt(data, 'complete') === true ? toNewShares(data) : toProgress(data);
  }

  async verification(): Promise<VerificationProgress> {
    return toVerification((await this.secrets.getBare(this.operation('verify'), this.options)).data);
  }

  /** Restarts the verification of the new shares, which then has a new nonce. */
  async restartVerification(): Promise<void> {
    await this.secrets.remove(this.operation('verify'), undefined, this.options);
  }

  /** Submits a new share. With the last required share the new key takes effect. */
  async verify(share: string, nonce: string): Promise<VerificationProgress | 'complete'> {
    const { data } = await this.secrets.post(this.operation('verify'), { key: share, nonce }, this.options);
    return optionalFlagAt(data, 'complete') === true ? 'complete' : toVerification(data);
  }

  async backup(): Promise<RecoveryKeyBackup> {
    const { data } = await this.secrets.get(this.backupPath(), undefined, this.options);
    const base64 = optionalObjectAt(data, 'keys_base64');
    return {
      nonce: textAt(data, 'nonce'),
      keys: sharesByFingerprint(objectAt(data, 'keys')),
      ...(base64 ? { keysBase64: sharesByFingerprint(base64) } : {}),
    };
  }

  async deleteBackup(): Promise<void> {
    await this.secrets.remove(this.backupPath(), undefined, this.options);
  }

  /** OpenBao has moved these endpoints and responds with an envelope. */
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

/** OpenBao omits empty fields: most fields of an attempt that is not in progress, and the PGP fields if there are no PGP keys. */
function toProgress(data: Part): RekeyProgress {
  const started = flagAt(data, 'started');
  const { nonce, progress } = started
    ? toVerification(data)
    : { nonce: optionalTextAt(data, 'nonce') ?? '', progress: optionalIntegerAt(data, 'progress') ?? 0 };
  return {
    started,
    nonce,
    progress,
    secretShares: integerAt(data, 'n'),
    secretThreshold: integerAt(data, 't'),
    required: integerAt(data, 'required'),
    pgpFingerprints: optionalTextsAt(data, 'pgp_fingerprints') ?? [],
    backup: optionalFlagAt(data, 'backup') ?? false,
    requireVerification: started
      ? flagAt(data, 'verification_required')
      : (optionalFlagAt(data, 'verification_required') ?? false),
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

/** Lenient, because the shares are returned only once: no other defect of the response may prevent reading them. */
function toNewShares(data: Part): NewShares {
  const verificationNonce = readString(data.verification_nonce);
  return {
    nonce: readString(data.nonce) ?? '',
    keys: textsAt(data, 'keys'),
    pgpFingerprints: Array.isArray(data.pgp_fingerprints)
      ? data.pgp_fingerprints.flatMap((fingerprint) => readString(fingerprint) ?? [])
      : [],
    backup: readBoolean(data.backup) ?? false,
    ...(verificationNonce ? { verificationNonce } : {}),
  };
}

/** Some services return a single share as a text, others as a list with one element. */
function sharesByFingerprint(shares: Part): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(shares).map(([fingerprint, reported]) => [
      fingerprint,
      typeof reported === 'string' ? [reported] : (optionalTextsAt(shares, fingerprint) ?? []),
    ]),
  );
}
