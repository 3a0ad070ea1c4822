import { connectToEmulator, EmulatorError, startEmulator } from '../../src/emulator';
import type { Emulator, EmulatorClient } from '../../src/emulator';
import { clientMethods } from '../../src/emulator/client/methods';
import { controls } from '../../src/emulator/control/controls';
import { EndpointTable } from '../../src/emulator/http/endpoint-table';
import { send } from '../support/send';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ tls: true, controlToken: 'chosen' });
});
afterAll(async () => emulator.close());

/** The same methods in the process of the emulator, and over HTTP. */
const clients: [string, () => EmulatorClient][] = [
  ['in the process', () => emulator],
  ['over HTTPS', () => connectToEmulator(emulator.address, { controlToken: 'chosen', ca: emulator.ca })],
];

describe.each(clients)('the client %s', (_, connect) => {
  let client: EmulatorClient;
  beforeEach(async () => {
    client = connect();
    await client.reset();
    await client.clearRequests();
  });

  it('sets, freezes, advances and moves back the clock', async () => {
    const start = await client.clock();
    expect([start.frozen, Math.abs(start.now.getTime() - Date.now()) < 5000]).toEqual([false, true]);
    const time = new Date('2030-01-31T12:00:00Z');
    expect(await client.freezeClock(time)).toEqual({ now: time, frozen: true });
    expect(await client.clock()).toEqual({ now: time, frozen: true });
    expect((await client.advanceClock(90)).now.toISOString()).toBe('2030-01-31T12:01:30.000Z');
    expect((await client.advanceClock(-3690)).now.toISOString()).toBe('2030-01-31T11:00:00.000Z');
    const snapshot = await client.snapshot();
    expect(snapshot.clock.frozenAt).toBe('2030-01-31T11:00:00.000Z');
    const { now, frozen } = await client.resumeClock();
    expect([frozen, now.getTime() - Date.parse('2030-01-31T11:00:00Z') < 5000]).toEqual([false, true]);
    expect((await client.setClock('2029-01-01T00:00:00+01:00')).now.toISOString()).toMatch(/^2028-12-31T23:00:0/);
    await client.restore(snapshot);
    expect((await client.clock()).now.toISOString()).toBe('2030-01-31T11:00:00.000Z');
    await client.reset();
    expect((await client.clock()).frozen).toBe(false);
  });

  it('sets faults, limits and settings', async () => {
    await client.setFaults([{ path: '/v1/*', latencyMs: 1 }], { seed: 2 });
    await client.clearFaults();
    await client.setLimits({ requestsPerSecond: 5 });
    await client.clearLimits();
    expect((await client.changeSettings({ edition: 'hosted' })).edition).toBe('hosted');
    expect((await client.settings()).edition).toBe('hosted');
  });

  it('seeds objects one by one and at once', async () => {
    expect(await client.createOrganization({ name: 'beta', email: 'a@b' })).toEqual({ name: 'beta', email: 'a@b' });
    expect((await client.createWorkspace({ name: 'main', organization: 'beta' })).id).toMatch(/^ws-/);
    expect((await client.createPolicySet({ name: 'main', organization: 'beta' })).id).toMatch(/^polset-/);
    expect(await client.createRepository({ identifier: 'acme/a', connection: 'ot-main' })).toMatchObject({ tags: [] });
    await client.applySeeds({
      settings: { strict: false },
      clock: { now: '2030-01-01T00:00:00Z', frozen: true },
      organizations: [{ name: 'gamma', email: 'a@b' }],
      workspaces: [{ id: 'ws-gamma', name: 'main', organization: 'gamma' }],
      policySets: [{ name: 'main', organization: 'gamma' }],
      repositories: [{ identifier: 'acme/b', connection: 'ot-main', tags: ['v1.0.0'] }],
      objects: { organizations: [{ name: 'acme', email: 'replaced@b' }] },
    });
    const { objects } = await client.snapshot();
    expect(objects.organizations).toEqual([
      { name: 'acme', email: 'replaced@b' },
      { name: 'beta', email: 'a@b' },
      { name: 'gamma', email: 'a@b' },
    ]);
    expect(objects.workspaces).toContainEqual({ id: 'ws-gamma', name: 'main', organization: 'gamma' });
  });

  it('creates and deletes what the platform only looks up, and reads what a run would meet', async () => {
    const acme = { organization: 'acme' };
    const team = await client.createTeam({ name: 'data', ...acme, rights: ['manage-modules'] });
    expect(team).toMatchObject({ id: expect.stringMatching(/^team-/), rights: ['manage-modules'], workspaces: [] });
    const tokens = async () =>
      (await client.snapshot()).objects.teams?.map((each) => (each as { readonly token: string }).token);
    expect(await tokens()).toContain(team.token);
    const [project, pool, oauth, installation] = [
      await client.createProject({ name: 'data', ...acme, tags: { cost: null } }),
      await client.createAgentPool({ name: 'data', ...acme }),
      await client.createOAuthClient({ ...acme, tokens: ['ot-data'] }),
      await client.createGitHubAppInstallation({ name: 'data', installationId: 7 }),
    ];
    expect([oauth.name, installation.type]).toEqual([null, 'Organization']);
    const workspace = await client.createWorkspace({ name: 'data', ...acme, project: project.id, agentPool: pool.id });
    await client.createPolicySet({ name: 'data', ...acme, projects: [project.id] });
    const { policySets, tasks, excluded } = await client.enforcement(workspace.id);
    expect([policySets.map(({ name, because }) => [name, because]), tasks, excluded]).toEqual([
      [['data', 'project']],
      [],
      [],
    ]);
    await client.deleteTeam(team.id);
    await client.deleteOAuthClient(oauth.id);
    await client.deleteWorkspace(workspace.id);
    await client.deleteProject(project.id);
    await client.deleteAgentPool(pool.id);
    expect(await tokens()).not.toContain(team.token);
    await expect(client.deleteTeam('team/none')).rejects.toThrow('There is no "team/none" in teams.');
  });

  it('starts runs, whose run tasks are called', async () => {
    const run = await client.startRun({
      workspace: 'ws-app',
      speculative: true,
      message: 'A pull request',
      wait: true,
    });
    expect(run).toMatchObject({ status: 'planned_and_finished', message: 'A pull request', stages: [] });
    expect(await client.runs()).toEqual([run]);
    await expect(client.startRun({ workspace: 'ws-none' })).rejects.toThrow('There is no workspace "ws-none".');
  });

  it('reads what the emulator knows', async () => {
    expect(await client.requests()).toEqual({ requests: [], unknown: 0 });
    expect(await client.journal()).toEqual({ requests: [], dropped: 0 });
    expect(await client.findRequests({ path: '*' })).toEqual([]);
    expect(await client.violations()).toEqual([]);
    expect(await client.tokens()).toEqual([]);
    expect((await client.recoveryShares()).keys).toHaveLength(1);
    expect(await client.failover()).toBeUndefined();
  });

  it.each<[string, (client: EmulatorClient) => Promise<unknown>, string]>([
    [
      'a fault',
      (to) =>
        to.setFaults([
          { path: '/', status: 500 },
          { path: '/', status: 900 },
        ]),
      'PUT /_emulator/faults: "faults[1].status" must be a whole number from 200 up to 599.',
    ],
    [
      'a condition of a fault',
      (to) => to.setFaults([{ path: '/', reset: 'after', when: { body: { a: { $like: 'x' } } } }]),
      'PUT /_emulator/faults: "faults[0].when.body.a" has the unknown operator $like.',
    ],
    [
      'a fault without an effect',
      (to) => to.setFaults([{ path: '/' }]),
      '"faults[0]" must have exactly one of status, latencyMs, reset, truncate; it has none.',
    ],
    [
      'a snapshot',
      (to) => to.restore({ clock: { advancedSeconds: 0 }, settings: {} as never, objects: { organizations: [{}] } }),
      'PUT /_emulator/snapshot: objects.organizations[0].name is missing.',
    ],
    [
      'seeds',
      (to) =>
        to.applySeeds({
          workspaces: [
            { name: 'a', organization: 'acme' },
            { name: '', organization: 'acme' },
          ],
        }),
      'POST /_emulator/seeds: "workspaces[1].name" must be a non-empty string.',
    ],
    [
      'seeds that refer to nothing',
      (to) => to.applySeeds({ policySets: [{ name: 'a', organization: 'none' }] }),
      'POST /_emulator/seeds: "policySets[0]": There is no organization "none".',
    ],
    ['settings', (to) => to.changeSettings({ strict: 'yes' as never }), '"strict" must be one of true, false.'],
    ['seeded settings', (to) => to.applySeeds({ settings: { seal: 'x' as never } }), '"settings.seal" must be one of'],
    ['a time', (to) => to.setClock('tomorrow'), 'POST /_emulator/clock: "now" must be a time in RFC 3339'],
    ['an invalid date', (to) => to.setClock(new Date(NaN)), '"now" must be a time in RFC 3339'],
    ['a time before 1970', (to) => to.advanceClock(-1e10), '"advanceSeconds" must lead to a time from 1970 to 9998.'],
    ['flags', (to) => to.findRequests({ body: { a: /x/i } }), 'The regular expression /x/i must have no flags.'],
  ])('rejects %s with the path of what is wrong, and changes nothing', async (_what, change, message) => {
    await client.freezeClock('2026-01-01T00:00:00Z');
    const before = await client.snapshot();
    const error: unknown = await change(client).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EmulatorError);
    expect((error as EmulatorError).message).toContain(message);
    expect(await client.snapshot()).toEqual(before);
  });
});

