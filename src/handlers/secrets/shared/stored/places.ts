/** The parts of a stored object's definition, of its data sources and of its list that follow from its location. */
import type { Access } from '../../../../definition/access';
import type { Attribute, Attributes } from '../../../../definition/attribute';
import { defineDataSource, type DataSourceDefinition } from '../../../../definition/data-source';
import { defineListResource, type ListResourceDefinition } from '../../../../definition/list-resource';
import { plural } from '../../../../definition/names';
import type { ImportForm, ResourceDefinition } from '../../../../definition/resource';
import { resultsOf } from '../../../../definition/results';
import type { GroupRule, Rule } from '../../../../definition/rule';
import type { Stored } from '../../../../definition/stored';
import {
  authConfigIdentity,
  authConfigImports,
  authListArguments,
  authMethodArguments,
  authMethodAttributes,
  authNamesAttributes,
  authRoleArguments,
  authRoleAttributes,
  authRoleIdentity,
  authRoleImports,
} from '../auth/auth-attributes';
import {
  configIdentity,
  engineArguments,
  engineAttributes,
  listAttributes,
  nameRules as segmentRules,
  namesAttributes,
  nestedNameRules,
  objectPathArguments,
  objectPathAttributes,
  objectPathIdentity,
  objectPathImports,
} from '../mount-attributes';
import {
  namespaceArguments,
  namespaceAttribute,
  systemNameRules,
  systemNamesAttributes,
  systemObjectArguments,
  systemObjectAttributes,
  systemObjectIdentity,
  systemObjectImports,
} from '../system-attributes';

/** The storage of an object, apart from its location. */
type Words = Pick<Stored, 'noun' | 'replaced' | 'peer' | 'always' | 'engine' | 'changes'>;

/** An object that always exists is created with an update. A destroy writes the defaults, or sends no write. */
const FORGOTTEN: Access['needs'] = { read: ['read'], create: ['read', 'update'], update: ['read', 'update'] };
const WRITTEN_BACK: Access['needs'] = { ...FORGOTTEN, delete: ['update'] };

interface Parts {
  /** The rules between the arguments of a data source. */
  readonly rules?: readonly GroupRule[];
  readonly arguments: Attributes;
  readonly listArguments: Attributes;
  namesOf(things: string): Attributes;
}

/** Adds the definitions that follow from a place to its attributes and marks. */
function place<A extends Attributes, M extends object>(attributes: A, marks: M, parts: Parts) {
  return {
    attributes,
    marks,
    /** The data source with the attributes of the resource. `others`: results that differ. */
    dataOf(resource: ResourceDefinition, doc: string, others: Attributes = {}): DataSourceDefinition {
      const { type, construct, source } = resource;
      // Objects are computed, and therefore already results.
      const isObject = ([, attribute]: [string, Attribute]) =>
        attribute.type === 'object' || attribute.type === 'objects';
      const all = Object.entries<Attribute>(resource.attributes);
      const results: Attributes = {
        ...(resultsOf(Object.fromEntries(all.filter((one) => !isObject(one)))) as Attributes),
        ...Object.fromEntries(all.filter(isObject)),
      };
      return defineDataSource({
        type,
        service: 'secrets',
        construct: `Data${construct}`,
        doc,
        source,
        attributes: { ...results, ...others, ...parts.arguments },
        ...(parts.rules && { rules: parts.rules }),
      });
    },
    /** The data source that lists names. `things`: the objects in words. */
    namesOf({ type, construct, source }: ResourceDefinition, things: string): DataSourceDefinition {
      return defineDataSource({
        type: plural(type),
        service: 'secrets',
        construct: `Data${plural(construct)}`,
        doc: `The names of the ${things}.`,
        source,
        attributes: parts.namesOf(things),
      });
    },
    listOf({ type, source }: ResourceDefinition, doc: string): ListResourceDefinition {
      return defineListResource({ type, doc, source, attributes: parts.listArguments });
    },
  };
}

