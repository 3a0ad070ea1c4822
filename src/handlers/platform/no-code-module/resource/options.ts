import type { Resource } from '../../../../clients/json-api';
import { likewise, optionalTextAt, optionalTextsAt, relatedIdsAt, textAt } from '../../../../clients/read-response';
import type { Values } from '../../../../definition/value';

/** The suggested values of a variable. */
interface VariableOption {
  readonly id: string;
  readonly name: string;
  readonly type?: string;
  readonly options: readonly string[];
}

/** The options of a no-code module that was read with them. Undefined if the response lacks one. */
export function optionsOf(noCodeModule: Resource): readonly VariableOption[] | undefined {
  const { included = [] } = noCodeModule as { readonly included?: readonly Resource[] };
  const found = relatedIdsAt(noCodeModule, 'variable-options').map((id) =>
    included.find((one) => one.type === 'variable-options' && one.id === id),
  );
  if (found.includes(undefined)) return undefined;
  return (found as readonly Resource[]).map(({ id, attributes }) => ({
    id,
    name: textAt(attributes, 'variable-name'),
    type: optionalTextAt(attributes, 'variable-type'),
    options: optionalTextsAt(attributes, 'options') ?? [],
  }));
}

/** The object with its options as an attribute, as they are configured. */
export function withOptions(noCodeModule: Resource): Resource {
  const options = optionsOf(noCodeModule)?.map(({ name, type, options: values }) => ({ name, type, options: values }));
  const attributes = likewise({ ...noCodeModule.attributes, 'variable-options': options }, noCodeModule.attributes);
  return likewise({ ...noCodeModule, attributes }, noCodeModule);
}

/** All options, as a request sends them. `present`: the service's options, which keep their ids. */
export function optionsBody({ variableOptions }: Values, present: readonly VariableOption[]): object {
  const configured = (variableOptions ?? []) as readonly Omit<VariableOption, 'id'>[];
  return {
    data: configured.map(({ name, type, options }) => {
      const id = present.find((one) => one.name === name)?.id;
      const attributes = { 'variable-name': name, 'variable-type': type, options };
      return { type: 'variable-options', ...(id === undefined ? {} : { id }), attributes };
    }),
  };
}
