import { ApiError, Interrupted, isUnreadable } from '../../../clients/errors';
import { path, Resource, type CallOptions, type PlatformClient } from '../../../clients/platform';
import { optionalAddressAt, optionalTextAt } from '../../../clients/read-response';
import { parseDuration } from '../../../definition/kinds/duration';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf, ConfigOf } from '../../../definition/resource';
import type {
  ResourceHandlers,
  ResourceContext,
  PlanModification,
  PlanContext,
  Proposal,
  FolderFile,
} from '../../contract';
import { sendCreation } from '../../creation';
import { NotFound, AlreadyExists, InvalidConfig, PartiallyCreated, Unfinished } from '../../errors';
import { look } from '../../look';
import { poll } from '../../poll';
import { inTurn } from '../shared/in-turn';
import {
  addressOf,
  moduleId as moduleIdOf,
  modulePath,
  modulesPath,
  proveModuleGone,
} from '../shared/registry/module-address';
import { findDownload } from '../shared/registry/module-download';
import { moduleProblem } from '../shared/registry/module-files';
import { recallRecorded, recordAgain, Recorded, recordedOf, rememberRecorded } from '../shared/registry/module-record';
import {
  versionAddressOf,
  versionId,
  VersionAddress,
  versionPath,
  addressOfId,
} from '../shared/registry/version-address';
import { VersionStatus, versionStatusesOf } from '../shared/registry/version-statuses';
import type { registryModuleVersion } from './definition';

/** A version cannot be changed in the service. */
export const registryModuleVersionResource: ResourceHandlers<typeof registryModuleVersion> = {
  modifyPlan: modifyRegistryModuleVersionPlan,

  create: publish,

  async read(context, known) {
    const versionAddress = versionAddressOf({ moduleId: known.moduleId!, version: known.version! });
    const found = await readVersion(context.platform, versionAddress, { signal: context.signal });
    if (!found) return undefined;
    const { moduleId, version } = versionAddress;
    const state = { id: versionId(versionAddress), moduleId, version, status: found.status };
    // No response contains the content. After an import, the published archive is read once.
    const commit = known.contentHash === undefined ? await findCommit(context, versionAddress) : undefined;
    const commitSha = commit ?? known.commitSha;
    if (commitSha !== undefined) return { ...state, commitSha, contentHash: undefined };
    return { ...state, contentHash: known.contentHash ?? (await findPublishedHash(context, versionAddress)) };
  },

  folder(context, { moduleId, version }) {
    return readPublishedFolder(context, versionAddressOf({ moduleId: moduleId!, version: version! }));
  },

  delete(context, state) {
    return removeVersion(context, versionAddressOf(state));
  },

  isReady(context, { moduleId, version, commitSha }) {
    return isParsed(context, versionAddressOf({ moduleId: moduleId!, version: version! }), sourceOf({ commitSha }));
  },
};

/** Undefined if the version, or the whole module, no longer exists. Many such reads share the pages of the list of modules. */
async function readVersion(
  platform: PlatformClient,
  versionAddress: VersionAddress,
  options?: CallOptions,
): Promise<VersionStatus | undefined> {
  const { address, version } = versionAddress;
  const module = await platform.findWithin(
    modulesPath(address.organization),
    modulePath(address),
    versionId(versionAddress),
    idsWithin,
    options,
  );
  if (!module) await proveModuleGone(platform, address, 'reading', options);
  return module && statusIn(module, version);
}

/** Reads the current module. Undefined after a 404, which does not prove that it was deleted. */
export async function lookAtModule(
  platform: PlatformClient,
  { address }: Pick<VersionAddress, 'address'>,
  options?: CallOptions,
): Promise<Resource | undefined> {
  return (await platform.find(modulePath(address), undefined, options))?.data;
}

export function statusIn(module: Resource, version: string): VersionStatus | undefined {
  return versionStatusesOf(module).find((known) => known.version === version);
}

function idsWithin(module: Resource): string[] {
  const id = moduleIdOf(addressOf(module));
  return versionStatusesOf(module).map(({ version }) => versionId({ moduleId: id, version }));
}

/**
 * Deletes a single version. The service deletes a module with its last version, so the module is then recorded again. The versions of a
 * module are deleted one after another, because each deletion must know whether its version is the last.
 */
