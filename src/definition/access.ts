import type { ImportForm, ResourceDefinition } from './resource';

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
  /** Needed only if this attribute has none. */
  readonly unless?: string;
  /** The dialects that have the path. Defaults to all. */
  readonly dialects?: readonly ('standard' | 'vault' | 'openbao')[];
  /** Without it, a check during planning is skipped, or a message says less. */
  readonly optional?: true;
}

/** The platform: a right that a team needs. */
export interface Right {
  readonly right: PlatformRight;
  readonly needs: readonly Phase[];
}

export type PlatformRight =
  'manage-policies' | 'manage-run-tasks' | 'manage-workspace-run-tasks' | 'owners' | 'site-administrator';

/** What a resource, a data source, an ephemeral resource or an action needs, as far as it does not follow from its import form. */
export interface AccessMarks {
  /** Permissions besides those on the object's own path. */
  readonly access?: readonly Access[];
  /** Permissions on the object's own path, if they differ from those of most objects. */
  readonly ownAccess?: Access['needs'];
  readonly rights?: readonly Right[];
}

/**
 * Most objects: the service asks for `update` for every write. An object is looked for before it is created, and read back after it is
 * written.
 */
const OBJECT: Access['needs'] = { read: ['read'], create: ['read', 'update'], update: ['read', 'update'], delete: ['delete'] }; // prettier-ignore

/** The service asks for `create` where nothing is yet. */
export const CREATED: Access['needs'] = { ...OBJECT, create: ['read', 'create'] };

const OPERATION: Access['needs'] = { create: ['update'], update: ['update'] };

/** The permissions that a resource needs: those on its own path first. */
export function accessOfResource(definition: ResourceDefinition): readonly Access[] {
  const { service, issues, operation, imports, access = [], ownAccess } = definition;
  if (service === 'platform') return [];
  const needs = ownAccess ?? (operation ? OPERATION : OBJECT);
  return [...(issues ? [] : ownPaths(imports).map((path) => ({ path, needs }))), ...access];
}

/** The import ids of objects of the secrets service are their paths. */
function ownPaths(imports: readonly ImportForm[]): readonly string[] {
  const [form] = imports;
  return form?.form.includes('/') ? [form.form] : [];
}

/** The permissions that a data source needs. One that has the type of a resource reads its path, and one with the plural lists above it. */
export function accessOfDataSource(
  { type, access, service }: AccessMarks & { readonly type: string; readonly service: string },
  resources: (type: string) => ResourceDefinition | undefined,
): readonly Access[] {
  if (access || service === 'platform') return access ?? [];
  const one = resources(type);
  if (one) return ownPaths(one.imports).map((path) => ({ path, needs: { read: ['read'] } }));
  const many = resources(type.replace(/ies$/, 'y')) ?? resources(type.replace(/s$/, ''));
  return many ? ownPaths(many.imports).map((path) => ({ path: path.replace(/\/[^/]*$/, '/'), needs: LISTED })) : [];
}

const LISTED: Access['needs'] = { read: ['list'] };

/** Whether an object needs a permission. */
export function isNeeded({ when = [], unless }: Access, isSet: (attribute: string) => boolean): boolean {
  return when.every(isSet) && !(unless !== undefined && isSet(unless));
}

/** The paths of a permission for the values of one object. A value that is not known is a wildcard. */
export function pathOf({ path }: Access, valueOf: (attribute: string) => string | undefined): string {
  const namespace = path.startsWith('sys/') || path.startsWith('auth/') ? valueOf('namespace') : undefined;
  const filled = path.replace(/\{([\w.]+)\}/g, (_, attribute: string) => valueOf(attribute) ?? '+');
  return namespace === undefined || namespace === '' ? filled : `${namespace}/${filled}`;
}
