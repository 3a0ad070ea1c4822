import type { Server, Socket } from 'net';
import { abortAll, isAnyCallInFlight } from './grpc/lifetime';
import { log } from './log';
import { closeAll } from './plugin';

/** How long to wait after the last connection closes: if Terraform was killed, it does not reconnect. */
const GRACE = 1_000;

/** Terraform connects immediately. If it has not connected after this time, it has died. */
const FIRST_CONNECTION = 70_000;

/**
 * Ends the process when Terraform requests it or is gone. Otherwise the process would keep its socket and continue its work. Returns the function to
 * call on Terraform's request.
 */
export function endWithTerraform(listener: Server, managed: boolean): () => void {
  if (!managed) {
    // The next command uses this process again, but what the last one left open must be closed.
    whenAlone(listener, () => void closeAll());
    return () => log('info', 'ignored a request to shut down: in debug mode, only Ctrl-C ends the process');
  }
  endWhenAlone(listener);
  // A supervisor that ends a whole process group means Terraform, which then shuts down the provider itself.
  process.on('SIGTERM', () => {
    if (!isAnyCallInFlight()) exitWhenClosed();
  });
  // After another turn of the event loop, so that the last bytes of the response have been passed to the kernel.
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
  log('warn', 'Terraform is gone: exiting');
  exitWhenClosed();
}

function exitWhenClosed(): void {
  const closing = closeAll();
  if (closing) void closing.then(() => process.exit(0));
  else process.exit(0);
}
