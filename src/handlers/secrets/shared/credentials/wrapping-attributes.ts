/** The argument that wraps the response of an ephemeral resource, and the results in that case. */
export function wrappingAttributes(thing: string) {
  const unwrapped = { use: 'computed', absent: `the ${thing} is not wrapped` } as const;
  return {
    wrapTtl: {
      type: 'duration',
      use: 'optional',
      rules: [{ rule: 'range', min: 1 }],
      absent: `the ${thing} is not wrapped`,
      doc: `If set, the service keeps the ${thing} for this time, and returns a token that unwraps it once. Anyone who unwraps it knows that nobody else has seen it.`,
    },
    wrappingToken: { type: 'string', ...unwrapped, sensitive: true, doc: `The token that unwraps the ${thing}, once.` },
    wrappingAccessor: { type: 'string', ...unwrapped, doc: 'The accessor of the wrapping token.' },
    wrappingExpires: {
      type: 'time',
      ...unwrapped,
      doc: 'When the wrapping token expires, as an RFC 3339 time in UTC.',
    },
  } as const;
}
