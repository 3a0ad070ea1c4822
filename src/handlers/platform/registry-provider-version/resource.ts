import { ApiError, Interrupted } from '../../../clients/errors';
import { FileBody, type CallOptions, type PlatformClient, type Resource } from '../../../clients/platform';
import { addressAt, flagAt, nameAt, optionalAddressAt } from '../../../clients/read-response';
import { equalValue } from '../../../definition/equal';
import { parseDuration } from '../../../definition/kinds/duration';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf } from '../../../definition/resource';
import type { PlanContext, PlanModification, Proposal, ResourceContext, ResourceHandlers } from '../../contract';
import { sendCreation, undoCreation } from '../../creation';
import { AlreadyExists, InvalidConfig, NotFound, PartiallyCreated, Unfinished } from '../../errors';
import { look } from '../../look';
import { poll } from '../../poll';
import { inTurn } from '../shared/in-turn';
import { gpgKeyPath, reportedGpgKey } from '../shared/registry/gpg-key';
import { providerAddressOfId } from '../shared/registry/provider-address';
import {
  findPlatforms,
  isComplete,
  platformName,
  platformsPath,
  proveVersionGone,
  providerVersionId,
  providerVersionPath,
  providerVersionsPath,
  toPlatform,
  toVersion,
  versionIn,
  type ProviderVersionAddress,
} from '../shared/registry/provider-version';
import type { Release, ReleaseArchive } from '../shared/registry/release-folder';
import type { registryProviderVersion } from './definition';

type Definition = typeof registryProviderVersion;
type State = ReadStateOf<Definition>;

interface VersionConfig extends ConfigOf<Definition> {}

type Protocols = NonNullable<State['protocols']>;

const PATIENCE = '30m';

/** The protocol versions of a release that has no manifest, as registries assume them. */
const WITHOUT_MANIFEST: Protocols = ['5.0'];

/** A version has no update, but files that are missing can be uploaded to it. */
export const registryProviderVersionResource: ResourceHandlers<Definition> = {
  modifyPlan: planVersion,

  create(context, config) {
    const address = addressOf(config);
    // Two blocks may have the same version as their target. Neither may continue what the other has begun.
    return inTurn(context.platform, providerVersionId(address), () => publish(context, address, config));
  },

  async read(context, known) {
    const { platform, signal } = context;
    const address = addressOf({ providerId: known.providerId!, version: known.version! });
    const read = await readVersion(platform, address, { signal });
    if (!read) return undefined;
    // No response contains the content. After an import, the published checksums are read once.
    const contentHash = known.contentHash ?? (await findPublishedHash(context, address, read.found));
    return { ...toVersion(address, read.found, read.platforms), contentHash };
  },

  async update(context, { config, prior }) {
    const address = addressOf(prior);
    const release = await releaseOf({ ...located(address), sourceDirectory: config.sourceDirectory });
    return inTurn(context.platform, providerVersionId(address), async () => {
      const read = await findNow(context.platform, address);
      if (!read) throw deleted(address);
      await upload(context, address, release, read, 'replaced');
      return finish(context, address, release, config.timeouts?.update);
    });
  },

  async delete({ platform, signal }, state) {
    const address = addressOf(state);
    if ((await platform.remove(providerVersionPath(address), { signal })) === 'absent') {
      await proveVersionGone(platform, address, 'deleting', { signal });
    }
  },

  async isReady({ platform, signal }, { providerId, version }) {
    const address = addressOf({ providerId: providerId!, version: version! });
    const read = await readVersion(platform, address, { signal });
    if (!read) throw deleted(address);
    return isComplete(read.found, read.platforms);
  },
};

function addressOf({
  providerId,
  version,
}: {
  readonly providerId: string;
  readonly version: string;
}): ProviderVersionAddress {
  return { provider: providerAddressOfId(providerId), version };
}

function located({ provider, version }: ProviderVersionAddress): { readonly name: string; readonly version: string } {
  return { name: provider.name, version };
}

interface Read {
  readonly found: Resource;
  readonly platforms: readonly Resource[];
}

