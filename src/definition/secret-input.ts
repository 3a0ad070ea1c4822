import type { AttributeMarks, Attributes } from './attribute';
import type { Rule } from './rule';

/** `text` is any string; `pem` is compared by the DER of its blocks; `map` and `object` have secret values under keys that are not secret. */
type SecretShape = 'text' | 'pem' | 'map' | 'object';
/** Whether the service returns the secret: never, in some responses, or always (masked, such as a URL with a password). */
type Readable = 'never' | 'maybe' | 'always';

/** The sentence that the documentation of every write-only form ends with. */
export const IN_NO_STATE =
  ' Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later.';

interface SecretWords<S extends SecretShape, R extends Readable, Stem extends string = string> {
  readonly doc: string;
  readonly absent: string;
  readonly rules?: readonly Rule[];
  /** Defaults to `text`. */
  readonly shape?: S;
  /** Defaults to `never`. */
  readonly readable?: R;
  /** The name of the write-only form without `Wo`, if it differs from the name of the form in state. */
  readonly writeOnly?: Stem;
  readonly newer?: AttributeMarks['newer'];
  /** A change of the value forces replacement. */
  readonly replace?: true;
  /** For the form in state: its name in documents of the platform, and whether null removes it. */
  readonly field?: string;
  readonly nullable?: true;
}

type Shaped<S extends SecretShape> = S extends 'map'
  ? { readonly type: 'map'; readonly element: 'string' }
  : S extends 'object'
    ? { readonly type: 'dynamic' }
    : S extends 'pem'
      ? { readonly type: 'pem' }
      : { readonly type: 'string' };
type Marks = {
  readonly use: 'optional';
  readonly doc: string;
  readonly absent: string;
  readonly sensitive: true;
  readonly rules?: readonly Rule[];
};
type Unreadable<R extends Readable> = R extends 'never'
  ? { readonly unreadable: true }
  : R extends 'maybe'
    ? { readonly unreadable: 'maybe' }
    : {};

type Version<Name extends string> = {
  readonly [K in `${Name}WoVersion`]: {
    readonly type: 'int';
    readonly use: 'optional';
    readonly doc: string;
    readonly absent: string;
    readonly local: true;
  };
};
type SecretInput<Name extends string, S extends SecretShape, R extends Readable, Stem extends string> = {
  readonly [K in Name]: Shaped<S> & Marks & Unreadable<R>;
} & {
  readonly [K in `${Stem}Wo`]: Shaped<S> &
    Marks & {
      readonly unreadable: true;
      readonly writeOnly: { readonly twin: Name; readonly version: `${Stem}WoVersion` };
    };
} & Version<Stem>;
type WriteOnlyInput<Name extends string, S extends SecretShape> = {
  readonly [K in `${Name}Wo`]: Shaped<S> &
    Marks & { readonly unreadable: true; readonly writeOnly: { readonly version: `${Name}WoVersion` } };
} & Version<Name>;

/**
 * Declares a secret input in the two usual forms: `name` is stored in state, for versions without write-only attributes; `nameWo` is
 * write-only, and `nameWoVersion` marks its changes. Handlers get one input under `name`, whichever form is configured. If it is the
 * write-only form, the value that they return under `name` is not stored in state.
 *
 * It can be an attribute of the resource or of a nested object (`type: 'object'`), whose change it then is. `defineResource` adds the rules
 * between the three attributes (conflicts, requires).
 */
export function secretInput<
  const Name extends string,
  const S extends SecretShape = 'text',
  const R extends Readable = 'never',
  const Stem extends string = Name,
