/** @tier complete */
import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { CloudFormationRequest } from '../../src/custom-resource/events/event';
import { Delivered, Deliveries, STACK, TABLE } from '../support/cloudformation/deliveries';
import { startEmulator, TestEmulator } from '../support/emulator';
import { RecordingProxy } from '../support/environments/recording-proxy';

const [KEY, OTHER_KEY] = ['key', 'other-key'].map(
  (name) => `arn:aws:secretsmanager:eu-central-1:111122223333:secret:${name}`,
);

let service: TestEmulator;
let deliveries: Deliveries;
let requests: { readonly leaf: string; readonly authority: string };

beforeAll(async () => {
  deliveries = await Deliveries.open();
  requests = { leaf: signingRequest('shop.example.com'), authority: signingRequest('An authority') };
});
afterAll(() => deliveries.close());
beforeEach(async () => {
  service = await startEmulator();
  await service.request('POST', '/v1/pki/roles/web', { body: { allow_any_name: true, key_type: 'ec', key_bits: 256 } });
  deliveries.aws.tables.items.set(TABLE, new Map());
  deliveries.aws.stacks.statuses.clear();
  for (const id of [KEY, OTHER_KEY]) deliveries.aws.secrets.set(id, ['']);
});
afterEach(async () => {
  deliveries.aws.watchDone = () => undefined;
  deliveries.aws.tables.watchDone = () => undefined;
  await service.close();
});

/** A PKCS #10 request, created with OpenSSL. */
function signingRequest(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-csr-'));
  const file = (part: string) => path.join(folder, part);
  execFileSync(
    'openssl',
    [
      'req',
      '-new',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      file('key'),
      '-out',
      file('csr'),
    ],
    { stdio: 'ignore' },
  );
  const csr = readFileSync(file('csr'), 'utf8');
  rmSync(folder, { recursive: true, force: true });
  return csr;
}

const LEAF = { Role: 'web', CommonName: 'shop.example.com', Ttl: '1h', PrivateKeySecret: KEY };
const KINDS = [
  ['Custom::LintelPkiCertificate', () => LEAF],
  [
    'Custom::LintelPkiSignedCertificate',
    () => ({ Role: 'web', CommonName: 'shop.example.com', Ttl: '1h', Csr: requests.leaf }),
  ],
  ['Custom::LintelPkiSignedIntermediate', () => ({ CommonName: 'An authority', Ttl: '1h', Csr: requests.authority })],
] as const;

const asked = (ResourceType: string, ResourceProperties: object, more: Partial<CloudFormationRequest> = {}) =>
  deliveries.request({
    ResourceType,
    ResourceProperties: ResourceProperties as CloudFormationRequest['ResourceProperties'],
    ...more,
  });
/** A timeout that is too short to wait for a missing permission. */
const SHORT = { timeoutMs: 9_000 };
const deliver = (request: CloudFormationRequest, minutesLater = 0) =>
  deliveries.deliver(request, service.address, {
    minutesLater,
    ...(deliveries.aws.denied.size > 0 ? SHORT : {}),
  });

/** The serial numbers of the issued certificates, without the root of the authority, and which of them are revoked. */
async function issued(): Promise<{ readonly numbers: readonly string[]; readonly revoked: readonly string[] }> {
  const keys = (await service.request('LIST', '/v1/pki/certs')).body.data.keys as string[];
  const looked = await Promise.all(
    keys.map(async (number) => [number, (await service.request('GET', `/v1/pki/cert/${number}`)).body.data] as const),
  );
  const own = looked.filter(([, { certificate }]) => !ROOTS.has(certificate as string));
  return {
    numbers: own.map(([number]) => number),
    revoked: own.filter(([, { revocation_time }]) => (revocation_time as number) > 0).map(([number]) => number),
  };
}

const ROOTS = new Set<string>();
beforeEach(async () => {
  ROOTS.clear();
  const keys = (await service.request('LIST', '/v1/pki/certs')).body.data.keys as string[];
  for (const number of keys) {
    ROOTS.add((await service.request('GET', `/v1/pki/cert/${number}`)).body.data.certificate as string);
  }
});

/** The current value of a secret. */
function kept(secret: string): { readonly SerialNumber: string; readonly PrivateKey: string } {
  return JSON.parse(deliveries.aws.newest(secret)!) as ReturnType<typeof kept>;
}

function idOf({ response }: Delivered): string {
  expect([response?.Status, response?.Reason]).toEqual(['SUCCESS', undefined]);
  return response!.PhysicalResourceId;
}

const numberIn = (id: string) => id.split('/').pop()!;