it('reaches every control endpoint', async () => {
  const table = new EndpointTable(controls);
  const reached = new Set<unknown>();
  const client = clientMethods(async (method, path) => {
    reached.add(table.find(method, `/_emulator${path}`)?.route);
    return { status: 200, body: { now: '2030-01-01T00:00:00Z', violations: [] } };
  });
  const methods: readonly ((argument: never) => Promise<unknown>)[] = Object.values(client);
  for (const method of methods) await method(new Date(0) as never);
  expect(controls.filter((control) => !reached.has(control)).map(({ method, path }) => `${method} ${path}`)).toEqual(
    [],
  );
});

it('says that the emulator cannot be reached, or that this is none', async () => {
  const { address } = await startEmulator().then(async (other) => (await other.close(), other));
  await expect(connectToEmulator(address).reset()).rejects.toThrow(
    `POST ${address}/_emulator/reset: connect ECONNREFUSED`,
  );
  expect(() => connectToEmulator('localhost:8400')).toThrow('"localhost:8400" is no address of an emulator');
  const client = connectToEmulator(emulator.address, { ca: emulator.ca, controlToken: 'wrong' });
  await expect(client.clock()).rejects.toMatchObject({
    name: 'EmulatorError',
    status: 403,
    message: 'GET /_emulator/clock: The control token is wrong.',
  });
});