>(name: Name, words: SecretWords<S, R, Stem>): SecretInput<Name, S, R, Stem> {
  const { doc, absent, rules, newer, replace, field, nullable, readable = 'never', writeOnly: stem = name } = words;
  // The compiler cannot infer keys that are computed from `name`, here and below.
  return {
    [name]: {
      ...shapeOf(words.shape),
      use: 'optional',
      sensitive: true,
      absent,
      rules,
      ...(newer && { newer }),
      ...(replace && { replace }),
      ...(field !== undefined && { field }),
      ...(nullable && { nullable }),
      ...emptyOf(words),
      ...(readable === 'always' ? {} : { unreadable: readable === 'maybe' ? 'maybe' : true }),
      doc: `${doc} The value is stored in state: prefer \`${stem}Wo\`.`,
    },
    ...writeOnlyForm(stem, words, { twin: name, version: `${stem}WoVersion` }),
  } as unknown as SecretInput<Name, S, R, Stem>;
}

/**
 * Declares a secret input without a form in state: only `nameWo` and `nameWoVersion`. Handlers get it under `nameWo`. The keys of a map are
 * compared individually, and an update receives the keys to send and those that were removed (`Change.secretKeys`).
 */
export function writeOnlyInput<const Name extends string, const S extends SecretShape = 'text'>(
  name: Name,
  words: Omit<SecretWords<S, 'never'>, 'readable' | 'writeOnly'>,
): WriteOnlyInput<Name, S> {
  return writeOnlyForm(name, words, { version: `${name}WoVersion` }) as unknown as WriteOnlyInput<Name, S>;
}

/**
 * The name of a secret input in a framework without state, in which it has only one form: `hmacKeyWo` → `hmacKey`, `hmacKeyWoVersion` →
 * `hmacKeyVersion`. Without a form in state, the short name may be taken: `parametersWo` → `secretParameters`. Other attributes keep their names.
 * Returns undefined for the form that is stored in state. `attributes` are the siblings.
 */
export function statelessName(attributes: Attributes, name: string): string | undefined {
  const [, input] = /^(.+Wo)Version$/.exec(name) ?? [];
  if (input !== undefined && writeOnlyOf(attributes, input)) return `${statelessName(attributes, input)}Version`;
  if (Object.keys(attributes).some((other) => writeOnlyOf(attributes, other)?.twin === name)) return undefined;
  const writeOnly = writeOnlyOf(attributes, name);
  if (!writeOnly) return name;
  return writeOnly.twin ?? `secret${name.charAt(0).toUpperCase()}${name.slice(1, -'Wo'.length)}`;
}

function writeOnlyOf(attributes: Attributes, name: string) {
  const attribute = attributes[name];
  return attribute?.type === undefined ? undefined : attribute.writeOnly;
}

function writeOnlyForm(
  name: string,
  words: SecretWords<SecretShape, Readable>,
  writeOnly: { readonly twin?: string; readonly version: string },
): object {
  const { doc, absent, rules, replace, shape, readable } = words;
  const or = readable === 'always' && shape === undefined ? ', or if others have changed it on the service' : '';
  return {
    [`${name}Wo`]: {
      ...shapeOf(shape),
      use: 'optional',
      sensitive: true,
      unreadable: true,
      absent,
      rules,
      writeOnly,
      ...(replace && { replace }),
      ...(shape === 'pem' ? emptyOf(words) : {}),
      doc: `${doc}${IN_NO_STATE}`,
    },
    [writeOnly.version]: {
      type: 'int',
      use: 'optional',
      local: true,
      ...(replace && { replace }),
      absent: `changes of \`${name}Wo\` are detected automatically`,
      doc: `The version of \`${name}Wo\`. If set, \`${name}Wo\` is sent again only when the version changes${or}.`,
    },
  };
}

/** Services do not distinguish an empty text from an absent one, and an empty text is not a PEM. An empty object is a value. */
function emptyOf({ readable = 'never', shape }: SecretWords<SecretShape, Readable>): { readonly emptyIsAbsent?: true } {
  if (shape === 'object') return {};
  return readable !== 'never' || shape === 'pem' ? { emptyIsAbsent: true } : {};
}

function shapeOf(shape: SecretShape = 'text'): object {
  if (shape === 'map') return { type: 'map', element: 'string' };
  return { type: shape === 'object' ? 'dynamic' : shape === 'pem' ? 'pem' : 'string' };
}
