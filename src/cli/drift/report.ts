import type { Agreement } from '../agreed/agreement';
import type { Json } from '../stack/plan-json';
import type { ValueChange } from './attribute-changes';
import type { Unmanaged } from './unmanaged';

/** The formats of a report. */
export type DriftFormat = 'terminal' | 'markdown' | 'html' | 'json';

/**
 * What the next apply does to an object. `unknown`: it was not planned. `later`: nothing until the template changes, because CloudFormation does not
 * detect drift.
 */
export type Next = 'nothing' | 'create' | 'update' | 'replace' | 'delete' | 'forget' | 'unknown' | 'later';

/** The drift of one stack. */
export interface DriftReport {
  /** The stack or template, as given on the command line. */
  readonly subject: string;
  /** The source that objects were compared with. Defaults to the Terraform state. */
  readonly against?: 'template';
  /** The number of objects in the state, or in the template. */
  readonly objects: number;
  readonly drifted: readonly DriftedObject[];
  /** Objects for which the service itself reports a failure. They count as drift. Missing if there are none. */
  readonly failed?: readonly FailedObject[];
  /** Notes from the provider about the service as a whole, such as that another cluster serves it. Missing if there are none. */
  readonly notes?: readonly string[];
  /** Accepted drift, which does not count. Missing if there is none. */
  readonly accepted?: readonly AcceptedDrift[];
  /** Acceptances that match nothing. Missing if there are none. */
  readonly unused?: readonly UnusedAcceptance[];
  readonly unread: readonly UnreadObject[];
  /** Code changes to objects that did not drift. */
  readonly pending: readonly PendingObject[];
  /** Other Terraform errors that would make the next apply fail. */
  readonly problems: readonly string[];
  /** Attributes that were not compared because only the stack has their expected values. */
  readonly notCompared?: readonly { readonly address: string; readonly attributes: readonly string[] }[];
  /** Existing objects that are in no state. Missing without --unmanaged. */
  readonly unmanaged?: Unmanaged;
}

/** An object that has changed since the last apply. */
export interface DriftedObject {
  readonly address: string;
  readonly type: string;
  /** `gone`: it was deleted. `changes` is empty. */
  readonly what: 'changed' | 'gone';
  readonly changes: readonly AttributeDrift[];
  readonly next: Next;
  /** Other attributes that the next apply changes because the code has changed. */
  readonly besides: readonly string[];
}

/** A status which says that the service could not finish its work on an object. */
export interface FailedObject {
  readonly address: string;
  readonly type: string;
  /** The attribute with the status. */
  readonly path: string;
  /** What failed and how to repair it. */
  readonly says: string;
}

/** An attribute that was changed outside of the code. */
export interface AttributeDrift extends Omit<ValueChange, 'path'> {
  readonly path: string;
  /**
   * What the next apply does to it. `restored`: restores the previous value. `left`: keeps the current value, because the code does not set the
   * attribute or sets the same value. `set`: sets another value from the code. `set-later`: sets a value known after apply. `unknown`: it was not
   * planned. `later`: as for the object.
   */
  readonly next: 'restored' | 'left' | 'set' | 'set-later' | 'unknown' | 'later';
  /** The new value for `set`, unless it is sensitive. */
  readonly planned?: Json;
}

/** Drift that a team accepts for a limited time. */
export interface AcceptedDrift {
  readonly address: string;
  readonly type: string;
  /** The attribute. Missing if the object was deleted. */
  readonly path?: string;
  readonly before?: Json;
  readonly after?: Json;
  readonly deleted?: true;
  readonly acceptance: Agreement;
}

/** An entry without effect in the file of accepted drift. */
export interface UnusedAcceptance {
  readonly address: string;
  readonly attribute?: string;
  readonly file: string;
  readonly line: number;
  readonly because: 'matches nothing' | 'has ended';
}

/** An object that could not be read, so its drift is unknown. */
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