it('starts with a clock that is set and frozen, as the first certificates are', async () => {
  const other = await startEmulator({ clock: { now: new Date('2031-05-01T00:00:00Z'), frozen: true } });
  try {
    await other.advanceClock(60);
    await other.reset();
    expect(await other.clock()).toEqual({ now: new Date('2031-05-01T00:00:00Z'), frozen: true });
    const headers = { 'X-Service-Token': 'secrets-root' };
    const issued = async () =>
      send('POST', `${other.address}/v1/pki/issue/any`, headers, { common_name: 'a.example', ttl: '1h' });
    await send('POST', `${other.address}/v1/pki/roles/any`, headers, { allow_any_name: true });
    expect(Number((await issued()).body.data.expiration)).toBe(Date.parse('2031-05-01T01:00:00Z') / 1000);
  } finally {
    await other.close();
  }
});

it('moves back the clock without undoing what was done: leases live longer, what has ended stays so', async () => {
  await emulator.reset();
  const other = await startEmulator({ clock: { now: new Date('2030-01-01T00:00:00Z'), frozen: true } });
  try {
    const headers = { 'X-Service-Token': 'secrets-root' };
    const create = async (ttl: string) =>
      (await send('POST', `${other.address}/v1/auth/token/create`, headers, { ttl })).body.auth.client_token as string;
    const lookUp = async (token: string) =>
      send('GET', `${other.address}/v1/auth/token/lookup-self`, { 'X-Service-Token': token });
    const [short, long] = [await create('1m'), await create('2h')];
    await other.advanceClock(3600);
    expect((await lookUp(short)).status).toBe(403);
    await other.advanceClock(-3600);
    expect((await lookUp(short)).status).toBe(403);
    expect((await lookUp(long)).body.data.ttl).toBe(7200);
    await other.advanceClock(-3600);
    expect((await lookUp(long)).body.data.ttl).toBe(10_800);
    await other.advanceClock(10_800);
    expect((await lookUp(long)).status).toBe(403);
  } finally {
    await other.close();
  }
});
