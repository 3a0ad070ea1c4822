import type { ValueChange } from './attribute-changes';
import type { Json } from '../stack/plan-json';

/** What the next apply does with an object. `unknown`: it was not planned. `later`: nothing until the template changes, because CloudFormation does not detect drift. */
export type Next = 'nothing' | 'create' | 'update' | 'replace' | 'delete' | 'forget' | 'unknown' | 'later';

/** The drift of one stack. */
export interface DriftReport {
  /** The stack or template, as given on the command line. */
  readonly subject: string;
  /** What objects were compared with. Defaults to the Terraform state. */
  readonly against?: 'template';
  /** The number of objects in the state, or in the template. */
  readonly objects: number;
  readonly drifted: readonly DriftedObject[];
  readonly unread: readonly UnreadObject[];
  /** Changes of the code to objects that did not drift. */
  readonly pending: readonly PendingObject[];
  /** Other errors of Terraform, with which the next apply would fail. */
  readonly problems: readonly string[];
  /** Attributes that were not compared, because only the stack has their expected values. */
  readonly notCompared?: readonly { readonly address: string; readonly attributes: readonly string[] }[];
}

/** An object that has changed since the last apply. */
export interface DriftedObject {
  readonly address: string;
  readonly type: string;
  /** `gone`: it was deleted. `changes` is empty. */
  readonly what: 'changed' | 'gone';
  readonly changes: readonly AttributeDrift[];
  readonly next: Next;
  /** Other attributes that the next apply changes, because the code has changed. */
  readonly besides: readonly string[];
}

/** An attribute that was changed outside of the code. */
export interface AttributeDrift extends Omit<ValueChange, 'path'> {
  readonly path: string;
  /**
   * What the next apply does with it. `restored`: restores the previous value. `left`: keeps the current value, because the code does not set the
   * attribute or sets the same value. `set`: sets another value from the code. `set-later`: sets a value known after apply. `unknown`: it was not
   * planned. `later`: as for the object.
   */
  readonly next: 'restored' | 'left' | 'set' | 'set-later' | 'unknown' | 'later';
  /** The new value of `set`, unless it is sensitive. */
  readonly planned?: Json;
}

/** An object that could not be read, so that its drift is unknown. */
export interface UnreadObject {
  readonly address: string;
  /** The error message of Terraform or of the service. */
  readonly reason: string;
}

export interface PendingObject {
  readonly address: string;
  readonly next: Exclude<Next, 'nothing' | 'unknown' | 'later'> | 'import';
  /** The attributes that an update or a replacement changes. */
  readonly attributes: readonly string[];
}
