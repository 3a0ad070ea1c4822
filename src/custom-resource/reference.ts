/** A secret that stands elsewhere: the form in which a property names it. */
export type Reference =
  | { readonly SecretsManager: string; readonly Key?: string; readonly VersionStage?: string; readonly VersionId?: string }
  | { readonly Ssm: string };

const KEYS: ReadonlySet<string> = new Set(['SecretsManager', 'Key', 'VersionStage', 'VersionId']);

/** Whether a property is meant as a reference: a map of secrets under names of its own is none. */
export function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && (Object.hasOwn(value, 'SecretsManager') || Object.hasOwn(value, 'Ssm'));
}

/** What is wrong with a reference; undefined, where nothing is. */
export function referenceProblem(reference: Reference): string | undefined {
  const names = Object.keys(reference);
  const isOne = 'Ssm' in reference ? names.length === 1 : names.every((name) => KEYS.has(name));
  if (!isOne) return `A reference has \`SecretsManager\` with \`Key\`, \`VersionStage\` or \`VersionId\`, or it has \`Ssm\` alone; this one has ${names.join(', ')}.`;
  const isText = Object.values(reference).every((value) => typeof value === 'string' && value !== '');
  return isText ? undefined : 'Each member of a reference must be a text that is not empty.';
}

/** `secretsmanager:<arn>[#<key>[#<version stage>[#<version id>]]]`, whose parts may be empty, or `ssm:<name>`, as variables name them. Undefined, where a text is neither. */
export function parseReference(text: string): Reference | undefined {
  const [, service, location] = /^(secretsmanager|ssm):(.+)$/.exec(text) ?? [];
  if (!service) return undefined;
  if (service === 'ssm') return { Ssm: location };
  const [id, key, stage, version] = location.split('#');
  return { SecretsManager: id, ...(key ? { Key: key } : {}), ...(stage ? { VersionStage: stage } : {}), ...(version ? { VersionId: version } : {}) };
}

/** For messages. */
export function referenceInWords(reference: Reference): string {
  return 'Ssm' in reference ? `the parameter ${reference.Ssm}` : `the secret ${reference.SecretsManager}`;
}
