import type { Call } from '../../exchange';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import { invalid, refuseIfAny } from '../json-api';
import { ingest } from '../modules/module-publication';
import { noCodeRule } from '../modules/module-record';
import { registryModules } from '../modules/registry-module';
import type { ModuleRepository, RegistryModule } from '../modules/registry-module';
import { isObject, readDocument } from '../request-document';
import { givenBindings } from '../workspaces/tag-bindings';
import { fieldProblems, reachProblems, repositoryAfter, repositoryFields } from './module-repository';
import { testConfigAfter } from './test-config';

/** Changes how a module is published, its tests and tags, and whether it can be used without code. */
export function updateModule(world: World, call: Call, module: RegistryModule): RegistryModule {
  const { attributes, relationships } = readDocument(call, 'registry-modules');
  const bindings = givenBindings(relationships);
  refuseIfAny([
    ...attributeProblems(
      attributes,
      {
        'no-code': noCodeRule(world),
        'vcs-repo': { type: 'object', nullable: true },
        'test-config': { type: 'object', nullable: true },
      },
      'update',
    ),
    ...(bindings?.problems ?? []),
  ]);
  const repository = repositoryOf(world, call, module, attributes['vcs-repo']);
  const isByBranch = (repository?.branch ?? '') !== '';
  const tests = testConfigAfter(world, module.organization, attributes['test-config'], module.testConfig, isByBranch);
  refuseIfAny(tests.problems);
  const after = world.store.of(registryModules).put({
    ...module,
    noCode: (attributes['no-code'] as boolean | undefined) ?? module.noCode,
    repository,
    ...(tests.testConfig ? { testConfig: tests.testConfig } : {}),
    ...(bindings ? { tags: bindings.bindings } : {}),
    updatedAt: world.clock.now().toISOString(),
  });
  if (repository !== module.repository) ingest(world, after, '0.0.0');
  return after;
}

function repositoryOf(world: World, call: Call, module: RegistryModule, given: unknown): ModuleRepository | null {
  const before = module.repository;
  if (!isObject(given)) return before;
  refuseIfAny(before ? [] : [invalid('/data/attributes/vcs-repo', 'The module has no repository')]);
  const fields = repositoryFields(given);
  refuseIfAny(fieldProblems(fields, before));
  const after = repositoryAfter(world, fields, before);
  refuseIfAny(reachProblems(world, call, module.organization, after));
  return after;
}
