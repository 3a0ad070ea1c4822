import type { Attributes } from './attribute';
import type { Rule } from './rule';

/** `text` is any string; `pem` is compared by the DER of its blocks; `map` has secret values under keys that are none. */
type SecretShape = 'text' | 'pem' | 'map';
/** What the service tells of the secret: nothing, something in some answers, or always something (masked, such as an address with a password). */
type Readable = 'never' | 'maybe' | 'always';

/** What is said of a write-only form besides what it is. */
export const IN_NO_STATE = ' Write-only: it is in no plan and no state. Needs Terraform 1.11 or OpenTofu 1.11.';

interface SecretWords<S extends SecretShape, R extends Readable> {
  readonly doc: string;
  readonly absent: string;
  readonly rules?: readonly Rule[];
  /** Absent, it is a text. */
  readonly shape?: S;
  /** Absent, `never`. */
  readonly readable?: R;
}

type Shaped<S extends SecretShape> = S extends 'map' ? { readonly type: 'map'; readonly element: 'string' } : S extends 'pem' ? { readonly type: 'pem' } : { readonly type: 'string' };
type Marks = { readonly use: 'optional'; readonly doc: string; readonly absent: string; readonly sensitive: true; readonly rules?: readonly Rule[] };
type Unreadable<R extends Readable> = R extends 'never' ? { readonly unreadable: true } : R extends 'maybe' ? { readonly unreadable: 'maybe' } : {};

type Version<Name extends string> = { readonly [K in `${Name}WoVersion`]: { readonly type: 'int'; readonly use: 'optional'; readonly doc: string; readonly absent: string; readonly local: true } };
type SecretInput<Name extends string, S extends SecretShape, R extends Readable> =
  & { readonly [K in Name]: Shaped<S> & Marks & Unreadable<R> }
  & { readonly [K in `${Name}Wo`]: Shaped<S> & Marks & { readonly unreadable: true; readonly writeOnly: { readonly twin: Name; readonly version: `${Name}WoVersion` } } }
  & Version<Name>;
type WriteOnlyInput<Name extends string, S extends SecretShape> =
  & { readonly [K in `${Name}Wo`]: Shaped<S> & Marks & { readonly unreadable: true; readonly writeOnly: { readonly version: `${Name}WoVersion` } } }
  & Version<Name>;

/**
 * A secret input, twice, as the ecosystem does it: `name` is kept in state, for engines without write-only values; `nameWo` is
 * write-only; `nameWoVersion` says when it changed. Handlers see one input under `name`, whichever form was configured; where it was
 * the write-only one, what they answer under `name` does not get into state.
 *
 * It may stand in a thing's attributes or in those of a nested object (`type: 'object'`): then a change of it is a change of that
 * object. The rules that bind the three together (conflicts, requires) are added by `defineResource`.
 */
export function secretInput<const Name extends string, const S extends SecretShape = 'text', const R extends Readable = 'never'>(
  name: Name, words: SecretWords<S, R>,
): SecretInput<Name, S, R> {
  const { doc, absent, rules, readable = 'never' } = words;
  return {
    [name]: {
      ...shapeOf(words.shape), use: 'optional', sensitive: true, absent, rules, ...emptyOf(words),
      ...(readable === 'always' ? {} : { unreadable: readable === 'maybe' ? 'maybe' : true }),
      doc: `${doc} It is kept in state: prefer \`${name}Wo\`.`,
    },
    ...writeOnlyForm(name, words, { twin: name, version: `${name}WoVersion` }),
  } as unknown as SecretInput<Name, S, R>;
}

/**
 * A secret input that has no form in state: `nameWo` and `nameWoVersion` alone. Handlers see it under `nameWo`. Of a map each key is
 * compared by itself, and an update is told which keys are to be sent and which are gone (`Change.secretKeys`).
 */
export function writeOnlyInput<const Name extends string, const S extends SecretShape = 'text'>(name: Name, words: Omit<SecretWords<S, 'never'>, 'readable'>): WriteOnlyInput<Name, S> {
  return writeOnlyForm(name, words, { version: `${name}WoVersion` }) as unknown as WriteOnlyInput<Name, S>;
}

/**
 * What a secret input is called where there is no state, and so one form of it: `hmacKeyWo` → `hmacKey`, `hmacKeyWoVersion` →
 * `hmacKeyVersion`. Where it has no form in state the short name may be taken: `parametersWo` → `secretParameters`. Other attributes keep
 * their names; undefined for the form that is kept in state. `attributes` are those beside it.
 */
export function statelessName(attributes: Attributes, name: string): string | undefined {
  const version = /^(.+Wo)Version$/.exec(name);
  if (version && writeOnlyOf(attributes, version[1])) return `${statelessName(attributes, version[1])}Version`;
  if (writeOnlyOf(attributes, `${name}Wo`)?.twin === name) return undefined;
  const writeOnly = writeOnlyOf(attributes, name);
  if (!writeOnly) return name;
  return writeOnly.twin ?? `secret${name.charAt(0).toUpperCase()}${name.slice(1, -'Wo'.length)}`;
}

function writeOnlyOf(attributes: Attributes, name: string) {
  const attribute = attributes[name];
  return attribute?.type === undefined ? undefined : attribute.writeOnly;
}

function writeOnlyForm(name: string, words: SecretWords<SecretShape, Readable>, writeOnly: { readonly twin?: string; readonly version: string }): object {
  const { doc, absent, rules, shape } = words;
  return {
    [`${name}Wo`]: {
      ...shapeOf(shape), use: 'optional', sensitive: true, unreadable: true, absent, rules, writeOnly, ...(shape === 'pem' ? emptyOf(words) : {}),
      doc: `${doc}${IN_NO_STATE}`,
    },
    [writeOnly.version]: {
      type: 'int', use: 'optional', local: true, absent: `a changed \`${name}Wo\` is recognised by itself`,
      doc: `Where configured, only its change sends \`${name}Wo\` again.`,
    },
  };
}

/** What the service tells has no empty text that is told from none, and an empty text is no PEM. */
function emptyOf({ readable = 'never', shape }: SecretWords<SecretShape, Readable>): { readonly emptyIsAbsent?: true } {
  return readable !== 'never' || shape === 'pem' ? { emptyIsAbsent: true } : {};
}

function shapeOf(shape: SecretShape = 'text'): object {
  return shape === 'map' ? { type: 'map', element: 'string' } : { type: shape === 'pem' ? 'pem' : 'string' };
}
