/**
 * Execution environments of one function, each a thread with its own modules, variables and files. An event goes to a free environment, or
 * waits for one. Each environment serves one event after another, like warm ones. A thread that exceeds the timeout is terminated and
 * replaced.
 */
const { mkdirSync, readdirSync, rmSync } = require('fs');
const { join } = require('path');
const { Worker } = require('worker_threads');

const { bundle, compiled, count, folder, emptied } = JSON.parse(process.argv[2]);
const queue = [];
const free = [];
let made = 0;
let counter = 0;

process.on('message', (invocation) => {
  queue.push(invocation);
  serve();
});
process.on('disconnect', () => process.exit(0));

function serve() {
  while (queue.length > 0 && (free.length > 0 || made < count)) run(free.pop() ?? make(), queue.shift());
}

function make() {
  const TMPDIR = join(folder, `sandbox-${++counter}`);
  made++;
  mkdirSync(TMPDIR, { recursive: true });
  const worker = new Worker(join(__dirname, 'sandbox-worker.js'), {
    workerData: { bundle, compiled },
    env: { PATH: process.env.PATH, HOME: TMPDIR, TMPDIR },
    stdout: true,
    stderr: true,
  });
  const sandbox = { worker, files: TMPDIR, log: [], end: undefined };
  for (const stream of [worker.stdout, worker.stderr]) stream.on('data', (chunk) => sandbox.log.push(chunk));
  worker.on('message', (response) => sandbox.end(response, true));
  worker.on('error', (error) => sandbox.end?.({ error: { name: error.name, message: error.message } }, false));
  worker.on('exit', () =>
    sandbox.end?.({ error: { name: 'Sandbox.Timedout', message: 'the function ended without a response' } }, false),
  );
  return sandbox;
}

function run(sandbox, { id, ...invocation }) {
  if (emptied) for (const name of readdirSync(sandbox.files)) rmSync(join(sandbox.files, name), { recursive: true });
  const timer = setTimeout(() => sandbox.worker.terminate(), invocation.timeoutMs);
  sandbox.end = (response, isAlive) => {
    clearTimeout(timer);
    process.send({ id, ...response, log: Buffer.concat(sandbox.log).toString('utf8') });
    Object.assign(sandbox, { end: undefined, log: [] });
    if (isAlive) free.push(sandbox);
    else made--;
    serve();
  };
  sandbox.worker.postMessage(invocation);
}