function removeVersion(context: ResourceContext, versionAddress: VersionAddress): Promise<void> {
  const { platform, signal } = context;
  return inTurn(platform, versionAddress.moduleId, async () => {
    const module = await lookAtModule(platform, versionAddress, { signal });
    if (!module) {
      await proveModuleGone(platform, versionAddress.address, 'reading', { signal });
      const lost = recallRecorded(context).find(({ address }) => moduleIdOf(address) === versionAddress.moduleId);
      return lost && recordLost(context, lost, versionAddress);
    }
    if (!statusIn(module, versionAddress.version)) return;
    const recorded = recordedOf(module);
    const isLast = versionStatusesOf(module).length === 1;
    if (isLast) await rememberRecorded(context, [recorded]);
    if ((await platform.remove(versionPath(versionAddress), { signal })) === 'absent') {
      await proveGone(context, versionAddress);
    }
    if (isLast) await recordLost(context, recorded, versionAddress);
  });
}

async function recordLost(
  { platform, warn }: ResourceContext,
  recorded: Recorded,
  versionAddress: VersionAddress,
): Promise<void> {
  await recordAgain(platform, recorded).catch((error: Error) =>
    warn(
      'side-effect',
      'The module is no longer recorded',
      `The service deletes a module with its last version, which ${versionId(versionAddress)} was. The module could not be recorded again: ${error.message}. If it is managed, the next plan creates it.`,
    ),
  );
}

/**
 * Called after a 404, which means that an earlier deletion took effect and its response was lost, or that the token may not delete the
 * version.
 */
async function proveGone({ platform }: ResourceContext, versionAddress: VersionAddress): Promise<void> {
  const module = await lookAtModule(platform, versionAddress);
  if (!module) return proveModuleGone(platform, versionAddress.address, 'deleting a version of');
  if (statusIn(module, versionAddress.version)) {
    throw new NotFound(
      `${versionAddress.moduleId} has the version ${versionAddress.version}, but deleting it fails with 404: the token may lack the permission.`,
    );
  }
}

type Modification = PlanModification<typeof registryModuleVersion>;

/** Plans the content hash of the folder, and reports problems with the module. */
async function modifyRegistryModuleVersionPlan(
  context: PlanContext,
  proposal: Proposal<typeof registryModuleVersion>,
): Promise<Modification> {
  const modification = await planContent(proposal);
  return {
    ...modification,
    problems: [
      ...(modification.problems ?? []),
      ...missingSource(proposal),
      ...(await moduleProblems(context, proposal)),
    ],
  };
}

/** Values that are still unknown are checked when Terraform plans again before the apply. */
async function planContent({
  config,
  unknown,
  prior,
  replaces,
}: Proposal<typeof registryModuleVersion>): Promise<Modification> {
  // With `ignore_changes` Terraform passes the path from state, which is absent after an import. Then nothing is compared.
  if (unknown.has('sourceDirectory') || config.sourceDirectory === undefined) return {};
  // oxlint-disable-next-line typescript/no-require-imports
  const { packFolder } = require('../shared/archives/archive') as typeof import('../shared/archives/archive');
  const { hash: contentHash } = await packFolder(config.sourceDirectory, moduleProblem);
  const set = { contentHash };
  // A version that was imported unfinished has no content to keep.
  if (prior && !replaces && prior.contentHash === undefined && prior.status !== 'ok') {
    return { set, replace: ['contentHash'] };
  }
  // After an import that could not read the archive, the local content is taken for the published content.
  if (!prior || replaces || prior.contentHash === undefined || prior.contentHash === contentHash) return { set };
  if (config.replaceOnChange ?? true) return { set, replace: ['contentHash'] };
  return {
    problems: [
      {
        path: ['sourceDirectory'],
        severity: 'error',
        code: 'published-content-changed',
        summary: 'The content of a version changed',
        detail:
          `The version ${prior.version} is published with another content (${prior.contentHash}) than ${JSON.stringify(config.sourceDirectory)} has now (${contentHash}). ` +
          'Raise `version`, or set `replaceOnChange` to have it deleted and made again.',
      },
    ],
  };
}

