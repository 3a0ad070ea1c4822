/** The Go providers for the same services, where somebody has given us their programs. */
import { existsSync, cpSync, mkdirSync, readdirSync } from 'fs';
import * as path from 'path';
import { Emulator, PLATFORM, Providers } from './terraform';

/** A folder with `terraform-provider-tfe` and `terraform-provider-vault`, as `go build` names them. */
const FOLDER = process.env.LINTEL_BENCH_PEERS;

/** Versions that the peers are installed as: any will do, since they are in no registry that is asked. */
const PEERS = { tfe: '0.79.0', vault: '5.10.1' } as const;

export type Peer = keyof typeof PEERS;

export function hasPeer(peer: Peer): boolean {
  return FOLDER !== undefined && existsSync(programOf(peer));
}

/** Puts a peer into the folder that a workspace installs from. */
export function withPeer(peer: Peer): Providers {
  return {
    addTo: (mirror) => {
      const folder = path.join(mirror, 'registry.terraform.io', 'hashicorp', peer, PEERS[peer], PLATFORM);
      mkdirSync(folder, { recursive: true });
      cpSync(programOf(peer), path.join(folder, `terraform-provider-${peer}_v${PEERS[peer]}`));
    },
  };
}

/** The block that requires and configures a peer for the emulator. */
export function peerBlock(peer: Peer, { address }: Emulator): string {
  const settings =
    peer === 'tfe'
      ? `hostname = "${new URL(address).host}"\n  token    = "platform-root"`
      : `address          = "${address}"\n  token            = "secrets-root"\n  skip_child_token = true`;
  return `
terraform {
  required_providers {
    ${peer} = { source = "registry.terraform.io/hashicorp/${peer}" }
  }
}
provider "${peer}" {
  ${settings}
}`;
}

/** Go programs take the authorities that they trust besides from here. */
export function peerEnvironment({ environment, caFile }: Emulator): NodeJS.ProcessEnv {
  return { ...environment, SSL_CERT_FILE: caFile };
}

function programOf(peer: Peer): string {
  return path.join(
    FOLDER!,
    readdirSync(FOLDER!).find((name) => name.startsWith(`terraform-provider-${peer}`)) ?? `terraform-provider-${peer}`,
  );
}
