/**
 * Terraform's value types for the codec. A field of an object has two names: `name` on the wire (`display_name`) and `key` in decoded values
 * (`displayName`), so that other code never uses snake_case.
 */
export type WireType =
  | 'string'
  | 'number'
  | 'bool'
  | 'dynamic'
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
