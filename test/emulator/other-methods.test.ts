import { once } from 'events';
import { connect } from 'net';
import { setImmediate as turn } from 'timers/promises';
import { startEmulator } from '../../src/emulator/http/server';

const HEADERS = 'Host: emulator\r\nX-Vault-Token: secrets-root\r\n';
const LIST = `LIST /v1/pki/issuers HTTP/1.1\r\n${HEADERS}\r\n`;
const GET = `GET /v1/sys/mounts HTTP/1.1\r\n${HEADERS}\r\n`;
const TEXT = 'LIST /v1/pki/issuers HTTP/1.1\r\n\r\n';
const BODY = JSON.stringify({ policy: `# ${TEXT}` });
const POST = post(BODY);

let emulator: Awaited<ReturnType<typeof startEmulator>>;
beforeAll(async () => {
  emulator = await startEmulator({ dialects: { secrets: 'openbao' } });
});
afterAll(async () => emulator.close());

function post(body: string): string {
  return `POST /v1/sys/policies/acl/app HTTP/1.1\r\n${HEADERS}Content-Length: ${body.length}\r\n\r\n${body}`;
}

/** Sends each text as a packet of its own, and returns the statuses of the responses, in their order. */
async function send(...packets: readonly string[]): Promise<number[]> {
  const socket = connect(Number(new URL(emulator.address).port), '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  const closed = once(socket, 'close');
  for (const packet of packets) {
    socket.write(packet);
    // On loopback a packet is there at once: the server, in this process, reads it in its next turn.
    for (let turns = 0; turns < 3; turns++) await turn();
  }
  socket.end();
  await closed;
  return [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
}

it.each([
  ['in one packet', [LIST]],
  ['after one letter', [LIST.slice(0, 1), LIST.slice(1)]],
  ['after two letters', [LIST.slice(0, 2), LIST.slice(2)]],
  ['after three letters', [LIST.slice(0, 3), LIST.slice(3)]],
  ['within the path', [LIST.slice(0, 12), LIST.slice(12)]],
  ['letter by letter', [...LIST]],
])('reads a LIST request that is split %s', async (_, packets) => {
  expect(await send(...packets)).toEqual([200]);
});

it('reads requests that are sent without waiting for responses, and responds in their order', async () => {
  expect(await send(LIST + LIST)).toEqual([200, 200]);
  expect(await send(POST + LIST)).toEqual([204, 200]);
  expect(await send(GET + POST + LIST + GET + POST + LIST)).toEqual([200, 204, 200, 200, 204, 200]);
  expect(await send(GET + LIST.slice(0, 2), LIST.slice(2) + LIST.slice(0, 3), LIST.slice(3))).toEqual([200, 200, 200]);
});

it('stores a body that looks like a LIST request unchanged, also after one', async () => {
  const stored = async (): Promise<unknown> => {
    const response = await fetch(`${emulator.address}/v1/sys/policies/acl/app`, {
      headers: { 'X-Vault-Token': 'secrets-root' },
    });
    return ((await response.json()) as { data: { policy: string } }).data.policy;
  };
  const head = POST.slice(0, -BODY.length);
  for (const before of [[], [LIST]]) {
    await send(...before, post(JSON.stringify({ policy: '# empty' })));
    expect(await stored()).toBe('# empty');
    // The text begins a packet.
    const cut = BODY.indexOf('LIST');
    expect(await send(...before, head + BODY.slice(0, cut), BODY.slice(cut))).toEqual([...before.map(() => 200), 204]);
    expect(await stored()).toBe(`# ${TEXT}`);
  }
});

it('reads chunked bodies after a LIST request', async () => {
  const chunks = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
  const chunked = `POST /v1/sys/policies/acl/app HTTP/1.1\r\n${HEADERS}Transfer-Encoding: chunked\r\n\r\n${chunks}`;
  expect(await send(LIST, chunked + LIST)).toEqual([200, 204, 200]);
});

it('reads SCAN requests', async () => {
  expect(await send(GET, `SCAN /v1/sys/namespaces HTTP/1.1\r\n${HEADERS}\r\n`)).toEqual([200, 404]);
});

describe('of a client that offers HTTP/2 in each request, as that of Java does', () => {
  const offering = (request: string): string =>
    request.replace(
      HEADERS,
      `${HEADERS}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAAA\r\n`,
    );
  const [get, list, head] = [offering(GET), offering(LIST), offering(POST).slice(0, -BODY.length)];

  it.each([
    ['a read', [get], 200],
    ['a write', [head + BODY], 204],
    ['a write whose body follows', [head, BODY], 204],
  ])('LIST requests after %s are read', async (_, before, status) => {
    expect(await send(...before, list, list)).toEqual([status, 200, 200]);
  });

  it('requests that are sent without waiting are read in their order', async () => {
    expect(await send(get + list + head + BODY + list + get)).toEqual([200, 200, 204, 200, 200]);
  });

  it('chunked bodies are read', async () => {
    const chunked = offering(`POST /v1/sys/policies/acl/app HTTP/1.1\r\n${HEADERS}Transfer-Encoding: chunked\r\n\r\n`);
    const chunks = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
    expect(await send(chunked, chunks, list, chunked + chunks + list)).toEqual([204, 200, 204, 200]);
  });

  it('malformed requests are refused', async () => {
    expect(await send(get, 'hello\r\n\r\n')).toEqual([200, 400]);
  });
});

it('does not take LINK for LIST', async () => {
  expect(await send(LIST.replace('LIST', 'LINK'))).toEqual([405]);
});

it('ends the connection after the response if the client asks for it', async () => {
  const last = `LIST /v1/pki/issuers HTTP/1.1\r\n${HEADERS}Connection: close\r\n\r\n`;
  expect(await send(last, GET)).toEqual([200]);
});

it('refuses malformed requests after a LIST request', async () => {
  expect(await send(LIST, 'hello\r\n\r\n')).toEqual([200, 400]);
  expect(await send(LIST, POST.replace(/Content-Length: \d+/, 'Content-Length: 1e3'))).toEqual([200, 400]);
  expect(await send('LIST /v1/pki/issuers\r\n\r\n')).toEqual([400]);
});
