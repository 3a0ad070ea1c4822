import type { registryModuleVersion } from './definition';
import { lookAtModule, statusIn } from './find';
import { Place, placeOf, versionId, versionPath } from './place';
import { removeVersion } from './remove';
import { ApiError, mayHaveTakenEffect } from '../../../clients/errors';
import { path, Resource } from '../../../clients/platform';
import { optionalAddressAt } from '../../../clients/read-answer';
import { parseDuration } from '../../../definition/kinds/duration';
import type { AnswerOf, ConfigOf } from '../../../definition/resource';
import type { ResourceContext } from '../../contract';
import { AlreadyExists, InvalidConfig, NotFound, Unfinished } from '../../errors';
import { inTurn } from '../in-turn';
import { modulePath } from '../module-address';
import { poll } from '../poll';
import { VersionStatus, versionStatusesOf } from '../version-statuses';

const PATIENCE = '10m';

interface VersionConfig extends ConfigOf<typeof registryModuleVersion> {}

/** Makes the version, sends what is in the folder, and waits until the service has looked through it. */
export async function publish(context: ResourceContext, config: VersionConfig): Promise<AnswerOf<typeof registryModuleVersion>> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { compress, packFolder } = require('./archive') as typeof import('./archive');
  const archive = await packFolder(config.sourceDirectory);
  const bytes = await compress(archive);
  const place = placeOf(config);
  // Two blocks may mean the same version: what one has begun is not the other's to go on with.
  const status = await inTurn(context.platform, versionId(place), () => send(context, place, bytes, config));
  const { moduleId, version } = place;
  return { id: versionId(place), moduleId, version, contentHash: archive.hash, status };
}

async function send(context: ResourceContext, place: Place, bytes: Buffer, config: VersionConfig): Promise<string> {
  const address = await begin(context, place);
  try {
    // Finished also after an interrupt: what is half-made would have to be undone.
    await context.platform.upload(address, bytes);
    const found = await waitUntilParsed(context, place, config);
    if (!found) throw unfinished(place, config);
    if (found.status === 'ok') return found.status;
    throw unusable(place, found);
  } catch (error) {
    if (!(error instanceof Unfinished)) await undo(context, place);
    throw error;
  }
}

/** Where to send the archive to: of the version that was just made, or of one that an earlier apply has left unfinished. */
async function begin(context: ResourceContext, place: Place): Promise<string> {
  try {
    return await make(context, place);
  } catch (error) {
    if (!isTaken(error) && !mayHaveTakenEffect(error)) throw error;
    // Without the signal: after an interrupt, too, what was made must be found.
    const module = await lookAtModule(context.platform, place).catch(() => undefined);
    const found = module && statusIn(module, place.version);
    if (!found) throw error;
    if (found.status === 'ok') throw new AlreadyExists(`The version ${versionId(place)}`, versionId(place), `${error.message}; a version that is replaced without another number cannot have \`create_before_destroy\``);
    const upload = await findUpload(context, place);
    if (upload) return upload;
    await removeVersion(context, place);
    return make(context, place);
  }
}

/** In the module's turn: a deletion must not take the module away because it has not heard of this version. */
function make({ platform, signal }: ResourceContext, place: Place): Promise<string> {
  return inTurn(platform, place.moduleId, async () => {
    const body = { data: { type: 'registry-module-versions', attributes: { version: place.version } } };
    const made = (await platform.post(`${modulePath(place.address)}/versions`, body, { signal })).data;
    return uploadOf(made) ?? Promise.reject(new NotFound(`The service made the version ${versionId(place)}, but does not say where to send its content.`));
  });
}

/** A link that was given for a version without content is given again while it has none, by some services. */
async function findUpload({ platform }: ResourceContext, { address, version }: Place): Promise<string | undefined> {
  const found = await platform.find(modulePath(address) + path`/version`, { module_version: version });
  return found && uploadOf(found.data);
}

function uploadOf(version: Resource): string | undefined {
  return optionalAddressAt(version, undefined, 'links', 'upload')?.href;
}

/** Undefined: the time is over. */
function waitUntilParsed({ platform, signal, progress }: ResourceContext, place: Place, { timeouts }: VersionConfig): Promise<VersionStatus | undefined> {
  let last: string | undefined;
  return poll(parseDuration(timeouts?.create ?? PATIENCE)!, signal, async () => {
    const module = await lookAtModule(platform, place, { signal });
    const found = module && statusIn(module, place.version);
    if (!found && last !== undefined) throw new NotFound(`The version ${versionId(place)} was deleted while the service looked through it.`);
    if (found && found.status !== last) progress(`${versionId(place)}: ${found.status}`);
    last = found?.status;
    return found && isFinal(found) ? found : undefined;
  });
}

/** Whether the service has looked through a version that was sent. */
export async function isParsed({ platform, signal }: ResourceContext, place: Place): Promise<boolean> {
  const module = await lookAtModule(platform, place, { signal });
  const found = module && statusIn(module, place.version);
  if (!found) throw new NotFound(`The version ${versionId(place)} was deleted while the service looked through it.`);
  if (isFinal(found) && found.status !== 'ok') throw unusable(place, found);
  return isFinal(found);
}

function unusable(place: Place, { status, error }: VersionStatus): InvalidConfig {
  return new InvalidConfig(['sourceDirectory'], `The service could not use the content of ${versionId(place)}: ${error ? `${error} (${status})` : status}`);
}

function isFinal({ status, error }: VersionStatus): boolean {
  return status === 'ok' || status.endsWith('_failed') || error !== undefined;
}

function unfinished(place: Place, { timeouts }: VersionConfig): Unfinished {
  return new Unfinished(`The version ${versionId(place)} is still not looked through after ${timeouts?.create ?? PATIENCE}. It is left as it is: if it is \`ok\` by then, the next apply says how to import it, else it makes it again; \`timeouts.create\` says how long to wait.`, versionId(place));
}

/** Deleting its only version would delete the module: then the unfinished version stays, and the next apply finishes it. */
async function undo({ platform, warn }: ResourceContext, place: Place): Promise<void> {
  const isUndone = await inTurn(platform, place.moduleId, async () => {
    const module = await lookAtModule(platform, place);
    if (!module || !statusIn(module, place.version)) return true;
    if (versionStatusesOf(module).length < 2) return false;
    return await platform.remove(versionPath(place)) === 'removed';
  }).catch(() => false);
  if (!isUndone) warn('An unfinished version is left', `The version ${versionId(place)} is there without usable content. It could not be deleted, or deleting it would delete its module too. The next apply finishes it.`);
}

function isTaken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422 && error.errors.some(({ detail }) => /taken/i.test(detail ?? ''));
}
