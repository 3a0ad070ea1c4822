/** A registry of our own over TLS: Terraform's protocols of discovery, of providers and of network mirrors, over the files of a release. */
import { createReadStream, writeFileSync } from 'fs';
import { createServer } from 'https';
import type { AddressInfo } from 'net';
import * as path from 'path';
import { createCertificates } from '../../src/emulator/certificates';
import type { ReleaseFolder } from './release-folder';

// oxlint-disable-next-line typescript/no-require-imports -- a module of the other kind
const { readKey } = require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });

export interface Registry {
  /** `localhost:8443`, as it stands in the source of a provider. */
  readonly host: string;
  readonly address: string;
  /** The file of the authority that its certificate is from. */
  readonly authority: string;
  /** What was asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** `instead`: what is served in place of a file of the release. */
export async function startRegistry(
  release: ReleaseFolder,
  scratch: string,
  instead: { readonly [name: string]: Buffer } = {},
): Promise<Registry> {
  const certificates = await createCertificates();
  const authority = path.join(scratch, 'registry-authority.pem');
  writeFileSync(authority, certificates.ca);
  const key = release.read(`${release.prefix}_signing-key.asc`).toString();
  const keyId = (await readKey({ armoredKey: key })).getKeyID().toHex().toUpperCase();
  const asked: string[] = [];
  const documents = new Map(Object.entries(documentsOf(release, { key, keyId })));
  const server = createServer({ key: certificates.key, cert: certificates.certificate }, ({ url = '' }, response) => {
    asked.push(url);
    if (documents.has(url)) {
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(documents.get(url)));
    }
    const name = /^\/files\/([\w.-]+)$/.exec(url)?.[1];
    if (name === undefined || !release.names().includes(name)) return response.writeHead(404).end();
    if (Object.hasOwn(instead, name)) return response.end(instead[name]);
    return createReadStream(path.join(release.folder, name)).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    address: `https://127.0.0.1:${port}`,
    authority,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function documentsOf(
  release: ReleaseFolder,
  { key, keyId }: { readonly key: string; readonly keyId: string },
): { readonly [url: string]: unknown } {
  const { version, prefix } = release;
  const { metadata } = JSON.parse(release.read(`${prefix}_manifest.json`).toString()) as {
    metadata: { protocol_versions: string[] };
  };
  const platforms = release
    .platforms()
    .map((name) => ({ name, os: name.split('_')[0], arch: name.split('_')[1], archive: `${prefix}_${name}.zip` }));
  const file = (name: string) => `/files/${name}`;
  const mirror = '/mirror/registry.terraform.io/lintel/lintel';
  return {
    '/.well-known/terraform.json': { 'providers.v1': '/v1/providers/' },
    '/v1/providers/lintel/lintel/versions': {
      versions: [
        { version, protocols: metadata.protocol_versions, platforms: platforms.map(({ os, arch }) => ({ os, arch })) },
      ],
    },
    ...Object.fromEntries(
      platforms.map(({ os, arch, archive }) => [
        `/v1/providers/lintel/lintel/${version}/download/${os}/${arch}`,
        {
          protocols: metadata.protocol_versions,
          os,
          arch,
          filename: archive,
          shasum: release.hashOf(archive),
          download_url: file(archive),
          shasums_url: file(`${prefix}_SHA256SUMS`),
          shasums_signature_url: file(`${prefix}_SHA256SUMS.sig`),
          signing_keys: { gpg_public_keys: [{ key_id: keyId, ascii_armor: key }] },
        },
      ]),
    ),
    [`${mirror}/index.json`]: { versions: { [version]: {} } },
    [`${mirror}/${version}.json`]: {
      archives: Object.fromEntries(
        platforms.map(({ name, archive }) => [name, { url: file(archive), hashes: [`zh:${release.hashOf(archive)}`] }]),
      ),
    },
  };
}
