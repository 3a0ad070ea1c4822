import type {
  Attribute,
  Attributes,
  ChoiceAttribute,
  CollectionAttribute,
  ObjectAttribute,
  PlainAttribute,
  ScalarAttribute,
} from './attribute';
import { flatEntries } from './flatten';
import { snakeCase } from './names';
import { isRequired } from './required';
import type { Service, WordClass } from './resource';
import type { GroupRule, OneOfClass, WellKnownAddress } from './rule';

/** The type of a property, independent of language. */
export type TypePlan =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'duration' | 'any' }
  | { readonly kind: 'enum' | 'struct' | 'structs' | 'choice'; readonly name: string }
  | { readonly kind: 'list' | 'map'; readonly of: TypePlan };

export interface PropPlan {
  readonly name: string;
  /** The attribute that it sets. */
  readonly configures: string;
  readonly type: TypePlan;
  readonly required: boolean;
  readonly attribute: Attribute;
  /** The rules between the attributes of the definition; absent inside an object or a choice. */
  readonly rules?: readonly GroupRule[];
}

/** How a getter returns its value: as one token, or as a class with the members. */
export type ReadPlan =
  | { readonly kind: 'string' | 'number' | 'boolean' }
  | { readonly kind: 'list' | 'set' | 'map' | 'listMap'; readonly of: 'string' | 'number' | 'boolean' | 'any' }
  | { readonly kind: 'object' | 'objects'; readonly name: string };

export interface GetterPlan {
  readonly name: string;
  /** The Terraform name of the attribute. */
  readonly reads: string;
  readonly read: ReadPlan;
  readonly attribute: PlainAttribute;
}

export interface StructPlan {
  readonly name: string;
  /** The documentation of the attribute whose value it is. */
  readonly doc: string;
  readonly props: readonly PropPlan[];
}

/** The class through which a nested value is read. */
export interface OutputPlan {
  readonly name: string;
  /** The property that has the value. */
  readonly property: string;
  /** There is also a class for a list of them. */
  readonly list: boolean;
  /** A property has a single value, not an element of a list. */
  readonly single: boolean;
  readonly doc: string;
  readonly getters: readonly GetterPlan[];
}

export interface FactoryPlan {
  readonly name: string;
  /** If set, the factory itself determines one attribute, and its arguments belong to another. */
  readonly says?: { readonly attribute: string; readonly value: string; readonly inside: string };
  /** If set, its only argument is an address that has a default. */
  readonly wellKnown?: WellKnownAddress;
  /** At most two; if more are required, all of them are options. */
  readonly positional: readonly PropPlan[];
  readonly options?: StructPlan;
}

export interface ChoicePlan {
  readonly name: string;
  readonly doc: string;
  readonly factories: readonly FactoryPlan[];
}

export interface EnumPlan {
  readonly name: string;
  readonly doc: string;
  readonly members: readonly { readonly name: string; readonly value: string }[];
}

export interface ConstructPlan {
  readonly kind: 'resource' | 'data-source' | 'ephemeral-resource';
  readonly className: string;
  readonly propsName: string;
  readonly type: string;
  readonly service: Service;
  readonly doc: string;
  readonly props: readonly PropPlan[];
  readonly getters: readonly GetterPlan[];
  readonly choices: readonly ChoicePlan[];
  readonly structs: readonly StructPlan[];
  readonly outputs: readonly OutputPlan[];
  readonly enums: readonly EnumPlan[];
}

/** The part of a definition that a construct is generated from. */
export interface Definable {
  readonly wordClass?: WordClass;
  readonly type: string;
  readonly service: Service;
  readonly construct: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
}

/** Decides every name and type of a construct. The renderer decides how to write them. */
export function decideConstruct(kind: ConstructPlan['kind'], definition: Definable): ConstructPlan {
  const decided = new Decisions(definition.construct);
  const props = decided.byWord(
    definition,
    decided.oneOf(definition.rules, decided.props(definition.attributes, definition.construct, decided.structs)),
  );
  const getters = decided.getters(definition.attributes, definition.construct);
  const { construct, type, service, doc } = definition;
  return {
    kind,
    className: construct,
    propsName: `${construct}Props`,
    type,
    service,
    doc,
    props: props.map((prop) => ({ ...prop, rules: definition.rules ?? [] })),
    getters,
    choices: decided.choices,
    structs: decided.structs,
    outputs: decided.outputs,
    enums: [...decided.enums.values()],
  };
}

