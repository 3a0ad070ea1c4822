import { spelled } from '../../../src/constructs/spelling';
import { whyNotAdoptable } from '../../../src/definition/adoptable';
import type { Attributes, PlainAttribute } from '../../../src/definition/attribute';
import { check } from '../../../src/definition/check';
import { configured } from '../../../src/definition/configured';
import { flatAttributes } from '../../../src/definition/flatten';
import { issuesKey } from '../../../src/definition/issued-key';
import { describeProblem, type Problem } from '../../../src/definition/problem';
import { providerDefaultProblems, withProviderDefaults } from '../../../src/definition/provider-defaults';
import type { ResourceDefinition } from '../../../src/definition/resource';
import { statelessName } from '../../../src/definition/secret-input';
import { whyUnreadable } from '../../../src/definition/unreadable';
import type { Path, Values } from '../../../src/definition/value';
import { providerSettings } from '../../../src/handlers/provider/definition';
import type { Declaration, Definitions, Framework } from '../src/definitions';
import * as resources from './registry';

const WAYS = '`organization` in the property `platform` of the LintelProvider';

/**
 * The definitions as the constructs use them, bundled into one file: the definitions are compiled as part of another package, whose
 * constructs are for another framework.
 */
const definitions: Definitions = {
  declare(construct, props, framework, organization) {
    const definition = (resources as { readonly [construct: string]: ResourceDefinition })[construct]!; // Only generated constructs call it.
    const written = withTexts(
      definition.attributes,
      configured(definition.attributes, props, { ...framework, propertyOf: statelessName }),
      framework,
    );
    // The template contains the default, so that CloudFormation sees a change of it.
    const config = withProviderDefaults(definition.attributes, written, {
      get organization() {
        const value = organization();
        return value === undefined ? undefined : { value, source: 'the LintelProvider' };
      },
    });
    const isUnknown = (value: unknown) => framework.isToken(value) || framework.isSecret(value);
    const problems = [
      ...literalSecrets(definition.attributes, config, framework),
      ...check(definition, config, { isUnknown }),
      ...providerDefaultProblems(definition.attributes, config, {}, WAYS),
    ];
    const said = sentences(problems, definition.attributes);
    return {
      service: definition.service,
      issuesKey: issuesKey(definition.attributes),
      notAdoptable: whyNotAdoptable(definition),
      waits: waits(definition.attributes),
      folders: assetsOf(definition.attributes, 'folder').map(pascalCase),
      documents: documentsIn(definition.attributes).map(pascalCase),
      ...said,
      // What is wrong cannot be written to a template.
      properties: said.errors.length > 0 ? {} : propertiesOf(definition.attributes, config, framework),
    };
  },

  checkSettings(settings, framework) {
    const attributes: Attributes = providerSettings.attributes;
    return sentences(
      check({ attributes }, settings as Values, { isUnknown: (value) => framework.isToken(value) }),
      attributes,
    ).errors;
  },

  whyUnreadable,
};

export = definitions;

/** Replaces the path of a file with its text, since the function has no files of the app. */
function withTexts(attributes: Attributes, config: Values, framework: Framework): Values {
  const texts = assetsOf(attributes, 'file').flatMap((name) => {
    const path: unknown = config[name];
    return typeof path === 'string'
      ? [
          [name, undefined],
          [name.replace(/File$/, ''), framework.readText(name, path)],
        ]
      : [];
  });
  return { ...config, ...(Object.fromEntries(texts) as Values) };
}

function assetsOf(attributes: Attributes, kind: 'file' | 'folder'): string[] {
  return Object.entries(flatAttributes(attributes))
    .filter(([, attribute]) => 'asset' in attribute && attribute.asset === kind)
    .map(([name]) => name);
}

/** A secret is a reference. */
function documentsIn(attributes: Attributes): string[] {
  return Object.entries(flatAttributes(attributes))
    .filter(([, { type, sensitive }]) => type === 'dynamic' && !sensitive)
    .map(([name]) => name);
}

