import type { Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import type { AttributeRules } from '../attributes';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import { paginate } from '../pagination';
import { readDocument } from '../request-document';
import { isSemanticVersion } from '../semantic-version';
import { PROVIDER } from './registry-provider-routes';
import { providerPlatformDocument, providerVersionDocument } from './registry-provider-version-documents';
import {
  deleteVersion,
  getPrivateProvider,
  getVersion,
  platformsOf,
  providerPlatforms,
  providerVersions,
  versionsOf,
} from './registry-providers';
import type { ProviderPlatform, ProviderVersion } from './registry-providers';

const VERSIONS = `${PROVIDER}/versions`;
const VERSION = `${VERSIONS}/:version`;
const PLATFORMS = `${VERSION}/platforms`;
const PLATFORM = `${PLATFORMS}/:os/:arch`;

export const providerVersionRoutes: readonly Route[] = [
  {
    operation: 'Create provider version',
    method: 'POST',
    path: VERSIONS,
    withoutOrganizationToken: true,
    handle: (world, call, parameters) => {
      const provider = getPrivateProvider(world, parameters);
      const { attributes } = readDocument(call, 'registry-provider-versions', { emptyType: true });
      refuseIfAny(attributeProblems(attributes, VERSION_RULES, 'create'));
      const given = attributes as { version: string; protocols: string[] };
      const isTaken = versionsOf(world, provider).some(({ version }) => version === given.version);
      refuseIfAny(isTaken ? [invalid('/data/attributes/version', 'Version has already been taken')] : []);
      const now = world.clock.now().toISOString();
      const version: ProviderVersion = {
        id: newId(world, 'provver'),
        provider: provider.id,
        version: given.version,
        keyId: attributes['key-id'] as string,
        protocols: given.protocols,
        createdAt: now,
        updatedAt: now,
        sumsObject: newId(world, 'object'),
        signatureObject: newId(world, 'object'),
        sums: null,
        signature: null,
      };
      return documentResponse(201, providerVersionDocument(world, call, world.store.of(providerVersions).put(version)));
    },
  },
  {
    operation: 'List provider versions',
    method: 'GET',
    path: VERSIONS,
    handle: (world, call, parameters) => {
      const { items, links, meta } = paginate(call, versionsOf(world, getPrivateProvider(world, parameters)));
      return documentResponse(
        200,
        items.map((version) => providerVersionDocument(world, call, version)),
        { links, meta },
      );
    },
  },
  {
    operation: 'Show provider version',
    method: 'GET',
    path: VERSION,
    handle: (world, call, parameters) =>
      documentResponse(200, providerVersionDocument(world, call, getVersion(world, parameters))),
  },
  {
    operation: 'Delete provider version',
    method: 'DELETE',
    path: VERSION,
    withoutOrganizationToken: true,
    handle: (world, _, parameters): Reply => {
      deleteVersion(world, getVersion(world, parameters));
      return { status: 204 };
    },
  },
  {
    operation: 'Create provider platform',
    method: 'POST',
    path: PLATFORMS,
    withoutOrganizationToken: true,
    handle: (world, call, parameters) => {
      const version = getVersion(world, parameters);
      // The documentation shows both types; the official client sends none.
      const otherType = 'registry-provider-version-platforms';
      const { attributes } = readDocument(call, 'registry-provider-platforms', { otherType, emptyType: true });
      refuseIfAny(attributeProblems(attributes, PLATFORM_RULES, 'create'));
      const given = attributes as Record<'os' | 'arch' | 'filename' | 'shasum', string>;
      refuseIfAny(
        findPlatform(world, version, given)
          ? [invalid('/data/attributes/os', 'Os and arch have already been taken')]
          : [],
      );
      const { os, arch, filename, shasum } = given;
      const platform: ProviderPlatform = {
        id: newId(world, 'provpltfrm'),
        version: version.id,
        os,
        arch,
        filename,
        shasum,
        object: newId(world, 'object'),
        binary: null,
      };
      world.store.of(providerPlatforms).put(platform);
      return documentResponse(201, providerPlatformDocument(world, call, platform));
    },
  },
  {
    operation: 'List provider platforms',
    method: 'GET',
    path: PLATFORMS,
    handle: (world, call, parameters) => {
      const { items, links, meta } = paginate(call, platformsOf(world, getVersion(world, parameters)));
      return documentResponse(
        200,
        items.map((platform) => providerPlatformDocument(world, call, platform)),
        { links, meta },
      );
    },
  },
  {
    operation: 'Show provider platform',
    method: 'GET',
    path: PLATFORM,
    handle: (world, call, parameters) => {
      const platform = findPlatform(world, getVersion(world, parameters), parameters);
      if (!platform) throw notFound();
      return documentResponse(200, providerPlatformDocument(world, call, platform));
    },
  },
  {
    operation: 'Delete provider platform',
    method: 'DELETE',
    path: PLATFORM,
    withoutOrganizationToken: true,
    handle: (world, _, parameters): Reply => {
      const platform = findPlatform(world, getVersion(world, parameters), parameters);
      if (!platform) throw notFound();
      world.store.of(providerPlatforms).delete(platform.id);
      return { status: 204 };
    },
  },
];

const PROTOCOLS = ['4.0', '5.0', '6.0'];
const TEXT = { type: 'string', required: true } as const;

const VERSION_RULES: AttributeRules = {
  'version': {
    ...TEXT,
    check: (text) => (isSemanticVersion(text as string) ? undefined : 'must be a valid semantic version'),
  },
  // It is not compared with the organization's keys.
  'key-id': TEXT,
  'protocols': {
    type: 'array',
    required: true,
    check: (value) => {
      const protocols = value as readonly unknown[];
      if (protocols.length === 0) return "can't be blank";
      return protocols.every((protocol) => PROTOCOLS.includes(protocol as string))
        ? undefined
        : 'is not included in the list';
    },
  },
};

const PLATFORM_RULES: AttributeRules = {
  os: TEXT,
  arch: TEXT,
  shasum: { ...TEXT, pattern: { expression: /^[0-9a-f]{64}$/i, words: 'must be a SHA-256 checksum in hexadecimal' } },
  filename: TEXT,
};

function findPlatform(
  world: World,
  version: ProviderVersion,
  wanted: { readonly os: string; readonly arch: string },
): ProviderPlatform | undefined {
  return platformsOf(world, version).find(({ os, arch }) => os === wanted.os && arch === wanted.arch);
}
