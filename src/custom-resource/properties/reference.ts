/** A reference to a stored secret, as a property contains it. */
export type Reference =
  | {
      readonly SecretsManager: string;
      readonly Key?: string;
      readonly VersionStage?: string;
      readonly VersionId?: string;
    }
  | { readonly Ssm: string };

const KEYS: ReadonlySet<string> = new Set(['SecretsManager', 'Key', 'VersionStage', 'VersionId']);

/** Whether a property is a reference, and not a map of secrets. */
export function isReference(value: unknown): value is Reference {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Object.hasOwn(value, 'SecretsManager') || Object.hasOwn(value, 'Ssm'))
  );
}

/** The problem with an invalid reference. Undefined if the reference is valid. */
export function referenceProblem(reference: Reference): string | undefined {
  const names = Object.keys(reference);
  const isOne = 'Ssm' in reference ? names.length === 1 : names.every((name) => KEYS.has(name));
  if (!isOne) {
    return `A reference consists of \`SecretsManager\` and optionally \`Key\`, \`VersionStage\` and \`VersionId\`, or of \`Ssm\` only. This one has ${names.join(', ')}.`;
  }
  const isText = Object.values(reference).every((value) => typeof value === 'string' && value !== '');
  return isText ? undefined : 'Each member of a reference must be a non-empty string.';
}

/**
 * Parses a reference in an environment variable: `secretsmanager:<arn>[#<key>[#<version stage>[#<version id>]]]`, whose parts may be empty,
 * or `ssm:<name>`. Returns undefined for any other text.
 */
export function parseReference(text: string): Reference | undefined {
  const [, service, name] = /^(secretsmanager|ssm):(.+)$/.exec(text) ?? [];
  if (!service || !name) return undefined;
  if (service === 'ssm') return { Ssm: name };
  const [id = '', key, stage, version] = name.split('#');
  return {
    SecretsManager: id,
    ...(key ? { Key: key } : {}),
    ...(stage ? { VersionStage: stage } : {}),
    ...(version ? { VersionId: version } : {}),
  };
}

/** A reference as named in messages. */
export function referenceInWords(reference: Reference): string {
  return 'Ssm' in reference ? `the parameter ${reference.Ssm}` : `the secret ${reference.SecretsManager}`;
}
