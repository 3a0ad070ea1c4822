import { describeAbsence } from '../definition/absence';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import type { DataSourceDefinition } from '../definition/data-source';
import { flatEntries } from '../definition/flatten';
import { isKeptSecret, isLostByImport } from '../definition/for-the-plan';
import { snakeCase } from '../definition/names';
import { isRequired } from '../definition/required';
import type { ResourceDefinition } from '../definition/resource';
import { providerSettings } from '../handlers/provider/definition';
import type { Registry } from '../handlers/registry';
import { hasImpliedValue } from '../plan/planned-value';
import {
  GetProviderSchemaResponse,
  NestingMode,
  Schema,
  SchemaAttribute,
  ServerCapabilities,
  StringKind,
} from '../plugin-protocol/wire/messages';
import { typeJson } from '../plugin-protocol/wire/type-json';
import { attributeType } from './wire-types';

export const serverCapabilities: ServerCapabilities = {
  planDestroy: true,
  getProviderSchemaOptional: true,
  moveResourceState: true,
  generateResourceConfig: true,
};

/** The response to GetProviderSchema. */
export function providerSchema(registry: Registry): GetProviderSchemaResponse {
  return {
    provider: withoutRequired(schemaOf(providerSettings)),
    resourceSchemas: mapValues(registry.resources, (resource) => schemaOf(resource.definition() as ResourceDefinition)),
    dataSourceSchemas: mapValues(registry.dataSources, (resource) =>
      schemaOf(resource.definition() as DataSourceDefinition),
    ),
    diagnostics: [],
    serverCapabilities,
    functions: {},
    ephemeralResourceSchemas: mapValues(registry.ephemeralResources, (resource) => schemaOf(resource.definition())),
    listResourceSchemas: mapValues(registry.listResources, (resource) => schemaOf(resource.definition())),
    stateStoreSchemas: {},
    actionSchemas: mapValues(registry.actions, (resource) => ({ schema: schemaOf(resource.definition()) })),
  };
}

function schemaOf(definition: {
  readonly doc: string;
  readonly attributes: Attributes;
  readonly schemaVersion?: number;
}): Schema {
  return {
    version: definition.schemaVersion ?? 0,
    block: {
      attributes: schemaAttributes(definition.attributes),
      blockTypes: [],
      description: terraformWords(definition.doc),
      descriptionKind: StringKind.MARKDOWN,
    },
  };
}

/**
 * Terraform reports a missing attribute of a nested object with the source of the outermost one, which contains a token or a proof. Nothing is
 * therefore required for Terraform, and the check of the provider block reports what is missing.
 */
function withoutRequired(schema: Schema): Schema {
  const relaxed = (attributes: readonly SchemaAttribute[]): SchemaAttribute[] =>
    attributes.map((attribute) => ({
      ...attribute,
      required: false,
      optional: true,
      ...(attribute.nestedType && {
        nestedType: { ...attribute.nestedType, attributes: relaxed(attribute.nestedType.attributes ?? []) },
      }),
    }));
  return { ...schema, block: { ...schema.block, attributes: relaxed(schema.block?.attributes ?? []) } };
}

function schemaAttributes(attributes: Attributes): SchemaAttribute[] {
  return flatEntries(attributes)
    .map(([key, attribute]) => schemaAttribute(snakeCase(key), attribute))
    .sort((a, b) => (a.name! < b.name! ? -1 : 1));
}

function schemaAttribute(name: string, attribute: PlainAttribute): SchemaAttribute {
  // Only computed attributes may have planned values that are not configured: defaults (including those of the provider), values that absence stands
  // for, and secrets kept after an import.
  const computed =
    attribute.use === 'computed' ||
    attribute.use === 'optionalComputed' ||
    hasDefault(attribute) ||
    attribute.fromProvider !== undefined ||
    isKeptSecret(attribute) ||
    hasImpliedValue(attribute);
  // Terraform rejects a configuration without a required attribute, regardless of the state. For values that an import cannot read, the plan checks
  // it.
  const required = isRequired(attribute) && !isLostByImport(attribute);
  return {
    name,
    ...('attributes' in attribute
      ? {
          nestedType: {
            attributes: schemaAttributes(attribute.attributes),
            nesting: attribute.type === 'object' ? NestingMode.SINGLE : NestingMode.LIST,
          },
        }
      : { type: Buffer.from(JSON.stringify(typeJson(attributeType(attribute)))) }),
    required,
    optional: attribute.use !== 'computed' && !required,
    computed,
    sensitive: attribute.sensitive === true,
    writeOnly: attribute.writeOnly !== undefined,
    deprecated: attribute.deprecated !== undefined,
    deprecationMessage: attribute.deprecated,
    description: terraformWords(describe(attribute)),
    descriptionKind: StringKind.MARKDOWN,
  };
}

export function hasDefault(attribute: PlainAttribute): boolean {
  return 'default' in attribute && attribute.default !== undefined;
}

function describe(attribute: PlainAttribute): string {
  const sentences = [attribute.doc];
  if ('values' in attribute && attribute.values) {
    sentences.push(`One of ${attribute.values.map((value) => `\`${value}\``).join(', ')}.`);
  }
  return [...sentences, ...describeAbsence(attribute)].join(' ');
}

/** Respells attribute names in backticks, which definitions write in camel case, for Terraform. */
function terraformWords(text: string): string {
  return text.replace(/`([a-z]+(?:[A-Z][A-Za-z0-9]*)+)`/g, (_, name: string) => `\`${snakeCase(name)}\``);
}

function mapValues<T, R>(record: { readonly [name: string]: T }, map: (value: T) => R): { [name: string]: R } {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
