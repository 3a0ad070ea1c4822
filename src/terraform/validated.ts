import { createHash } from 'crypto';
import { normalizedKey } from '../definition/equal';
import { flatAttributes } from '../definition/flatten';
import { oncePer } from '../definition/once-per';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';
import { Concealed, configuredSecrets, hasSecrets } from '../plan/secrets';
import type { DynamicValueMessage } from '../plugin-protocol/wire/messages';

/**
 * The configurations that were validated since the provider was configured. Core validates each as it is written just before it plans it,
 * and plans it with what state has in the place of what `ignore_changes` names: for a write-only value that is nothing, as if it had been
 * removed. Here stands whether it was. No value is kept.
 */
export class ValidatedConfigurations {
  private readonly whole = new Set<string>();
  private readonly secrets = new Map<string, Concealed>();

  public clear(): void {
    this.whole.clear();
    this.secrets.clear();
  }

  public remember(definition: ResourceDefinition, message: DynamicValueMessage | undefined, config: Values): void {
    if (!hasSecrets(definition.attributes)) return;
    this.whole.add(wholeKey(definition, message));
    const secrets = configuredSecrets(definition, config);
    const key = objectKey(definition, config);
    if (secrets.size > 0) this.secrets.set(key, secrets);
    else this.secrets.delete(key);
  }

  /** What is configured of the write-only inputs of a configuration that is planned; undefined, where it is planned as it is written. */
  public behind(definition: ResourceDefinition, message: DynamicValueMessage | undefined, config: Values): Concealed | undefined {
    if (!hasSecrets(definition.attributes) || this.whole.has(wholeKey(definition, message))) return undefined;
    return this.secrets.get(objectKey(definition, config));
  }
}

/** An equal configuration is an equal message. */
function wholeKey({ type }: ResourceDefinition, message: DynamicValueMessage | undefined): string {
  return createHash('sha256').update(type).update('\0').update(message?.msgpack ?? '').update('\0').update(message?.json ?? '').digest('base64');
}

/** Core does not say which resource it validates: it is told by what names the object. */
function objectKey(definition: ResourceDefinition, config: Values): string {
  return `${definition.type} ${normalizedKey(namingInputs(definition).map((name) => config[name]))}`;
}

const namingInputs = oncePer((definition: ResourceDefinition): readonly string[] => {
  const flat = flatAttributes(definition.attributes);
  const named = [...Object.keys(definition.identity), ...definition.imports.flatMap(({ form }) => [...form.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name))];
  return [...new Set(named)].filter((name) => name in flat && flat[name].use !== 'computed').sort();
});
