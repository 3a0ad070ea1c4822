import type { registryModuleVersion } from './definition';
import { lookAtModule, statusIn } from './find';
import { Place, placeOf, versionId, versionPath } from './place';
import { removeVersion } from './remove';
import { ApiError } from '../../../clients/errors';
import { path, Resource } from '../../../clients/platform';
import { optionalAddressAt } from '../../../clients/read-answer';
import { parseDuration } from '../../../definition/kinds/duration';
import type { AnswerOf, ConfigOf } from '../../../definition/resource';
import type { ResourceContext } from '../../contract';
import { sendCreation } from '../../creation';
import { AlreadyExists, InvalidConfig, NotFound, PartiallyCreated, Unfinished } from '../../errors';
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
    if (error instanceof Unfinished || await undo(context, place)) throw error;
    throw left(context, place, error as Error);
  }
}

/** Where to send the archive to: of the version that was just made, or of one that an earlier apply has left unfinished. */
async function begin(context: ResourceContext, place: Place): Promise<string> {
  const [what, importId] = [`The version ${versionId(place)}`, versionId(place)];
  const look = () => findVersion(context, place);
  const creation = { what, importId, signal: context.signal, pace: context.platform.pace, send: () => make(context, place), look };
  const { made, found } = await sendCreation(creation).catch(async (error: Error) => {
    const taken = isTaken(error) ? await look().catch(() => undefined) : undefined;
    if (taken?.status === 'ok') throw new AlreadyExists(what, importId, `${error.message}; a version that is replaced without another number cannot have \`create_before_destroy\``);
    if (!taken) throw error;
    return { found: taken, made: undefined };
  });
  if (made !== undefined) return made;
  if (found.status === 'ok') throw new AlreadyExists(what, importId, 'the answer to its creation was lost, and it has content already');
  return takeOver(context, place).catch((error: Error) => { throw new PartiallyCreated(what, importId, `without content: ${error.message}. The next apply finishes it`); });
}

/** Goes on with a version that has no usable content: it is sent to its link again, or deleted and made anew. */
async function takeOver(context: ResourceContext, place: Place): Promise<string> {
  const upload = await findUpload(context, place);
  if (upload) return upload;
  await removeVersion(context, place);
  return make(context, place);
}

/** Undefined once it is proven that the module has no such version. Without the signal: after an interrupt, too, what was made must be found. */
async function findVersion({ platform }: ResourceContext, place: Place): Promise<VersionStatus | undefined> {
  const module = await lookAtModule(platform, place);
  if (!module) throw new NotFound(`Reading the module ${place.moduleId} answers 404: it is gone, or the token may lack the permission.`);
  return statusIn(module, place.version);
}

/** In the module's turn: a deletion must not take the module away because it has not heard of this version. */
function make({ platform, signal }: ResourceContext, place: Place): Promise<string> {
  return inTurn(platform, place.moduleId, async () => {
    const body = { data: { type: 'registry-module-versions', attributes: { version: place.version } } };
    const made = (await platform.post(`${modulePath(place.address)}/versions`, body, { signal })).data;
    return uploadOf(made) ?? Promise.reject(new PartiallyCreated(`The version ${versionId(place)}`, versionId(place), 'the service does not say where to send its content'));
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

/** Whether the version is gone. Deleting its only version would delete the module: then the unfinished version stays, and the next apply finishes it. */
async function undo({ platform }: ResourceContext, place: Place): Promise<boolean> {
  return inTurn(platform, place.moduleId, async () => {
    const module = await lookAtModule(platform, place);
    if (!module || !statusIn(module, place.version)) return true;
    if (versionStatusesOf(module).length < 2) return false;
    return await platform.remove(versionPath(place)) === 'removed';
  }).catch(() => false);
}

/** The error where the version stays: what is wrong with the folder is shown there. */
function left({ warn }: ResourceContext, place: Place, reason: Error): Error {
  const words = 'It could not be deleted, or deleting it would delete its module too. The next apply finishes it';
  if (!(reason instanceof InvalidConfig)) return new PartiallyCreated(`The version ${versionId(place)}`, versionId(place), `without usable content (${reason.message}). ${words}`);
  warn('An unfinished version is left', `The version ${versionId(place)} is there without usable content. ${words}.`);
  return new InvalidConfig(reason.path, reason.message, versionId(place));
}

function isTaken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422 && error.errors.some(({ detail }) => /taken/i.test(detail ?? ''));
}
