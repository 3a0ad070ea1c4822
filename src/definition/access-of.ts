import { OBJECT, type Access, type AccessMarks } from './access';
import type { ImportForm, ResourceDefinition } from './resource';

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

/**
 * The permissions that a data source needs. With the type of a resource, it reads that resource's path; with the plural, it reads the lists above.
 */
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

/** The paths of a permission for the values of one object. An unknown value becomes a wildcard. */
export function pathOf({ path }: Access, valueOf: (attribute: string) => string | undefined): string {
  const namespace = path.startsWith('sys/') || path.startsWith('auth/') ? valueOf('namespace') : undefined;
  const filled = path.replace(/\{([\w.]+)\}/g, (_, attribute: string) => valueOf(attribute) ?? '+');
  return namespace === undefined || namespace === '' ? filled : `${namespace}/${filled}`;
}
