import { writeSync } from 'fs';
import type { Server } from 'net';
import { listen } from './listen';
import { plugin, withReference } from './plugin';

/**
 * Debug mode: the process is started manually, for example under a debugger, and Terraform connects to it. It serves one command after the other
 * until it is interrupted. This mode uses no certificates, so it requires a socket that only its owner can open.
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
      writeSync(2, `The provider cannot be debugged. ${withReference(why, 'socket')}\n`);
      process.exit(1);
    },
  });
}

function invitation(network: string, address: string): string {
  // `Test` means that Terraform neither ends the process nor requires its own certificates.
  const config = {
    Protocol: 'grpc',
    ProtocolVersion: 6,
    Pid: process.pid,
    Test: true,
    Addr: { Network: network, String: address },
  };
  return `The provider is running. In the shell where you run terraform:

  export TF_REATTACH_PROVIDERS='${JSON.stringify({ [plugin.current.source]: config })}'

Ctrl-C ends it.
`;
}
