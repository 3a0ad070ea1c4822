import { once } from 'events';
import { ClientHttp2Session, connect } from 'http2';
import { connect as connectSocket } from 'net';
import { gzipSync } from 'zlib';
import { abortAll } from '../../../src/plugin-protocol/grpc/lifetime';
import type { Rpcs, Call } from '../../../src/plugin-protocol/rpc';
import { encodeMessage } from '../../../src/plugin-protocol/wire/messages';
import { served } from '../../terraform/served';

const UNIMPLEMENTED = 12;
const INTERNAL = 13;

const parts = (rpcs: Rpcs) => ({ rpcs: () => rpcs });
const echo: Rpcs = {
  ReadResource:
    async () =>
    ({ private: bytes }) => ({ private: bytes }),
};

/** A call that waits until it is aborted. */
function waiting(): { readonly rpcs: Rpcs; readonly started: Promise<void>; readonly aborted: Promise<string> } {
  let start!: () => void;
  let abort!: (typeName: string) => void;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const aborted = new Promise<string>((resolve) => {
    abort = resolve;
  });
  const response = ({ typeName }: { typeName: string }, { signal }: Call) =>
    new Promise<object>((resolve) => {
      signal.addEventListener('abort', () => {
        abort(typeName);
        resolve({ diagnostics: [{ severity: 1, summary: 'given up' }] });
      });
      start();
    });
  return { started, aborted, rpcs: { ReadResource: async () => response } };
}

test('responds with the result of the RPC', async () => {
  await served(parts(echo), async (client) => {
    expect((await client.call('ReadResource', { private: Buffer.from('p') })).private.toString()).toBe('p');
  });
});

test('loads an RPC once, with its first call', async () => {
  let loads = 0;
  const rpcs: Rpcs = {
    StopProvider: async () => {
      loads++;
      return () => ({});
    },
  };
  await served(parts(rpcs), async (client) => {
    await Promise.all([client.call('StopProvider'), client.call('StopProvider')]);
    await client.call('StopProvider');
    expect(loads).toBe(1);
  });
});

test('responds with UNIMPLEMENTED to an RPC that is not served, and to an unknown one', async () => {
  await served(parts(echo), async (client, address) => {
    await expect(client.call('CallFunction')).rejects.toMatchObject({
      code: UNIMPLEMENTED,
      details: 'unknown method /tfplugin6.Provider/CallFunction',
    });
    expect(await raw(address, Buffer.alloc(5), '/tfplugin6.Provider/constructor')).toBe(UNIMPLEMENTED);
    expect(await raw(address, Buffer.alloc(5), '/nobody.Knows/This')).toBe(UNIMPLEMENTED);
  });
});

test('turns an error of an RPC into a status that names the cause, and continues', async () => {
  const rpcs: Rpcs = {
    ...echo,
    GetMetadata: async () => () => {
      throw new Error('Füße & 100%\n…');
    },
    StopProvider: () => Promise.reject(new Error('cannot load')),
  };
  await served(parts(rpcs), async (client) => {
    await expect(client.call('GetMetadata')).rejects.toMatchObject({
      code: INTERNAL,
      details: expect.stringMatching(/^This is a bug in the provider; please report it.*Füße & 100%\n…/s),
    });
    await expect(client.call('StopProvider')).rejects.toMatchObject({
      code: INTERNAL,
      details: expect.stringContaining('cannot load'),
    });
    await client.call('ReadResource');
  });
});

test('truncates a long error to fit into one frame, however it is encoded', async () => {
  const rpcs: Rpcs = {
    GetMetadata: async () => () => {
      throw new Error('€😀'.repeat(3000));
    },
  };
  await served(parts(rpcs), async (client) => {
    await expect(client.call('GetMetadata')).rejects.toMatchObject({
      code: INTERNAL,
      details: expect.stringMatching(/^This is a bug.*(€😀){200,}€?$/su),
    });
  });
});

test('turns a response that cannot be encoded into a status', async () => {
  await served(parts({ StopProvider: async () => () => ({ error: 5 }) }), async (client) => {
    await expect(client.call('StopProvider')).rejects.toMatchObject({
      code: INTERNAL,
      details: expect.stringContaining('error: expected a string'),
    });
  });
});

test('sends events as they occur, and the status of an error between them', async () => {
  async function* events(fail: boolean) {
    yield { displayName: 'one' };
    yield { displayName: 'two' };
    if (fail) throw new Error('no more');
  }
  await served(
    parts({
      ListResource:
        async () =>
        ({ typeName }) =>
          events(typeName === 'fail'),
    }),
    async (client) => {
      expect((await client.events('ListResource', { typeName: 'x' })).map((event) => event.displayName)).toEqual([
        'one',
        'two',
      ]);
      await expect(client.events('ListResource', { typeName: 'fail' })).rejects.toMatchObject({
        code: INTERNAL,
        details: expect.stringContaining('no more'),
      });
    },
  );
});

test('stops producing events when the client disconnects', async () => {
  let ended!: () => void;
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  async function* endless() {
    try {
      for (;;) yield { displayName: 'x'.repeat(100_000) };
    } finally {
      ended();
    }
  }
  await served(parts({ ListResource: async () => () => endless() }), async (client) => {
    const stream = client.stream('ListResource');
    await once(stream, 'data');
    stream.on('error', () => undefined);
    stream.cancel();
    await end;
  });
});