/** Undefined if the version is provably gone. Many such reads share the pages of the provider's list, but each reads its platforms. */
async function readVersion(
  platform: PlatformClient,
  address: ProviderVersionAddress,
  options?: CallOptions,
): Promise<Read | undefined> {
  const { provider, version } = address;
  const own = providerVersionPath(address);
  const idsOf = (one: Resource) => [versionIn(one)];
  const found = await platform.findWithin(providerVersionsPath(provider), own, version, idsOf, options);
  const platforms = found && (await findPlatforms(platform, address, options));
  if (found && platforms) return { found, platforms };
  await proveVersionGone(platform, address, 'reading', options);
  return undefined;
}

/** Loaded only where a folder is read. */
function releaseOf({
  sourceDirectory,
  ...wanted
}: {
  readonly sourceDirectory: string;
  readonly version: string;
  readonly name?: string;
}): Promise<Release> {
  const { readRelease } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../shared/registry/release-folder') as typeof import('../shared/registry/release-folder');
  return readRelease(sourceDirectory, wanted);
}

// Planning

type Modification = PlanModification<Definition>;
type VersionProposal = Proposal<Definition>;

/** Reads the folder, and plans what it contains. Values that are still unknown are checked when Terraform plans again before the apply. */
async function planVersion(context: PlanContext, proposal: VersionProposal): Promise<Modification> {
  const { providerId, version, sourceDirectory } = proposal.config;
  // With `ignore_changes` Terraform passes the path from state, which is absent after an import. Then nothing is compared.
  if (version === undefined || sourceDirectory === undefined) return {};
  // The ID of a provider that this run creates is not known: the name of the provider is checked later.
  const provider = providerId === undefined ? undefined : providerAddressOfId(providerId);
  const release = await releaseOf({ sourceDirectory, version, name: provider?.name });
  const isNew = !proposal.prior || proposal.replaces;
  return {
    ...planContent(proposal, release, { isNew }),
    problems: [
      ...findChangedContent(proposal, release, { isNew }),
      ...findOtherProtocols(proposal, release),
      ...(isNew || proposal.prior?.contentHash !== release.hash
        ? await checkSignature(context, proposal, provider?.organization, release)
        : []),
    ],
  };
}

function planContent(
  { config, unknown, prior }: VersionProposal,
  release: Release,
  { isNew }: { readonly isNew: boolean },
): Modification {
  const platforms = platformsIn(release);
  const isConfigured = config.protocols !== undefined || unknown.has('protocols');
  const set = {
    contentHash: release.hash,
    platforms,
    complete: true,
    ...(isConfigured ? {} : { protocols: protocolsOf(release) }),
  };
  if (isNew || !prior) return { set };
  if (prior.contentHash !== undefined && prior.contentHash !== release.hash) return { set, replace: ['contentHash'] };
  const lacks = !prior.complete || JSON.stringify(prior.platforms) !== JSON.stringify(platforms);
  return lacks ? { set, send: ['version'], inPlace: ['version'] } : { set };
}

function platformsIn({ archives }: Release): State['platforms'] {
  return archives.map(({ os, arch, filename, shasum }) => ({ os, arch, filename, shasum }));
}

function protocolsOf({ protocols }: Release): Protocols {
  return (protocols as Protocols | undefined) ?? WITHOUT_MANIFEST;
}

function findChangedContent(
  { config, prior }: VersionProposal,
  release: Release,
  { isNew }: { readonly isNew: boolean },
): Problem[] {
  if (isNew || !prior || prior.contentHash === undefined || prior.contentHash === release.hash) return [];
  if (config.replaceOnChange ?? true) return [];
  return [
    {
      path: ['sourceDirectory'],
      severity: 'error',
      code: 'published-content-changed',
      summary: 'The files of a version changed',
      detail:
        `The version ${prior.version} is published with other checksums (${prior.contentHash}) than ${JSON.stringify(config.sourceDirectory)} has now (${release.hash}). ` +
        'Raise `version`, or set `replaceOnChange` to have it deleted and made again.',
    },
  ];
}

function findOtherProtocols({ config }: VersionProposal, { protocols }: Release): Problem[] {
  if (!config.protocols || !protocols || [...config.protocols].sort().join() === protocols.join()) return [];
  return [
    {
      path: ['protocols'],
      severity: 'warning',
      code: 'release-inconsistent',
      summary: 'The manifest has other protocol versions',
      detail: `The manifest of the release has ${protocols.join(', ')}, and \`protocols\` takes precedence. Remove \`protocols\` to publish those of the manifest.`,
    },
  ];
}

