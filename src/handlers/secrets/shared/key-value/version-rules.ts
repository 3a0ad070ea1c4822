/** The service's limits for free texts about a secret. */
export const metadataLimits = {
  rules: [
    { rule: 'length', max: 64, unit: 'elements' },
    { rule: 'keyLength', max: 128 },
  ],
  elementRules: [{ rule: 'length', min: 1, max: 512, unit: 'characters' }],
} as const;

/** The rules for versions, which apply to both a name and its mount: the stricter one wins. */
export function keyValueRules(of: 'name' | 'mount') {
  const subject = of === 'name' ? 'the secret' : 'every secret of the mount';
  return {
    maxVersions: {
      type: 'int',
      use: 'optional',
      emptyIsAbsent: true,
      // Above it, the service silently takes the number modulo 2^32.
      rules: [{ rule: 'range', min: 0, max: 2 ** 32 - 1 }],
      absent: of === 'name' ? 'the number of the mount counts' : 'ten are kept',
      doc: `How many versions of ${subject} are kept. The larger number of a secret and its mount counts. Older versions are removed by the next write of data.`,
    },
    casRequired: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: `Whether each write of ${subject} must name the version that it replaces.`,
    },
    deleteVersionAfter: {
      type: 'duration',
      use: 'optional',
      emptyIsAbsent: true,
      absent: of === 'name' ? 'the time of the mount counts' : 'versions stay',
      doc: `How long a version of ${subject} lives. The shorter time of a secret and its mount counts. Versions that exist keep their end.`,
    },
    metadataCasRequired: {
      type: 'bool',
      use: 'optional',
      default: false,
      unreadable: 'maybe',
      dialects: ['openbao'],
      doc: `Whether each write of metadata of ${subject} must name the version of the metadata that it replaces. Only supported with the dialect \`openbao\`.`,
    },
  } as const;
}

/** The settings of a secret apart from its data. Unconfigured ones are left to other clients. */
export const secretSettings = {
  customMetadata: {
    type: 'map',
    element: 'string',
    use: 'optionalComputed',
    ...metadataLimits,
    absent: 'others decide about it; `{}` means that there is none',
    doc: 'Texts about the secret, which are not secret.',
  },
  maxVersions: {
    type: 'int',
    use: 'optionalComputed',
    rules: [{ rule: 'range', min: 0, max: 2 ** 32 - 1 }],
    absent: 'others decide about it',
    doc: keyValueRules('name').maxVersions.doc,
  },
  casRequired: {
    type: 'bool',
    use: 'optionalComputed',
    absent: 'others decide about it',
    doc: 'Whether each write of the secret must name the version that it replaces, as those of this provider do.',
  },
  deleteVersionAfter: {
    type: 'duration',
    use: 'optionalComputed',
    absent: 'others decide about it',
    doc: 'How long a version of the secret lives. The shorter time of a secret and its mount counts. Versions that exist keep their end.',
  },
} as const;
