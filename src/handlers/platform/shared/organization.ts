import { organizationRules } from './rules';

/** An organization that a configuration must name, unless the provider has a default. */
export function organizationInput<const Doc extends string>(doc: Doc) {
  return {
    type: 'string',
    use: 'required',
    fromProvider: { setting: 'organization' },
    absent: 'it is the `organization` of the provider',
    rules: organizationRules,
    doc,
  } as const;
}

export const organizationArgument = organizationInput('The name of the organization.');