/** A named object of the service itself: `sys/policies/password`. */
export function servicePlace(
  path: string,
  { nameDoc, nameRules, example, ...words }: Words & { nameDoc: string; nameRules?: readonly Rule[]; example: string },
) {
  const [, mount, collection] = /^(.+)\/([^/]+)$/.exec(path)!;
  const rules = nameRules ?? systemNameRules;
  const stored: Stored = { in: 'service', mount: mount!, collection: collection!, name: 'name', ...words };
  return place(
    systemObjectAttributes(nameDoc, rules),
    { identity: systemObjectIdentity, imports: systemObjectImports(path, example), stored },
    {
      arguments: systemObjectArguments(nameDoc, rules),
      listArguments: namespaceArguments,
      namesOf: systemNamesAttributes,
    },
  );
}

/** A named object of the whole service, which belongs to no namespace: `sys/audit`. */
export function rootPlace<const Name extends string>(
  path: string,
  {
    name,
    nameDoc,
    example,
    ...words
  }: Words & Pick<Stored, 'together' | 'nested'> & { name: Name; nameDoc: string; example: string },
) {
  const [, mount, collection] = /^(.+)\/([^/]+)$/.exec(path)!;
  const { id, name: named } = systemObjectAttributes(nameDoc);
  const attributes = { id, [name]: named } as { readonly id: typeof id } & { readonly [N in Name]: typeof named };
  const stored: Stored = { in: 'service', mount: mount!, collection: collection!, name, ...words };
  return place(
    attributes,
    {
      identity: { [name]: true } as { readonly [N in Name]: true },
      imports: [{ form: `${path}/{${name}}`, matches: `^${path}/.+$`, example: `${path}/${example}` }],
      // The Vault provider only uses the name.
      peerImports: [{ matches: `^(?!${path}/)(.+)$`, to: `${path}/$1`, example }],
      stored,
    },
    {
      arguments: { id, [name]: systemObjectArguments(nameDoc).name },
      listArguments: {},
      namesOf: systemNamesAttributes,
    },
  );
}

/** A role of an auth method. */
export function authRolePlace<const Mount extends string>(
  mount: Mount,
  { example, ...words }: Words & { example: string },
) {
  const stored: Stored = { in: 'auth', mount, collection: 'role', name: 'name', ...words };
  return place(
    authRoleAttributes(mount),
    { identity: authRoleIdentity, imports: authRoleImports(mount, example), stored },
    {
      arguments: authRoleArguments(mount),
      listArguments: authListArguments(mount),
      namesOf: () => authNamesAttributes(mount),
    },
  );
}

/** Another named object of an auth method, such as a user. */
export function authObjectPlace<const Mount extends string, const Name extends string>(
  mount: Mount,
  collection: string,
  {
    name,
    nameDoc,
    nameRules = segmentRules,
    example,
    ...words
  }: Words & { name: Name; nameDoc: string; nameRules?: readonly Rule[]; example: string },
) {
  const stored: Stored = { in: 'auth', mount, collection, name, ...words };
  const forms = ['', '{namespace}/'].map((start): ImportForm => ({
    form: `${start}auth/{mount}/${collection}/{${name}}`,
    matches: `^${start && '.+/'}auth/.+/${collection}/[^/]+$`,
    example: `${start && 'team/'}auth/${mount}/${collection}/${example}`,
  }));
  // The services convert names to lower case.
  const named = {
    type: 'string',
    use: 'required',
    replace: true,
    compare: 'anyCase',
    rules: nameRules,
    doc: `${nameDoc} With the dialects \`vault\` and \`openbao\`, in lower case.`,
  } as const;
  return place(
    { ...authMethodAttributes(mount), ...({ [name]: named } as { readonly [N in Name]: typeof named }) },
    { identity: { namespace: false, mount: false, [name]: true }, imports: forms, stored },
    {
      arguments: {
        ...authMethodArguments(mount),
        [name]: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the object.' },
      },
      listArguments: authListArguments(mount),
      namesOf: (things) => ({
        ...authNamesAttributes(mount),
        names: {
          type: 'list',
          element: 'string',
          use: 'computed',
          doc: `The names of the ${things}, sorted. Empty if there are none.`,
        },
      }),
    },
  );
}

/** The configuration of an auth method. */
export function authConfigPlace<const Mount extends string>(mount: Mount, words: Words) {
  const stored: Stored = { in: 'auth', mount, collection: 'config', ...words };
  return place(
    authMethodAttributes(mount),
    { identity: authConfigIdentity, imports: authConfigImports(mount), stored },
    {
      arguments: authMethodArguments(mount),
      listArguments: namespaceArguments,
      namesOf: () => authNamesAttributes(mount),
    },
  );
}