describe.each(KINDS)('%s, whose function is terminated', (type, properties) => {
  it('before it sent a request, is issued by the next delivery', async () => {
    const request = asked(type, properties());
    expect(
      await deliveries.killedAt(request, service.address, (moment, gone) => {
        deliveries.aws.tables.watchDone = (operation, key) =>
          operation === 'PutItem' && key.startsWith('request ') ? (moment.report(), gone) : undefined;
      }),
    ).toBe(true);
    deliveries.aws.tables.watchDone = () => undefined;
    const id = idOf(await deliver(request, 1));
    expect(await issued()).toEqual({ numbers: [numberIn(id)], revoked: [] });
  });

  it('while the certificate is issued, is not issued twice, and the next delivery says what to look for', async () => {
    const request = asked(type, properties());
    const proxy = await RecordingProxy.open(service.address);
    expect(
      await deliveries.killedAt(request, proxy.address, (moment) => {
        proxy.watch = async (passing) => {
          if (passing.method !== 'POST') return;
          await passing.forward();
          moment.report();
          passing.drop();
        };
      }),
    ).toBe(true);
    await proxy.close();
    const again = await deliver(request, 1);
    expect(again.response).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringMatching(
        /^It is not known whether a certificate was issued: .* LIST pki\/certs returns all serial numbers: look for a certificate for (shop\.example\.com|An authority) that is valid from about \d{4}-.*, revoke it/,
      ),
    });
    expect((await issued()).numbers).toHaveLength(1);
    // After the rollback of the stack, the certificate is requested again, which is another request.
    idOf(await deliver(asked(type, properties()), 2));
  });

  it('after it noted the response, gives the same response', async () => {
    const request = asked(type, properties());
    expect(
      await deliveries.killedAt(request, service.address, (moment, gone) => {
        deliveries.aws.tables.watchDone = (operation, key) =>
          operation === 'PutItem' && key.startsWith('request ') && deliveries.aws.tables.dataOf(TABLE, key)[0].response
            ? (moment.report(), gone)
            : undefined;
      }),
    ).toBe(true);
    deliveries.aws.tables.watchDone = () => undefined;
    const again = await deliver(request, 1);
    const id = idOf(again);
    expect(await issued()).toEqual({ numbers: [numberIn(id)], revoked: [] });
    // The response also contains attributes that the service returns only once.
    expect(again.response!.Data).toMatchObject({
      Certificate: expect.stringContaining('BEGIN CERTIFICATE'),
      IssuingCa: expect.stringContaining('BEGIN CERTIFICATE'),
    });
    if ('PrivateKeySecret' in properties()) expect(kept(KEY).SerialNumber).toBe(numberIn(id));
  });
});