/**
 * A version that was imported has its content, and its configuration is generated without the path of a folder. A replacement is planned
 * again as a creation, with what is configured in place of what `ignore_changes` takes from the state.
 */
function missingSource({ config, unknown, prior }: Proposal<typeof registryModuleVersion>): Problem[] {
  const isGiven = (name: 'sourceDirectory' | 'commitSha') => config[name] !== undefined || unknown.has(name);
  if (prior || isGiven('sourceDirectory') || isGiven('commitSha')) return [];
  return [
    {
      path: ['sourceDirectory'],
      severity: 'error',
      code: 'attribute-missing',
      summary: 'Missing `sourceDirectory`',
      detail: 'Configure `sourceDirectory` or, for a module that is published from a branch, `commitSha`.',
    },
  ];
}

/** Uploads are for modules without a repository, and commits for those that are published from a branch. */
async function moduleProblems(
  { platform, signal }: PlanContext,
  { config, unknown, prior, replaces, imported }: Proposal<typeof registryModuleVersion>,
): Promise<Problem[]> {
  const { moduleId } = config;
  if (moduleId === undefined || (prior && !replaces && !imported)) return [];
  const module = await look(() => lookAtModule(platform, { address: addressOfId(moduleId) }, { signal }));
  if (!module) return [];
  const branch = optionalTextAt(module.attributes, 'vcs-repo', 'branch') || undefined;
  const byCommit = config.commitSha !== undefined || unknown.has('commitSha');
  if (!module.attributes['vcs-repo']) {
    return byCommit
      ? [
          ofAnotherKind(
            'commitSha',
            'The module has no repository',
            `${moduleId} is not published from a branch: configure \`sourceDirectory\` in place of \`commitSha\`.`,
          ),
        ]
      : [];
  }
  if (branch === undefined) {
    const detail = `${moduleId} is published from a repository, whose tags are its versions: the service takes no other.`;
    return [ofAnotherKind('moduleId', 'The module has a repository', detail)];
  }
  if (byCommit || unknown.has('sourceDirectory') || config.sourceDirectory === undefined) return [];
  const detail = `${moduleId} is published from the branch ${branch} of a repository: configure a commit of it as \`commitSha\` in place of \`sourceDirectory\`.`;
  return [ofAnotherKind('sourceDirectory', 'The module has a repository', detail)];
}

function ofAnotherKind(attribute: string, summary: string, detail: string): Problem {
  return { path: [attribute], severity: 'error', code: 'object-of-another-kind', summary, detail };
}

const PATIENCE = '10m';

interface VersionConfig extends ConfigOf<typeof registryModuleVersion> {}

/** What a version is made of: an archive that is uploaded, or a commit that the service fetches. */
type Content =
  | { readonly hash: string; readonly bytes: Buffer; readonly commitSha?: undefined }
  | { readonly commitSha: string };

/** Creates the version, uploads the content of the folder, and waits until the service has processed it. */
async function publish(
  context: ResourceContext,
  config: VersionConfig,
): Promise<ReadStateOf<typeof registryModuleVersion>> {
  const content = await contentOf(config);
  const versionAddress = versionAddressOf(config);
  // Two blocks may have the same version as their target. Neither may continue what the other has begun.
  const { moduleId, version } = versionAddress;
  const stateWith = (status: string) => ({
    id: versionId(versionAddress),
    moduleId,
    version,
    ...(content.commitSha === undefined ? {} : { commitSha: content.commitSha }),
    contentHash: content.commitSha === undefined ? content.hash : undefined,
    status,
  });
  const status = await inTurn(context.platform, versionId(versionAddress), () =>
    send(context, versionAddress, content, config, stateWith),
  );
  return stateWith(status);
}

async function contentOf({ sourceDirectory, commitSha }: VersionConfig): Promise<Content> {
  if (commitSha !== undefined) return { commitSha };
  // oxlint-disable-next-line typescript/no-require-imports
  const { compress, packFolder } = require('../shared/archives/archive') as typeof import('../shared/archives/archive');
  const archive = await packFolder(sourceDirectory!, moduleProblem);
  return { hash: archive.hash, bytes: await compress(archive) };
}

