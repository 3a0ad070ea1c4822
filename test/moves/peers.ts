import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { RecordedRequest } from '../../src/emulator/journal/recorded-request';
import type { Dialects } from '../../src/emulator/settings';
import type { Snapshot } from '../../src/emulator/world';
import { startEmulator, TestEmulator } from '../support/emulator';
import { changedAttributes, TerraformFolder } from '../support/terraform';
import { withoutPrivateKeys, withPrivateKeys } from './private-keys';

/** The providers whose state is moved, in the versions that wrote the recordings. */
export const PEERS = { tfe: '0.79.0', vault: '5.10.1' } as const;

export type Peer = keyof typeof PEERS;

/** What they speak to. */
export const DIALECTS = { platform: 'hcp', secrets: 'vault' } as const satisfies Dialects;

/** The state that a provider wrote of its `peer.tf`, and the objects that the services then had. */
export interface Applied {
  readonly state: { readonly resources: readonly RecordedResource[] };
  readonly snapshot: Snapshot;
  readonly needs: NeededCapabilities;
}

/** Of each path, the capabilities that a token needs for what the provider sends there from the first apply to the destruction. */
export interface NeededCapabilities {
  readonly [path: string]: readonly string[];
}

/** Made by `RECORD_PEERS=1 LINTEL_TEST_PEERS=<folder> npx jest test/moves`. */
export interface Recording extends Applied {
  readonly version: string;
  /** When the services had these objects, some of which end soon. */
  readonly recordedAt: string;
}

interface RecordedResource {
  readonly type: string;
  readonly name: string;
  readonly provider: string;
  readonly instances: readonly { readonly schema_version: number; readonly attributes: object }[];
}

export function fileOf(peer: Peer, name: 'peer.tf' | 'lintel.tf' | 'recorded.json'): string {
  return path.join(__dirname, peer, name);
}

export function readRecording(peer: Peer): Recording {
  return JSON.parse(withPrivateKeys(readFileSync(fileOf(peer, 'recorded.json'), 'utf8'))) as Recording;
}

export function writeRecording(peer: Peer, { state, snapshot, needs }: Applied): void {
  const recording: Recording = { version: PEERS[peer], recordedAt: new Date().toISOString(), state, snapshot, needs };
  writeFileSync(fileOf(peer, 'recorded.json'), `${withoutPrivateKeys(JSON.stringify(recording, null, 2))}\n`);
}

/** Applies `peer.tf` with the real provider, whose program is in `folder`. */
export async function applyPeer(peer: Peer, folder: string): Promise<Applied> {
  // The tfe provider speaks HTTPS only.
  const service = await startEmulator({ dialects: DIALECTS, seed: 1, tls: true, direct: true });
  const terraform = new TerraformFolder({ SSL_CERT_FILE: 'authority.pem' });
  try {
    await service.control.organization('beta');
    await service.control.settings({ journal: 10_000 });
    install(peer, folder, terraform);
    terraform
      .write('authority.pem', service.ca!)
      .write('provider.tf', providerBlock(peer, service))
      .write('main.tf', readFileSync(fileOf(peer, 'peer.tf'), 'utf8'));
    await terraform.succeed('init', '-input=false', '-plugin-dir=mirror');
    await terraform.apply();
    const changes = (await terraform.plan()).resource_changes!.filter(({ change }) => change.actions[0] !== 'no-op');
    if (changes.length > 0) {
      const attributes = changes.map((change) => `${change.address}: ${changedAttributes(change).join(', ')}`);
      throw new Error(`The ${peer} provider plans to change what it has applied. ${attributes.join('; ')}`);
    }
    const state = JSON.parse(terraform.stateText()) as Applied['state'];
    const snapshot = await service.control.snapshot();
    terraform.write('main.tf', withOtherValues(readFileSync(fileOf(peer, 'peer.tf'), 'utf8')));
    await terraform.apply();
    await terraform.succeed('destroy', '-auto-approve', '-input=false');
    return { state, snapshot, needs: neededCapabilities((await service.control.journal()).requests) };
  } finally {
    terraform.close();
    await service.close();
  }
}

/** The same configuration, of either provider, with other values of attributes that are updated. */
export function withOtherValues(hcl: string): string {
  return hcl
    .replace(/(ttl *= )"1h"/g, '$1"90m"')
    .replace(/(ttl(?:_seconds)? *= )3600/g, (_, name: string) => `${name}5400`)
    .replace(/(description *= ")/g, '$1Our ')
    .replace(/(issuing_certificates *= \["http)/g, '$1s');
}

const CAPABILITIES: { readonly [method: string]: readonly string[] } = {
  GET: ['read'],
  LIST: ['list'],
  POST: ['create', 'update'],
  PUT: ['create', 'update'],
  PATCH: ['patch'],
  DELETE: ['delete'],
};

/** Identifiers that the service chose, and serial numbers. */
const CHOSEN = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{2}([:-][0-9a-f]{2}){7,})$/;

function neededCapabilities(requests: readonly RecordedRequest[]): NeededCapabilities {
  const needs = new Map<string, Set<string>>();
  for (const { method, path: requested, query, headers } of requests) {
    if (!requested.startsWith('/v1/')) continue;
    const namespace = String(headers['x-vault-namespace'] ?? '').replace(/^\/|\/$/g, '');
    const parts = [...namespace.split('/'), ...requested.slice('/v1/'.length).split('/')].filter((part) => part !== '');
    const isList = method === 'LIST' || query.list === 'true';
    const name = parts.map((part) => (CHOSEN.test(part) ? '+' : part)).join('/') + (isList ? '/' : '');
    const capabilities = needs.get(name) ?? new Set();
    for (const one of CAPABILITIES[isList ? 'LIST' : method]) capabilities.add(one);
    needs.set(name, capabilities);
  }
  return Object.fromEntries(
    [...needs].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, all]) => [name, [...all].sort()]),
  );
}

function install(peer: Peer, folder: string, terraform: TerraformFolder): void {
  const program = readdirSync(folder).find((name) => name.startsWith(`terraform-provider-${peer}`));
  if (program === undefined) throw new Error(`There is no terraform-provider-${peer} in ${folder}.`);
  const platform = `${process.platform}_${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const place = path.join(terraform.folder, 'mirror/registry.terraform.io/hashicorp', peer, PEERS[peer], platform);
  mkdirSync(place, { recursive: true });
  cpSync(path.join(folder, program), path.join(place, `terraform-provider-${peer}_v${PEERS[peer]}`));
}

function providerBlock(peer: Peer, { address }: TestEmulator): string {
  const settings =
    peer === 'tfe'
      ? `hostname = "${new URL(address).host}"\n  token    = "platform-root"`
      : `address          = "${address}"\n  token            = "secrets-root"\n  skip_child_token = true`;
  return `terraform {
  required_providers {
    ${peer} = { source = "registry.terraform.io/hashicorp/${peer}" }
  }
}

provider "${peer}" {
  ${settings}
}
`;
}