describe('the private key', () => {
  it('that was lost with the execution environment has its certificate revoked and logged, and another one is issued', async () => {
    const request = asked('Custom::LintelPkiCertificate', LEAF);
    expect(
      await deliveries.killedAt(request, service.address, (moment, gone) => {
        // The certificate is noted before its key is stored.
        deliveries.aws.tables.watchDone = (operation, key) =>
          operation === 'PutItem' && key.startsWith('request ') && deliveries.aws.tables.dataOf(TABLE, key)[0].made
            ? (moment.report(), gone)
            : undefined;
      }),
    ).toBe(true);
    deliveries.aws.tables.watchDone = () => undefined;
    expect(deliveries.aws.newest(KEY)).toBe('');
    const [first] = (await issued()).numbers;
    const again = await deliver(request, 1);
    const id = idOf(again);
    expect(again.log).toContain(`pki/cert/${first} was revoked`);
    expect(await issued()).toMatchObject({ numbers: expect.arrayContaining([first, numberIn(id)]), revoked: [first] });
    expect((await issued()).numbers).toHaveLength(2);
    expect(kept(KEY).SerialNumber).toBe(numberIn(id));
  });

  /** Delivers a request whose function is terminated between the storing of the key and the response. */
  const storedOnly = async () => {
    const request = asked('Custom::LintelPkiCertificate', LEAF);
    expect(
      await deliveries.killedAt(request, service.address, (moment, gone) => {
        deliveries.aws.watchDone = ({ operation }) =>
          operation === 'PutSecretValue' ? (moment.report(), gone) : undefined;
      }),
    ).toBe(true);
    deliveries.aws.watchDone = () => undefined;
    return { request, first: kept(KEY).SerialNumber };
  };

  it('that was stored but not noted is accepted when its event is delivered again, and no other certificate is issued', async () => {
    const { request, first } = await storedOnly();
    const again = await deliver(request, 1);
    expect(numberIn(idOf(again))).toBe(first);
    expect(await issued()).toEqual({ numbers: [first], revoked: [] });
    expect(kept(KEY).SerialNumber).toBe(first);
    // The attributes that the service returns only once, too.
    expect(again.response!.Data).toMatchObject({ IssuingCa: expect.stringContaining('BEGIN CERTIFICATE') });
  });

  it('is stored under a token that names its content, which Secrets Manager accepts again only with the same content', async () => {
    const request = asked('Custom::LintelPkiCertificate', LEAF);
    await deliver(request);
    const text = deliveries.aws.newest(KEY)!;
    const token = createHash('sha256').update(`${request.RequestId}\n${text}`).digest('hex');
    const client = new SecretsManagerClient({
      endpoint: deliveries.aws.environment.AWS_ENDPOINT_URL,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      maxAttempts: 1,
    });
    const put = (ClientRequestToken: string, SecretString: string) =>
      client.send(new PutSecretValueCommand({ SecretId: KEY, ClientRequestToken, SecretString }));
    expect(await put(token, text)).toMatchObject({ VersionId: token });
    expect(deliveries.aws.secrets.get(KEY)).toHaveLength(2);
    await expect(put(token, 'another')).rejects.toMatchObject({ name: 'ResourceExistsException' });
    await expect(put('short', text)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    client.destroy();
  });

  it.each<[string, (first: string) => unknown]>([
    ['is no longer the current version of its secret', () => deliveries.aws.secrets.get(KEY)!.push('of others')],
    [
      'belongs to a revoked certificate',
      (first) => service.request('POST', '/v1/pki/revoke', { body: { serial_number: first } }),
    ],
    ['cannot be asked about', () => deliveries.aws.denied.add(KEY)],
  ])('that was stored but %s has its certificate revoked, and is replaced by another one', async (_, prevent) => {
    const { request, first } = await storedOnly();
    await prevent(first);
    const again = await deliver(request, 1);
    const { denied } = deliveries.aws;
    const isDenied = denied.delete(KEY);
    expect((await issued()).revoked).toContain(first);
    if (isDenied) {
      expect(again.response).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('cannot be written') });
      return;
    }
    const id = idOf(again);
    expect((await issued()).revoked).toEqual([first]);
    expect(kept(KEY).SerialNumber).toBe(numberIn(id));
    expect(numberIn(id)).not.toBe(first);
  });

  it('is not noted in the table, and neither are other values of the secret', async () => {
    await deliver(asked('Custom::LintelPkiCertificate', LEAF));
    const { PrivateKey } = kept(KEY);
    const noted = JSON.stringify([...deliveries.aws.tables.items.get(TABLE)!.values()]);
    expect(noted).toContain('SerialNumber');
    expect(noted).not.toContain('PRIVATE KEY');
    expect(noted).not.toContain(JSON.stringify(JSON.stringify(PrivateKey)).slice(3, -3));
  });

  it('changes with the secret that the properties name, since the function cannot read the earlier key', async () => {
    const first = idOf(await deliver(asked('Custom::LintelPkiCertificate', LEAF)));
    const moved = { ...LEAF, PrivateKeySecret: OTHER_KEY };
    const second = idOf(
      await deliver(
        asked('Custom::LintelPkiCertificate', moved, {
          RequestType: 'Update',
          PhysicalResourceId: first,
          OldResourceProperties: LEAF,
        }),
      ),
    );
    expect(second).not.toBe(first);
    expect(kept(OTHER_KEY).SerialNumber).toBe(numberIn(second));
    expect(kept(KEY).SerialNumber).toBe(numberIn(first));
    expect(deliveries.aws.asked.filter(({ operation }) => operation === 'GetSecretValue')).toEqual([]);
  });
});

