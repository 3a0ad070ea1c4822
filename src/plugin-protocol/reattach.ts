import { writeSync } from 'fs';
import type { Server } from 'net';
import { listen } from './listen';
import { plugin } from './plugin';

/**
 * Debug mode: a person starts the process, perhaps under a debugger, and tells Terraform where it is. It serves one command after the other
 * until it is interrupted. There are no certificates in this mode, so that nothing but a socket that only its owner may open will do.
 */
export function reattach(listener: Server, listening: (socket: string) => void): void {
  process.on('SIGINT', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  listen(listener, {
    authenticated: false,
    listening({ network, address }) {
      listening(address);
      writeSync(1, invitation(network, address));
    },
    refused(why) {
      writeSync(2, `The provider cannot be debugged. ${why}\n`);
      process.exit(1);
    },
  });
}

function invitation(network: string, address: string): string {
  // `Test` means that core neither ends us nor insists on its own certificates.
  const config = { Protocol: 'grpc', ProtocolVersion: 6, Pid: process.pid, Test: true, Addr: { Network: network, String: address } };
  return `The provider waits. In the shell where you run terraform:

  export TF_REATTACH_PROVIDERS='${JSON.stringify({ [plugin.current.source]: config })}'

Ctrl-C ends it.
`;
}
