import { defineResource } from '../../../definition/resource';
import { versionedImports } from '../shared/key-value/attributes';
import { keyValueRules, metadataLimits } from '../shared/key-value/version-rules';
import { enginePlace } from '../shared/stored/places';

const place = enginePlace('secret', 'metadata', {
  nameDoc: 'The name of the secret in the mount, such as `app/db`.',
  example: 'app/db',
  noun: 'metadata of the secret',
  nested: true,
});

const moving = { use: 'computed', moving: true } as const;

export const kvMetadata = defineResource({
  type: 'lintel_kv_metadata',
  service: 'secrets',
  construct: 'KvMetadata',
  doc: 'The metadata of a key-value secret in a mount of version 2, without its values: for secrets that people write by hand, and for stacks that may not read a value.',
  source: [
    'docs/spec/secrets-everyday.md#key-value-version-2-metadata-of-a-name-configuration-of-the-mount',
    'docs/spec/secrets-everyday.md#key-value',
  ],
  attributes: {
    ...place.attributes,
    customMetadata: {
      type: 'map',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      sparse: true,
      ...metadataLimits,
      absent: 'there is none',
      doc: 'Texts about the secret, which are not secret. Keys that others have added are removed.',
    },
    ...keyValueRules('name'),
    currentVersion: {
      ...moving,
      type: 'int',
      doc: 'The number of the current version. It is 0 if the secret has no version.',
    },
    createdTime: { ...moving, type: 'time', doc: 'When the metadata or the first version was written.' },
    updatedTime: { ...moving, type: 'time', doc: 'When the metadata or a version was last written.' },
    versions: {
      ...moving,
      type: 'objects',
      construct: 'KvMetadataVersions',
      doc: 'The versions that are kept, the oldest first.',
      attributes: {
        version: { type: 'int', use: 'computed', doc: 'The number of the version.' },
        createdTime: { type: 'time', use: 'computed', doc: 'When it was written.' },
        deletionTime: {
          type: 'time',
          use: 'computed',
          absent: 'it has no end',
          doc: 'When it was deleted, or when it ends.',
        },
        destroyed: { type: 'bool', use: 'computed', doc: 'Whether it was destroyed, for good.' },
      },
    },
    forceDestroy: {
      type: 'bool',
      use: 'optional',
      local: true,
      absent: 'metadata are not destroyed while a version can be read',
      doc: 'Whether the metadata are destroyed even if a version can be read, which is then lost. Apply it before the metadata are destroyed.',
    },
  },
  rules: [
    {
      rule: 'oneOrMoreOf',
      attributes: ['customMetadata', 'maxVersions', 'casRequired', 'deleteVersionAfter', 'metadataCasRequired'],
    },
  ],
  ...place.marks,
  imports: versionedImports('metadata'),
  ownAccess: { read: ['read'], create: ['read', 'create'], update: ['read', 'update'], delete: ['read', 'delete'] },
  access: [{ path: 'sys/internal/ui/mounts/{mount}', needs: { read: ['read'] }, optional: true }],
});

export const kvMetadataData = place.dataOf(
  kvMetadata,
  'The metadata of a key-value secret in a mount of version 2: its versions, without their values.',
);
export const kvMetadataList = place.listOf(
  kvMetadata,
  'The metadata of key-value secrets in a mount of version 2 that have no version that can be read. The others are listed as secrets.',
);
