import type { AccessMarks } from './access';
import type { ReadStateValues, Attributes, ConfigValues } from './attribute';
import { markKind } from './definition-kind';
import type { StoredDocument } from './document';
import type { GroupRule } from './rule';
import type { StatusReport } from './status-report';
import type { Stored } from './stored';

export type Service = 'platform' | 'secrets';

/**
 * One form of an import ID, such as `{organization}/{name}`, in which braces name attributes.
 * `matches` distinguishes the forms of one resource; the first match wins.
 */
export interface ImportForm {
  readonly form: string;
  readonly matches: string;
  readonly example: string;
  /**
   * The parts of an id that the read looks up, such as `{organization}/{policySetName}/{workspaceName}`, if they are not attributes. The form is
   * then `{id}`, and the read receives the whole id under that name.
   */
  readonly names?: string;
}

/** An import id form that the tfe or vault provider uses for its type and that is not one of ours. */
export interface PeerImport {
  readonly matches: string;
  /** Our own import id, with `$1` for the first group of `matches`. */
  readonly to: string;
  readonly example: string;
}

/**
 * Replaces a word and an object of settings, some of which apply to each word, by one property in constructs, whose class has a factory for each
 * word. In Terraform they remain two attributes.
 */
export interface WordClass {
  readonly name: string;
  readonly property: string;
  readonly doc: string;
  /** The meaning of absence, as a clause; see `AttributeMarks`. */
  readonly absent: string;
  /** The attributes with the word and the settings. */
  readonly word: string;
  readonly settings: string;
  /** For each factory, the word and the settings that are required and optional. */
  readonly factories: {
    readonly [factory: string]: {
      readonly is: string;
      readonly needs: readonly string[];
      readonly takes: readonly string[];
    };
  };
}

/** A managed resource: plain data. */
export interface ResourceDefinition extends AccessMarks {
  /** Terraform's type name. */
  readonly type: string;
  readonly service: Service;
  /** The class name of the construct. */
  readonly construct: string;
  /** Its meaning, in one sentence. */
  readonly doc: string;
  /** Incremented when the shape of the stored state changes; the handlers then have an upgrade for each earlier version. */
  readonly schemaVersion?: number;
  /** Incremented when the shape of the identity changes, in the same way. The first version is 0. */
  readonly identityVersion?: number;
  /**
   * The resource performs an operation: creating it does so, and so does every change. The service stores no object, so nothing can drift,
   * and reading and deleting send no request.
   */
  readonly operation?: true;
  /**
   * Every create makes a new object, even for the same configuration, and only the response identifies it. If the response is lost, the
   * object cannot be found by a natural key.
   */
  readonly issues?: true;
  /**
   * A part of the object that the service returns only in response to its creation, in words, such as "the key of a binding". Only a state
   * keeps it: the object cannot be imported, and CloudFormation, which keeps no state, does not have the resource.
   */
  readonly returnedOnce?: string;
  /** Several resources may each manage some parts of one object: the parts in the attribute `of`, if `unless` is false. */
  readonly parts?: { readonly unless: string; readonly of: string };
  /** Where and how the secrets service stores the object, if its handlers can be derived from that. */
  readonly stored?: Stored;
  /** The same for the platform. */
  readonly document?: StoredDocument;
  /** It manages objects of any type, which a resource of another type may also manage. */
  readonly anyObject?: AnyObject;
  /** The service's reports about its own work on the object. */
  readonly reports?: readonly StatusReport[];
  /**
   * The damage done by deleting and recreating an unchanged object, as the end of "Replacing it …". Terraform replaces tainted objects, so
   * such an object is never stored in state together with an error (docs/decisions/0025).
   */
  readonly replacementHarms?: string;
  readonly attributes: Attributes;
  /** Rules about several attributes. */
  readonly rules?: readonly GroupRule[];
  readonly wordClass?: WordClass;
  /** The attributes of the resource identity; those with `false` are optional in an import by identity. */
  readonly identity: { readonly [attribute: string]: boolean };
  /** Where the state has the value of an identity, if it differs from the attribute itself, which may be configured as a pattern. */
  readonly identityFrom?: { readonly [attribute: string]: string };
  /** None with `returnedOnce`. */
  readonly imports: readonly ImportForm[];
  /** Also accepted in an import by id, because the peers' types use other forms. */
  readonly peerImports?: readonly PeerImport[];
  /** Foreign types whose state `moved` blocks can take over, with the supported schema versions. */
  readonly movedFrom?: readonly { readonly type: string; readonly schemaVersions: readonly number[] }[];
  /** The headings of `docs/spec` that define the rules, such as `docs/spec/platform.md#run-tasks`. A test checks the links. */
  readonly source: readonly string[];
}

/**
 * How other types identify an object of any type: by a path, which is their import id, or by the type that `types` has for the value of the
 * attribute `by`, with the value of `id` as its own id.
 */
export type AnyObject =
  | { readonly path: string }
  | { readonly by: string; readonly id: string; readonly types: { readonly [value: string]: string } };

/** Declares a managed resource and keeps its types exact. */
export function defineResource<const D extends ResourceDefinition>(definition: D): D {
  return markKind('resource', {
    ...definition,
    rules: [...(definition.rules ?? []), ...secretInputRules(definition.attributes)],
  });
}

/** The configuration that a handler gets, including defaults. */
export type ConfigOf<D extends { attributes: Attributes }> = ConfigValues<D['attributes']>;
/** The state that a handler returns: everything the service reports. */
export type ReadStateOf<D extends { attributes: Attributes }> = ReadStateValues<D['attributes']>;

/** The prior state of an object: what the service reported, and the inputs that only our state keeps (local or never returned). */
export type StateOf<D extends { attributes: Attributes }> = ReadStateOf<D> &
  Partial<Omit<ConfigOf<D>, keyof ReadStateOf<D>>>;

/** The identity of an object, unique among all objects of its type. */
export type IdentityOf<D extends ResourceDefinition> = { readonly [attribute in keyof D['identity']]: string };

/** The rules between the forms of a secret input, including those inside nested objects. */
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