describe('a rollback', () => {
  const CHANGED = { CommonName: 'mail.example.com' };
  const update = (type: string, id: string, before: object, after: object) =>
    asked(type, after, {
      RequestType: 'Update',
      PhysicalResourceId: id,
      OldResourceProperties: before as CloudFormationRequest['ResourceProperties'],
    });

  it.each(KINDS)('takes back the earlier %s with its response, and issues no third one', async (type, properties) => {
    const created = await deliver(asked(type, properties()));
    const first = idOf(created);
    const second = idOf(await deliver(update(type, first, properties(), { ...properties(), ...CHANGED })));
    expect(second).not.toBe(first);
    deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_ROLLBACK_IN_PROGRESS');
    const back = await deliver(update(type, second, { ...properties(), ...CHANGED }, properties()));
    expect(back.response).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: first, Data: created.response!.Data });
    expect((await issued()).numbers).toHaveLength(2);
    if ('PrivateKeySecret' in properties()) expect(kept(KEY).SerialNumber).toBe(numberIn(first));
    // CloudFormation then deletes the replacement.
    await deliver(asked(type, { ...properties(), ...CHANGED }, { RequestType: 'Delete', PhysicalResourceId: second }));
    const changed = idOf(await deliver(update(type, first, properties(), { ...properties(), ...CHANGED })));
    expect([first, second]).not.toContain(changed);
  });

  it('takes back the earlier certificate of an update that failed before it stored its key', async () => {
    const first = idOf(await deliver(asked('Custom::LintelPkiCertificate', LEAF)));
    const before = deliveries.aws.newest(KEY);
    deliveries.aws.denied.add(KEY);
    const failed = await deliver(update('Custom::LintelPkiCertificate', first, LEAF, { ...LEAF, ...CHANGED }));
    deliveries.aws.denied.delete(KEY);
    expect(failed.response).toMatchObject({ Status: 'FAILED', PhysicalResourceId: first });
    deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_ROLLBACK_IN_PROGRESS');
    expect(idOf(await deliver(update('Custom::LintelPkiCertificate', first, { ...LEAF, ...CHANGED }, LEAF)))).toBe(
      first,
    );
    expect(deliveries.aws.newest(KEY)).toBe(before);
  });

  it.each(['ThrottlingException', 'AccessDeniedException'])(
    'retries the label of the secret and the status of the stack after %s',
    async (type) => {
      const first = idOf(await deliver(asked('Custom::LintelPkiCertificate', LEAF)));
      const second = idOf(await deliver(update('Custom::LintelPkiCertificate', first, LEAF, { ...LEAF, ...CHANGED })));
      deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_ROLLBACK_IN_PROGRESS');
      deliveries.aws.faults.set(
        { operation: 'UpdateSecretVersionStage', id: KEY, type, times: 2 },
        { operation: 'DescribeStacks', id: STACK, type: type.replace('Exception', ''), times: 2 },
      );
      expect(idOf(await deliver(update('Custom::LintelPkiCertificate', second, { ...LEAF, ...CHANGED }, LEAF)))).toBe(
        first,
      );
      expect(kept(KEY).SerialNumber).toBe(numberIn(first));
    },
  );

  it('to another secret does not change the earlier secret', async () => {
    const first = idOf(await deliver(asked('Custom::LintelPkiCertificate', LEAF)));
    const moved = { ...LEAF, PrivateKeySecret: OTHER_KEY };
    const second = idOf(await deliver(update('Custom::LintelPkiCertificate', first, LEAF, moved)));
    deliveries.aws.stacks.statuses.set(STACK, 'UPDATE_ROLLBACK_IN_PROGRESS');
    expect(idOf(await deliver(update('Custom::LintelPkiCertificate', second, moved, LEAF)))).toBe(first);
    expect(kept(KEY).SerialNumber).toBe(numberIn(first));
  });

  it.each([
    [
      'was revoked',
      async (id: string) =>
        void (await service.request('POST', '/v1/pki/revoke', { body: { serial_number: numberIn(id) } })),
      'UPDATE_ROLLBACK_IN_PROGRESS',
    ],
    ['is valid but the stack is not being rolled back', () => undefined, 'UPDATE_IN_PROGRESS'],
    ['is valid but the status of the stack is not known', () => undefined, undefined],
    [
      'is valid but the role may not move the label of its secret',
      () => void deliveries.aws.denied.add(KEY),
      'UPDATE_ROLLBACK_IN_PROGRESS',
    ],
  ] as const)('issues another certificate if the earlier one %s', async (_, meanwhile, status) => {
    const type = 'Custom::LintelPkiCertificate';
    const [before, after] = [LEAF, { ...LEAF, ...CHANGED, PrivateKeySecret: OTHER_KEY }];
    const first = idOf(await deliver(asked(type, before)));
    const second = idOf(await deliver(update(type, first, before, after)));
    await meanwhile(first);
    if (status) deliveries.aws.stacks.statuses.set(STACK, status);
    const back = await deliver(update(type, second, after, before));
    const wasDenied = deliveries.aws.denied.delete(KEY);
    if (wasDenied) {
      // The function may not write there either, so the new certificate is revoked again.
      expect(back.response).toMatchObject({ Status: 'FAILED' });
      expect(back.log).toContain('Grant secretsmanager:UpdateSecretVersionStage');
      return;
    }
    expect([first, second]).not.toContain(idOf(back));
    expect(kept(KEY).SerialNumber).toBe(numberIn(idOf(back)));
  });
});
