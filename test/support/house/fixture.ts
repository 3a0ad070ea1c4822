import type { Path, Value, Values } from '../../../src/definition/value';
import type { TestEmulator } from '../emulator';

/** What can be configured, in the definition's names. */
export interface Configurations {
  /** The least that can be configured. */
  readonly minimal: Values;
  /** What has to differ for a second object to live beside the first. */
  readonly second: Values;
  /** Configurations that between them use every attribute that can be configured. */
  readonly full: readonly Values[];
  /** Another value of every attribute that can be configured. */
  readonly changed: Values;
  /** Of these there is no other value that may be configured: why. */
  readonly fixed?: { readonly [attribute: string]: string };
  /** What must be configured too for an attribute to mean anything to the service. */
  readonly needs?: { readonly [attribute: string]: Values };
  /** What must be configured otherwise (undefined: not at all) where an attribute gets its other value, since rules tie them together. */
  readonly changedWith?: { readonly [attribute: string]: Values };
  /** Likewise, where an attribute is removed. */
  readonly removedWith?: { readonly [attribute: string]: Values };
  /** Other attributes that follow from one, and so change with it. */
  readonly along?: { readonly [attribute: string]: readonly string[] };
  /** Attributes of which some values replace the object, at least in one dialect: one that is unknown may turn out to be such. */
  readonly mayReplace?: readonly string[];
  /** Attributes whose drift cannot be seen, or plans nothing: the catalogue's mark, and what it means here. */
  readonly exempt: { readonly [attribute: string]: string };
  /** Puts there what the room needs and cannot make, as it was at first; nothing, where it is there. */
  provide?(): Promise<void>;
}

/**
 * What the house rules need to know of a room: what can be configured, and how the service is looked at and touched without Lintel.
 * A room's fixture is `test/handlers/<wing>/<room>.fixture.ts`.
 */
export interface Fixture extends Configurations {
  /** A value that somebody else may have given to an attribute, where that cannot be the one of `changed`. */
  readonly drifted?: Values;
  /** The object as the service holds it, secrets included; nothing, where it holds none. */
  look(state: Values): Promise<Values | undefined>;
  /** Changes one attribute behind Lintel's back. */
  tamper(state: Values, attribute: string, value: Value): Promise<void>;
  /** Deletes the object behind Lintel's back. */
  remove(state: Values): Promise<void>;
  /** Deletes the object together with what it belongs to, so that its absence cannot be proven. */
  removeParent(state: Values): Promise<void>;
  /** Takes away what the service keeps of objects that have ended, where the object is permanent. */
  sweep?(): Promise<void>;
}

/** Of a room that does something (`performs`): there is no object to look at, and nothing to touch. */
export interface OperationFixture extends Configurations {
  /** The operation that does it, as the emulator's request log calls it. */
  readonly operation: string;
}

/** What a service speaks: the first two the platform, all but the second the secrets service. */
export type Dialect = 'standard' | 'hcp' | 'vault' | 'openbao';

/** Made for one emulator, in which it first puts what the room needs around it. */
export type CreateFixture<F extends Configurations = Fixture> = (service: TestEmulator) => Promise<F>;

/** A configuration that breaks one documented rule. */
export interface WrongConfiguration {
  /** The rule of the definition, as `describeRules` names it, or a rule that the definition cannot say. */
  readonly breaks: string;
  readonly config: Values;
  /** Where it must be shown. */
  readonly path: Path;
  /** Words that tell the person what is wrong. */
  readonly says: string;
}

/** What a fixture file exports. */
export interface FixtureFile<F extends Configurations = Fixture> {
  readonly createFixture: CreateFixture<F>;
  /** The room adopts what is there, whoever made it, and forgets it where nothing is configured for its end. */
  readonly adopts?: true;
  /** A service has one of it at a time: there is no second beside the first. */
  readonly single?: true;
  /** What is gone has ended, and is kept in state with these values. It is not made again by itself, but when its `triggers` change. */
  readonly ends?: Values;
  /** Words of the error where what the object belongs to is gone, if that is no engine. */
  readonly withoutParent?: string;
  /**
   * Nobody can change or delete the object, everybody may look at it, and it does not tell what it was made from: why. It is there while it
   * has not ended, and a look at it tells only what stands in it. Each request makes another one, which is nobody's if its answer is lost.
   */
  readonly permanent?: string;
  /** For a room whose attributes differ by dialect: those that each has not. The house rules then run in every dialect that is named. */
  readonly without?: { readonly [dialect in Dialect]?: readonly string[] };
  readonly wrong: readonly WrongConfiguration[];
  /** Of the data sources that live in the same room, by type. */
  readonly wrongData: { readonly [type: string]: readonly WrongConfiguration[] };
}
