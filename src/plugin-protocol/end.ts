import type { Server, Socket } from 'net';
import { abortAll, isAnyCallInFlight } from './grpc/lifetime';
import { log } from './log';
import { closeAll } from './plugin';

/** How long after the last connection we wait for core to come back. A core that was killed does not. */
const GRACE = 1_000;

/** Core connects at once. If it has not after this time, it died in between. */
const FIRST_CONNECTION = 70_000;

/**
 * Ends the process when it should end: core says so, or is gone. Nothing else would end it, and a process left behind keeps its socket and
 * goes on with what it does. Returns what to do when core says so.
 */
export function endWithTerraform(listener: Server, managed: boolean): () => void {
  if (!managed) {
    // The next command finds this process again, but nobody will close what the last one has left open.
    whenAlone(listener, () => void closeAll());
    return () => log('info', 'asked to shut down, which in debug mode only a person can');
  }
  endWhenAlone(listener);
  // A supervisor that ends a whole group means core, which will tell us in its own time.
  process.on('SIGTERM', () => { if (!isAnyCallInFlight()) exitWhenClosed(); });
  // Once more around the loop, so that the answer's last bytes are with the kernel.
  return () => setImmediate(() => process.exit(0));
}

function endWhenAlone(listener: Server): void {
  let leaving = setTimeout(leave, FIRST_CONNECTION);
  listener.on('connection', () => clearTimeout(leaving));
  whenAlone(listener, () => {
    abortAll();
    leaving = setTimeout(leave, GRACE);
  });
}

function whenAlone(listener: Server, act: () => void): void {
  let connections = 0;
  listener.on('connection', (connection: Socket) => {
    connections++;
    connection.once('close', () => {
      connections--;
      if (connections === 0) act();
    });
  });
}

function leave(): void {
  log('warn', 'Terraform is gone: leaving too');
  exitWhenClosed();
}

function exitWhenClosed(): void {
  const closing = closeAll();
  if (closing) void closing.then(() => process.exit(0));
  else process.exit(0);
}
