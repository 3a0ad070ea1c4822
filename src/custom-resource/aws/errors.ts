/** Classifies AWS errors by name and status. The SDK's messages may quote the request and are never shown. */

export type AwsFailure =
  | 'denied'
  | 'decryption denied'
  | 'decryption refused'
  | 'throttled'
  | 'unavailable'
  | 'unreachable'
  | 'absent'
  | 'marked for deletion'
  | 'exists already'
  | 'full'
  | 'unknown';

interface SdkError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Kinds of failure by error name. The first match applies. */
const NAMES: readonly (readonly [RegExp, AwsFailure])[] = [
  [
    /^DecryptionFailure|^EncryptionFailure|^InvalidKeyId|^KMS\.?\w*(?:Disabled|InvalidState|NotFound)|^(?:Disabled|KMSInvalidState|InvalidCiphertext|IncorrectKey)/,
    'decryption refused',
  ],
  [/Throttl|TooManyRequests|RequestLimitExceeded|ThroughputExceeded|^SlowDown$|^BandwidthLimitExceeded$/, 'throttled'],
  [/AccessDenied|NotAuthorized|UnauthorizedOperation|UnrecognizedClient|InvalidClientTokenId|^Forbidden$/, 'denied'],
  [/ResourceExists|ParameterAlreadyExists/, 'exists already'],
  [/NotFound|NoSuchKey|NoSuchBucket|NoSuchVersion/, 'absent'],
  [/^LimitExceeded/, 'full'],
  [/Timeout|Networking|^AbortError$/, 'unreachable'],
];

const UNREACHABLE: ReadonlySet<string> = new Set([
  'ETIMEDOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ECONNABORTED',
]);

export function failureOf(error: Error): AwsFailure {
  const { name, code, message, $metadata } = error as SdkError;
  if (/^InvalidRequest/.test(name) && /marked (?:for deletion|deleted)|scheduled for deletion/i.test(message)) {
    return 'marked for deletion';
  }
  if (name === 'ValidationError' && /does not exist/.test(message)) return 'absent';
  const [, named] = NAMES.find(([pattern]) => pattern.test(name)) ?? [];
  if (named === 'denied') return /KMS|ciphertext|customer master key/i.test(message) ? 'decryption denied' : named;
  if (named) return named;
  if (code !== undefined && UNREACHABLE.has(code)) return 'unreachable';
  const status = $metadata?.httpStatusCode ?? 0;
  return status === 429
    ? 'throttled'
    : status === 403
      ? 'denied'
      : status === 404
        ? 'absent'
        : status >= 500
          ? 'unavailable'
          : 'unknown';
}
