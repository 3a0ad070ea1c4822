import { OnlyManager } from '../only-manager';

/** The resources that can set whether a module is used without code. */
export const noCodeManagers = new OnlyManager<'lintel_registry_module' | 'lintel_no_code_module'>({
  attribute: (manager) => (manager === 'lintel_registry_module' ? 'noCode' : 'registryModuleId'),
  name: (id) => `no-code of ${id}`,
  summary: 'The module is used without code twice',
  words: (id, one, other) =>
    `Whether ${id} is used without code is managed by \`${one}\` and by \`${other}\`, which are two views of one setting. Remove the setting from the configuration of the module, or remove the no-code module.`,
});
