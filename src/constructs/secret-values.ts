import {
  DefaultTokenResolver,
  StringConcat,
  TerraformElement,
  TerraformStack,
  TerraformVariable,
  Token,
  Tokenization,
} from 'cdktf';
import { IConstruct } from 'constructs';
import { isKeyed, type Attributes, type PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import type { Problem } from '../definition/problem';
import type { Path, Values } from '../definition/value';

/** Where the secrets of a block are stored, and what to do instead of writing them. */
export interface SecretWording {
  readonly storedIn: string;
  readonly instead: string;
  /** Whether the value under a map key is a secret. By default, all values of a sensitive map are. */
  readonly isSecretKey?: (key: string) => boolean;
}

/** A configured secret. Map keys are not secret, so each value of a map counts separately. */
export interface SecretValue {
  readonly path: Path;
  readonly attribute: PlainAttribute;
  readonly value: unknown;
}

/** The configured secrets: everything that the definition marks as sensitive, at any depth. */
export function secretValues(
  attributes: Attributes,
  config: Values,
  wording?: SecretWording,
  at: Path = [],
): SecretValue[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]): SecretValue[] => {
    const value: unknown = config[name];
    if (value === undefined || value === null) return [];
    const path = [...at, name];
    if (attribute.sensitive || attribute.writeOnly) {
      if (!isKeyed(attribute) || !isPlain(value)) return [{ path, attribute, value }];
      return Object.entries(value)
        .filter(([key]) => attribute.writeOnly || (wording?.isSecretKey?.(key) ?? true))
        .map(([key, one]) => ({ path: [...path, key], attribute, value: one }));
    }
    if (attribute.type === 'object' && isPlain(value)) {
      return secretValues(attribute.attributes, value as Values, wording, path);
    }
    if (attribute.type !== 'objects' || !Array.isArray(value)) return [];
    return value.flatMap((element, index) =>
      isPlain(element) ? secretValues(attribute.attributes, element as Values, wording, [...path, index]) : [],
    );
  });
}

/**
 * A literal is stored in cdk.tf.json and in the plan file. This is an error for write-only attributes, which must prevent it, and a warning for
 * other secrets.
 */
export function describeLiteral({ path, attribute, value }: SecretValue, wording: SecretWording): Problem | undefined {
  if (Token.isUnresolved(value)) return undefined;
  if (attribute.writeOnly) {
    return {
      // The whole attribute is rejected.
      path: isKeyed(attribute) ? path.slice(0, -1) : path,
      severity: 'error',
      code: 'secret-literal',
      summary: 'Literal secret',
      detail:
        'a literal would be stored in cdk.tf.json and in the plan file, readable to anyone with access to them. Pass the value of an `EphemeralVariable` instead, or that of an ephemeral resource.',
    };
  }
  // An empty text means that there is no secret.
  if (value === '') return undefined;
  return {
    path,
    severity: 'warning',
    code: 'secret-literal',
    summary: 'Literal secret',
    detail: `a literal secret is stored in ${wording.storedIn}. ${wording.instead}`,
  };
}

/** Checks the variables that a secret comes from. Only called when the stack is complete, because the variables' arguments can change until then. */
export function describeVariables(construct: IConstruct, { path, attribute, value }: SecretValue): Problem[] {
  if (!Token.isUnresolved(value)) return [];
  return variablesIn(construct, value).flatMap((variable): Problem[] => {
    const name = variable.friendlyUniqueId;
    const { ephemeral, sensitive } = argumentsOf(variable);
    if (ephemeral === true) return [];
    if (attribute.writeOnly) {
      const detail = `the value of the variable \`${name}\` is stored in the plan file, because it is not ephemeral. Declare it as an \`EphemeralVariable\`.`;
      return [{ path, severity: 'warning', code: 'secret-variable', summary: 'Stored secret', detail }];
    }
    if (sensitive === true) return [];
    const detail = `the variable \`${name}\` is not sensitive, so that Terraform shows its value elsewhere. Set its \`sensitive\` to true.`;
    return [{ path, severity: 'warning', code: 'secret-variable', summary: 'Visible secret', detail }];
  });
}

function variablesIn(construct: IConstruct, value: unknown): TerraformVariable[] {
  const resolver = new DefaultTokenResolver(new StringConcat());
  const text = JSON.stringify(Tokenization.resolve(value, { scope: construct, resolver, preparing: false })) ?? '';
  const names = new Set([...text.matchAll(/\bvar\.([A-Za-z0-9_-]+)/g)].map(([, name]) => name!));
  const { node } = TerraformStack.of(construct);
  return [...names].flatMap((name) => {
    const isMeant = (one: IConstruct | undefined): one is TerraformVariable =>
      TerraformElement.isTerraformElement(one) && one instanceof TerraformVariable && one.friendlyUniqueId === name;
    // Most variables are direct children of the stack.
    const direct = node.tryFindChild(name);
    const found = isMeant(direct) ? direct : node.findAll().find(isMeant);
    return found ? [found] : [];
  });
}

function argumentsOf(variable: TerraformVariable): { readonly ephemeral?: unknown; readonly sensitive?: unknown } {
  const document = variable.toTerraform() as { readonly variable: { readonly [name: string]: object } };
  return document.variable[variable.friendlyUniqueId] ?? {};
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Token.isUnresolved(value);
}