async function send(
  context: ResourceContext,
  versionAddress: VersionAddress,
  content: Content,
  config: VersionConfig,
  stateWith: (status: string) => object,
): Promise<string> {
  const address = content.commitSha === undefined ? await begin(context, versionAddress) : undefined;
  if (content.commitSha !== undefined) await beginByCommit(context, versionAddress, content.commitSha);
  try {
    // Not interruptible: an unfinished version would have to be undone.
    if (content.commitSha === undefined) await context.platform.upload(address!, content.bytes);
    const found = await waitUntilParsed(context, versionAddress, config).catch((error: Error) => {
      throw isUnreadable(error) ? unread(versionAddress, error, stateWith('pending')) : error;
    });
    if (!isFinal(found)) throw unfinished(versionAddress, config, stateWith(found.status));
    if (found.status === 'ok') return found.status;
    throw unusable(versionAddress, found, sourceOf(config));
  } catch (error) {
    if (error instanceof Unfinished || (await undo(context, versionAddress))) throw error;
    throw left(context, versionAddress, error as Error);
  }
}

/** The attribute with what the version is made of. */
function sourceOf({ commitSha }: Pick<VersionConfig, 'commitSha'>): 'commitSha' | 'sourceDirectory' {
  return commitSha === undefined ? 'sourceDirectory' : 'commitSha';
}

/** Creates a version of a commit. If the response is lost, a version of the same commit that did not exist before is ours. */
async function beginByCommit(
  context: ResourceContext,
  versionAddress: VersionAddress,
  commitSha: string,
): Promise<void> {
  const { platform, signal } = context;
  const [what, importId] = [`The version ${versionId(versionAddress)}`, versionId(versionAddress)];
  const find = () => findVersion(context, versionAddress);
  if (await find()) throw new AlreadyExists(what, importId);
  const attributes = { 'version': versionAddress.version, 'commit-sha': commitSha };
  const body = { data: { type: 'registry-module-versions', attributes } };
  const creation = {
    what,
    importId,
    signal,
    pace: platform.pace,
    send: () =>
      inTurn(platform, versionAddress.moduleId, () =>
        platform.post(`${modulePath(versionAddress.address)}/versions`, body, { signal }),
      ),
    look: find,
  };
  const { found } = await sendCreation(creation).catch(async (error: Error) => {
    if (isTaken(error)) throw new AlreadyExists(what, importId, error.message);
    throw error;
  });
  if (found && (await findCommit(context, versionAddress)) !== commitSha) {
    throw new AlreadyExists(what, importId, 'the response to its creation was lost, and it may be of another commit');
  }
}

/** Returns the upload address of a new version, or of one that an earlier apply has left unfinished. */
async function begin(context: ResourceContext, versionAddress: VersionAddress): Promise<string> {
  const [what, importId] = [`The version ${versionId(versionAddress)}`, versionId(versionAddress)];
  const find = () => findVersion(context, versionAddress);
  if (context.platform.looksFirst && (await find())?.status === 'ok') throw new AlreadyExists(what, importId);
  const creation = {
    what,
    importId,
    signal: context.signal,
    pace: context.platform.pace,
    send: () => make(context, versionAddress),
    look: find,
  };
  const { made, found } = await sendCreation(creation).catch(async (error: Error) => {
    const taken = isTaken(error) ? await find().catch(() => undefined) : undefined;
    if (taken?.status === 'ok') {
      throw new AlreadyExists(
        what,
        importId,
        `${error.message}; a version that is replaced without another number cannot have \`create_before_destroy\``,
      );
    }
    if (!taken) throw error;
    return { found: taken, made: undefined };
  });
  if (made !== undefined) return made;
  if (found.status === 'ok') {
    throw new AlreadyExists(what, importId, 'the response to its creation was lost, and it already has content');
  }
  return takeOver(context, versionAddress).catch((error: Error) => {
    throw new PartiallyCreated(what, importId, `without content: ${error.message}. The next apply finishes it`);
  });
}

/** Continues with a version without usable content: returns its upload link again, or deletes the version and creates it again. */
async function takeOver(context: ResourceContext, versionAddress: VersionAddress): Promise<string> {
  const upload = await findUpload(context, versionAddress);
  if (upload) return upload;
  await removeVersion(context, versionAddress);
  return make(context, versionAddress);
}

/**
 * Undefined if the module provably has no such version. Ignores the abort signal, because the version must be found after an interrupt,
 * too.
 */
