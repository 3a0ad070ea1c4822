import { markKind } from './definition-kind';
import type { ReadStateValues, Attributes, ConfigValues } from './attribute';
import type { GroupRule } from './rule';

export type Service = 'platform' | 'secrets';

/**
 * One spelling of an import id, such as `{organization}/{name}`: the braces name attributes.
 * `matches` tells the spellings of one thing apart; the first that matches counts.
 */
export interface ImportForm {
  readonly form: string;
  readonly matches: string;
  readonly example: string;
}

/**
 * What constructs offer in place of a word and an object of settings of which each word takes some: one property of a class that has a
 * factory for each word. In Terraform the two stay what they are.
 */
export interface WordClass {
  readonly name: string;
  readonly property: string;
  readonly doc: string;
  /** What absence means, as the end of "Absent, …". */
  readonly absent: string;
  /** The attributes that hold the word and the settings. */
  readonly word: string;
  readonly settings: string;
  /** For each factory the word, and the settings that it needs and takes besides. */
  readonly factories: { readonly [factory: string]: { readonly is: string; readonly needs: readonly string[]; readonly takes: readonly string[] } };
}

/** A managed resource: plain data. */
export interface ResourceDefinition {
  /** Terraform's type name. */
  readonly type: string;
  readonly service: Service;
  /** The construct's class name. */
  readonly construct: string;
  /** What it is, in one sentence. */
  readonly doc: string;
  /** Raised when the shape of the stored state changes; the handlers then have an upgrade for each earlier version. */
  readonly schemaVersion?: number;
  /** Raised when the shape of the identity changes; likewise. The first is 0. */
  readonly identityVersion?: number;
  /**
   * It is something that is done rather than kept: making it does it, and whatever changes does it again. The service keeps no object of
   * it, so that nothing can drift, reading sends nothing, and neither does deleting: what was done stays done.
   */
  readonly operation?: true;
  /**
   * Each create makes another one, however equal the configuration, and only its answer tells which: what was made by a create whose answer
   * was lost is nobody's, and cannot be found by a natural key.
   */
  readonly issues?: true;
  /**
   * What is lost where the object is deleted and made again though nothing of it changes, as the end of "Replacing it …". Core replaces what
   * it calls tainted: so an object of this kind never comes into a state together with an error (docs/decisions/0025).
   */
  readonly replacementHarms?: string;
  readonly attributes: Attributes;
  /** Rules about several attributes. */
  readonly rules?: readonly GroupRule[];
  readonly wordClass?: WordClass;
  /** The attributes of the resource identity; `false` are optional for an import by identity. */
  readonly identity: { readonly [attribute: string]: boolean };
  readonly imports: readonly ImportForm[];
  /** Foreign types whose state `moved` blocks hand over, with the schema versions that are understood. */
  readonly movedFrom?: readonly { readonly type: string; readonly schemaVersions: readonly number[] }[];
  /** The headings of `docs/spec` that the rules come from: `docs/spec/platform.md#run-tasks`. A test follows them. */
  readonly source: readonly string[];
}

/** Declares a managed resource, with its types kept exact. */
export function defineResource<const D extends ResourceDefinition>(definition: D): D {
  return markKind('resource', { ...definition, rules: [...(definition.rules ?? []), ...secretInputRules(definition.attributes)] });
}

/** What a handler is given: what is configured, with defaults filled in. */
export type ConfigOf<D extends { attributes: Attributes }> = ConfigValues<D['attributes']>;
/** What a handler answers: everything the service tells. */
export type ReadStateOf<D extends { attributes: Attributes }> = ReadStateValues<D['attributes']>;

/**
 * What is known of an object from its last state: the service's answer, and inputs that only our state keeps (local ones, those that
 * the service never returns).
 */
export type StateOf<D extends { attributes: Attributes }> = ReadStateOf<D> & Partial<Omit<ConfigOf<D>, keyof ReadStateOf<D>>>;

/** The identity of an object: what tells it from all others of its type. */
export type IdentityOf<D extends ResourceDefinition> = { readonly [attribute in keyof D['identity']]: string };

/** The rules that tie the forms of a secret input together, also of one inside a nested object. */
function secretInputRules(attributes: Attributes, outer = ''): GroupRule[] {
  return Object.entries(attributes).flatMap(([name, attribute]): GroupRule[] => {
    if (attribute.type === 'object') return secretInputRules(attribute.attributes, `${outer}${name}.`);
    if (attribute.type === undefined || !attribute.writeOnly) return [];
    const { twin, version } = attribute.writeOnly;
    return [
      { rule: 'requires', attribute: outer + version, needs: outer + name },
      ...(twin ? [{ rule: 'conflicts', attribute: outer + twin, with: [outer + name, outer + version] } as const] : []),
    ];
  });
}
