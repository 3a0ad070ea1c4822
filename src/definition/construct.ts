import type { Attribute, Attributes, ChoiceAttribute, ObjectAttribute, PlainAttribute } from './attribute';
import { flatAttributes } from './flatten';
import { snakeCase } from './names';
import type { Service, WordClass } from './resource';
import type { GroupRule, OneOfClass } from './rule';

/** The type of a property, before anybody spells it in a language. */
export type TypePlan =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'duration' }
  | { readonly kind: 'enum' | 'struct' | 'structs' | 'choice'; readonly name: string }
  | { readonly kind: 'list' | 'map'; readonly of: TypePlan };

export interface PropPlan {
  readonly name: string;
  /** The attribute that it configures. */
  readonly configures: string;
  readonly type: TypePlan;
  readonly required: boolean;
  readonly attribute: Attribute;
  /** What holds between the attributes of the thing; absent inside of an object or a choice. */
  readonly rules?: readonly GroupRule[];
}

/** How a getter reaches its value: as one token, or as a class that knows what is inside. */
export type ReadPlan =
  | { readonly kind: 'string' | 'number' | 'boolean' }
  | { readonly kind: 'list' | 'set' | 'map' | 'listMap'; readonly of: 'string' | 'number' | 'boolean' }
  | { readonly kind: 'object' | 'objects'; readonly name: string };

export interface GetterPlan {
  readonly name: string;
  /** Terraform's name of the attribute. */
  readonly reads: string;
  readonly read: ReadPlan;
  readonly attribute: PlainAttribute;
}

export interface StructPlan {
  readonly name: string;
  /** The attribute whose value it is. */
  readonly doc: string;
  readonly props: readonly PropPlan[];
}

/** What a nested value is read through; `list`: there is a class for the list of them too. */
export interface OutputPlan {
  readonly name: string;
  readonly list: boolean;
  readonly doc: string;
  readonly getters: readonly GetterPlan[];
}

