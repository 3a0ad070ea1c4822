/** Where and how the secrets service stores an object. Its handlers are derived from this (`handlers/secrets/shared/stored`). */
export interface Stored {
  /** The object's parent: an engine, an auth method, or the service itself. */
  readonly in: 'engine' | 'auth' | 'service';
  /** The default mount of the engine or the method; for the service itself, the path of the collection without its last segments: `sys/policies`. */
  readonly mount: string;
  /** The type of the engine, if it differs from the default mount. */
  readonly engine?: string;
  /** The segments below the mount: `roles`, `config/urls`. */
  readonly collection: string;
  /** The attribute that names one of several objects. Absent: the only one of its kind. */
  readonly name?: string;
  /** A name may have several segments. */
  readonly nested?: true;
  /** The object's name in messages: `token role`. */
  readonly noun: string;
  /**
   * The segments below an object to which its changes are sent, such as `config`. Attributes marked `afterwards`, which a
   * create ignores, are sent there right after it.
   */
  readonly changes?: string;
  /** The service cannot read a single object: all are read at once, each under its name with a trailing slash. */
  readonly together?: true;
  /** The service replaces the whole object with each write. Absent: it keeps omitted fields. */
  readonly replaced?: true;
  /**
   * The object always exists: a create takes one that was never written. A delete writes the service's default values, or sends nothing because
   * `stays`, a clause such as "logins go on", applies until the mount is removed.
   */
  readonly always?: { readonly stays?: string };
  /** The service chooses the name, an id. The object is created and found by a separate key. */
  readonly key?: {
    /** The attributes of the key; the last one is the end of the path. */
    readonly attributes: readonly string[];
    /** The segments below the mount for creating the object and reading it by its key: `entity/name`. */
    readonly collection: string;
    /**
     * The path for finding the object if no path contains the key: the parameters, and the member of the response with
     * the object or with all objects of an owner.
     */
    readonly lookup?: {
      readonly path: string;
      readonly asks: { readonly [field: string]: string };
      readonly member: string;
    };
    /** The prefix of names that are generated if none is configured; the service would generate similar ones. */
    readonly generated?: string;
  };
  /** The state of the `vault_…` type, if its names differ from the service's. */
  readonly peer?: {
    /** The attribute with the name of the object. Defaults to `name`. */
    readonly name?: string;
    /** Redundant attributes, such as those of an older version of the provider. */
    readonly dropped?: readonly string[];
  };
}