test('aborts the calls in flight at StopProvider, but no later calls', async () => {
  const { rpcs, started, aborted } = waiting();
  const close = (_: unknown, { signal }: Call) => ({ diagnostics: signal.aborted ? [{ severity: 1 }] : [] });
  await served(parts({ ...rpcs, CloseEphemeralResource: async () => close }), async (client) => {
    const read = client.call('ReadResource', { typeName: 'slow' });
    await started;
    abortAll();
    expect(await aborted).toBe('slow');
    expect((await read).diagnostics).toHaveLength(1);
    expect((await client.call('CloseEphemeralResource')).diagnostics).toEqual([]);
  });
});

test('aborts a call that reads its signal only after it was aborted', async () => {
  let go!: () => void;
  const proxy = new Promise<void>((resolve) => {
    go = resolve;
  });
  let started!: () => void;
  const start = new Promise<void>((resolve) => {
    started = resolve;
  });
  const response = async (_: unknown, call: Call) => {
    started();
    await proxy;
    return { diagnostics: call.signal.aborted ? [{ severity: 1 }] : [] };
  };
  await served(parts({ ReadResource: async () => response }), async (client) => {
    const read = client.call('ReadResource');
    await start;
    abortAll();
    go();
    expect((await read).diagnostics).toHaveLength(1);
  });
});

test('aborts a call that the client cancels, and one whose connection breaks', async () => {
  const cancelled = waiting();
  await served(parts(cancelled.rpcs), async (client) => {
    const call = client.call('ReadResource', { typeName: 'cancelled' }, { deadline: Date.now() + 50 });
    await expect(call).rejects.toMatchObject({ code: 4 });
    expect(await cancelled.aborted).toBe('cancelled');
  });
  const broken = waiting();
  await served(parts(broken.rpcs), async (_, address) => {
    const session = connect('http://localhost', { createConnection: () => connectSocket(address) });
    request(session, frame(encodeMessage('ReadResource.Request', { typeName: 'broken' }))).on('error', () => undefined);
    await broken.started;
    session.destroy();
    expect(await broken.aborted).toBe('broken');
  });
});

test('transfers six megabytes in both directions, ten calls at a time', async () => {
  await served(parts(echo), async (client) => {
    const bytes = Buffer.alloc(6 * 1024 * 1024, 'a');
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => client.call('ReadResource', { private: bytes })),
    );
    expect(responses.every((response) => bytes.equals(response.private))).toBe(true);
  });
});

test.each<[string, Buffer, number]>([
  ['nothing', Buffer.alloc(0), INTERNAL],
  ['half a frame header', Buffer.from([0, 0]), INTERNAL],
  ['a frame that is longer than what is sent', Buffer.from([0, 0, 0, 0, 9, 1]), INTERNAL],
  ['two messages', Buffer.alloc(10), INTERNAL],
  ['a message that is not protobuf', frame(Buffer.from([0x0a, 0xff])), INTERNAL],
  [
    'a compressed message',
    Buffer.concat([Buffer.from([1, 0, 0, 0, gzipSync(Buffer.alloc(0)).length]), gzipSync(Buffer.alloc(0))]),
    UNIMPLEMENTED,
  ],
])('refuses %s and continues', async (_, bytes, status) => {
  await served(parts(echo), async (client, address) => {
    expect(await raw(address, bytes)).toBe(status);
    await client.call('ReadResource');
  });
});

test('survives a connection that does not speak HTTP/2', async () => {
  await served(parts(echo), async (client, address) => {
    const socket = connectSocket(address);
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    await client.call('ReadResource');
  });
});

test('sends a prepared schema unchanged, without loading the RPCs', async () => {
  const schema = encodeMessage('GetProviderSchema.Response', { provider: { version: 7, block: {} } });
  const none = () => {
    throw new Error('the RPCs were asked for');
  };
  await served({ rpcs: none, encodedSchema: () => schema }, async (client) => {
    expect((await client.call('GetProviderSchema')).provider.version).toBe(7);
    expect((await client.call('GetProviderSchema')).provider.version).toBe(7);
  });
});

test('serves the methods that every plugin serves', async () => {
  await served(parts(echo), async (client) => {
    expect(await client.callService('health', 'Check', { service: 'plugin' })).toEqual({ status: 1 });
    const watch = client.watchHealth();
    watch.on('error', () => undefined);
    expect(await once(watch, 'data')).toEqual([{ status: 1 }]);
    watch.cancel();
    const { stdio, broker } = client.openPluginStreams();
    stdio.on('error', () => undefined);
    let said = 0;
    stdio.on('data', () => said++);
    broker.resume();
    broker.end();
    await once(broker, 'end');
    await client.call('ReadResource');
    expect(said).toBe(0);
    stdio.cancel();
  });
});

function frame(message: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]);
}

function request(session: ClientHttp2Session, bytes: Buffer, path = '/tfplugin6.Provider/ReadResource') {
  const stream = session.request({
    ':method': 'POST',
    ':path': path,
    'content-type': 'application/grpc',
    'te': 'trailers',
  });
  stream.end(bytes);
  return stream;
}

/** Sends bytes as the body of a request and returns the gRPC status. */
async function raw(address: string, bytes: Buffer, path?: string): Promise<number> {
  const session = connect('http://localhost', { createConnection: () => connectSocket(address) });
  const stream = request(session, bytes, path);
  let status = -1;
  const take = (headers: { readonly [name: string]: unknown }) => {
    if ('grpc-status' in headers) status = Number(headers['grpc-status']);
  };
  stream.on('response', take);
  stream.on('trailers', take);
  stream.resume();
  await once(stream, 'close');
  session.close();
  return status;
}