/** Whether a create takes longer, which is the case for a resource with a create timeout. */
function waits(attributes: Attributes): boolean {
  const { timeouts } = flatAttributes(attributes);
  return timeouts !== undefined && 'attributes' in timeouts && 'create' in timeouts.attributes;
}

/** Refuses literals for secrets, which programs without type checking can contain. */
function literalSecrets(attributes: Attributes, config: Values, framework: Framework, at: Path = []): Problem[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]): Problem[] => {
    const value: unknown = config[name];
    const path = [...at, name];
    if (value === undefined) return [];
    if ('attributes' in attribute) return literalSecrets(attribute.attributes, value as Values, framework, path);
    if (
      !attribute.sensitive ||
      framework.isSecret(value) ||
      (attribute.type === 'map' && Object.values(value as Values).every((member) => framework.isSecret(member)))
    ) {
      return [];
    }
    return [
      {
        path,
        severity: 'error',
        code: 'secret-literal',
        summary: `Literal secret in \`${name}\``,
        detail: 'a literal would be visible in the template. Use a SecretReference instead.',
      },
    ];
  });
}

/** Messages with the names of properties, as the language of the program spells them. */
function sentences(problems: readonly Problem[], attributes: Attributes): Pick<Declaration, 'errors' | 'warnings'> {
  const names = spellings(attributes);
  const properties = new Set(names.values());
  const respelled = problems.map(({ path, detail, ...problem }) => {
    const ofProperties = {
      ...problem,
      path: path.map((step) => names.get(String(step)) ?? step),
      detail: detail.replace(
        /`([a-z]\w*(?:\.[a-z]\w*)*)`/g,
        (_, written: string) =>
          `\`${written
            .split('.')
            .map((name) => names.get(name) ?? name)
            .join('.')}\``,
      ),
    };
    return { severity: problem.severity, text: describeProblem(spelled(ofProperties, attributes, properties)) };
  });
  const of = (severity: Problem['severity']) =>
    respelled.filter((problem) => problem.severity === severity).map(({ text }) => text);
  return { errors: of('error'), warnings: of('warning') };
}

/** The property names of attributes that have another name as a property. */
function spellings(attributes: Attributes): Map<string, string> {
  const flat = flatAttributes(attributes);
  return new Map(
    Object.entries(flat).flatMap(([name, attribute]): (readonly [string, string])[] => {
      const property = statelessName(flat, name);
      return [
        ...(property === undefined || property === name ? [] : [[name, property] as const]),
        ...('attributes' in attribute ? spellings(attribute.attributes) : []),
      ];
    }),
  );
}

/** Properties with the names of CloudFormation. The keys of maps are data and stay unchanged. */
function propertiesOf(attributes: Attributes, config: Values, framework: Framework): { [name: string]: unknown } {
  const flat = flatAttributes(attributes);
  const given = Object.entries(config).flatMap(([name, value]) => {
    const attribute = flat[name];
    return value === undefined || !attribute
      ? []
      : [[pascalCase(name), propertyOf(attribute, value, framework)] as const];
  });
  return Object.fromEntries(given);
}

function propertyOf(attribute: PlainAttribute, value: unknown, framework: Framework): unknown {
  if (framework.isSecret(value)) return framework.secretProperty(value);
  if (framework.isToken(value)) return value;
  if (attribute.type === 'map' && attribute.sensitive) {
    return Object.fromEntries(
      Object.entries(value as object).map(([key, member]) => [key, framework.secretProperty(member)]),
    );
  }
  if (attribute.type === 'object') return propertiesOf(attribute.attributes, value as Values, framework);
  if (attribute.type !== 'objects') return value;
  return (value as unknown[]).map((element) =>
    framework.isToken(element) ? element : propertiesOf(attribute.attributes, element as Values, framework),
  );
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
