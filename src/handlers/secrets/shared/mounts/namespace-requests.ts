/** The requests about a namespace. */

import type { SecretsDialect } from '../../../../clients/connection';
import { ApiError } from '../../../../clients/errors';
import { optionalFlagAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Problem } from '../../../../definition/problem';
import type { Context, ResourceContext } from '../../../contract';
import { InvalidConfig, NotFound, Unfinished } from '../../../errors';
import { poll } from '../../../poll';
import { explainMissingMount, find, type Data } from '../mounted-object';
import { namespaceObject, wordsOf, type NamespacePlace } from './namespace-place';

const LONGEST_DELETION_SECONDS = 300;

/** The standard specification does not have namespaces. */
export function dialectProblems(dialect: SecretsDialect): Problem[] {
  if (dialect !== 'standard') return [];
  return [
    {
      path: [],
      severity: 'error',
      code: 'unsupported-by-service',
      summary: 'Namespaces are not supported',
      detail:
        'Only services with the dialects "vault" (Vault Enterprise) and "openbao" have namespaces, and the provider uses the dialect "standard". Configure the dialect of the service, or remove the namespace.',
    },
  ];
}

/** For data sources and lists, which have no plan. */
export function refuseDialect(dialect: SecretsDialect): void {
  const [problem] = dialectProblems(dialect);
  if (problem) throw new InvalidConfig(problem.path, problem.detail);
}

/** Undefined if there is none, or if it is being deleted. */
export async function findNamespace(
  context: Context,
  place: NamespacePlace,
  { patiently = false } = {},
): Promise<Data | undefined> {
  const found = await readNamespace(context, place, patiently);
  return found && isTainted(found) ? undefined : found;
}

/** Includes namespaces that are being deleted. */
export async function readNamespace(
  context: Context,
  place: NamespacePlace,
  patiently = false,
): Promise<Data | undefined> {
  return find(context, namespaceObject(place), patiently).catch((error: Error) => {
    throw explainNoNamespaces(error);
  });
}

/** A namespace with this name that is still being deleted prevents the creation of a new one. */
export async function awaitEnd(context: ResourceContext, place: NamespacePlace): Promise<void> {
  let waits = false;
  const ended = await poll(LONGEST_DELETION_SECONDS, context.signal, async () => {
    const found = await readNamespace(context, place);
    if (!found || !isTainted(found)) return true;
    if (!waits) context.progress(`${wordsOf(place)} is being deleted.`);
    waits = true;
    return undefined;
  });
  if (!ended) {
    throw new Unfinished(
      `${wordsOf(place)} is still being deleted after ${LONGEST_DELETION_SECONDS / 60} minutes. Apply again later.`,
    );
  }
}

/** null removes a key. */
export async function changeMetadata(
  { secrets, signal, warn }: Context,
  place: NamespacePlace,
  metadata: Readonly<Record<string, string | null>>,
): Promise<void> {
  try {
    const { warnings } = await secrets.patch(requestPath(place), { custom_metadata: metadata }, { signal });
    warnings.forEach((text) => warn('service-warning', 'Warning from the service', text));
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && /namespace not found/.test(error.message)) {
      throw new NotFound(`${wordsOf(place)} no longer exists: ${error.message}.`);
    }
    throw explainNoNamespaces(explainMissingMount(error as Error, namespaceObject(place)));
  }
}

/** Succeeds if there is none. The service deletes the content in the background. */
export async function removeNamespace(context: ResourceContext, place: NamespacePlace): Promise<void> {
  await context.secrets.remove(requestPath(place), undefined, { signal: context.signal });
  const ended = await poll(LONGEST_DELETION_SECONDS, context.signal, async () =>
    (await readNamespace(context, place)) ? undefined : true,
  );
  if (!ended) {
    throw new Unfinished(
      `${wordsOf(place)} is being deleted, and is still there after ${LONGEST_DELETION_SECONDS / 60} minutes. Destroy it again later.`,
    );
  }
}

/** A Vault without an Enterprise licence does not have this path. */
export function explainNoNamespaces(error: Error): Error {
  if (!(error instanceof ApiError) || error.status !== 404 || !/unsupported path/.test(error.message)) return error;
  return new NotFound(
    `This server has no namespaces: ${error.message}. Vault has them in its Enterprise edition only, and OpenBao from version 2.3 on.`,
  );
}

function isTainted(data: Data): boolean {
  return optionalFlagAt(data, 'tainted') === true;
}

function requestPath(place: NamespacePlace): string {
  const { mount, collection, name } = namespaceObject(place);
  return path`/${segments(mount)}/${collection}/${name}`;
}