async function findVersion(
  { platform }: ResourceContext,
  versionAddress: VersionAddress,
): Promise<VersionStatus | undefined> {
  const module = await lookAtModule(platform, versionAddress);
  if (!module) {
    throw new NotFound(
      `Reading the module ${versionAddress.moduleId} fails with 404: it is gone, or the token may lack the permission.`,
    );
  }
  return statusIn(module, versionAddress.version);
}

/** Runs in the module's queue, because a concurrent deletion that does not know this version would delete the module. */
function make({ platform, signal }: ResourceContext, versionAddress: VersionAddress): Promise<string> {
  return inTurn(platform, versionAddress.moduleId, async () => {
    const body = { data: { type: 'registry-module-versions', attributes: { version: versionAddress.version } } };
    const made = (await platform.post(`${modulePath(versionAddress.address)}/versions`, body, { signal })).data;
    return (
      uploadOf(made) ??
      Promise.reject(
        new PartiallyCreated(
          `The version ${versionId(versionAddress)}`,
          versionId(versionAddress),
          'the service does not say where to send its content',
        ),
      )
    );
  });
}

/** Some services return the upload link of a version again while it has no content. */
async function findUpload(
  { platform }: ResourceContext,
  { address, version }: VersionAddress,
): Promise<string | undefined> {
  const found = await platform.find(modulePath(address) + path`/version`, { module_version: version });
  return found && uploadOf(found.data);
}

/** The commit that a version is made of, as far as the service reports it. */
async function findCommit(
  { platform, signal }: Pick<ResourceContext, 'platform' | 'signal'>,
  { address, version }: VersionAddress,
): Promise<string | undefined> {
  const found = await platform.find(modulePath(address) + path`/version`, { module_version: version }, { signal });
  return found && (optionalTextAt(found.data.attributes, 'commit-sha') || undefined);
}

function uploadOf(version: Resource): string | undefined {
  return optionalAddressAt(version, undefined, 'links', 'upload')?.href;
}

/** Returns the last status, which is not final if the timeout has expired. */
async function waitUntilParsed(
  { platform, signal, progress }: ResourceContext,
  versionAddress: VersionAddress,
  { timeouts }: VersionConfig,
): Promise<VersionStatus> {
  let last: VersionStatus | undefined;
  const final = await poll(parseDuration(timeouts?.create ?? PATIENCE)!, signal, async () => {
    const module = await lookAtModule(platform, versionAddress, { signal });
    const found = module && statusIn(module, versionAddress.version);
    if (!found && last !== undefined) {
      throw new NotFound(`The version ${versionId(versionAddress)} was deleted while the service looked through it.`);
    }
    if (found && found.status !== last?.status) progress(`${versionId(versionAddress)}: ${found.status}`);
    last = found;
    return found && isFinal(found) ? found : undefined;
  });
  return final ?? last ?? { version: versionAddress.version, status: 'pending' };
}

/** Whether the service has processed the content of a version. */
async function isParsed(
  { platform, signal }: ResourceContext,
  versionAddress: VersionAddress,
  source: 'commitSha' | 'sourceDirectory',
): Promise<boolean> {
  const module = await lookAtModule(platform, versionAddress, { signal });
  const found = module && statusIn(module, versionAddress.version);
  if (!found) {
    throw new NotFound(`The version ${versionId(versionAddress)} was deleted while the service looked through it.`);
  }
  if (isFinal(found) && found.status !== 'ok') throw unusable(versionAddress, found, source);
  return isFinal(found);
}

function unusable(versionAddress: VersionAddress, { status, error }: VersionStatus, source: string): InvalidConfig {
  return new InvalidConfig(
    [source],
    `The service could not use the content of ${versionId(versionAddress)}: ${error ? `${error} (${status})` : status}`,
  );
}

function isFinal({ status, error }: VersionStatus): boolean {
  return status === 'ok' || status.endsWith('_failed') || error !== undefined;
}

function unfinished(versionAddress: VersionAddress, { timeouts }: VersionConfig, state: object): Unfinished {
  return new Unfinished(
    `The service has not looked through the version ${versionId(versionAddress)} after ${timeouts?.create ?? PATIENCE}. It goes on with it; \`timeouts.create\` says how long an apply waits.`,
    versionId(versionAddress),
    state,
  );
}

