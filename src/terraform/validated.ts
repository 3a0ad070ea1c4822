import { createHash } from 'crypto';
import { normalizedKey } from '../definition/equal';
import { flatAttributes } from '../definition/flatten';
import { oncePer } from '../definition/once-per';
import { withoutProviderDefaults } from '../definition/provider-defaults';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';
import { Concealed, configuredSecrets, hasSecrets } from '../plan/secrets/secret-attributes';
import type { DynamicValueMessage } from '../plugin-protocol/wire/messages';

/**
 * Remembers the configurations that were validated since the provider was configured. Terraform validates each configuration as written, and then
 * plans it with the attributes in `ignore_changes` replaced by the values from the state. For a write-only attribute that is null, as if it had been
 * removed; this class knows whether it was. It also knows whether a value was written at all. It keeps no values.
 */
export class ValidatedConfigurations {
  private readonly whole = new Set<string>();
  private readonly types = new Set<string>();
  private readonly secrets = new Map<string, Concealed>();

  public clear(): void {
    this.whole.clear();
    this.types.clear();
    this.secrets.clear();
  }

  public remember(definition: ResourceDefinition, message: DynamicValueMessage | undefined, config: Values): void {
    this.types.add(definition.type);
    this.whole.add(wholeKey(definition, message));
    if (!hasSecrets(definition.attributes)) return;
    const secrets = configuredSecrets(definition, config);
    const key = objectKey(definition, config);
    if (secrets.size > 0) this.secrets.set(key, secrets);
    else this.secrets.delete(key);
  }

  /** Whether a planned configuration may have values from the state in place of what was written. */
  public isOverlaid(definition: ResourceDefinition, message: DynamicValueMessage | undefined): boolean {
    return this.types.has(definition.type) && !this.whole.has(wholeKey(definition, message));
  }

  /** The configured write-only inputs of a planned configuration; undefined if it is planned as written. */
  public behind(
    definition: ResourceDefinition,
    message: DynamicValueMessage | undefined,
    config: Values,
  ): Concealed | undefined {
    if (!hasSecrets(definition.attributes) || this.whole.has(wholeKey(definition, message))) return undefined;
    // `ignore_changes` may also replace values that come from a default of the provider.
    return (
      this.secrets.get(objectKey(definition, config)) ??
      this.secrets.get(objectKey(definition, withoutProviderDefaults(definition.attributes, config)))
    );
  }
}

/** Equal configurations have equal messages. */
function wholeKey({ type }: ResourceDefinition, message: DynamicValueMessage | undefined): string {
  return createHash('sha256')
    .update(type)
    .update('\0')
    .update(message?.msgpack ?? '')
    .update('\0')
    .update(message?.json ?? '')
    .digest('base64');
}

/** Terraform does not say which resource it validates, so the inputs that identify the object are the key. */
function objectKey(definition: ResourceDefinition, config: Values): string {
  return `${definition.type} ${normalizedKey(namingInputs(definition).map((name) => config[name]))}`;
}

const namingInputs = oncePer((definition: ResourceDefinition): readonly string[] => {
  const flat = flatAttributes(definition.attributes);
  const named = [
    ...Object.keys(definition.identity),
    ...definition.imports.flatMap(({ form }) => [...form.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)),
  ];
  return [...new Set(named)].filter((name) => flat[name] !== undefined && flat[name].use !== 'computed').sort();
});
