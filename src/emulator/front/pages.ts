import { controls } from '../control/controls';
import type { Call, Reply } from '../exchange';
import { PLATFORM_TOKENS, SECRETS_TOKENS, TEAM_TOKENS } from '../fixed-tokens';
import type { World } from '../world';
import { openApiOf } from './openapi';
import { operationsOf } from './operations';
import type { Operation } from './operations';

/**
 * The pages at the root of the address, which describe what the emulator serves, for people and programs. Neither service has these paths. Undefined
 * for any other request.
 */
export function frontPage(world: World, { method, path, origin }: Call): Reply | undefined {
  // Programs that wait for a server to start often ask with HEAD.
  if (!['GET', 'HEAD'].includes(method) || (path !== '/' && path !== '/openapi.json')) return undefined;
  const operations = operationsOf(world);
  if (path === '/openapi.json') return { status: 200, body: openApiOf(operations, origin) };
  return {
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: overview(operations, world, origin),
  };
}

function overview(operations: readonly Operation[], { dialects }: World, origin: string): string {
  const platform = operations.filter(({ service }) => service === 'platform');
  const secrets = operations.filter(({ service }) => service === 'secrets');
  return [
    `Lintel emulator at ${origin}`,
    '',
    `The platform (dialect ${dialects.platform}), ${platform.length} operations`,
    `  tokens, in Authorization: Bearer …   ${[...PLATFORM_TOKENS.keys(), ...Object.values(TEAM_TOKENS)].join(', ')}`,
    ...listed(platform),
    '',
    `The secrets service (dialect ${dialects.secrets}), ${secrets.length} operations`,
    `  tokens, in X-Service-Token: …        ${[...SECRETS_TOKENS.keys()].join(', ')}`,
    ...listed(secrets),
    '',
    `Both as an OpenAPI document: ${origin}/openapi.json`,
    '',
    'Control endpoints, for tests',
    ...controls.map(({ method, path }) => `  ${method.padEnd(7)}${path}`),
    '',
  ].join('\n');
}

function listed(operations: readonly Operation[]): string[] {
  const groups = [...new Set(operations.map(({ group }) => group))];
  return groups.flatMap((group) => [
    '',
    `  ${group}`,
    ...operations.filter((one) => one.group === group).map(({ method, path }) => `    ${method.padEnd(7)}${path}`),
  ]);
}
