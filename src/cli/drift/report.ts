import type { ValueChange } from './attribute-changes';
import type { Json } from '../stack/plan-json';

/** What the next apply does with an object. `unknown`: it was not planned. `later`: nothing by itself, since CloudFormation looks at no object again. */
export type Next = 'nothing' | 'create' | 'update' | 'replace' | 'delete' | 'forget' | 'unknown' | 'later';

/** What was found out about the drift of one stack. */
export interface DriftReport {
  /** What was looked at, as it was named. */
  readonly subject: string;
  /** With what objects were compared; absent, with the state that Terraform keeps. */
  readonly against?: 'template';
  /** How many objects there are in the state, or in the template. */
  readonly objects: number;
  readonly drifted: readonly DriftedObject[];
  readonly unread: readonly UnreadObject[];
  /** What the next apply does to objects that did not drift, because the code says so. */
  readonly pending: readonly PendingObject[];
  /** What else is wrong, in terraform's words: the next apply would end with it. */
  readonly problems: readonly string[];
  /** Attributes that were compared with nothing, since only the stack knows what they should be. */
  readonly notCompared?: readonly { readonly address: string; readonly attributes: readonly string[] }[];
}

/** An object that is otherwise than when it was applied last. */
export interface DriftedObject {
  readonly address: string;
  readonly type: string;
  /** `gone`: it was deleted, and has no changes. */
  readonly what: 'changed' | 'gone';
  readonly changes: readonly AttributeDrift[];
  readonly next: Next;
  /** Attributes that the next apply changes besides, because the code says so. */
  readonly besides: readonly string[];
}

/** One attribute that was changed behind the code. */
export interface AttributeDrift extends Omit<ValueChange, 'path'> {
  readonly path: string;
  /**
   * What the next apply does with it: sets it back to what it was; leaves it, since the code does not speak of it or says the same by now;
   * sets it to something else, which the code says by now; or to what is known only then. `unknown`: it was not planned. `later`: as for the object.
   */
  readonly next: 'restored' | 'left' | 'set' | 'set-later' | 'unknown' | 'later';
  /** With `set`: to what, unless it is sensitive. */
  readonly planned?: Json;
}

/** An object that was not read, so that nothing is known of its drift. */
export interface UnreadObject {
  readonly address: string;
  /** Why, in the words of whoever refused. */
  readonly reason: string;
}

export interface PendingObject {
  readonly address: string;
  readonly next: Exclude<Next, 'nothing' | 'unknown' | 'later'> | 'import';
  /** Of an update or a replacement: the attributes that change. */
  readonly attributes: readonly string[];
}