/** Names that the framework, the languages of jsii or the base classes use: an attribute of this name would hide them. */
const TAKEN = new Set([
  'self',
  'build',
  'system',
  'software',
  'node',
  'equals',
  'toString',
  'hashCode',
  'importFrom',
  'moveTo',
  'tfResourceType',
  'fqn',
  'count',
  'provider',
  'dependsOn',
  'forEach',
  'lifecycle',
  'provisioners',
  'connection',
  'cdktfStack',
  'friendlyUniqueId',
  'rawOverrides',
]);

class Decisions {
  public readonly choices: ChoicePlan[] = [];
  public readonly structs: StructPlan[] = [];
  public readonly outputs: OutputPlan[] = [];
  public readonly enums = new Map<string, EnumPlan>();

  constructor(private readonly construct: string) {}

  public props(attributes: Attributes, inside: string, structs: StructPlan[]): PropPlan[] {
    return Object.entries(attributes)
      .filter(([, attribute]) => attribute.use !== 'computed')
      .map(([name, attribute]) => ({
        name: this.free(name),
        configures: name,
        attribute,
        required: isRequired(attribute),
        type: this.typeOf(inside, name, attribute, structs),
      }));
  }

  /** Replaces attributes of which exactly one is configured by one property of a class. */
  public oneOf(rules: readonly GroupRule[] = [], props: readonly PropPlan[]): PropPlan[] {
    return rules.reduce(
      (all, rule) => (rule.rule === 'exactlyOneOf' && rule.construct ? this.joined(rule.construct, all) : all),
      [...props],
    );
  }

  public getters(attributes: Attributes, inside: string): GetterPlan[] {
    // A write-only value always reads as null.
    return flatEntries(attributes)
      .filter(([, attribute]) => !attribute.writeOnly)
      .map(([name, attribute]) => ({
        name: this.free(name),
        reads: snakeCase(name),
        attribute,
        read: this.readOf(inside, name, attribute),
      }));
  }

  private typeOf(inside: string, own: string, attribute: Attribute, structs: StructPlan[]): TypePlan {
    if (attribute.type === undefined) return { kind: 'choice', name: this.choice(own, attribute) };
    switch (attribute.type) {
      case 'object':
      case 'objects': {
        const name = attribute.construct ?? `${inside}${pascalCase(own)}`;
        const position = structs.length;
        const props = this.props(attribute.attributes, name, structs);
        structs.splice(position, 0, { name, doc: attribute.doc, props });
        return { kind: attribute.type === 'object' ? 'struct' : 'structs', name };
      }
      case 'list':
      case 'set':
        return { kind: 'list', of: this.vocabulary(own, attribute) ?? scalar(attribute.element) };
      case 'map': {
        const of = this.vocabulary(own, attribute) ?? scalar(attribute.element);
        return { kind: 'map', of: attribute.lists ? { kind: 'list', of } : of };
      }
      case 'dynamic':
        return { kind: 'map', of: { kind: 'any' } };
      default:
        return (
          this.vocabulary(own, attribute) ??
          (attribute.type === 'duration' ? { kind: 'duration' } : scalar(attribute.type))
        );
    }
  }

  private readOf(inside: string, own: string, attribute: PlainAttribute): ReadPlan {
    switch (attribute.type) {
      case 'object':
      case 'objects': {
        const name = attribute.construct ?? `${inside}${pascalCase(own)}`;
        const position = this.outputs.length;
        const getters = this.getters(attribute.attributes, name);
        const list = attribute.type === 'objects';
        const shape = { property: this.free(own), list, single: !list, doc: attribute.doc };
        this.outputs.splice(position, 0, { name, ...shape, getters });
        return { kind: attribute.type, name };
      }
      case 'list':
      case 'set':
      case 'map':
        return {
          kind: attribute.type === 'map' && attribute.lists ? 'listMap' : attribute.type,
          of: scalar(attribute.element).kind,
        };
      case 'dynamic':
        return { kind: 'map', of: 'any' };
      default:
        return scalar(attribute.type);
    }
  }

  /**
   * The enum of a closed vocabulary, even with a single word, because a later version of the service can add more. The elements of a collection only
   * get an enum if the definition names one: other lists of words grow with the service.
   */
  private vocabulary(own: string, attribute: ScalarAttribute | CollectionAttribute): TypePlan | undefined {
    const many = 'element' in attribute;
    if (!attribute.values || (many && !attribute.construct)) return undefined;
    const name = attribute.construct ?? pascalCase(own);
    // If several attributes share it, the first one documents it.
    const doc = this.enums.get(name)?.doc ?? attribute.doc;
    this.enums.set(name, {
      name,
      doc,
      members: attribute.values.map((value) => ({ name: upperSnakeCase(value), value })),
    });
    return { kind: 'enum', name };
  }

