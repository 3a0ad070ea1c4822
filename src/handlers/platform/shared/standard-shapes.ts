import { moduleNameRules, moduleProviderRules } from './rules';
import type { Rule } from '../../../definition/rule';

// What the registry standard tells of modules. It promises little: whatever the service leaves out is null, or an empty list.

const text = (doc: string) => ({ type: 'string', use: 'computed', absent: 'the service does not tell', doc } as const);

const providers = {
  type: 'objects', use: 'computed', doc: 'The providers that it needs.',
  attributes: { name: text('The local name.'), source: text('The source address.'), version: text('The version constraint.') },
} as const;

const dependencies = {
  type: 'objects', use: 'computed', doc: 'The modules that it calls.',
  attributes: { name: text('The name of the call.'), source: text('The source address.'), version: text('The version constraint.') },
} as const;

/** What one folder of a module declares. */
const contents = {
  path: text('The path of the folder in the module; empty for its root.'),
  name: text('The name of the folder; empty for the root.'),
  readme: text('The text of its README file.'),
  inputs: {
    type: 'objects', use: 'computed', doc: 'Its variables.',
    attributes: {
      name: text('The name.'), type: text('The type, as an expression.'), description: text('What it is for.'), defaultValue: text('The default, as an expression.'),
      required: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether there is no default.' },
    },
  },
  outputs: { type: 'objects', use: 'computed', doc: 'Its outputs.', attributes: { name: text('The name.'), description: text('What it is.') } },
  dependencies,
  providerDependencies: {
    type: 'objects', use: 'computed', doc: 'The providers that it needs.',
    attributes: { name: text('The local name.'), namespace: text('The namespace of the provider.'), source: text('The source address.'), version: text('The version constraint.') },
  },
  resources: { type: 'objects', use: 'computed', doc: 'Its managed resources.', attributes: { name: text('The name.'), type: text('The type.') } },
} as const;

/** What is told of a version of a module besides what it is looked up by. */
export const moduleResults = {
  id: text('The id of the version in the registry, `<namespace>/<name>/<provider>/<version>`.'),
  owner: text('Who owns the module.'),
  description: text('What the module is for.'),
  source: text('Where its source is kept.'),
  publishedAt: text('When the version was published.'),
  downloads: { type: 'int', use: 'computed', absent: 'the service does not tell', doc: 'How often it was downloaded.' },
  verified: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether its publisher is verified.' },
  root: { type: 'object', use: 'computed', absent: 'the service answers in its short form', doc: 'What the root of the module declares.', attributes: contents },
  submodules: { type: 'objects', use: 'computed', absent: 'the service answers in its short form', doc: 'What its submodules declare.', attributes: contents },
  providers: { type: 'list', element: 'string', use: 'computed', absent: 'the service answers in its short form', doc: 'The names of the infrastructures for which there is a module of this name.' },
  versions: { type: 'list', element: 'string', use: 'computed', absent: 'the service answers in its short form', doc: 'Its versions.' },
} as const;

export const modules = {
  type: 'objects', use: 'computed', doc: 'The modules, in the order of the service.',
  attributes: {
    ...moduleResults,
    namespace: text('The namespace; of private modules the organization.'),
    name: text('The name.'),
    version: text('The version; the newest, where none is asked for.'),
    moduleProvider: text('The name of the infrastructure that the module is for.'),
  },
} as const;

/** What each version of a module needs. */
export const versionNeeds = {
  type: 'objects', use: 'computed', doc: 'The versions, the newest first.',
  attributes: {
    version: text('The version.'),
    root: { type: 'object', use: 'computed', absent: 'the service does not tell', doc: 'What the root of the module needs.', attributes: { providers, dependencies } },
    submodules: { type: 'objects', use: 'computed', doc: 'What its submodules need.', attributes: { path: text('The path of the submodule.'), providers, dependencies } },
  },
} as const;

export const registryName = {
  type: 'string', use: 'optional', values: ['private', 'public'], default: 'private', construct: 'RegistryName',
  doc: 'The registry: `private` for the one of the organizations, `public` for the public one, of which only curated modules are shown.',
} as const;

export const namespace = { type: 'string', use: 'required', rules: moduleNameRules, doc: 'The namespace of the module; of a private one, the organization.' } as const;
export const name = { type: 'string', use: 'required', rules: moduleNameRules, doc: 'The name of the module.' } as const;
export const moduleProvider = { type: 'string', use: 'required', rules: moduleProviderRules, doc: 'The name of the infrastructure that the module is for, such as `aws`.' } as const;
export const providerFilter = {
  type: 'string', use: 'optional', rules: moduleProviderRules, absent: 'modules for all infrastructures are found', doc: 'The name of the infrastructure that the modules are for, such as `aws`.',
} as const;
export const verifiedFilter = { type: 'bool', use: 'optional', absent: 'all are found', doc: 'Whether to find only modules of verified publishers.' } as const;
export const versionRules: readonly Rule[] = [{ rule: 'semver' }];