export interface FactoryPlan {
  readonly name: string;
  /** Where the factory itself says one attribute, and what it is given stands inside of another. */
  readonly says?: { readonly attribute: string; readonly value: string; readonly inside: string };
  /** At most two; where more are required, all stand in the options. */
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

/** What a managed resource and a data source have in common, as far as a construct is concerned. */
export interface Definable {
  readonly wordClass?: WordClass;
  readonly type: string;
  readonly service: Service;
  readonly construct: string;
  readonly doc: string;
  readonly attributes: Attributes;
  readonly rules?: readonly GroupRule[];
}

/** Decides every name and type of a construct. How they are written is for the renderer. */
export function decideConstruct(kind: ConstructPlan['kind'], definition: Definable): ConstructPlan {
  const decided = new Decisions(definition.construct);
  const props = decided.byWord(definition, decided.oneOf(definition.rules, decided.props(definition.attributes, definition.construct, decided.structs)));
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

/** Names of the framework, of jsii's languages, and of the base classes: an attribute of this name would hide them. */
const TAKEN = new Set([
  'self', 'build', 'system', 'software', 'node', 'equals', 'toString', 'hashCode', 'importFrom', 'moveTo', 'tfResourceType', 'fqn',
  'count', 'provider', 'dependsOn', 'forEach', 'lifecycle', 'provisioners', 'connection', 'cdktfStack', 'friendlyUniqueId', 'rawOverrides',
]);

class Decisions {
  public readonly choices: ChoicePlan[] = [];
  public readonly structs: StructPlan[] = [];
  public readonly outputs: OutputPlan[] = [];
  public readonly enums = new Map<string, EnumPlan>();

  constructor(private readonly construct: string) {}

  public props(attributes: Attributes, inside: string, structs: StructPlan[]): PropPlan[] {
    return Object.entries(attributes).filter(([, attribute]) => attribute.use !== 'computed').map(([name, attribute]) => ({
      name: this.free(name), configures: name, attribute, required: attribute.use === 'required', type: this.typeOf(inside, name, attribute, structs),
    }));
  }

  /** Puts one property of a class in the place of attributes of which exactly one is configured. */
  public oneOf(rules: readonly GroupRule[] = [], props: readonly PropPlan[]): PropPlan[] {
    return rules.reduce((all, rule) => (rule.rule === 'exactlyOneOf' && rule.construct ? this.joined(rule.construct, all) : all), [...props]);
  }

  public getters(attributes: Attributes, inside: string): GetterPlan[] {
    // A write-only value is null wherever it is read.
    return Object.entries(flatAttributes(attributes)).filter(([, attribute]) => !attribute.writeOnly).map(([name, attribute]) => ({
      name: this.free(name), reads: snakeCase(name), attribute, read: this.readOf(inside, name, attribute),
    }));
  }

  private typeOf(inside: string, own: string, attribute: Attribute, structs: StructPlan[]): TypePlan {
    if (attribute.type === undefined) return { kind: 'choice', name: this.choice(own, attribute) };
    switch (attribute.type) {
      case 'object':
      case 'objects': {
        const name = attribute.construct ?? `${inside}${pascalCase(own)}`;
        const objectPath = structs.length;
        const props = this.props(attribute.attributes, name, structs);
        structs.splice(objectPath, 0, { name, doc: attribute.doc, props });
        return { kind: attribute.type === 'object' ? 'struct' : 'structs', name };
      }
      case 'list':
      case 'set':
        return { kind: 'list', of: this.vocabulary(own, attribute) ?? scalar(attribute.element) };
      case 'map':
        return { kind: 'map', of: this.vocabulary(own, attribute) ?? scalar(attribute.element) };
      default:
        return this.vocabulary(own, attribute) ?? (attribute.type === 'duration' ? { kind: 'duration' } : scalar(attribute.type));
    }
  }

  private readOf(inside: string, own: string, attribute: PlainAttribute): ReadPlan {
    switch (attribute.type) {
      case 'object':
      case 'objects': {
        const name = attribute.construct ?? `${inside}${pascalCase(own)}`;
        const objectPath = this.outputs.length;
        const getters = this.getters(attribute.attributes, name);
        this.outputs.splice(objectPath, 0, { name, list: attribute.type === 'objects', doc: attribute.doc, getters });
        return { kind: attribute.type, name };
      }
      case 'list':
      case 'set':
      case 'map':
        return { kind: attribute.type === 'map' && attribute.lists ? 'listMap' : attribute.type, of: scalar(attribute.element).kind };
      default:
        return scalar(attribute.type);
    }
  }

  /**
   * The enum of a closed vocabulary: of two words or more, since one word leaves nothing to choose. The elements of a collection get
   * one only where the definition names it.
   */
  private vocabulary(own: string, attribute: Exclude<PlainAttribute, ObjectAttribute>): TypePlan | undefined {
    const many = 'element' in attribute;
    if (!attribute.values || (many ? !attribute.construct : attribute.values.length < 2)) return undefined;
    const name = attribute.construct ?? pascalCase(own);
    // Where several attributes share it, the first says what it is.
    const doc = this.enums.get(name)?.doc ?? attribute.doc;
    this.enums.set(name, { name, doc, members: attribute.values.map((value) => ({ name: upperSnakeCase(value), value })) });
    return { kind: 'enum', name };
  }

  private choice(own: string, attribute: ChoiceAttribute): string {
    const name = attribute.construct;
    const factories = Object.entries(attribute.choice).map(([kind, attributes]): FactoryPlan => {
      const props = this.props(attributes, this.construct, this.structs).map((prop) => ({ ...prop, name: this.free(withoutPrefix(own, prop.name)) }));
      const required = props.filter((prop) => prop.required);
      const positional = required.length <= 2 ? required : [];
      const rest = props.filter((prop) => !positional.includes(prop));
      const options = { name: `${name}${pascalCase(kind)}Options`, doc: attribute.doc, props: rest };
      return { name: kind, positional, ...(rest.length > 0 ? { options } : {}) };
    });
    this.choices.push({ name, doc: attribute.doc, factories });
    return name;
  }

  private joined({ name, property, doc, factories }: OneOfClass, props: readonly PropPlan[]): PropPlan[] {
    const taken = Object.values(factories);
    const factory = ([kind, attribute]: [string, string]): FactoryPlan => ({ name: kind, positional: props.filter((prop) => prop.name === attribute) });
    this.choices.push({ name, doc, factories: Object.entries(factories).map(factory) });
    const attribute: ChoiceAttribute = { use: 'required', doc, construct: name, choice: {} };
    const joined: PropPlan = { name: this.free(property), configures: property, attribute, required: true, type: { kind: 'choice', name } };
    const objectPath = props.findIndex((prop) => taken.includes(prop.name));
    return props.flatMap((prop, index) => (taken.includes(prop.name) ? (index === objectPath ? [joined] : []) : [prop]));
  }

  /** Puts one property of a class in the place of a word and the settings that depend on it. */
  public byWord({ attributes, wordClass }: Pick<Definable, 'attributes' | 'wordClass'>, props: readonly PropPlan[]): PropPlan[] {
    if (!wordClass) return [...props];
    const { name, property, doc, absent, word, settings, factories } = wordClass;
    const members = this.props((attributes[settings] as ObjectAttribute).attributes, name, []);
    const isSettings = (type: TypePlan) => type.kind === 'struct' ? type.name : undefined;
    const replaced = props.find((prop) => prop.configures === settings)!;
    this.structs.splice(this.structs.findIndex((struct) => struct.name === isSettings(replaced.type)), 1);
    this.enums.delete(pascalCase(word));
    this.choices.push({
      name,
      doc,
      factories: Object.entries(factories).map(([kind, { is, needs, takes }]): FactoryPlan => ({
        name: kind,
        says: { attribute: word, value: is, inside: settings },
        positional: members.filter((prop) => needs.includes(prop.name)),
        options: { name: `${name}${pascalCase(kind)}Options`, doc, props: members.filter((prop) => takes.includes(prop.name)) },
      })),
    });
    const attribute: ChoiceAttribute = { use: 'optional', doc, absent, construct: name, choice: {} };
    const joined: PropPlan = { name: this.free(property), configures: property, attribute, required: false, type: { kind: 'choice', name } };
    return props.flatMap((prop) => (prop.configures === word ? [joined] : prop.configures === settings ? [] : [prop]));
  }

  private free(name: string): string {
    if (!TAKEN.has(name) && !/^get[A-Z]/.test(name)) return name;
    throw new Error(`${this.construct}: an attribute cannot be called \`${name}\`: constructs have a member of that name, or a language reserves it.`);
  }
}

/** In `Rotation.every(period)` nobody wants to read `rotationPeriod`. */
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
  const name = value.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/([A-Z])([A-Z][a-z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
  return /^[0-9]/.test(name) ? `_${name}` : name;
}
