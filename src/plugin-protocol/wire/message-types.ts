import { messageTable } from './message-table';

type Table = typeof messageTable;

export type MessageName = keyof Table;

/** A message to be encoded: every field is optional. */
export type Sent<Name extends MessageName> = { readonly [Field in keyof Table[Name]]?: SentField<Table[Name][Field]> };

/** A decoded message: scalars that were not sent have their zero values, messages and bytes that were not sent are `undefined`. */
export type Received<Name extends MessageName> = {
  readonly [
    Field in keyof Table[Name] as IsAlwaysThere<Table[Name][Field]> extends true ? Field : never
  ]: ReceivedField<Table[Name][Field]>;
} & {
  readonly [
    Field in keyof Table[Name] as IsAlwaysThere<Table[Name][Field]> extends true ? never : Field
  ]?: ReceivedField<Table[Name][Field]>;
};

type IsAlwaysThere<Field> = Field extends readonly [number, unknown, 'repeated' | 'map']
  ? true
  : Field extends readonly [number, Exclude<keyof Scalars, 'bytes'>]
    ? true
    : false;

type SentField<Field> = Field extends readonly [number, infer Type, 'repeated']
  ? readonly SentValue<Type>[]
  : Field extends readonly [number, infer Type, 'map']
    ? { readonly [key: string]: SentValue<Type> }
    : Field extends readonly [number, infer Type, ...unknown[]]
      ? SentValue<Type>
      : never;

type ReceivedField<Field> = Field extends readonly [number, infer Type, 'repeated']
  ? readonly ReceivedValue<Type>[]
  : Field extends readonly [number, infer Type, 'map']
    ? { readonly [key: string]: ReceivedValue<Type> }
    : Field extends readonly [number, infer Type, ...unknown[]]
      ? ReceivedValue<Type>
      : never;

type SentValue<Type> = Type extends 'bytes'
  ? Uint8Array
  : Type extends keyof Scalars
    ? Scalars[Type]
    : Type extends MessageName
      ? Sent<Type>
      : never;
type ReceivedValue<Type> = Type extends keyof Scalars
  ? Scalars[Type]
  : Type extends MessageName
    ? Received<Type>
    : never;

interface Scalars {
  string: string;
  bytes: Buffer;
  bool: boolean;
  int64: number;
  int32: number;
  uint32: number;
  enum: number;
}
