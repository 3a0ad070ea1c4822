/** @tier complete */
import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { createServer, Socket } from 'net';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import { GrpcServer } from '../../../src/plugin-protocol/grpc/server';
import { absentProgram, describeNeeding } from '../../support/needed';
import { runProgram } from '../../support/run-program';

/** `go.mod` pins the suite and its dependencies. Go builds it once and caches it. */
const SUITE = path.resolve(__dirname, '../../support/h2spec');

/** The number of cases, including those for strict implementations. */
const CASES = 146;

/** Cases that cannot pass, with the reason: none. */
const EXCEPTIONS: { readonly [title: string]: string } = {};

/** Responds to every request with some bytes, whose number and time the suite checks. */
const server = new GrpcServer(() => ({
  kind: 'held',
  endsWithClient: true,
  first: Buffer.from('\0\0\0\0\0some bytes'),
}));

async function listening<T>(work: (port: number) => Promise<T>): Promise<T> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    server.serve(socket);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  try {
    return await work((listener.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => listener.close(resolve));
  }
}

/** The cases of a JUnit report, and those that failed. */
function readReport(file: string): { readonly cases: string[]; readonly unpassed: string[] } {
  const found = [
    ...readFileSync(file, 'utf8').matchAll(
      /<testcase package="([^"]*)" classname="([^"]*)"[^>]*>([\s\S]*?)<\/testcase>/g,
    ),
  ];
  const title = ([, section, sentence]: RegExpExecArray) => `${section}: ${sentence}`;
  return { cases: found.map(title), unpassed: found.filter(([, , , result]) => result.trim() !== '').map(title) };
}

describeNeeding('the conformance suite h2spec', absentProgram('go', 'Go 1.25 or newer'), () => {
  test('passes, except for cases that are listed with a reason', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-h2spec-'));
    const report = path.join(folder, 'report.xml');
    try {
      const { stdout, stderr } = await listening((port) =>
        runProgram('go', ['tool', 'h2spec', '--strict', '--port', String(port), '--junit-report', report], {
          cwd: SUITE,
          env: process.env,
        }),
      );
      if (!stdout.includes('Finished in')) throw new Error(`h2spec did not run: ${stderr}`);
      const { cases, unpassed } = readReport(report);
      expect(cases).toHaveLength(CASES);
      // In both directions: nothing else fails, and no listed case passes.
      expect(unpassed).toEqual(Object.keys(EXCEPTIONS));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    // With an empty Go cache, the suite and the standard library are compiled first.
  }, 300_000);
});