/** The service has the content: that the version cannot be read for now is no reason to delete or to forget it. */
function unread(versionAddress: VersionAddress, reason: Error, state: object): Unfinished {
  const id = versionId(versionAddress);
  return new Unfinished(`The version ${id} is uploaded, and cannot be read: ${reason.message}.`, id, state);
}

/**
 * Returns whether the version is gone. Deleting the only version would delete the module, so it stays unfinished, and the next apply
 * finishes it.
 */
async function undo({ platform }: ResourceContext, versionAddress: VersionAddress): Promise<boolean> {
  return inTurn(platform, versionAddress.moduleId, async () => {
    const module = await lookAtModule(platform, versionAddress);
    if (!module || !statusIn(module, versionAddress.version)) return true;
    if (versionStatusesOf(module).length < 2) return false;
    return (await platform.remove(versionPath(versionAddress))) === 'removed';
  }).catch(() => false);
}

/** The error for a version that stays unfinished. A problem with the folder is reported at its attribute. */
function left({ warn }: ResourceContext, versionAddress: VersionAddress, reason: Error): Error {
  const words = 'It could not be deleted, or deleting it would delete its module too. The next apply finishes it';
  if (!(reason instanceof InvalidConfig)) {
    return new PartiallyCreated(
      `The version ${versionId(versionAddress)}`,
      versionId(versionAddress),
      `without usable content (${reason.message}). ${words}`,
    );
  }
  warn(
    'object-remains',
    'An unfinished version is left',
    `The version ${versionId(versionAddress)} is there without usable content. ${words}.`,
  );
  return new InvalidConfig(reason.path, reason.message, versionId(versionAddress));
}

function isTaken(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 422 && error.errors.some(({ detail }) => /taken/i.test(detail ?? ''))
  );
}

/** The hash of the published content. Undefined, with a warning, if it cannot be read; then the local content is taken for it. */
async function findPublishedHash(
  { platform, signal, warn }: ResourceContext,
  versionAddress: VersionAddress,
): Promise<string | undefined> {
  try {
    return await readPublishedHash(platform, versionAddress, { signal });
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    warn(
      'content-unknown',
      'The content of the version is not known',
      `The archive of ${versionId(versionAddress)} could not be read: ${(error as Error).message}. The next apply assumes that the content of \`source_directory\` is published.`,
    );
    return undefined;
  }
}

/** The files of a folder that would be published with the same content. Throws the reason if they cannot be read. */
async function readPublishedFolder(
  { platform, signal }: ResourceContext,
  versionAddress: VersionAddress,
): Promise<readonly FolderFile[]> {
  // oxlint-disable-next-line typescript/no-require-imports
  const { unpack } = require('../shared/archives/archive') as typeof import('../shared/archives/archive');
  const files = await unpack(await download(platform, versionAddress, { signal }));
  const problem = moduleProblem(files);
  if (problem !== undefined) throw new Error(`it ${problem}`);
  return files;
}

async function readPublishedHash(
  platform: PlatformClient,
  versionAddress: VersionAddress,
  options: CallOptions,
): Promise<string> {
  const archive = await download(platform, versionAddress, options);
  // oxlint-disable-next-line typescript/no-require-imports
  const { repack } = require('../shared/archives/archive') as typeof import('../shared/archives/archive');
  return (await repack(archive)).hash;
}

async function download(
  platform: PlatformClient,
  { address, version }: VersionAddress,
  options: CallOptions,
): Promise<Buffer> {
  const found = await findDownload(platform, { ...address, version }, options);
  if (!found) throw new Error('the registry does not offer it for download');
  if (!/^https?:/.test(found.location)) throw new Error('it is not offered as an archive');
  return platform.downloadFrom(withoutHints(found.location), options);
}

/** Removes Terraform's own parameters from the URL. They are not meant for the store, whose signature may cover all others. */
function withoutHints(location: string): string {
  const [address = '', query = ''] = location.split('?', 2);
  const kept = query.split('&').filter((parameter) => parameter !== '' && !/^(?:archive|checksum)=/.test(parameter));
  return kept.length > 0 ? `${address}?${kept.join('&')}` : address;
}
