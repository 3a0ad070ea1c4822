import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { writeOnlyInput } from '../../../definition/secret-input';
import { IMPORTED_PATH, pathRules, queryAttribute, SOURCE, typeRules } from '../shared/any-object/attributes';
import { OWN_TYPES } from '../shared/any-object/own-types';

const members = (doc: string, absent: string) =>
  ({
    type: 'set',
    element: 'string',
    use: 'optional',
    local: true,
    absent,
    doc,
    elementRules: [
      {
        rule: 'pattern',
        pattern: '^(?:attributes|relationships)\\.[^.]+(?:\\.[^.]+)*$',
        words: 'be the path of a member, such as `attributes.auto-apply` or `relationships.project`',
      },
    ],
  }) as const;

/** An object of any type. Restates the platform API, "Any object of the service". */
export const platformObject = defineResource({
  type: 'lintel_platform_object',
  service: 'platform',
  construct: 'PlatformObject',
  doc: 'An object of any type of the platform, for what has no type of its own: a document that is created, compared by its configured members, and deleted.',
  source: SOURCE,
  // Only the service knows the permissions for each type.
  rights: [],
  attributes: {
    id: {
      type: 'string',
      use: 'computed',
      doc: 'The path of the object, such as `/ssh-keys/sshkey-…`. This is also its import id.',
    },
    objectId: { type: 'string', use: 'computed', doc: 'The ID that the service gives it, such as `sshkey-…`.' },
    type: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: typeRules,
      doc: 'The type of the object as the service spells it, such as `ssh-keys`.',
    },
    createPath: {
      type: 'string',
      use: 'optional',
      replace: true,
      rules: pathRules,
      absent: 'nothing is created, which needs `alwaysExists`',
      doc: 'The path of the collection in which the object is created, without `/api/v2`, such as `/organizations/acme/ssh-keys`.',
    },
    path: {
      type: 'string',
      use: 'optionalComputed',
      replace: true,
      rules: pathRules,
      absent: 'it is where the response to the creation says that the object is, or `/<type>/<id>`',
      doc: 'The path of the object, without `/api/v2`. `{id}` stands for the ID that the service gives it.',
    },
    attributes: {
      type: 'dynamic',
      // Values found by an import stay in the state until they are configured.
      use: 'optionalComputed',
      absent: 'only `attributesWo` are written',
      doc: 'What is written, by the names of the service, such as `"auto-apply"`. Plans show its changes, so members whose names say that they are secret belong to `attributesWo`. Only configured members are compared.',
    },
    ...writeOnlyInput('attributes', {
      shape: 'object',
      absent: 'only `attributes` are written',
      doc: 'Secret members, which are written together with those of `attributes`. Each is compared with the hash of what was last sent.',
    }),
    relationships: {
      type: 'dynamic',
      use: 'optionalComputed',
      absent: 'none are written',
      doc: 'What the object refers to: for each name an object with `type` and `id`, a list of such objects, or null.',
    },
    alwaysExists: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: false,
      doc: 'Whether the object always exists, as the settings of an organization do: creating it then writes to what is there, of which only the configured members are managed.',
    },
    ignore: members('Members that are written and not compared, such as `attributes.description`.', 'all are compared'),
    ordered: members('Lists whose order counts, such as `attributes.trigger-prefixes`.', 'lists are compared as sets'),
    replaceOn: members(
      'Members whose change creates another object, such as `attributes.category`.',
      'all are changed in place',
    ),
    listPath: {
      type: 'string',
      use: 'optional',
      local: true,
      rules: pathRules,
      absent: 'it is `createPath`',
      doc: 'The path of a list that has the object as long as it exists. A list that lacks it proves that it is gone.',
    },
    query: { ...queryAttribute, local: true },
    updateMethod: {
      type: 'string',
      use: 'optional',
      local: true,
      values: ['patch', 'put', 'none'],
      construct: 'ObjectUpdateMethod',
      absent: 'it is `patch`',
      doc: 'How changes are written: `patch` sends the members that changed, `put` all of them, and `none` refuses them.',
    },
    onDestroy: {
      type: 'string',
      use: 'optional',
      local: true,
      values: ['delete', 'forget'],
      construct: 'ObjectOnDestroy',
      absent: 'it is `delete`, or `forget` with `alwaysExists`',
      doc: 'What destroying it does: `delete` deletes the object, `forget` leaves it as it is.',
    },
    responseFields: {
      type: 'set',
      element: 'string',
      use: 'optional',
      local: true,
      replace: true,
      absent: 'none are kept',
      doc: 'What of the response to the creation is kept in `response`, such as `attributes.token` or `links.upload`.',
    },
    response: {
      type: 'dynamic',
      use: 'computed',
      sensitive: true,
      absent: '`responseFields` is not set, or the object was imported',
      doc: 'What the response to the creation had at `responseFields`, by these names.',
    },
    readFields: {
      type: 'set',
      element: 'string',
      use: 'optional',
      local: true,
      absent: 'none',
      doc: 'Members of what is read that `output` has, such as `attributes.created-at`. A name that says that it is secret is refused.',
    },
    output: {
      type: 'dynamic',
      use: 'computed',
      moving: true,
      absent: '`readFields` is not set',
      doc: 'What was read at `readFields`, by these names.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How often plans have sent or cleared members of `attributesWo`.',
    },
  },
  rules: [{ rule: 'requiredWhen', attribute: 'path', when: 'alwaysExists', is: true }],
  identity: { path: true },
  identityFrom: { path: 'id' },
  anyObject: { by: 'type', id: 'objectId', types: OWN_TYPES },
  imports: [{ form: '{id}', matches: IMPORTED_PATH, example: '/ssh-keys/sshkey-GxrePWre1Ezug7aM' }],
});

