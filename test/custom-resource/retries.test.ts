import { failureOf } from '../../src/custom-resource/aws/errors';
import { NO_RETRIES, triedFor, withRetries } from '../../src/custom-resource/aws/retries';

/** An error as the SDK throws it. */
function refusal(
  name: string,
  {
    status = 400,
    message = '',
    code,
  }: { readonly status?: number; readonly message?: string; readonly code?: string } = {},
): Error {
  return Object.assign(
    new Error(message),
    { name, $metadata: { httpStatusCode: status } },
    code === undefined ? {} : { code },
  );
}

/** A clock that advances only when something waits. */
function clock() {
  const waits: number[] = [];
  let now = 0;
  return {
    waits,
    now: () => now,
    sleep: (milliseconds: number) => {
      waits.push(milliseconds);
      now += milliseconds;
      return Promise.resolve(true);
    },
  };
}

async function givenUp(error: Error, until = Infinity) {
  const time = clock();
  const thrown = await withRetries({ until, clock: time }, () => Promise.reject(error)).then(
    () => {
      throw new Error('nothing failed');
    },
    (failed: Error) => failed,
  );
  expect(thrown).toBe(error);
  return time;
}

describe('a request to AWS is retried', () => {
  it.each([
    ['a permission that is not in effect yet', refusal('AccessDeniedException'), 180_000],
    ['a permission of S3 that is not in effect yet', refusal('AccessDenied', { status: 403 }), 180_000],
    [
      'a permission for a key that is not in effect yet',
      refusal('AccessDeniedException', { message: 'Access to KMS is not allowed' }),
      180_000,
    ],
    ['a role that is not known yet', refusal('UnrecognizedClientException'), 180_000],
    ['throttling', refusal('ThrottlingException'), 600_000],
    ['throttling by S3', refusal('SlowDown', { status: 503 }), 600_000],
    ['throttling by a table', refusal('ProvisionedThroughputExceededException'), 600_000],
    ['an unavailable service', refusal('ServiceUnavailable', { status: 503 }), 600_000],
    ['a service that fails', refusal('InternalServiceError', { status: 500 }), 600_000],
    ['an unreachable service', refusal('Error', { status: undefined, code: 'ENOTFOUND' }), 60_000],
    ['a timeout', refusal('TimeoutError', { status: undefined }), 60_000],
  ])('for minutes with growing pauses: %s', async (_, error, longest) => {
    const { waits, now } = await givenUp(error);
    expect(now()).toBe(longest);
    expect(triedFor(error)).toBe(longest);
    const middle = Math.ceil(waits.length / 2);
    const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(mean(waits.slice(middle, -1))).toBeGreaterThan(mean(waits.slice(0, 2)));
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_250);
    // Enough attempts, but not so many that they would be throttled themselves.
    expect(waits.length).toBeGreaterThan(5);
    expect(waits.length).toBeLessThan(200);
  });

  it.each([
    ['a secret that does not exist', refusal('ResourceNotFoundException')],
    [
      'a secret that is marked for deletion',
      refusal('InvalidRequestException', {
        message: "You can't perform this operation on the secret because it was marked for deletion.",
      }),
    ],
    ['a failed decryption', refusal('DecryptionFailure')],
    ['a disabled key', refusal('KMS.DisabledException')],
    ['a version that exists already', refusal('ResourceExistsException')],
    ['an invalid parameter', refusal('InvalidParameterException')],
    ['a bug', new TypeError('undefined is not a function')],
  ])('never, if waiting does not help: %s', async (_, error) => {
    expect((await givenUp(error)).waits).toEqual([]);
    expect(triedFor(error)).toBeUndefined();
  });

  it('as long as the function has time, and once more when the time is over', async () => {
    const { waits, now } = await givenUp(refusal('AccessDeniedException'), 7_000);
    expect(now()).toBe(7_000);
    expect(waits.length).toBeGreaterThan(1);
  });

  it('until it succeeds', async () => {
    let left = 3;
    const time = clock();
    expect(
      await withRetries({ until: Infinity, clock: time }, () =>
        left-- > 0 ? Promise.reject(refusal('AccessDeniedException')) : Promise.resolve('a secret'),
      ),
    ).toBe('a secret');
    expect(time.waits).toHaveLength(3);
  });

  it('not at all if a person is waiting', async () => {
    let asked = 0;
    await expect(
      withRetries(NO_RETRIES, () => {
        asked++;
        return Promise.reject(refusal('ThrottlingException'));
      }),
    ).rejects.toThrow();
    expect(asked).toBe(1);
  });

  it('not after the event has ended', async () => {
    const stop = new AbortController();
    let asked = 0;
    const wait = withRetries({ until: Infinity, signal: stop.signal }, () => {
      asked++;
      return Promise.reject(refusal('ThrottlingException'));
    });
    stop.abort();
    await expect(wait).rejects.toMatchObject({ name: 'ThrottlingException' });
    expect(asked).toBe(1);
  });
});

it.each([
  [
    'AccessDeniedException',
    'The ciphertext refers to a customer master key that does not exist, does not exist in this region, or you are not allowed to access.',
    'decryption denied',
  ],
  ['InvalidKeyId', '', 'decryption refused'],
  ['NoSuchKey', 'The specified key does not exist.', 'absent'],
  ['ParameterNotFound', '', 'absent'],
  ['LimitExceededException', '', 'full'],
  ['ValidationError', 'Stack with id app does not exist', 'absent'],
] as const)('%s (%s) is classified correctly', (name, message, failure) => {
  expect(failureOf(refusal(name, { message }))).toBe(failure);
});