/** A named object of an engine. */
export function enginePlace<const Mount extends string>(
  mount: Mount,
  collection: string,
  { nameDoc, example, ...words }: Words & Pick<Stored, 'nested'> & { nameDoc: string; example: string },
) {
  const stored: Stored = { in: 'engine', mount, collection, name: 'name', ...words };
  const rules = words.nested ? nestedNameRules : segmentRules;
  return place(
    objectPathAttributes(mount, nameDoc, rules),
    {
      identity: objectPathIdentity,
      imports: objectPathImports(collection, `${mount}/${collection}/${example}`),
      stored,
    },
    {
      arguments: objectPathArguments(mount, nameDoc, rules),
      listArguments: listAttributes(mount),
      namesOf: (things) => namesAttributes(mount, things),
    },
  );
}

/** A configuration of an engine. */
export function engineConfigPlace<const Mount extends string>(mount: Mount, collection: string, words: Words) {
  const stored: Stored = { in: 'engine', mount, collection, ...words };
  const imports: readonly ImportForm[] = [
    { form: `{mount}/${collection}`, matches: `^.+/${collection}$`, example: `${mount}/${collection}` },
  ];
  return place(
    engineAttributes(mount),
    {
      identity: configIdentity,
      imports,
      stored,
      ownAccess: words.always?.stays === undefined ? WRITTEN_BACK : FORGOTTEN,
    },
    {
      arguments: engineArguments(mount),
      listArguments: namespaceArguments,
      namesOf: (things) => namesAttributes(mount, things),
    },
  );
}

/** An object of the identity engine, whose id the service chooses. `key`: the key for creating and finding it; see {@link Stored}. */
export function identityPlace(
  kind: string,
  id: string,
  { key, imports, ...words }: Words & { key: NonNullable<Stored['key']>; imports: readonly ImportForm[] },
) {
  const collection = `${kind}/id`;
  const stored: Stored = { in: 'service', mount: 'identity', collection, name: id, key, ...words };
  const located = {
    id: { type: 'string', use: 'computed', doc: 'The API path of the object. This is also its import id.' },
    namespace: namespaceAttribute,
  } as const;
  return place(
    located,
    {
      identity: { namespace: false, [id]: true },
      imports: [
        {
          form: `identity/${collection}/{${id}}`,
          matches: `^identity/${collection}/(?!\.{1,2}$)[^/]+$`,
          example: `identity/${collection}/7d2e3179-f69b-450c-7179-ac8ee8bd8ca9`,
        },
        {
          form: `{namespace}/identity/${collection}/{${id}}`,
          matches: `^.+/identity/${collection}/(?!\.{1,2}$)[^/]+$`,
          example: `team/identity/${collection}/7d2e3179-f69b-450c-7179-ac8ee8bd8ca9`,
        },
        ...imports,
      ],
      stored,
      ownAccess: { read: ['read'], update: ['read', 'update'], delete: ['delete'] },
      // The Vault provider only uses the id.
      peerImports: [
        {
          matches: '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\\.\\w+)?)$',
          to: `identity/${collection}/$1`,
          example: '7d2e3179-f69b-450c-7179-ac8ee8bd8ca9',
        },
      ],
    },
    {
      arguments: {
        id: located.id,
        ...namespaceArguments,
        ...(key.lookup ? { [id]: { type: 'string', use: 'required', doc: 'The id of the object.' } } : eitherOf(id)),
      },
      ...(key.lookup ? {} : { rules: [{ rule: 'exactlyOneOf', attributes: [id, 'name'] }] }),
      listArguments: namespaceArguments,
      namesOf: systemNamesAttributes,
    },
  );
}

/** A data source finds an object by its id or by its name. */
const eitherOf = (id: string): Attributes => ({
  [id]: {
    type: 'string',
    use: 'optionalComputed',
    absent: 'the object is found by its name',
    doc: 'The id of the object.',
  },
  name: {
    type: 'string',
    use: 'optionalComputed',
    absent: 'the object is found by its id',
    doc: 'The name of the object.',
  },
});
