import { rulesOf } from './specified';
import type { SpecifiedRule } from './specified';

const ON = 'on the emulator';
const KV = `everyday/key-value-openbao: OpenBao and the emulator agree about key-value secrets, ${ON} to`;
const KV_LIFE = 'everyday/key-value: Key-value secrets of standard';
const LIFE = 'everyday/identity: Identities of standard';
const AUDIT = 'everyday/audit: ';
const DESCRIPTION = 'everyday/any-path: The description of the service of standard';

/** A case of a comparison with a real server, found by its request. */
const asked = (request: string) => request;

/** The rules of the everyday specification: what the emulator shows of each. */
export const everydayRules: readonly SpecifiedRule[] = [
  ...rulesOf('Key-value, version 1', [
    ['The body is the document: at least one member, null kept', asked('POST one/a {"text":"x","none":null')],
    ['Numbers keep their digits', `${KV_LIFE} keep the digits of numbers in version 1 alone`],
    ['ttl, else lease, sets lease_duration', asked('POST one/a {"lease":90}')],
    ['nonsense: that of the mount', asked('POST one/a {"ttl":"nonsense"')],
    ['limit of a LIST is ignored with a warning', asked('LIST one/?limit=1')],
  ]),
  ...rulesOf('Key-value, version 2: data', [
    ['data is required', `${KV} 44: POST two/data/a {}`],
    ['null is stored as null', asked('POST two/data/a {"data":null}')],
    ['cas 0: there must never have been one', asked('POST two/data/a {"data":{},"options":{"cas":0}}')],
    ['cas as digits', asked('"options":{"cas":"2","other":1}')],
    ['version: nonsense 400', asked('GET two/data/a?version=x')],
    ['Numbers are stored as binary floating point', `${KV_LIFE} keep the digits of numbers in version 1 alone`],
    ['PATCH merges at every depth', asked('PATCH two/data/new {"data":{"a":{"b":null')],
    ['PATCH with another content type 415', asked('{"data":{"z":1}} {"Content-Type":"application/json"}')],
    ['PATCH: data null 500', asked('PATCH two/data/new {"data":null}')],
    ['It needs the capability patch alone; subkeys have a path of their own', `${KV_LIFE} need the capability`],
    ['subkeys: depth cuts', asked('GET two/subkeys/a?depth=1')],
  ]),
  ...rulesOf('Key-value, version 2: metadata of a name, configuration of the mount', [
    ['max_versions wraps around', asked('POST two/metadata/m {"max_versions":-1}')],
    ['Ten versions without a setting', asked('GET two/data/eleven?version=1')],
    ['cas_required false while the mount demands it: a warning', asked('POST two/metadata/c {"cas_required":false')],
    ['delete_version_after is read as text', asked('POST two/metadata/m {"delete_version_after":"24h"}')],
    ['The end of a version passes', `${KV_LIFE} end by the clock of the emulator`],
    ['custom_metadata: at most 64 keys', asked('POST two/metadata/m {"custom_metadata":{"k0":"v"')],
    ['metadata_cas', asked('POST two/metadata/mc {"metadata_cas":9')],
    ['A POST {} for a name that is not there makes nothing', asked('POST two/metadata/m {}')],
    ['PATCH merges custom_metadata key by key', asked('PATCH two/metadata/m {"custom_metadata":{"a":"1","b":"2"}}')],
    ['Configuration has GET and POST only', asked('DELETE two/config')],
    ['Mount: version 1 becomes version 2', `${KV_LIFE} become first versions`],
    ['Destroyed for ever', asked('POST two/undelete/l {"versions":[1]}')],
  ]),
  ...rulesOf('Entity', [
    [
      'A POST with a name that is taken is an update',
      asked('POST identity/entity {"name":"ann lee","policies":"x, y"}'),
    ],
    ['policies: root 400', asked('POST identity/entity {"policies":["root"]}')],
    ['metadata beyond its limits 500', asked('POST identity/entity {"metadata":{"k0":"v"')],
    ['disabled: tokens are refused, and work again', `${LIFE} refuse the tokens of an entity that is disabled`],
    ['Policies of entity and groups at every request', `${LIFE} give the policies of entities and groups`],
    ['In another namespace, the id has a suffix', 'everyday/identity: Namespaces of openbao have identities'],
  ]),
  ...rulesOf('Entity alias', [
    ['A natural key that is taken is taken over', asked('POST identity/entity-alias {"name":"al","mount_accessor"')],
    ['One alias per method', asked('POST identity/entity-alias {"name":"other"')],
    ['By id, 204 when nothing changed', asked('POST identity/entity-alias/id/<al> {}')],
    ['An auth method goes, aliases stay', asked('DELETE sys/auth/up')],
  ]),
  ...rulesOf('Group', [
    ['The type cannot be changed', asked('POST identity/group {"name":"dev","type":"external"}')],
    ['Unknown members 500', asked('POST identity/group/id/<dev> {"member_entity_ids":["none"]}')],
    ['A cycle 400', asked('POST identity/group/id/<dev> {"member_group_ids":["<ops>"]}')],
    ['External groups take members from claims', `${LIFE} take members of external groups`],
    ['Another alias replaces that of a group', asked('POST identity/group-alias {"name":"Second"')],
  ]),
  ...rulesOf('Secret id of an AppRole role', [
    ['uses count down', asked('POST auth/ar/role/app/secret-id/lookup {"secret_id":"<secret>"}')],
    ['cidr_list within the role’s', asked('POST auth/ar/role/app/secret-id {"cidr_list":["11.0.0.0/8"]}')],
    ['At most 4096 bytes', asked('POST auth/ar/role/app/custom-secret-id {"secret_id":"s…"}')],
    [
      'The accessor of a role made anew: 204, and 403',
      asked('secret-id-accessor/destroy {"secret_id_accessor":"<old>"}'),
    ],
  ]),
  ...rulesOf('Userpass user', [
    ['password is required at creation', asked('POST auth/up/users/Ann {"password":""}')],
    ['at most 72 bytes: 500', asked('POST auth/up/users/long {"password":"p…"}')],
    ['root is accepted, and the login refused', asked('POST auth/up/login/rooted')],
    ['none given 500', asked('POST auth/up/login/ann {}')],
    ['a password of no user 500', asked('POST auth/up/users/none/password')],
  ]),
  ...rulesOf('Transit key', [
    ['exportable: once true, never false again', asked('POST t/keys/a/config {"exportable":false')],
    ['auto_rotate_period at least an hour', asked('POST t/keys/a/config {"auto_rotate_period":"59m"}')],
    ['hmac without key_size 500', asked('POST t/keys/mac {"type":"hmac"}')],
    ['A key that is there stays as it is', asked('POST t/keys/a {"type":"rsa-2048","exportable":true')],
    ['encrypt makes a key that is not there', asked('POST t/encrypt/upserted')],
    ['Public keys', 'everyday/transit: Keys of type rsa-2048 have real public keys'],
    ['auto_rotate_period rotates', 'everyday/transit: Keys are rotated by the clock'],
    ['trim never lowers', asked('POST t/keys/a/trim {"min_available_version":1}')],
    ['soft-deleted: rotation 500', asked('POST t/keys/a/rotate {}')],
  ]),
  ...rulesOf('Audit device', [
    ['options are read back as written', asked('"options":{"file_path":"discard","unknown":true')],
    ['A path that is taken', asked('POST sys/audit/f/g')],
    [
      'OpenBao refuses the creation unless its configuration says otherwise',
      `${AUDIT}Audit devices of standard are refused`,
    ],
    ['In a namespace 400', asked('POST sys/audit/x {"type":"file"')],
    ['Another one hashes with another salt', `${AUDIT}Audit devices of standard hash with another salt`],
    ['Every request and answer', `${AUDIT}Audit devices of standard write a line for each request`],
  ]),
  ...rulesOf('Any path', [
    ['Unknown members warn', asked('POST t/keys/k {"unknown":1,"other":2}')],
    ['A path with // is a 307', `${DESCRIPTION} redirects /v1/sys//mounts`],
    ['A body must be a JSON object', asked('POST t/keys/k [1]')],
    ['HEAD 405', asked('HEAD t/keys/x')],
    ['Rate-limit quotas are replaced whole', asked('POST sys/quotas/rate-limit/q {"rate":20}')],
  ]),
  ...rulesOf('The service’s own description', [
    ['Members have types', `${DESCRIPTION} names the members of bodies with their types`],
    ['paths holds mounts in which the caller may do anything', `${DESCRIPTION} has the mounts in which the caller`],
    ['generic_mount_paths', `${DESCRIPTION} can stand for mounts at any path`],
    ['?help=1, any token may', `${DESCRIPTION} is given of one path to any token`],
    ['It follows the namespace', 'everyday/any-path: The description of openbao follows the namespace'],
  ]),
];
