/** Where the platform stores an object as a JSON:API document. Its handlers are derived from this (`handlers/platform/shared/stored`). */
export interface StoredDocument {
  /** The JSON:API type, which is also the start of its path: `/projects/{id}`. */
  readonly type: string;
  /**
   * The path for creating and listing it, with attributes in braces: `/organizations/{organization}/projects`. With several,
   * the first one whose attributes are known.
   */
  readonly lists: readonly string[];
  /** The object's name in messages: `variable set`. */
  readonly noun: string;
  /** The attributes that distinguish the objects of a list. The last one is the name. */
  readonly key: readonly string[];
  /**
   * Several objects may have the same key, so a replacement can exist next to the old object, and nothing shows who owns an object with the key: a
   * plan warns about existing ones.
   */
  readonly repeatable?: true;
  /** The parameter that filters the list by name. It need not compare exactly. */
  readonly search?: string;
  /** The objects that a read includes: `effective_tag_bindings`. Earlier releases reject unknown ones. */
  readonly include?: string;
  /** Its path is the path of the list plus its own id, which is in this attribute. `id` contains both ids. */
  readonly below?: string;
  /** The state of the `tfe_…` type, if its names differ from ours. */
  readonly peer?: {
    /** Their names of our attributes. */
    readonly names?: { readonly [attribute: string]: string };
    /** Redundant attributes. */
    readonly dropped?: readonly string[];
  };
}
