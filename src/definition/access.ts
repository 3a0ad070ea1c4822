/** What a run does with an object. A plan only reads. */
export type Phase = 'read' | 'create' | 'update' | 'delete';

/** The secrets service: the capabilities on a path that a token needs. */
export interface Access {
  /** The path below `/v1/`. Braces name attributes; a mount or a namespace may have several segments. */
  readonly path: string;
  /** The capabilities by what is done. A capability of `read` is needed in every plan. */
  readonly needs: { readonly [P in Phase]?: readonly string[] };
  /** Needed only if these attributes have a value other than `false`. */
  readonly when?: readonly string[];
  /** Needed only if this attribute has no value. */
  readonly unless?: string;
  /** The dialects that have the path. Defaults to all. */
  readonly dialects?: readonly ('standard' | 'vault' | 'openbao')[];
  /** Without it, a check during planning is skipped, a message is less specific, or many reads need a separate request each. */
  readonly optional?: true;
}

/** The platform: a right that a team needs. */
export interface Right {
  readonly right: PlatformRight;
  readonly needs: readonly Phase[];
}

export type PlatformRight =
  | 'manage-policies'
  | 'manage-run-tasks'
  | 'manage-workspace-run-tasks'
  | 'manage-workspaces'
  | 'manage-projects'
  | 'manage-teams'
  | 'manage-vcs-settings'
  | 'manage-agent-pools'
  | 'manage-modules'
  | 'owners'
  | 'site-administrator';

/** The permissions of a resource, a data source, an ephemeral resource or an action that do not follow from its import form. */
export interface AccessMarks {
  /** Permissions besides those on the object's own path. */
  readonly access?: readonly Access[];
  /** Permissions on the object's own path, if they differ from those of most objects. */
  readonly ownAccess?: Access['needs'];
  readonly rights?: readonly Right[];
}

/** Most objects: the service requires `update` for every write. An object is looked up before it is created, and read back after it is written. */
export const OBJECT: Access['needs'] = {
  read: ['read'],
  create: ['read', 'update'],
  update: ['read', 'update'],
  delete: ['delete'],
};

/** The service requires `create` if nothing exists at the path. */
export const CREATED: Access['needs'] = { ...OBJECT, create: ['read', 'create'] };
