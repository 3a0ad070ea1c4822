/** Where the platform keeps an object, as a JSON:API document, from which its handlers follow (`handlers/platform/shared/stored`). */
export interface StoredDocument {
  /** The JSON:API type, which its path begins with: `/projects/{id}`. */
  readonly type: string;
  /** Where it is made and listed, with attributes in braces: `/organizations/{organization}/projects`. Several: the first whose attributes are known. */
  readonly lists: readonly string[];
  /** What messages call the object: `variable set`. */
  readonly noun: string;
  /** The attributes that distinguish the objects of a list, the last one being the name. */
  readonly key: readonly string[];
  /**
   * The service lets several objects have the key, so that a replacement can exist beside the old one, and nothing says whose an object with
   * the key is: a plan warns of those that exist.
   */
  readonly repeatable?: true;
  /** The parameter by which the list is restricted to names. It need not compare exactly. */
  readonly search?: string;
  /** The objects that a read asks for besides: `effective_tag_bindings`. Earlier releases refuse what they do not know. */
  readonly include?: string;
  /** Its path is that of the list and its own id, which this attribute has. `id` has both ids. */
  readonly below?: string;
  /** The state of the `tfe_…` type, where its names differ from ours. */
  readonly peer?: {
    /** Their names of our attributes. */
    readonly names?: { readonly [attribute: string]: string };
    /** Attributes that say nothing new. */
    readonly dropped?: readonly string[];
  };
}
