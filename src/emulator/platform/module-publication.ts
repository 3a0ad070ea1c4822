import type { Reply, Call } from '../exchange';
import { newId } from '../identifiers';
import type { World } from '../world';
import { attributeProblems } from './attributes';
import { documentResponse, invalid, notFound, Refusal, refuseIfAny } from './json-api';
import { repositoryOutcome } from './module-archive';
import { addModule, noCodeRule } from './registry-module-routes';
import { addVersion, registryModuleVersions, versionsOf } from './registry-module-versions';
import { newModuleDocument, registryModules } from './registry-modules';
import type { RegistryModule } from './registry-modules';
import { repositories, repositoryConnections } from './repositories';
import type { Repository } from './repositories';
import { isObject, readDocument } from './request-document';
import { versionOfTag } from './semantic-version';

type PublicationFields = Readonly<Record<'identifier' | 'oauth-token-id' | 'display-identifier', string>>;

const REPOSITORY = '/data/attributes/vcs-repo';

/**
 * If no organization is given, the connection's organization applies. HCP Terraform accepts both spellings of the
 * display identifier.
 */
export function publishModule(world: World, call: Call, organization: string | undefined): Reply {
  const { attributes } = readDocument(call, 'registry-modules');
  const given = isObject(attributes['vcs-repo']) ? attributes['vcs-repo'] : {};
  const fields: Record<string, unknown> = {
    ...given,
    'display-identifier': given['display-identifier'] ?? given.display_identifier,
  };
  const text = { type: 'string', required: true } as const;
  refuseIfAny([
    ...attributeProblems(attributes, { 'no-code': noCodeRule(world) }, 'create'),
    ...attributeProblems(
      fields,
      {
        'identifier': {
          ...text,
          pattern: { expression: /^[^/\s]+(?:\/[^/\s]+)+$/, words: 'must have the form organization/repository' },
        },
        'oauth-token-id': text,
        'display-identifier': text,
      },
      'create',
    ).map((problem) => ({
      ...problem,
      source: { pointer: (problem.source as { pointer: string }).pointer.replace('/data/attributes', REPOSITORY) },
    })),
  ]);
  // The rules above leave only strings.
  const {
    identifier,
    'oauth-token-id': connectionId,
    'display-identifier': displayIdentifier,
  } = fields as PublicationFields;
  const connection = world.store.of(repositoryConnections).find(connectionId);
  if (!connection || connection.organization !== (organization ?? connection.organization)) throw notFound();
  const repository = world.store.of(repositories).find(`${connectionId} ${identifier}`);
  if (!repository) refuseIfAny([invalid(`${REPOSITORY}/identifier`, `Repository ${identifier} not found`)]);
  const module = addModule(
    world,
    {
      organization: connection.organization,
      registryName: 'private',
      namespace: connection.organization,
      ...moduleOfRepository(identifier),
      noCode: attributes['no-code'] === true,
      repository: {
        connection: connectionId,
        identifier,
        displayIdentifier,
        webhook: newId(world, 'webhook'),
        readyAt: readyAt(world),
      },
    },
    `${REPOSITORY}/identifier`,
  );
  const reply = documentResponse(201, newModuleDocument(world, call, module));
  followTags(world, module, repository!);
  return reply;
}

/** Updates the modules of a repository whose tags may have changed. */
export function reportModules(world: World, repository: Repository): void {
  const reported = world.store
    .of(registryModules)
    .where(
      (module) =>
        module.repository?.connection === repository.connection &&
        module.repository.identifier === repository.identifier,
    );
  for (const module of reported) followTags(world, module, repository);
}

/** Keeps one version for each tag that looks like a version. */
function followTags(world: World, module: RegistryModule, repository: Repository): void {
  const wanted = new Set(repository.tags.flatMap((tag) => versionOfTag(tag) ?? []));
  const known = new Set(versionsOf(world, module).map(({ version }) => version));
  world.store
    .of(registryModuleVersions)
    .deleteWhere((version) => version.module === module.id && !wanted.has(version.version));
  for (const version of wanted) {
    if (known.has(version)) continue;
    const added = addVersion(world, module, version, 'repository');
    world.store.of(registryModuleVersions).put({
      ...added,
      archive: { base64: '', readyAt: readyAt(world), outcome: repositoryOutcome(module, repository) },
    });
  }
}

function readyAt({ clock, settings }: World): number {
  return clock.now().getTime() + settings.moduleDelayMs;
}

/** The repository's name says which module it is: `terraform-<provider>-<name>`. */
function moduleOfRepository(identifier: string): { readonly name: string; readonly provider: string } {
  const repository = identifier.slice(identifier.lastIndexOf('/') + 1);
  const [, provider, name] =
    /^terraform-([a-z0-9]{1,64})-([A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?)$/.exec(repository) ?? [];
  if (!name || !provider) {
    throw new Refusal(422, [
      invalid(`${REPOSITORY}/identifier`, 'Identifier must name a repository of the form terraform-<provider>-<name>'),
    ]);
  }
  return { name, provider };
}
