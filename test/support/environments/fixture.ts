import type { Path, Value, Values } from '../../../src/definition/value';
import type { TestEmulator } from '../emulator';

/** A configuration, in the definition's names. */
export interface Configurations {
  /** The minimal configuration. */
  readonly minimal: Values;
  /** The attributes that must differ for a second object to exist next to the first. */
  readonly second: Values;
  /** Configurations that together use every configurable attribute. */
  readonly full: readonly Values[];
  /** Another value of every configurable attribute. */
  readonly changed: Values;
  /** Attributes without another valid value, with the reason. */
  readonly fixed?: { readonly [attribute: string]: string };
  /** Attributes that the service does not let anybody remove, with words of the plan's refusal. */
  readonly unremovable?: { readonly [attribute: string]: string };
  /** Other attributes that must be configured for an attribute to have an effect. */
  readonly needs?: { readonly [attribute: string]: Values };
  /**
   * Attributes that must have another value (undefined: must be absent) if an attribute has its changed value, because of rules about both.
   */
  readonly changedWith?: { readonly [attribute: string]: Values };
  /** Likewise, if an attribute is removed. */
  readonly removedWith?: { readonly [attribute: string]: Values };
  /** Other attributes that depend on one, and so change with it. */
  readonly along?: { readonly [attribute: string]: readonly string[] };
  /** Computed attributes that the first apply after an import records together with an input that the service cannot return. */
  readonly recordedWith?: { readonly [attribute: string]: readonly string[] };
  /**
   * Both forms of a secret that every write repeats, because the service would lose it. Without it, an object that has one cannot change.
   */
  readonly repeated?: readonly string[];
  /** Attributes of which some values force replacement in at least one dialect, so that an unknown value may, too. */
  readonly mayReplace?: readonly string[];
  /** Attributes whose drift is invisible or plans nothing, with the catalogue's mark and its explanation. */
  readonly exempt: { readonly [attribute: string]: string };
  /** Creates in the emulator what the resource needs but cannot create itself, at the beginning and after a reset. Does nothing if it exists. */
  provide?(): Promise<void>;
  /** Creates what only data sources, lists and ephemeral resources need. */
  prepareQueries?(): Promise<void>;
}

/** What reads or does something besides the resource. */
export type QueryKind = 'data' | 'list' | 'ephemeral' | 'action';

/** Their arguments by type, from the state of the largest object. */
export type QueryArguments = { readonly [type: string]: (state: Values) => Values };

/**
 * What the house rules need to know about a resource: its configurations, and how to read and change the service without Lintel.
 * A resource's fixture is `test/handlers/<service>/<resource>/fixture.ts`.
 */
export interface Fixture extends Configurations {
  /** A value that another client may have set, if that cannot be the one in `changed`. */
  readonly drifted?: Values;
  /** The object as the service stores it, including secrets; undefined if it does not exist. */
  look(state: Values): Promise<Values | undefined>;
  /** Changes one attribute outside of Lintel. */
  tamper(state: Values, attribute: string, value: Value): Promise<void>;
  /** Deletes the object outside of Lintel. */
  remove(state: Values): Promise<void>;
  /** Whether a destroy of the object is refused as it is configured. */
  isKept?(state: Values): boolean;
  /** Deletes the object together with its parent, so that its absence cannot be proven. Absent if it belongs to the service itself. */
  removeParent?(state: Values): Promise<void>;
  /** Deletes what the service keeps of expired objects, for permanent ones. */
  sweep?(): Promise<void>;
}

/** The fixture of an operation, which has no object to read or change. */
export interface OperationFixture extends Configurations {
  /** The operation, as named in the emulator's request log. */
  readonly operation: string;
}

/** The dialects: the first two of the platform, all but the second of the secrets service. */
export type Dialect = 'standard' | 'hcp' | 'vault' | 'openbao';

/** How to read and change an object without Lintel, which follows from a definition that says how the service stores it. */
export type Derived = Pick<Fixture, 'look' | 'tamper' | 'remove' | 'removeParent'>;

/** Creates the fixture for one emulator, in which it first creates what the resource needs. Its own functions replace derived ones. */
export type CreateFixture<F extends Configurations = Fixture> = (
  service: TestEmulator,
  dialect: Dialect,
) => Promise<F extends Fixture ? Omit<F, keyof Derived> & Partial<Derived> : F>;