/** Skips the check of the signature itself if the key cannot be read: the service may know it by itself. */
async function checkSignature(
  context: PlanContext,
  { config, unknown }: VersionProposal,
  organization: string | undefined,
  release: Release,
): Promise<Problem[]> {
  if (config.keyId === undefined || unknown.has('keyId')) return [];
  const keyId = config.keyId.toUpperCase();
  const publicKey =
    reportedGpgKey(context, keyId) ??
    (organization === undefined ? undefined : await lookForKey(context, organization, keyId));
  await refuseSignature(release, keyId, typeof publicKey === 'string' ? publicKey : undefined);
  if (publicKey !== 'absent') return [];
  return [
    {
      path: ['keyId'],
      severity: 'warning',
      code: 'release-inconsistent',
      summary: 'The key is not among those of the organization',
      detail: `The version can be installed only if ${organization} has the GPG key ${keyId} (\`lintel_registry_gpg_key\`). Until then, the signature cannot be verified.`,
    },
  ];
}

/** Undefined if the token may not read keys. */
async function lookForKey(
  { platform, signal }: Pick<PlanContext, 'platform' | 'signal'>,
  organization: string,
  keyId: string,
): Promise<string | undefined> {
  return look(async () => {
    const found = await platform.find(gpgKeyPath(organization, keyId), undefined, { signal });
    return found ? nameAt(found.data.attributes, 'ascii-armor') : 'absent';
  });
}

async function refuseSignature(
  { sums, signature }: Release,
  keyId: string,
  publicKey: string | undefined,
): Promise<void> {
  const { findSignatureFault } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../shared/registry/release-signature') as typeof import('../shared/registry/release-signature');
  const known = publicKey === 'absent' ? undefined : publicKey;
  const fault = await findSignatureFault(sums.content, signature.content, keyId, known);
  if (fault !== undefined) {
    throw new InvalidConfig(['sourceDirectory'], `The signature ${JSON.stringify(signature.name)} ${fault}.`);
  }
}

// Publishing

/** Creates the version, or continues one that an earlier apply has left incomplete, uploads its files and waits. */
async function publish(
  context: ResourceContext,
  address: ProviderVersionAddress,
  config: VersionConfig,
): Promise<State> {
  const { platform } = context;
  const release = await releaseOf({ ...located(address), sourceDirectory: config.sourceDirectory });
  const { begun, ...there } = await begin(context, address, {
    ...config,
    protocols: config.protocols ?? protocolsOf(release),
  });
  try {
    await upload(context, address, release, there, 'refused');
  } catch (error) {
    if (begun === 'before') throw left(address, error as Error);
    const id = providerVersionId(address);
    const remove = () => removeAgain(platform, address);
    return undoCreation(
      { what: `The version ${id}`, importId: id, remove },
      'without all of its files',
      error as Error,
    );
  }
  return finish(context, address, release, config.timeouts?.create).catch((error: Error) => {
    if (error instanceof Unfinished || error instanceof NotFound) throw error;
    throw unread(address, release, config, error);
  });
}

/** All files are uploaded. If the service has not processed one of them, the next plan says so. */
function unread(
  address: ProviderVersionAddress,
  release: Release,
  config: VersionConfig,
  reason: Error,
): PartiallyCreated {
  const id = providerVersionId(address);
  const { providerId, version, keyId, protocols } = config;
  const known = {
    id,
    providerId,
    version,
    keyId,
    protocols: protocols ?? protocolsOf(release),
    contentHash: release.hash,
    platforms: platformsIn(release),
    complete: true,
  };
  return new PartiallyCreated(`The version ${id}`, id, `cannot be read back: ${reason.message}`, {
    known,
    isWhole: true,
  });
}

async function removeAgain(platform: PlatformClient, address: ProviderVersionAddress): Promise<void> {
  if ((await platform.remove(providerVersionPath(address))) === 'absent') {
    await proveVersionGone(platform, address, 'deleting');
  }
}

