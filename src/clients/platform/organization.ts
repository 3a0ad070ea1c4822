/** The organization for objects that name none: from the provider block or the environment. Empty values count as absent, as in shells. */
export function findOrganization(
  configured: string | undefined,
  env: NodeJS.ProcessEnv,
): { readonly value: string; readonly source: string } | undefined {
  const candidates = [
    ['`platform.organization` in the provider block', configured],
    ['LINTEL_PLATFORM_ORGANIZATION', env.LINTEL_PLATFORM_ORGANIZATION],
    ['TFE_ORGANIZATION', env.TFE_ORGANIZATION],
  ] as const;
  const [source, value] = candidates.find(([, text]) => text?.trim()) ?? [];
  return source === undefined ? undefined : { value: value!.trim(), source };
}
