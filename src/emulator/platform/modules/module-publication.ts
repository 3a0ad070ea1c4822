import type { Reply, Call } from '../../exchange';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import { findRepository } from '../connections/reached-repository';
import { repositoryConnections } from '../connections/repositories';
import type { Repository } from '../connections/repositories';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { fieldProblems, reachProblems, repositoryAfter, repositoryFields } from '../publishing/module-repository';
import { addBranchVersion } from '../publishing/module-version-routes';
import { testConfigAfter } from '../publishing/test-config';
import { isObject, readDocument } from '../request-document';
import { isSemanticVersion, versionOfTag } from '../semantic-version';
import { givenBindings } from '../workspaces/tag-bindings';
import { repositoryOutcome } from './module-archive';
import { addModule, NAME, noCodeRule, PROVIDER } from './module-record';
import { registryModules } from './registry-module';
import type { RegistryModule } from './registry-module';
import { addVersion, registryModuleVersions, versionsOf } from './registry-module-versions';
import { newModuleDocument } from './registry-modules';

const REPOSITORY = '/data/attributes/vcs-repo';

/** Without an organization, the connection's organization applies. */
export function publishModule(world: World, call: Call, organization: string | undefined): Reply {
  const { attributes, relationships } = readDocument(call, 'registry-modules');
  const fields = repositoryFields(isObject(attributes['vcs-repo']) ? attributes['vcs-repo'] : {});
  const bindings = givenBindings(relationships);
  refuseIfAny([
    ...attributeProblems(
      attributes,
      {
        'no-code': noCodeRule(world),
        'name': { ...NAME, required: undefined },
        'provider': { ...PROVIDER, required: undefined },
        'initial-version': {
          type: 'string',
          nullable: true,
          // Ignored when publishing by tags.
          check: (text) =>
            isSemanticVersion(String(text)) || (fields.branch ?? '') === ''
              ? undefined
              : 'must be a valid semantic version',
        },
        'test-config': { type: 'object', nullable: true },
      },
      'create',
    ),
    ...fieldProblems(fields, null),
    ...(bindings?.problems ?? []),
  ]);
  const repository = repositoryAfter(world, fields, null);
  const owner = ownerOf(world, repository.connection, organization);
  refuseIfAny(reachProblems(world, call, owner, repository));
  const { name, provider, problems } = moduleOf(repository.identifier, attributes);
  const branch = repository.branch ?? '';
  const tests = testConfigAfter(world, owner, attributes['test-config'], undefined, branch !== '');
  refuseIfAny([...problems, ...tests.problems]);
  const module = addModule(
    world,
    {
      organization: owner,
      registryName: 'private',
      namespace: owner,
      name,
      provider,
      noCode: attributes['no-code'] === true,
      repository,
      ...(tests.testConfig ? { testConfig: tests.testConfig } : {}),
      ...(bindings ? { tags: bindings.bindings } : {}),
    },
    attributes.name === undefined ? `${REPOSITORY}/identifier` : '/data/attributes/name',
  );
  const reply = documentResponse(201, newModuleDocument(world, call, module));
  ingest(world, module, (attributes['initial-version'] as string | null | undefined) ?? '0.0.0');
  return reply;
}

/** Connections of other organizations are not found; a GitHub App installation does not belong to any organization. */
function ownerOf({ store }: World, connection: string, organization: string | undefined): string {
  if (connection.startsWith('ghain-')) {
    if (organization === undefined) throw notFound();
    return organization;
  }
  const found = store.of(repositoryConnections).find(connection);
  if (!found || found.organization !== (organization ?? found.organization)) throw notFound();
  return found.organization;
}

/** Reads a repository. By branch: adds a version for its newest commit if there is no version of a branch yet. By tags: adds one for each tag. */
export function ingest(world: World, module: RegistryModule, version: string): void {
  const repository = module.repository && findRepository(world, module.repository);
  if (!repository || !module.repository) return;
  if (!module.repository.branch) {
    followTags(world, module, repository);
  } else if (!versionsOf(world, module).some(({ commit }) => commit !== undefined)) {
    addBranchVersion(world, module, version, repository.commit ?? '0'.repeat(40));
  }
}

/** Updates the modules of a repository whose tags may have changed. */
export function reportModules(world: World, repository: Repository): void {
  const reported = world.store
    .of(registryModules)
    .where(
      (module) =>
        module.repository !== null &&
        !module.repository.branch &&
        findRepository(world, module.repository) === repository,
    );
  for (const module of reported) followTags(world, module, repository);
}

/** Keeps one version for each tag that looks like a version, besides those of a branch. */
function followTags(world: World, module: RegistryModule, repository: Repository): void {
  const prefix = module.repository?.tagPrefix;
  const wanted = new Set(repository.tags.flatMap((tag) => versionOfTag(tag, prefix) ?? []));
  const known = new Set(versionsOf(world, module).map(({ version }) => version));
  world.store
    .of(registryModuleVersions)
    .deleteWhere(
      (version) => version.module === module.id && version.commit === undefined && !wanted.has(version.version),
    );
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

/** The repository's name determines the module, `terraform-<provider>-<name>`, unless the request does. */
function moduleOf(
  identifier: string,
  attributes: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly provider: string; readonly problems: Problem[] } {
  const repository = identifier.slice(identifier.lastIndexOf('/') + 1);
  const [, provider, name] =
    /^terraform-([a-z0-9]{1,64})-([A-Za-z0-9](?:[A-Za-z0-9_-]{0,62}[A-Za-z0-9])?)$/.exec(repository) ?? [];
  const module = {
    name: (attributes.name as string | undefined) ?? name ?? '',
    provider: (attributes.provider as string | undefined) ?? provider ?? '',
  };
  const isComplete = module.name !== '' && module.provider !== '';
  const words = 'Identifier must name a repository of the form terraform-<provider>-<name>';
  return { ...module, problems: isComplete ? [] : [invalid(`${REPOSITORY}/identifier`, words)] };
}
