import type { Rule } from '../../../definition/rule';
import { moduleNameRules, moduleProviderRules } from './rules';

// The shapes of the registry standard. It guarantees little: whatever the service omits is null or an empty list.

const text = (doc: string) =>
  ({ type: 'string', use: 'computed', absent: 'the service does not report it', doc }) as const;

const providers = {
  type: 'objects',
  use: 'computed',
  construct: 'RequiredProvider',
  doc: 'The required providers.',
  attributes: {
    name: text('The local name.'),
    source: text('The source address.'),
    version: text('The version constraint.'),
  },
} as const;

const dependencies = {
  type: 'objects',
  use: 'computed',
  construct: 'CalledModule',
  doc: 'The called modules.',
  attributes: {
    name: text('The name of the module block.'),
    source: text('The source address.'),
    version: text('The version constraint.'),
  },
} as const;

/** The declarations in one folder of a module. */
const contents = {
  path: text('The path of the folder in the module; empty for its root.'),
  name: text('The name of the folder; empty for the root.'),
  readme: text('The text of its README file.'),
  inputs: {
    type: 'objects',
    use: 'computed',
    construct: 'ModuleInput',
    doc: 'The input variables.',
    attributes: {
      name: text('The name.'),
      type: text('The type, as an expression.'),
      description: text('The description.'),
      defaultValue: text('The default, as an expression.'),
      required: {
        type: 'bool',
        use: 'computed',
        absent: 'the service does not report it',
        doc: 'Whether the variable has no default.',
      },
    },
  },
  outputs: {
    type: 'objects',
    use: 'computed',
    construct: 'ModuleOutput',
    doc: 'The outputs.',
    attributes: { name: text('The name.'), description: text('The description.') },
  },
  dependencies,
  providerDependencies: {
    type: 'objects',
    use: 'computed',
    construct: 'ProviderDependency',
    doc: 'The required providers.',
    attributes: {
      name: text('The local name.'),
      namespace: text('The namespace of the provider.'),
      source: text('The source address.'),
      version: text('The version constraint.'),
    },
  },
  resources: {
    type: 'objects',
    use: 'computed',
    construct: 'ModuleResource',
    doc: 'The managed resources.',
    attributes: { name: text('The name.'), type: text('The type.') },
  },
} as const;

/** The attributes of a module version, without those for the lookup. */
export const moduleResults = {
  id: text('The ID of the version in the registry, `<namespace>/<name>/<provider>/<version>`.'),
  owner: text('The owner of the module.'),
  description: text('The description of the module.'),
  source: text('The location of its source code.'),
  publishedAt: text('When the version was published.'),
  downloads: {
    type: 'int',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The number of downloads.',
  },
  verified: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether the publisher is verified.',
  },
  root: {
    type: 'object',
    use: 'computed',
    absent: 'the service returns the short form',
    construct: 'ModuleContents',
    doc: 'The declarations in the root of the module.',
    attributes: contents,
  },
  submodules: {
    type: 'objects',
    use: 'computed',
    absent: 'the service returns the short form',
    construct: 'ModuleContents',
    doc: 'The declarations in its submodules.',
    attributes: contents,
  },
  providers: {
    type: 'list',
    element: 'string',
    use: 'computed',
    absent: 'the service returns the short form',
    doc: 'The names of all providers that have a module of this name.',
  },
  versions: {
    type: 'list',
    element: 'string',
    use: 'computed',
    absent: 'the service returns the short form',
    doc: 'All versions of the module.',
  },
} as const;

export const modules = {
  type: 'objects',
  use: 'computed',
  construct: 'StandardModule',
  doc: 'The modules, in the order in which the service returns them.',
  attributes: {
    ...moduleResults,
    namespace: text('The namespace; for private modules, the organization.'),
    name: text('The name.'),
    version: text('The version; the newest if none was requested.'),
    moduleProvider: text('The name of the provider that the module is for.'),
  },
} as const;

/** The dependencies of each version of a module. */
export const versionNeeds = {
  type: 'objects',
  use: 'computed',
  doc: 'The versions, newest first.',
  attributes: {
    version: text('The version.'),
    root: {
      type: 'object',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The dependencies of the root of the module.',
      attributes: { providers, dependencies },
    },
    submodules: {
      type: 'objects',
      use: 'computed',
      doc: 'The dependencies of its submodules.',
      attributes: { path: text('The path of the submodule.'), providers, dependencies },
    },
  },
} as const;

export const registryName = {
  type: 'string',
  use: 'optional',
  values: ['private', 'public'],
  default: 'private',
  construct: 'RegistryName',
  doc: 'The registry: `private` for the registry of the organizations, `public` for the public registry, of which only curated modules are visible.',
} as const;

export const namespace = {
  type: 'string',
  use: 'required',
  rules: moduleNameRules,
  doc: 'The namespace of the module; for a private module, the organization.',
} as const;
export const name = {
  type: 'string',
  use: 'required',
  rules: moduleNameRules,
  doc: 'The name of the module.',
} as const;
export const moduleProvider = {
  type: 'string',
  use: 'required',
  rules: moduleProviderRules,
  doc: 'The name of the provider that the module is for, such as `aws`.',
} as const;
export const providerFilter = {
  type: 'string',
  use: 'optional',
  rules: moduleProviderRules,
  absent: 'modules for all providers are included',
  doc: 'Include only modules for this provider, such as `aws`.',
} as const;
export const verifiedFilter = {
  type: 'bool',
  use: 'optional',
  absent: 'all are found',
  doc: 'Whether to include only modules of verified publishers.',
} as const;
export const versionRules: readonly Rule[] = [{ rule: 'semver' }];
