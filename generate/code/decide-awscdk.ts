import type { Attribute, Attributes } from '../../src/definition/attribute';
import { decideConstruct } from '../../src/definition/construct';
import type {
  ChoicePlan,
  ConstructPlan,
  FactoryPlan,
  GetterPlan,
  PropPlan,
  StructPlan,
} from '../../src/definition/construct';
import { issuesKey } from '../../src/definition/issued-key';
import type { ResourceDefinition } from '../../src/definition/resource';
import type { GroupRule } from '../../src/definition/rule';
import { statelessName } from '../../src/definition/secret-input';
import { describeAbsenceForAwscdk, describeForAwscdk } from './awscdk-words';

/**
 * Attributes without a meaning in CloudFormation: the provider construct sets how long to wait, and nothing checks a certificate between
 * two template updates.
 */
export const NOT_IN_AWSCDK: ReadonlySet<string> = new Set(['renewBefore', 'timeouts']);

export interface AwscdkPlan extends ConstructPlan {
  /** The object is created together with a private key, which is stored in a secret. */
  readonly issuesKey: boolean;
}

/** The same construct for AWS CDK: without state, a secret input has only one form, and results pass through CloudFormation. */
export function decideAwscdkConstruct(definition: ResourceDefinition): AwscdkPlan {
  const attributes = Object.fromEntries(
    Object.entries(definition.attributes).filter(([name]) => !NOT_IN_AWSCDK.has(name)),
  );
  const plan = decideConstruct('resource', {
    ...definition,
    attributes,
    rules: statelessRules(attributes, definition.rules),
  });
  const props = (some: readonly PropPlan[]) => statelessProps(some, some, definition.type);
  return {
    ...plan,
    doc: describeForAwscdk(definition.type, definition.doc),
    props: props(plan.props),
    structs: plan.structs.map((struct) => ({ ...struct, props: props(struct.props) })),
    choices: plan.choices.map((choice) => statelessChoice(choice, definition.type)),
    getters: plan.getters.filter(isReported).map((getter) => ({
      ...getter,
      attribute: {
        ...getter.attribute,
        doc: describeForAwscdk(`${definition.type}.${getter.name}`, getter.attribute.doc),
      },
    })),
    outputs: [],
    issuesKey: issuesKey(definition.attributes),
  };
}

/** `beside` are all properties of the same object, because the names of its siblings identify the forms of a secret. */
function statelessProps(props: readonly PropPlan[], beside: readonly PropPlan[], type: string): PropPlan[] {
  const attributes: Attributes = Object.fromEntries(beside.map(({ configures, attribute }) => [configures, attribute]));
  return props.flatMap((prop) => {
    const name = statelessName(attributes, prop.configures);
    if (name === undefined) return [];
    const { doc, absent } = prop.attribute;
    const attribute = {
      ...prop.attribute,
      doc: describeForAwscdk(`${type}.${prop.configures}`, doc),
      absent: describeAbsenceForAwscdk(absent),
    } as Attribute;
    // A property that replaces several attributes already has its final name.
    return [{ ...prop, attribute, name: name === prop.configures ? prop.name : name }];
  });
}

const NAMING: ReadonlySet<string> = new Set(['attribute', 'attributes', 'with', 'needs', 'by', 'when', 'limit', 'as']);

/** The rules, spelled with property names; without those about attributes that are not properties. */
function statelessRules(attributes: Attributes, rules: readonly GroupRule[] = []): GroupRule[] {
  const renamed = (name: string) =>
    name in attributes ? statelessName(attributes, name) : NOT_IN_AWSCDK.has(name) ? undefined : name;
  return rules.flatMap((rule) => {
    const entries = Object.entries(rule).map(
      ([key, value]) =>
        [key, !NAMING.has(key) ? value : Array.isArray(value) ? value.map(renamed) : renamed(value as string)] as const,
    );
    return entries.flatMap(([, value]) => value as unknown).includes(undefined)
      ? []
      : [Object.fromEntries(entries) as unknown as GroupRule];
  });
}

function statelessChoice(choice: ChoicePlan, type: string): ChoicePlan {
  return {
    ...choice,
    factories: choice.factories.map((factory): FactoryPlan => {
      const beside = [...factory.positional, ...(factory.options?.props ?? [])];
      const options: StructPlan | undefined = factory.options && {
        ...factory.options,
        props: statelessProps(factory.options.props, beside, type),
      };
      return {
        ...factory,
        positional: statelessProps(factory.positional, beside, type),
        ...(options ? { options } : {}),
      };
    }),
  };
}

/**
 * Whether a reference can read it: it is present whenever the object is, or only computed. Secrets never are, and a response to
 * CloudFormation is too small for nested objects.
 */
function isReported({ attribute, read }: GetterPlan): boolean {
  const isThere = attribute.use !== 'optional' || ('default' in attribute && attribute.default !== undefined);
  return (
    isThere &&
    !attribute.sensitive &&
    !attribute.revision &&
    !attribute.local &&
    attribute.unreadable === undefined &&
    ['string', 'number', 'boolean', 'list', 'set'].includes(read.kind)
  );
}