  private choice(own: string, attribute: ChoiceAttribute): string {
    const name = attribute.construct;
    const factories = Object.entries(attribute.choice).map(([kind, attributes]): FactoryPlan => {
      const props = this.props(attributes, this.construct, this.structs).map((prop) => ({
        ...prop,
        name: this.free(withoutPrefix(own, prop.name)),
      }));
      const required = props.filter((prop) => prop.required);
      const positional = required.length <= 2 ? required : [];
      const rest = props.filter((prop) => !positional.includes(prop));
      const options = { name: `${name}${pascalCase(kind)}Options`, doc: attribute.doc, props: rest };
      return { name: kind, positional, ...(rest.length > 0 ? { options } : {}) };
    });
    this.choices.push({ name, doc: attribute.doc, factories });
    return name;
  }

  private joined(
    { name, property, doc, factories, wellKnown = {} }: OneOfClass,
    props: readonly PropPlan[],
  ): PropPlan[] {
    const taken = Object.values(factories);
    const factory = ([kind, attribute]: [string, string]): FactoryPlan => ({
      name: kind,
      positional: props.filter((prop) => prop.name === attribute),
    });
    this.choices.push({
      name,
      doc,
      factories: [
        ...Object.entries(factories).map(factory),
        ...Object.entries(wellKnown).map(([kind, known]) => ({ name: kind, positional: [], wellKnown: known })),
      ],
    });
    const attribute: ChoiceAttribute = { use: 'required', doc, construct: name, choice: {} };
    const joined: PropPlan = {
      name: this.free(property),
      configures: property,
      attribute,
      required: true,
      type: { kind: 'choice', name },
    };
    const position = props.findIndex((prop) => taken.includes(prop.name));
    return props.flatMap((prop, index) => (taken.includes(prop.name) ? (index === position ? [joined] : []) : [prop]));
  }

  /** Replaces a word and the settings that depend on it by one property of a class. */
  public byWord(
    { attributes, wordClass }: Pick<Definable, 'attributes' | 'wordClass'>,
    props: readonly PropPlan[],
  ): PropPlan[] {
    if (!wordClass) return [...props];
    const { name, property, doc, absent, word, settings, factories } = wordClass;
    const members = this.props((attributes[settings] as ObjectAttribute).attributes, name, []);
    const isSettings = (type: TypePlan) => (type.kind === 'struct' ? type.name : undefined);
    const replaced = props.find((prop) => prop.configures === settings)!;
    this.structs.splice(
      this.structs.findIndex((struct) => struct.name === isSettings(replaced.type)),
      1,
    );
    this.enums.delete(pascalCase(word));
    this.choices.push({
      name,
      doc,
      factories: Object.entries(factories).map(([kind, { is, needs, takes }]): FactoryPlan => ({
        name: kind,
        says: { attribute: word, value: is, inside: settings },
        positional: members.filter((prop) => needs.includes(prop.name)),
        options: {
          name: `${name}${pascalCase(kind)}Options`,
          doc,
          props: members.filter((prop) => takes.includes(prop.name)),
        },
      })),
    });
    const attribute: ChoiceAttribute = { use: 'optional', doc, absent, construct: name, choice: {} };
    const joined: PropPlan = {
      name: this.free(property),
      configures: property,
      attribute,
      required: false,
      type: { kind: 'choice', name },
    };
    return props.flatMap((prop) => (prop.configures === word ? [joined] : prop.configures === settings ? [] : [prop]));
  }

  private free(name: string): string {
    if (!TAKEN.has(name) && !/^get[A-Z]/.test(name)) return name;
    throw new Error(
      `${this.construct}: an attribute cannot be called \`${name}\`: constructs have a member of that name, or a language reserves it.`,
    );
  }
}

/** `Rotation.every(period)` reads better than `Rotation.every(rotationPeriod)`. */
function withoutPrefix(prefix: string, name: string): string {
  const rest = name.slice(prefix.length);
  return name.startsWith(prefix) && /^[A-Z]/.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : name;
}

function scalar(kind: string): { readonly kind: 'string' | 'number' | 'boolean' } {
  if (kind === 'bool') return { kind: 'boolean' };
  return { kind: kind === 'int' || kind === 'number' ? 'number' : 'string' };
}

export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function kebabCase(name: string): string {
  return snakeCase(name.charAt(0).toLowerCase() + name.slice(1)).replaceAll('_', '-');
}

/** `hard-mandatory` → `HARD_MANDATORY`, `workspace_tasks.workspace` → `WORKSPACE_TASKS_WORKSPACE`, `OCSPSigning` → `OCSP_SIGNING`. */
function upperSnakeCase(value: string): string {
  const name = value
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
  return /^[0-9]/.test(name) ? `_${name}` : name;
}
