/** Shared by the definitions of key-value secrets. */
import type { ImportForm } from '../../../../definition/resource';
import { secretInput } from '../../../../definition/secret-input';
import { mountRules, nestedNameRules } from '../mount-attributes';

export const secretName = {
  type: 'string',
  use: 'required',
  replace: true,
  rules: nestedNameRules,
  doc: 'The name of the secret in the mount, such as `app/db`.',
} as const;

export const keysAttribute = {
  type: 'set',
  element: 'string',
  use: 'computed',
  doc: 'The names of the keys, without their values.',
} as const;

export const documentInput = secretInput('data', {
  shape: 'object',
  readable: 'always',
  absent: '`dataWo` is written; a new secret needs one of both',
  doc: 'The keys and values of the secret, as an object. Values can be of any type.',
});

export const revisionAttribute = {
  type: 'int',
  use: 'computed',
  revision: true,
  doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
} as const;

export const idAttribute = {
  type: 'string',
  use: 'computed',
  doc: 'The API path of the secret. This is also its import id.',
} as const;

const SEGMENT = '(?!\\.{1,2}(?:/|$))[^/\\s](?:[^/\\n]*[^/\\s])?';

/** Import ids without a segment between the mount and the name. In longer ids, the service's mounts show where the mount ends. */
export const documentImports: readonly ImportForm[] = [
  { form: '{mount}/{name}', matches: `^${SEGMENT}/${SEGMENT}$`, example: 'kv/smtp' },
  { form: '{id}', names: '{mount}/{name}', matches: `^${SEGMENT}(?:/${SEGMENT}){2,}$`, example: 'kv/app/db' },
];

/** `<mount>/data/<name>`, in the same way if the segment occurs several times. */
export function versionedImports(kind: 'data' | 'metadata'): readonly ImportForm[] {
  const path = `${SEGMENT}(?:/${SEGMENT})*`;
  const several = `(?=.*/${kind}/(?:.*/)?${kind}/)`;
  return [
    {
      form: `{mount}/${kind}/{name}`,
      matches: `^(?!${several})${path}/${kind}/${path}$`,
      example: `secret/${kind}/app/db`,
    },
    {
      form: '{id}',
      names: `{mount}/${kind}/{name}`,
      matches: `^${several}${path}/${kind}/${path}$`,
      example: `secret/${kind}/app/${kind}/db`,
    },
  ];
}

export const secretIdentity = { mount: true, name: true } as const;

const MOUNT = 'The path that the engine is mounted at. Can begin with the path of a namespace.';

export const versionedMount = {
  type: 'string',
  use: 'optional',
  default: 'secret',
  replace: true,
  rules: mountRules,
  doc: MOUNT,
} as const;

/** Version 1 has no usual path. */
export const documentMount = { type: 'string', use: 'required', replace: true, rules: mountRules, doc: MOUNT } as const;

/** The arguments that identify a secret, for definitions that only read it. */
export function secretArguments<const M extends typeof versionedMount | typeof documentMount>(mount: M) {
  const { replace: _, ...own } = mount;
  const { replace: __, ...name } = secretName;
  return { mount: own, name } as {
    readonly mount: Omit<M, 'replace'>;
    readonly name: Omit<typeof secretName, 'replace'>;
  };
}

/** The keys whose values the state contains. */
export const fieldsArgument = {
  type: 'set',
  element: 'string',
  use: 'optional',
  absent: 'no value is read',
  doc: 'The keys whose values `data` has, in the state. Prefer the ephemeral resource, which stores none.',
} as const;

export const fieldsResult = {
  type: 'dynamic',
  use: 'computed',
  sensitive: true,
  absent: '`fields` is not set',
  doc: 'The values of the keys in `fields`.',
} as const;

/** The arguments and the result of a data source of names. */
export function namesAttributes<const M extends typeof versionedMount | typeof documentMount>(mount: M) {
  const { replace: _, ...own } = mount;
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path that was listed.' },
    mount: own as Omit<M, 'replace'>,
    prefix: {
      type: 'string',
      use: 'optional',
      rules: nestedNameRules,
      absent: 'the whole mount is listed',
      doc: 'The folder that is listed, such as `app`.',
    },
    recursive: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether the names in the folders are listed as well, in place of the folders.',
    },
    names: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The names below `prefix`, sorted; folders end with `/`. Empty if there are none.',
    },
  } as const;
}

/** The argument of a list resource, which includes subfolders. */
export function listArguments<const M extends typeof versionedMount | typeof documentMount>(mount: M) {
  const { replace: _, ...own } = mount;
  return { mount: own as Omit<M, 'replace'> } as const;
}