const fields = (doc: string) => ({ type: 'set', element: 'string', doc }) as const;

/** One object of any type. Restates the same heading. */
export const platformObjectData = defineDataSource({
  type: 'lintel_platform_object',
  service: 'platform',
  construct: 'DataPlatformObject',
  doc: 'Reads an object of any type of the platform. All results are stored in state; what is sensitive belongs to `sensitiveReadFields`.',
  source: SOURCE,
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The path of the object.' },
    path: {
      type: 'string',
      use: 'required',
      rules: pathRules,
      doc: 'The path of the object, without `/api/v2`, such as `/workspaces/ws-…`.',
    },
    query: { ...queryAttribute, doc: 'Parameters of the query, such as `include`.' },
    readFields: {
      ...fields(
        'Members of what is read that `output` has, such as `attributes.name` or `relationships.project.data.id`.',
      ),
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'elements' }],
    },
    sensitiveReadFields: {
      ...fields('Members that `sensitiveOutput` has.'),
      use: 'optional',
      absent: 'none',
    },
    output: { type: 'dynamic', use: 'computed', doc: 'What was read at `readFields`, by these names.' },
    sensitiveOutput: {
      type: 'dynamic',
      use: 'computed',
      sensitive: true,
      absent: '`sensitiveReadFields` is not set',
      doc: 'What was read at `sensitiveReadFields`, by these names.',
    },
  },
});

/** All objects of a list. Restates the same heading. */
export const platformObjectsData = defineDataSource({
  type: 'lintel_platform_objects',
  service: 'platform',
  construct: 'DataPlatformObjects',
  doc: 'Lists the objects at any path of the platform, with all of their pages.',
  source: SOURCE,
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The path that was listed.' },
    path: {
      type: 'string',
      use: 'required',
      rules: pathRules,
      doc: 'The path of the list, without `/api/v2`, such as `/organizations/acme/ssh-keys`.',
    },
    query: { ...queryAttribute, doc: 'Parameters of the query, such as `filter[name]`.' },
    readFields: {
      ...fields('Members of each object that `objects` has, such as `attributes.name`.'),
      use: 'optional',
      absent: 'none',
    },
    ids: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The IDs of the objects, in the order of the service.',
    },
    objects: {
      type: 'dynamic',
      use: 'computed',
      absent: '`readFields` is not set',
      doc: 'What each object had at `readFields`, by the ID of the object and then by these names.',
    },
  },
});

const forCreation = (attribute: string) => ({ rule: 'requires', attribute, needs: 'createPath' }) as const;

/** One object of any type, for the duration of a run. Restates the same heading. */
export const platformObjectEphemeral = defineEphemeralResource({
  type: 'lintel_platform_object',
  service: 'platform',
  construct: 'EphemeralPlatformObject',
  doc: 'Reads an object of any type of the platform, or creates one for as long as a run lasts, such as a token. Nothing of it is stored in a plan or state. A plan and an apply each create one.',
  source: SOURCE,
  // Only the service knows the permissions for each type.
  rights: [],
  attributes: {
    path: {
      type: 'string',
      use: 'optional',
      rules: pathRules,
      absent: 'an object is created in `createPath`',
      doc: 'The path of an object that is read, without `/api/v2`, such as `/workspaces/ws-…`.',
    },
    createPath: {
      type: 'string',
      use: 'optional',
      rules: pathRules,
      absent: 'the object at `path` is read',
      doc: 'The path of the collection in which an object is created, without `/api/v2`, such as `/agent-pools/apool-…/authentication-tokens`.',
    },
    type: {
      type: 'string',
      use: 'optional',
      rules: typeRules,
      absent: 'the object at `path` is read',
      doc: 'The type of the object that is created, as the service spells it, such as `authentication-tokens`.',
    },
    attributes: {
      type: 'dynamic',
      use: 'optional',
      absent: 'only `attributesWo` are sent',
      doc: 'What the new object has, by the names of the service, such as `"expired-at"`. Members whose names say that they are secret belong to `attributesWo`.',
    },
    attributesWo: {
      type: 'dynamic',
      use: 'optional',
      sensitive: true,
      absent: 'only `attributes` are sent',
      doc: 'Secret members of the new object, which are sent together with those of `attributes`.',
    },
    deleteOnClose: {
      type: 'bool',
      use: 'optional',
      default: true,
      local: true,
      doc: 'Whether the object that was created is deleted at the end of the run. With `false`, each plan and each apply leaves one. What is read at `path` is never deleted.',
    },
    data: {
      type: 'dynamic',
      use: 'computed',
      sensitive: true,
      doc: 'The object, with `id`, `type`, `attributes`, `relationships` and `links`: what was read, or the response to the creation, which alone has the value of a token.',
    },
  },
  rules: [
    { rule: 'exactlyOneOf', attributes: ['path', 'createPath'] },
    { rule: 'requires', attribute: 'createPath', needs: 'type' },
    ...['type', 'attributes', 'attributesWo'].map(forCreation),
  ],
});

/** The objects of a list. Restates the same heading. */
export const platformObjectList = defineListResource({
  type: 'lintel_platform_object',
  doc: 'The objects at any path of the platform that is a list.',
  source: SOURCE,
  attributes: {
    path: {
      type: 'string',
      use: 'required',
      rules: pathRules,
      doc: 'The path of the list, without `/api/v2`, such as `/organizations/acme/ssh-keys`.',
    },
    type: {
      type: 'string',
      use: 'optional',
      rules: typeRules,
      absent: 'those of all types are listed',
      doc: 'The type of the objects, as the service spells it, such as `ssh-keys`.',
    },
  },
});
