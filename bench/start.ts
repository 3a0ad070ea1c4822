import { spawn } from 'child_process';
import { once } from 'events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import * as http2 from 'http2';
import { tmpdir } from 'os';
import * as path from 'path';
import * as tls from 'tls';
import { ClientCertificate, createClientCertificate } from '../test/support/client-certificate';
import { Handshake, PluginProcess, providerExecutable } from '../test/support/plugin-process';
import { Row, median } from './row';

const RUNS = 25;

/**
 * Measures the time from the provider's start to its handshake line and to its schema, as multiples of a Node.js
 * process that does nothing, and its memory. The three alternate, so that a busy moment affects all of them.
 */
export async function measureStart(runs = RUNS): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-bench-'));
  try {
    const authorities = path.join(folder, 'authorities.pem');
    writeFileSync(authorities, tls.rootCertificates.join('\n'));
    const plain = await measure(undefined, runs);
    const withAuthorities = await measure(authorities, runs);
    const grown = await measure(undefined, runs, withTwiceTheTypes(folder));
    const how = `medians of ${runs} interleaved starts, to those of \`node -e 0\``;
    // With the variable set, Node.js 20 itself takes more than twice as long to start; the provider's launcher avoids
    // that.
    const also = `${how}, with NODE_EXTRA_CA_CERTS set for both`;
    return [
      { what: 'start to handshake line, in bare node starts', value: plain.handshake, limit: 1.6, unit: 'times', how },
      { what: 'start to schema response, in bare node starts', value: plain.schema, limit: 2.5, unit: 'times', how },
      { what: 'start to schema response, with twice the types', value: grown.schema, limit: 2.5, unit: 'times', how },
      {
        what: 'start to handshake line, with more authorities',
        value: withAuthorities.handshake,
        limit: 1.3,
        unit: 'times',
        how: also,
      },
      {
        what: 'start to schema response, with more authorities',
        value: withAuthorities.schema,
        limit: 1.3,
        unit: 'times',
        how: also,
      },
      {
        what: 'resident memory after the schema',
        value: plain.memory,
        limit: 70,
        unit: 'MiB',
        how: `median of ${runs} starts`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A provider whose schema contains each type twice, the second time under a name of the same length. */
function withTwiceTheTypes(folder: string): string {
  const program = providerExecutable();
  const copy = path.join(folder, 'grown');
  cpSync(path.dirname(program), copy, { recursive: true });
  const schema = path.join(copy, 'schema.bin');
  const bytes = readFileSync(schema);
  // Concatenated messages are one message with the fields of both.
  writeFileSync(
    schema,
    Buffer.concat([bytes, Buffer.from(bytes.toString('latin1').replaceAll('lintel_', 'linten_'), 'latin1')]),
  );
  return path.join(copy, path.basename(program));
}

/** Starts as multiples of a bare start, and MiB. */
async function measure(authorities: string | undefined, runs: number, program?: string): Promise<Start> {
  const client = await createClientCertificate();
  const environment = { ...process.env, NODE_EXTRA_CA_CERTS: authorities };
  const bare: number[] = [];
  const starts: Start[] = [];
  await startProvider(client, environment, program);
  for (let run = 0; run < runs; run++) {
    bare.push(await startBareNode(environment));
    starts.push(await startProvider(client, environment, program));
  }
  const unit = median(bare);
  return {
    handshake: median(starts.map((start) => start.handshake)) / unit,
    schema: median(starts.map((start) => start.schema)) / unit,
    memory: median(starts.map((start) => start.memory)) / 1024 / 1024,
  };
}

export interface Start {
  readonly handshake: number;
  readonly schema: number;
  readonly memory: number;
}

async function startBareNode(environment: NodeJS.ProcessEnv): Promise<number> {
  const begin = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] }), 'exit');
  return performance.now() - begin;
}

export async function startProvider(
  client: ClientCertificate,
  environment: NodeJS.ProcessEnv,
  program?: string,
  node = process.execPath,
): Promise<Start> {
  const begin = performance.now();
  const plugin = PluginProcess.startWith(client, { ...environment, LINTEL_NODE: node }, [], program);
  const line = await plugin.handshake();
  const handshake = performance.now() - begin;
  const session = connect(line, client);
  await call(session, '/tfplugin6.Provider/GetProviderSchema');
  const schema = performance.now() - begin;
  const memory = plugin.residentMemory();
  await call(session, '/plugin.GRPCController/Shutdown');
  session.destroy();
  await plugin.exited;
  return { handshake, schema, memory };
}

/** A minimal client, so that the provider dominates the measurement. */
function connect({ address, certificate }: Handshake, client: ClientCertificate): http2.ClientHttp2Session {
  const root = `-----BEGIN CERTIFICATE-----\n${certificate}${'='.repeat((4 - (certificate.length % 4)) % 4)}\n-----END CERTIFICATE-----\n`;
  const socket = tls.connect({
    path: address,
    servername: 'localhost',
    ca: root,
    cert: client.certificate,
    key: client.privateKey,
    ALPNProtocols: ['h2'],
  });
  return http2.connect('https://localhost', { createConnection: () => socket });
}

/** Ends with the response's status; the client's closing of its stream is not the provider's time. */
async function call(session: http2.ClientHttp2Session, rpc: string): Promise<void> {
  const stream = session.request({
    ':method': 'POST',
    ':path': rpc,
    'content-type': 'application/grpc',
    'te': 'trailers',
  });
  stream.end(Buffer.alloc(5));
  stream.resume();
  const [trailers] = (await once(stream, 'trailers')) as [http2.IncomingHttpHeaders];
  if (trailers['grpc-status'] !== '0') throw new Error(`${rpc} returned status ${String(trailers['grpc-status'])}`);
}