async function begin(
  context: ResourceContext,
  address: ProviderVersionAddress,
  config: VersionConfig & { readonly protocols: Protocols },
): Promise<Read & { readonly begun: 'now' | 'before' }> {
  const { platform, signal } = context;
  const id = providerVersionId(address);
  const what = `The version ${id}`;
  const attributes = {
    'version': address.version,
    'key-id': config.keyId.toUpperCase(),
    'protocols': [...config.protocols].sort(),
  };
  const body = { data: { type: 'registry-provider-versions', attributes } };
  const find = () => findNow(platform, address);
  const existing = platform.looksFirst ? await find() : undefined;
  if (existing && isComplete(existing.found, existing.platforms)) throw new AlreadyExists(what, id);
  const { made, found } = await sendCreation({
    what,
    importId: id,
    signal,
    pace: platform.pace,
    send: () => platform.post(providerVersionsPath(address.provider), body, { signal }),
    look: find,
  }).catch(async (error: Error) => {
    const taken = isTaken(error) ? await find().catch(() => undefined) : undefined;
    if (!taken) throw error;
    return { made: undefined, found: taken };
  });
  if (made) return { found: made.data, platforms: [], begun: 'now' };
  if (isComplete(found.found, found.platforms)) {
    throw new AlreadyExists(
      what,
      id,
      'a version that can be installed is never changed; one that is replaced under the same number cannot have `create_before_destroy`',
    );
  }
  const state = toVersion(address, found.found, found.platforms);
  const { keyId, protocols } = DEFINED;
  if (equalValue(keyId, state.keyId, config.keyId) && equalValue(protocols, state.protocols, config.protocols)) {
    return { ...found, begun: 'before' };
  }
  throw new AlreadyExists(
    what,
    id,
    `it is incomplete, and of another key (${state.keyId}) or of other protocol versions (${state.protocols.join(', ')}), so that it is not continued`,
  );
}

/** How the two attributes are compared that a version keeps. */
const DEFINED = {
  keyId: { type: 'string', use: 'required', compare: 'anyCase', doc: '' },
  protocols: { type: 'set', element: 'string', use: 'optional', doc: '' },
} as const;

/** Ignores the abort signal, because the version must be found after an interrupt, too. Undefined if it does not exist. */
async function findNow(platform: PlatformClient, address: ProviderVersionAddress): Promise<Read | undefined> {
  const found = (await platform.find(providerVersionPath(address)))?.data;
  const platforms = found && (await findPlatforms(platform, address));
  if (found && platforms) return { found, platforms };
  await proveVersionGone(platform, address, 'reading');
  return undefined;
}

function isTaken(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 422 && error.errors.some(({ detail }) => /taken/i.test(detail ?? ''))
  );
}

/**
 * Uploads the files that the service does not have yet; not interruptible, because an incomplete version would have to be undone. Platforms
 * that differ from the release are refused, or replaced if this resource owns the version.
 */
async function upload(
  context: ResourceContext,
  address: ProviderVersionAddress,
  release: Release,
  { found: version, platforms }: Read,
  others: 'refused' | 'replaced',
): Promise<void> {
  const { platform, progress } = context;
  const id = providerVersionId(address);
  if (flagAt(version.attributes, 'shasums-uploaded')) await refuseOtherSums(platform, address, version, release);
  else await platform.upload(linkOf(version, 'shasums-upload'), release.sums.content);
  if (!flagAt(version.attributes, 'shasums-sig-uploaded')) {
    await platform.upload(linkOf(version, 'shasums-sig-upload'), release.signature.content);
  }
  const there = await platformsThere(platform, address, release, platforms, others);
  for (const archive of release.archives) {
    const name = platformName(archive);
    const known = there.get(name) ?? (await makePlatform(context, address, archive));
    if (flagAt(known.attributes, 'provider-binary-uploaded')) continue;
    progress(`${id}: uploading ${archive.filename}`);
    await platform.upload(linkOf(known, 'provider-binary-upload'), new FileBody(archive.file, archive.size));
  }
}

async function getVersion(platform: PlatformClient, address: ProviderVersionAddress): Promise<Resource> {
  const found = await platform.find(providerVersionPath(address));
  if (!found) throw deleted(address);
  return found.data;
}

function deleted(address: ProviderVersionAddress): NotFound {
  return new NotFound(`The version ${providerVersionId(address)} was deleted while it was published.`);
}

function linkOf(resource: Resource, name: string): string {
  return addressAt(resource, undefined, 'links', name).href;
}

/** Checksums cannot be uploaded twice. */
async function refuseOtherSums(
  platform: PlatformClient,
  address: ProviderVersionAddress,
  version: Resource,
  release: Release,
): Promise<void> {
  const published = await publishedHash(platform, version);
  if (published === undefined || published === release.hash) return;
  const id = providerVersionId(address);
  throw new AlreadyExists(
    `The version ${id}`,
    id,
    `it is incomplete, and has other checksums (${published}) than the folder (${release.hash})`,
  );
}

