import type { Json, PrivateStateAccess } from '../handlers/contract';

/** A room's memory for one call. What it holds at the end is stored by whoever began it. */
export class CallPrivateState implements PrivateStateAccess {
  private notes: { readonly [name: string]: Json };
  /** Whether anything was remembered or forgotten since the call began. */
  public changed = false;

  constructor(notes: { readonly [name: string]: Json } = {}) {
    this.notes = notes;
  }

  public recall<T extends Json>(name: string): T | undefined {
    return Object.hasOwn(this.notes, name) ? this.notes[name] as T : undefined;
  }

  public remember(name: string, value: Json | undefined): void {
    if (JSON.stringify(this.recall(name)) === JSON.stringify(value)) return;
    const { [name]: forgotten, ...others } = this.notes;
    this.notes = value === undefined ? others : { ...others, [name]: value };
    this.changed = true;
  }

  public stored(): { readonly [name: string]: Json } {
    return this.notes;
  }
}
