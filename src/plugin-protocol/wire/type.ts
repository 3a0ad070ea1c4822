/**
 * Terraform's value types, as the codec wants them. An object's field has two names: `name` on the wire (`display_name`), `key` in our
 * values (`displayName`); translating here means that nobody above ever sees snake_case.
 */
export type WireType =
  | 'string' | 'number' | 'bool' | 'dynamic'
  | { readonly list: WireType }
  | { readonly set: WireType }
  | { readonly map: WireType }
  | { readonly tuple: readonly WireType[] }
  | ObjectType;

export interface ObjectType {
  readonly object: readonly ObjectField[];
}

export interface ObjectField {
  readonly name: string;
  readonly key: string;
  readonly type: WireType;
}