/** The platforms of the release that the service has, by name. */
async function platformsThere(
  platform: PlatformClient,
  address: ProviderVersionAddress,
  { archives }: Release,
  platforms: readonly Resource[],
  others: 'refused' | 'replaced',
): Promise<ReadonlyMap<string, Resource>> {
  const wanted = new Map(archives.map((archive) => [platformName(archive), archive]));
  const there = new Map<string, Resource>();
  for (const one of platforms) {
    const found = toPlatform(one);
    const archive = wanted.get(platformName(found));
    if (archive?.shasum === found.shasum && archive.filename === found.filename) {
      there.set(platformName(found), one);
    } else if (others === 'replaced') {
      await platform.remove(
        `${platformsPath(address)}/${encodeURIComponent(found.os)}/${encodeURIComponent(found.arch)}`,
      );
    } else {
      const id = providerVersionId(address);
      throw new AlreadyExists(
        `The version ${id}`,
        id,
        `it is incomplete, and its platform ${platformName(found)} has the checksum ${found.shasum}, which the folder does not have`,
      );
    }
  }
  return there;
}

async function makePlatform(
  { platform, signal }: ResourceContext,
  address: ProviderVersionAddress,
  { os, arch, filename, shasum }: ReleaseArchive,
): Promise<Resource> {
  const body = { data: { type: 'registry-provider-platforms', attributes: { os, arch, shasum, filename } } };
  const id = providerVersionId(address);
  const { made, found } = await sendCreation({
    what: `The platform ${os}_${arch} of ${id}`,
    importId: id,
    signal,
    pace: platform.pace,
    send: async () => (await platform.post(platformsPath(address), body)).data,
    look: async () =>
      (await platform.list(platformsPath(address))).find((one) => platformName(toPlatform(one)) === `${os}_${arch}`),
  });
  return made ?? found;
}

/** Waits until the service has processed all files. */
async function finish(
  { platform, signal, progress }: ResourceContext,
  address: ProviderVersionAddress,
  release: Release,
  timeout: string | undefined,
): Promise<State> {
  const id = providerVersionId(address);
  let last: State | undefined;
  const state = await poll(parseDuration(timeout ?? PATIENCE)!, signal, async () => {
    const found = await getVersion(platform, address);
    const platforms = (await findPlatforms(platform, address, { signal })) ?? [];
    last = { ...toVersion(address, found, platforms), contentHash: release.hash };
    if (isComplete(found, platforms)) return last;
    progress(`${id}: the service has not processed all files yet`);
    return undefined;
  });
  if (state) return state;
  throw new Unfinished(
    `The service has not processed the files of ${id} after ${timeout ?? PATIENCE}. It goes on with them; \`timeouts\` says how long an apply waits.`,
    id,
    last,
  );
}

/** The error for a version that an earlier apply has begun. */
function left(address: ProviderVersionAddress, reason: Error): Error {
  if (reason instanceof AlreadyExists) return reason;
  const id = providerVersionId(address);
  return new PartiallyCreated(
    `The version ${id}`,
    id,
    `without all of its files (${reason.message}). The next apply continues with it`,
  );
}

// The published checksums

/** The hash of the published checksums. Undefined, with a warning, if they cannot be read; then those of the folder are taken for them. */
async function findPublishedHash(
  { platform, warn }: ResourceContext,
  address: ProviderVersionAddress,
  version: Resource,
): Promise<string | undefined> {
  try {
    return await publishedHash(platform, version);
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    warn(
      'content-unknown',
      'The checksums of the version are not known',
      `The checksums of ${providerVersionId(address)} could not be read: ${(error as Error).message}. The next apply assumes that those of \`source_directory\` are published.`,
    );
    return undefined;
  }
}

/** Undefined if there are none. */
async function publishedHash(platform: PlatformClient, version: Resource): Promise<string | undefined> {
  const link = optionalAddressAt(version, undefined, 'links', 'shasums-download')?.href;
  if (link === undefined) return undefined;
  const { hashOfSums } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('../shared/registry/release-folder') as typeof import('../shared/registry/release-folder');
  return hashOfSums(await platform.downloadFrom(link));
}
