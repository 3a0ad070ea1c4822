import type { Reply, Call, Route } from '../../exchange';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import { findRepository } from '../connections/reached-repository';
import { documentResponse, forbidden, invalid, notFound, refuseIfAny } from '../json-api';
import { repositoryOutcome } from '../modules/module-archive';
import type { RegistryModule } from '../modules/registry-module';
import { getModule } from '../modules/registry-module-lookup';
import {
  addVersion,
  findVersion,
  registryModuleVersions,
  versionDocument,
  versionsOf,
} from '../modules/registry-module-versions';
import type { RegistryModuleVersion } from '../modules/registry-module-versions';
import { readDocument } from '../request-document';
import { isSemanticVersion, newestFirst } from '../semantic-version';

const MODULE = '/api/v2/organizations/:organization_name/registry-modules/:registry_name/:namespace/:name/:provider';

export const registryModuleVersionRoutes: readonly Route[] = [
  {
    operation: 'Create module version',
    method: 'POST',
    path: `${MODULE}/versions`,
    handle: (world, call, parameters) => createVersion(world, call, getModule(world, parameters)),
  },
  {
    // Not in the specification's table, but the only way to get the upload link again.
    operation: 'Read module version',
    method: 'GET',
    path: `${MODULE}/version`,
    handle: (world, call, parameters) => {
      const module = getModule(world, parameters);
      const asked = call.query.get('module_version') ?? '';
      const [newest] = newestFirst(versionsOf(world, module));
      const found = asked === 'latest' ? newest : findVersion(world, module, asked);
      if (!found) throw notFound();
      return documentResponse(200, versionDocument(world, call, found));
    },
  },
];

export function createVersion(world: World, call: Call, module: RegistryModule): Reply {
  if (module.registryName === 'public') throw forbidden('Versions of a public module come from the public registry.');
  const { attributes } = readDocument(call, 'registry-module-versions');
  refuseIfAny(
    attributeProblems(
      attributes,
      {
        'version': {
          type: 'string',
          required: true,
          check: (text) => (isSemanticVersion(text as string) ? undefined : 'must be a valid semantic version'),
        },
        'commit-sha': {
          type: 'string',
          nullable: true,
          pattern: { expression: /^[0-9a-f]{7,64}$/, words: 'is not a commit' },
        },
      },
      'create',
    ),
  );
  const version = attributes.version as string;
  const commit = (attributes['commit-sha'] ?? undefined) as string | undefined;
  const isByBranch = (module.repository?.branch ?? '') !== '';
  refuseIfAny([
    ...(module.repository && !isByBranch
      ? [invalid('/data/attributes/version', 'Version comes from a tag of the repository')]
      : []),
    ...(isByBranch && commit === undefined
      ? [invalid('/data/attributes/commit-sha', "Commit sha can't be blank")]
      : []),
  ]);
  refuseIfAny(
    findVersion(world, module, version) ? [invalid('/data/attributes/version', 'Version has already been taken')] : [],
  );
  const added =
    isByBranch && commit !== undefined
      ? addBranchVersion(world, module, version, commit)
      : addVersion(world, module, version, 'api');
  return documentResponse(201, versionDocument(world, call, added));
}

/** A version for a commit of the branch that a module is published from: nothing is uploaded. */
export function addBranchVersion(
  world: World,
  module: RegistryModule,
  version: string,
  commit: string,
): RegistryModuleVersion {
  const repository = module.repository && findRepository(world, module.repository);
  return world.store.of(registryModuleVersions).put({
    ...addVersion(world, module, version, 'repository'),
    commit,
    archive: {
      base64: '',
      readyAt: world.clock.now().getTime() + world.settings.moduleDelayMs,
      outcome: repositoryOutcome(module, repository ?? undefined),
    },
  });
}
