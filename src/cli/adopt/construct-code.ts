import type { PlainAttribute } from '../../definition/attribute';
import type { ChoicePlan, ConstructPlan, FactoryPlan, PropPlan, TypePlan } from '../../definition/construct';
import type { Service } from '../../definition/resource';
import { isValues, Value } from '../../definition/value';
import type { Input, Inputs, SecretVariable } from './decision';
import { wholeDuration } from './duration';

/** An expression in a construct program, independent of the language. Classes belong to a service's namespace, or to the package itself. */
export type Code =
  | { readonly is: 'text'; readonly attribute: PlainAttribute; readonly text: string }
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'boolean'; readonly value: boolean }
  /** `of` is the type of the elements. Their classes belong to the service. */
  | { readonly is: 'list'; readonly service: Service; readonly of: TypePlan; readonly elements: readonly Code[] }
  | {
      readonly is: 'map';
      readonly service: Service;
      readonly of: TypePlan;
      readonly members: readonly (readonly [key: string, code: Code])[];
    }
  | { readonly is: 'struct'; readonly service: Service; readonly name: string; readonly members: Members }
  | { readonly is: 'enum'; readonly service: Service; readonly name: string; readonly member: string }
  | {
      readonly is: 'factory';
      readonly service?: Service;
      readonly name: string;
      readonly factory: string;
      readonly positional: readonly Code[];
      readonly options: Members;
      /** The class of the options. Undefined if the factory has none. */
      readonly optionsName?: string;
    }
  | { readonly is: 'reference'; readonly file: string; readonly name: string; readonly property: string }
  /** The contents of a file in the project. */
  | { readonly is: 'contents'; readonly path: string }
  | {
      readonly is: 'secret';
      readonly variable: string;
      readonly key: string;
      readonly holds: SecretVariable['holds'];
    };

/** By property, in camelCase. */
export type Members = readonly (readonly [property: string, code: Code])[];

/** The properties of a construct. Their names and types come from the construct plan. */
export function constructCode(plan: ConstructPlan, inputs: Inputs): Members {
  return new Coder(plan).members(plan.props, inputs);
}

class Coder {
  constructor(private readonly plan: ConstructPlan) {}

  public members(props: readonly PropPlan[], inputs: Inputs): Members {
    return props.flatMap((prop): [string, Code][] => {
      const code = this.propCode(prop, inputs);
      return code ? [[prop.name, code]] : [];
    });
  }

  private propCode({ type, configures }: PropPlan, inputs: Inputs): Code | undefined {
    if (type.kind === 'choice') {
      return this.chosen(
        this.plan.choices.find(({ name }) => name === type.name)!,
        inputs,
      );
    }
    const input = inputs[configures];
    return input && this.inputCode(type, input);
  }

  /** Chooses the factory that uses the most inputs, among those whose required inputs are available. */
  private chosen(choice: ChoicePlan, inputs: Inputs): Code | undefined {
    const candidates = choice.factories.flatMap((factory) => {
      const given = givenTo(factory, inputs);
      return given && isEnough(factory, given) ? [{ factory, given }] : [];
    });
    const [most] = candidates.sort((a, b) => takenBy(b.factory, b.given) - takenBy(a.factory, a.given));
    if (!most) return undefined;
    const {
      factory: { name: factory, positional, options },
      given,
    } = most;
    return {
      is: 'factory',
      service: this.plan.service,
      name: choice.name,
      factory,
      positional: positional.map((prop) => this.propCode(prop, given)!),
      options: options ? this.members(options.props, given) : [],
      optionsName: options?.name,
    };
  }

  private inputCode(type: TypePlan, input: Input): Code {
    const { service } = this.plan;
    switch (input.is) {
      case 'value':
        return this.valueCode(type, input.attribute, input.value);
      case 'reference':
        return { is: 'reference', file: input.to.file, name: input.to.name, property: input.attribute };
      case 'list':
        return {
          is: 'list',
          service,
          of: (type as { of: TypePlan }).of,
          elements: input.elements.map((element) => this.inputCode((type as { of: TypePlan }).of, element)),
        };
      case 'variable':
        return { is: 'secret', variable: input.variable.name, key: input.key, holds: input.variable.holds };
      // The contents rather than the path: the service does not store the path, so the plan would show changes.
      case 'file':
        return { is: 'contents', path: input.path };
      case 'folder':
        return { is: 'text', attribute: PLAIN, text: input.path };
      case 'object':
        return this.struct(service, type, input.members);
      case 'objects':
        return {
          is: 'list',
          service,
          of: { kind: 'struct', name: (type as { name: string }).name },
          elements: input.elements.map((members) => this.struct(service, type, members)),
        };
    }
  }

