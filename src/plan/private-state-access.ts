import type { Json, PrivateStateAccess } from '../handlers/contract';

/** A resource's access to its private state during one call. The caller stores the entries at the end. */
export class CallPrivateState implements PrivateStateAccess {
  private entries: { readonly [name: string]: Json };
  /** Whether an entry has changed since the call began. */
  public changed = false;

  constructor(entries: { readonly [name: string]: Json } = {}) {
    this.entries = entries;
  }

  public recall<T extends Json>(name: string): T | undefined {
    return Object.hasOwn(this.entries, name) ? (this.entries[name] as T) : undefined;
  }

  public remember(name: string, value: Json | undefined): void {
    if (JSON.stringify(this.recall(name)) === JSON.stringify(value)) return;
    const { [name]: forgotten, ...others } = this.entries;
    this.entries = value === undefined ? others : { ...others, [name]: value };
    this.changed = true;
  }

  public stored(): { readonly [name: string]: Json } {
    return this.entries;
  }
}
