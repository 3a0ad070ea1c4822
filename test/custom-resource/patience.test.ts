import { failureOf } from '../../src/custom-resource/aws-errors';
import { NO_PATIENCE, triedFor, withPatience } from '../../src/custom-resource/patience';

/** An error as the SDK throws it. */
function refusal(name: string, { status = 400, message = '', code }: { readonly status?: number; readonly message?: string; readonly code?: string } = {}): Error {
  return Object.assign(new Error(message), { name, $metadata: { httpStatusCode: status } }, code === undefined ? {} : { code });
}

/** A clock that only waits move. */
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
  const thrown = await withPatience({ until, clock: time }, () => Promise.reject(error)).then(() => { throw new Error('nothing failed'); }, (failed: Error) => failed);
  expect(thrown).toBe(error);
  return time;
}

describe('AWS is asked again', () => {
  it.each([
    ['what is not granted yet', refusal('AccessDeniedException'), 180_000],
    ['what S3 does not grant yet', refusal('AccessDenied', { status: 403 }), 180_000],
    ['a key whose use is not granted yet', refusal('AccessDeniedException', { message: 'Access to KMS is not allowed' }), 180_000],
    ['a role that is not known yet', refusal('UnrecognizedClientException'), 180_000],
    ['what is throttled', refusal('ThrottlingException'), 600_000],
    ['what S3 throttles', refusal('SlowDown', { status: 503 }), 600_000],
    ['a table that is throttled', refusal('ProvisionedThroughputExceededException'), 600_000],
    ['a service that is away', refusal('ServiceUnavailable', { status: 503 }), 600_000],
    ['a service that fails', refusal('InternalServiceError', { status: 500 }), 600_000],
    ['what cannot be reached', refusal('Error', { status: undefined, code: 'ENOTFOUND' }), 60_000],
    ['what does not answer', refusal('TimeoutError', { status: undefined }), 60_000],
  ])('for minutes, with a pause that grows: %s', async (_, error, longest) => {
    const { waits, now } = await givenUp(error);
    expect(now()).toBe(longest);
    expect(triedFor(error)).toBe(longest);
    const middle = Math.ceil(waits.length / 2);
    const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(mean(waits.slice(middle, -1))).toBeGreaterThan(mean(waits.slice(0, 2)));
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_250);
    // More than a few tries, and not so many that they would be throttled themselves.
    expect(waits.length).toBeGreaterThan(5);
    expect(waits.length).toBeLessThan(200);
  });

  it.each([
    ['what is absent', refusal('ResourceNotFoundException')],
    ['a secret that is marked for deletion', refusal('InvalidRequestException', { message: 'You can\'t perform this operation on the secret because it was marked for deletion.' })],
    ['what cannot be decrypted', refusal('DecryptionFailure')],
    ['a key that is disabled', refusal('KMS.DisabledException')],
    ['a version that exists already', refusal('ResourceExistsException')],
    ['what it does not understand', refusal('InvalidParameterException')],
    ['a defect of ours', new TypeError('undefined is not a function')],
  ])('never where waiting mends nothing: %s', async (_, error) => {
    expect((await givenUp(error)).waits).toEqual([]);
    expect(triedFor(error)).toBeUndefined();
  });

  it('no longer than the function has time, and once more when it is over', async () => {
    const { waits, now } = await givenUp(refusal('AccessDeniedException'), 7_000);
    expect(now()).toBe(7_000);
    expect(waits.length).toBeGreaterThan(1);
  });

  it('until it answers', async () => {
    let left = 3;
    const time = clock();
    expect(await withPatience({ until: Infinity, clock: time }, () => left-- > 0 ? Promise.reject(refusal('AccessDeniedException')) : Promise.resolve('a secret'))).toBe('a secret');
    expect(time.waits).toHaveLength(3);
  });

  it('not at all where somebody sits there and waits', async () => {
    let asked = 0;
    await expect(withPatience(NO_PATIENCE, () => { asked++; return Promise.reject(refusal('ThrottlingException')); })).rejects.toThrow();
    expect(asked).toBe(1);
  });

  it('not after the event has been ended', async () => {
    const stop = new AbortController();
    let asked = 0;
    const wait = withPatience({ until: Infinity, signal: stop.signal }, () => { asked++; return Promise.reject(refusal('ThrottlingException')); });
    stop.abort();
    await expect(wait).rejects.toMatchObject({ name: 'ThrottlingException' });
    expect(asked).toBe(1);
  });
});

it.each([
  ['AccessDeniedException', 'The ciphertext refers to a customer master key that does not exist, does not exist in this region, or you are not allowed to access.', 'decryption denied'],
  ['InvalidKeyId', '', 'decryption refused'],
  ['NoSuchKey', 'The specified key does not exist.', 'absent'],
  ['ParameterNotFound', '', 'absent'],
  ['LimitExceededException', '', 'full'],
  ['ValidationError', 'Stack with id app does not exist', 'absent'],
] as const)('%s (%s) is told as what it is', (name, message, failure) => {
  expect(failureOf(refusal(name, { message }))).toBe(failure);
});