  private struct(service: Service, type: TypePlan, inputs: Inputs): Code {
    const { name } = type as { name: string };
    const { props } = this.plan.structs.find((struct) => struct.name === name)!;
    return { is: 'struct', service, name, members: this.members(props, inputs) };
  }

  private valueCode(type: TypePlan, attribute: PlainAttribute, value: Value): Code {
    const { service } = this.plan;
    if (type.kind === 'any') {
      if (Array.isArray(value)) return this.valueCode({ kind: 'list', of: type }, PLAIN, value);
      return isValues(value) ? this.valueCode({ kind: 'map', of: type }, PLAIN, value) : this.scalarCode(PLAIN, value);
    }
    if (type.kind === 'list' && Array.isArray(value)) {
      return {
        is: 'list',
        service,
        of: type.of,
        elements: value.map((element: Value) => this.valueCode(type.of, attribute, element)),
      };
    }
    if (type.kind === 'map' && isValues(value)) {
      return {
        is: 'map',
        service,
        of: type.of,
        members: Object.entries(value).map(([key, member]) => [key, this.valueCode(type.of, attribute, member)]),
      };
    }
    if (type.kind === 'enum') return this.enumCode(type.name, attribute, String(value));
    if (type.kind === 'duration') return durationCode(String(value));
    return this.scalarCode('element' in attribute ? PLAIN : attribute, value);
  }

  private scalarCode(attribute: PlainAttribute, value: Value): Code {
    if (typeof value === 'boolean') return { is: 'boolean', value };
    if (typeof value === 'string') return { is: 'text', attribute, text: value };
    return { is: 'number', text: String(value) };
  }

  /** For case-insensitive attributes, the service may return a value in different case. */
  private enumCode(name: string, attribute: PlainAttribute, value: string): Code {
    const members = this.plan.enums.find((vocabulary) => vocabulary.name === name)!.members;
    const member =
      members.find((one) => one.value === value) ??
      members.find((one) => attribute.compare === 'anyCase' && one.value.toLowerCase() === value.toLowerCase());
    if (!member) throw new Error(`${this.plan.type}: ${JSON.stringify(value)} is not a value of ${name}`);
    return { is: 'enum', service: this.plan.service, name, member: member.name };
  }
}

/** A plain string attribute. */
const PLAIN: PlainAttribute = { type: 'string', use: 'optional', doc: '' };

/** The inputs for a factory. Undefined if the factory implies a value that the object does not have. */
function givenTo({ says }: FactoryPlan, inputs: Inputs): Inputs | undefined {
  if (!says) return inputs;
  const [word, settings] = [inputs[says.attribute], inputs[says.inside]];
  if (word ? word.is !== 'value' || word.value !== says.value : !settings) return undefined;
  return settings?.is === 'object' ? settings.members : {};
}

function isEnough({ positional, options }: FactoryPlan, given: Inputs): boolean {
  return [...positional, ...(options?.props ?? [])].every(
    ({ required, configures, type }) => !required || type.kind === 'choice' || configures in given,
  );
}

function takenBy({ positional, options }: FactoryPlan, given: Inputs): number {
  return [...positional, ...(options?.props ?? [])].filter(({ configures }) => configures in given).length;
}

const FACTORIES = { d: 'days', h: 'hours', m: 'minutes', s: 'seconds' } as const;

function durationCode(text: string): Code {
  const whole = wholeDuration(text);
  if (!whole) {
    return {
      is: 'factory',
      name: 'Duration',
      factory: 'of',
      positional: [{ is: 'text', attribute: PLAIN, text }],
      options: [],
    };
  }
  return {
    is: 'factory',
    name: 'Duration',
    factory: FACTORIES[whole.unit],
    positional: [{ is: 'number', text: String(whole.amount) }],
    options: [],
  };
}
