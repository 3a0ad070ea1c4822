/** Where and how the secrets service stores an object, from which its handlers follow (`handlers/secrets/shared/stored`). */
export interface Stored {
  /** What the object belongs to: an engine, an auth method, or the service itself. */
  readonly in: 'engine' | 'auth' | 'service';
  /** The default mount of the engine or the method; for the service itself, the path of the collection without its last segments: `sys/policies`. */
  readonly mount: string;
  /** The type of the engine, if it is not called like the default mount. */
  readonly engine?: string;
  /** The segments below the mount: `roles`, `config/urls`. */
  readonly collection: string;
  /** The attribute that names one of several objects. Absent: the only one of its kind. */
  readonly name?: string;
  /** A name may have several segments. */
  readonly nested?: true;
  /** What messages call the object: `token role`. */
  readonly noun: string;
  /**
   * The segments below an object to which its changes are sent, such as `config`, and right after a create what that ignores: attributes that are
   * marked `afterwards`.
   */
  readonly changes?: string;
  /** The service has no read of one object: all are read at once, each under its name with a slash behind it. */
  readonly together?: true;
  /** The service replaces the whole object with each write. Absent: it keeps what a write leaves out. */
  readonly replaced?: true;
  /**
   * The object always exists: a create takes one that nobody has written. A delete writes the values of the service back, or sends nothing
   * because `stays`, a clause such as "logins go on", holds until the mount goes.
   */
  readonly always?: { readonly stays?: string };
  /** The service chooses the name, an id. The object is made, and found again, by a key of its own. */
  readonly key?: {
    /** The attributes that it consists of; the last one is the end of the path. */
    readonly attributes: readonly string[];
    /** The segments below the mount under which the object is made, and read by its key: `entity/name`. */
    readonly collection: string;
    /** The path that finds it, if none has the key: what is asked, and the member of the answer with the object, or with all of an owner. */
    readonly lookup?: {
      readonly path: string;
      readonly asks: { readonly [field: string]: string };
      readonly member: string;
    };
    /** The beginning of names that are chosen if none is configured; the service would choose one of the same kind. */
    readonly generated?: string;
  };
  /** The state of the `vault_…` type, where its names differ from the service's. */
  readonly peer?: {
    /** The attribute with the name of the object. Defaults to `name`. */
    readonly name?: string;
    /** Attributes that say nothing new, such as those that an older version of the provider had. */
    readonly dropped?: readonly string[];
  };
}