/** A configuration that violates one documented rule. */
export interface WrongConfiguration {
  /** The rule of the definition, as named by `ruleNames`, or a rule that the definition cannot express. */
  readonly breaks: string;
  readonly config: Values;
  /** Where the problem must be reported. */
  readonly path: Path;
  /** Words that the message must contain. */
  readonly says: string;
  /** Validation cannot refuse it, because the generated configuration of an imported object may look the same. */
  readonly leftToThePlan?: true;
}

/** How an object begins and ends, with what belongs to that. */
export type Lifecycle =
  | ({ readonly kind: 'stored' } & Pick<Traits, 'adopts' | 'forgets' | 'accumulates' | 'addsTo' | 'mayLeave'>)
  | ({ readonly kind: 'configuration' } & Pick<Traits, 'stays' | 'forgets'>)
  | { readonly kind: 'operation' }
  | ({ readonly kind: 'issuedOnce' } & Pick<Traits, 'permanent' | 'madeAgain' | 'ends' | 'mayLeave'>)
  | ({ readonly kind: 'ceremony' } & Required<Pick<Traits, 'ends'>>);

export interface Traits {
  /** The resource adopts an existing object, and only forgets it on destroy unless configured otherwise. */
  readonly adopts?: true;
  /** The service cannot delete the object: a destroy only forgets it, and it stays until its mount goes. In the tests, the fixture then removes it. */
  readonly forgets?: true;
  /** The object exists as long as its mount: others can reset it, which is drift, but not delete it. The fixture's `remove` resets it. */
  readonly stays?: true;
  /**
   * The service's collection of such objects, which accumulate: each create makes another one, none can be deleted, and only the newest that
   * is complete has an effect. What is left of others is not counted.
   */
  readonly accumulates?: string;
  /** A collection that each create and each update adds to, and from which only the newest object counts. */
  readonly addsTo?: string;
  /**
   * A collection that belongs to the object without being part of it, such as keys: a terminated deletion, or one that keeps them on purpose, may
   * leave members that nothing distinguishes from those of others.
   */
  readonly mayLeave?: string;
  /** Computed attributes that an import cannot read, because nothing keeps them: the apply after it makes them again. */
  readonly madeAgain?: readonly string[];
  /** A missing object has expired, and is kept in the state with these values. It is recreated only if its `triggers` change. */
  readonly ends?: Values;
  /**
   * Why the object is permanent: it cannot be changed or deleted, can be read without permission, and does not report its inputs. It exists
   * until it expires, and a read returns only its content. Each request creates another object, which cannot be found if the response is
   * lost.
   */
  readonly permanent?: string;
}

/** The exports of a fixture file. */
export interface FixtureFile<F extends Configurations = Fixture> {
  readonly createFixture: CreateFixture<F>;
  /** Defaults to `stored`, and to `operation` where the definition has the mark. */
  readonly lifecycle?: Lifecycle;
  /**
   * The type whose handlers are these, with other names in the requests. Rules that disturb each request once are proven of that type.
   */
  readonly sameHandlersAs?: string;
  /** Each `tamper` exchanges the whole object, so that only the last one counts. */
  readonly tampersWhole?: true;
  /** Only its id names an object, so that one of which every response was lost has no import command. */
  readonly namedByIdAlone?: true;
  /** Attributes that say which object it is, besides those of its identity: no other client can change them. */
  readonly places?: readonly string[];
  /** Secret inputs that the objects of this fixture return in clear, as a service may whose paths have no type of their own. */
  readonly returned?: readonly string[];
  /** Where responses are passed on as they are, whatever they contain. */
  readonly verbatim?: RegExp;
  /** Words of the error if the parent of the object is gone, unless that is an engine. */
  readonly withoutParent?: string;
  /**
   * For a resource whose attributes differ by dialect, or that not every dialect has: the attributes that each dialect lacks. The house rules
   * then run in every dialect named here, and those that need only one in the first.
   */
  readonly without?: { readonly [dialect in Dialect]?: readonly string[] };
  /** What the service lists from the beginning, and what the data source of all names then has, which leaves nothing out. */
  readonly fromTheBeginning?: { readonly listed: readonly string[]; readonly named: readonly string[] };
  /** Arguments of queries that are not those of the object's own location. */
  readonly queries?: { readonly [Kind in Exclude<QueryKind, 'action'>]?: QueryArguments };
  readonly wrong: readonly WrongConfiguration[];
  /** The configurations of the resource's data sources, by type. */
  readonly wrongData: { readonly [type: string]: readonly WrongConfiguration[] };
}
