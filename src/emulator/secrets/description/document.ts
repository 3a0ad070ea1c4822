import type { World } from '../../world';
import { productName } from '../envelope';
import { ENGINE_VERSIONS } from '../system/mount-entries';
import type { DescribedOperation, DescribedPath } from './parse-table';
import { schemaOf, wordsOf } from './schema';

/** The described paths of one mount. */
export interface DescribedMount {
  /** The prefix of each path, enclosed in slashes; `/` for paths below their mount. */
  readonly prefix: string;
  /** A parameter in the prefix for the mount's path. */
  readonly mountParameter?: { readonly name: string; readonly path: string };
  readonly tag: 'secrets' | 'auth' | 'system' | 'identity';
  /** The prefix of operation ids that would otherwise clash with other engines; empty for none. */
  readonly idPrefix: string;
  /** Also adds a catch-all path without operations. */
  readonly catchAll?: true;
  readonly paths: readonly DescribedPath[];
}

/** The OpenAPI document for some mounts. */
export function openApi(world: World, described: readonly DescribedMount[]): object {
  const paths: Record<string, object> = {};
  const schemas: Record<string, object> = {};
  for (const mount of described) {
    if (mount.catchAll) paths[`${mount.prefix}^.*$`] = {};
    for (const path of mount.paths) {
      paths[`${mount.prefix}${path.path}`] = pathItem(mount, path);
      for (const operation of path.operations) {
        if (hasBody(operation)) schemas[schemaName(mount, operation)] = schemaOf(operation);
      }
    }
  }
  const product = productName(world);
  return {
    openapi: '3.0.2',
    info: {
      title: `${product} API`,
      description: 'HTTP API that gives you full access to the service. All API routes are prefixed with `/v1/`.',
      version: /[\d.]+/.exec(ENGINE_VERSIONS[world.dialects.secrets])?.[0] ?? '',
      license: { name: 'Mozilla Public License 2.0', url: 'https://www.mozilla.org/en-US/MPL/2.0' },
    },
    paths,
    components: { schemas },
  };
}

function pathItem(mount: DescribedMount, { path, creates, sudo, open, operations }: DescribedPath): object {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    description: wordsOf(name),
    in: 'path',
    schema: { type: 'string' },
    required: true,
  }));
  const { mountParameter } = mount;
  const ofMount = mountParameter && {
    name: mountParameter.name,
    description: 'Path that the backend was mounted at',
    in: 'path',
    schema: { type: 'string', default: mountParameter.path },
    required: true,
  };
  const all = [...parameters, ...(ofMount ? [ofMount] : [])];
  return {
    description: wordsOf(path.replace(/\/?\{\w+\}/g, '').replace(/[/-]/g, ' ') || 'any path'),
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(creates ? { 'x-vault-createSupported': true } : {}),
    ...(sudo ? { 'x-vault-sudo': true } : {}),
    ...(open ? { 'x-vault-unauthenticated': true } : {}),
    ...Object.fromEntries(operations.map((operation) => [methodOf(operation), operationItem(mount, operation)])),
  };
}

function methodOf({ verb }: DescribedOperation): string {
  return verb === 'post' || verb === 'delete' ? verb : 'get';
}

function operationItem(mount: DescribedMount, operation: DescribedOperation): object {
  const { verb } = operation;
  const list = {
    name: 'list',
    description: verb === 'list' ? 'Must be set to `true`' : 'Return a list if `true`',
    in: 'query',
    schema: { type: 'string', ...(verb === 'list' ? { enum: ['true'] } : {}) },
    ...(verb === 'list' ? { required: true } : {}),
  };
  const schema = { $ref: `#/components/schemas/${schemaName(mount, operation)}` };
  return {
    operationId: `${mount.idPrefix}${operation.id}`,
    tags: [mount.tag],
    ...(verb.endsWith('list') ? { parameters: [list] } : {}),
    ...(hasBody(operation) ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {}),
    responses: verb === 'delete' ? { 204: { description: 'empty body' } } : { 200: { description: 'OK' } },
  };
}

function hasBody({ verb, members }: DescribedOperation): boolean {
  return verb === 'post' && members.size > 0;
}

function schemaName({ idPrefix }: DescribedMount, { id }: DescribedOperation): string {
  const words = `${idPrefix}${id}`.split('-');
  return `${words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join('')}Request`;
}
