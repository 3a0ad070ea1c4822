import { startLintel } from '../cli/run-cli';
import { CONTROL_EXAMPLES } from '../support/control-examples';
import { places, REPLACEMENTS } from '../support/places';

/** Bodies besides those of the documentation. */
const MORE: readonly (readonly [request: string, body: object])[] = [
  ['PUT /_emulator/settings', { moduleDelayMs: 1, verifyUrls: true, databasePlugins: ['x'], postgresql: 'never' }],
  ['POST /_emulator/runs', { workspace: 'ws-app', message: 'm', speculative: true, plan: { a: 1 }, wait: false }],
  [
    'POST /_emulator/repositories',
    { identifier: 'acme/x', connection: 'ot-main', tags: ['v1.0.0'], branches: { main: { 'policies.hcl': 'x' } } },
  ],
];

it('survives every value in every place of a control request', async () => {
  // In a process of its own, which an unhandled rejection ends.
  const { process: child, firstOutput, finished } = startLintel(['emulator', '--port', '0', '--quiet']);
  const address = (await firstOutput).trim();
  const send = async (request: string, body?: string) => {
    const [method, path] = request.split(' ');
    const response = await fetch(`${address}${path}`, { method, ...(body === undefined ? {} : { body }) }).catch(
      (error: Error) => {
        throw new Error(`No response to ${request} ${body ?? ''}`, { cause: error });
      },
    );
    await response.arrayBuffer();
    return response.status;
  };
  const examples = [
    ...CONTROL_EXAMPLES.filter(({ body }) => body !== undefined).map(({ request, body }) => [request, body!] as const),
    ...MORE.map(([request, body]) => [request, JSON.stringify(body)] as const),
  ];
  const surprising: string[] = [];
  for (const [request, text] of examples) {
    const document = JSON.parse(text) as unknown;
    for (const replace of places(document)) {
      for (const replacement of REPLACEMENTS) {
        const undo = replace(replacement);
        const body = JSON.stringify(document);
        undo();
        const status = await send(request, body);
        if (status >= 500) surprising.push(`${status} ${request} ${body}`);
      }
    }
    for (const part of ['faults', 'limits', 'violations']) await send(`DELETE /_emulator/${part}`);
    await send('POST /_emulator/clock', '{"advanceSeconds": 86400}');
    await send('POST /_emulator/reset');
  }
  expect(surprising).toEqual([]);
  expect(await send('GET /_emulator/requests')).toBe(200);
  child.kill('SIGTERM');
  expect(await finished).toMatchObject({ code: 0, stderr: '' });
}, 120_000);
