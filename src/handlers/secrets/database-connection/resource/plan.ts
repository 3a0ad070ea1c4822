import type { Problem } from '../../../../definition/problem';
import type { PlanContext, PlanModification, Proposal } from '../../../contract';
import { hasLiteralPassword } from '../../shared/connection-url';
import { nameProblems } from '../../shared/dialect';
import type { databaseConnection } from '../definition';
import { isSameVersion } from './plugin-version';

export async function planConnection(
  { secrets }: PlanContext,
  { config, prior, changed, unknown }: Proposal<typeof databaseConnection>,
): Promise<PlanModification<typeof databaseConnection>> {
  const { name, connectionUrl, password, pluginVersion } = config;
  const problems: Problem[] = nameProblems(secrets.dialect, name);
  if (warnsOfPassword(connectionUrl)) problems.push(literalPassword);
  if (changed.has('password') && !password && !unknown.has('password')) problems.push(removedPassword);
  const sameVersion =
    pluginVersion !== undefined &&
    prior?.pluginVersion !== undefined &&
    isSameVersion(pluginVersion, prior.pluginVersion);
  return { problems, ...(sameVersion ? { keep: ['pluginVersion'] as const } : {}) };
}

/** Whether the connection string contains a password, which cannot be rotated. */
function warnsOfPassword(url: string | undefined): boolean {
  return url !== undefined && hasLiteralPassword(url);
}

const literalPassword: Problem = {
  path: ['connectionUrl'],
  severity: 'warning',
  code: 'secret-literal',
  summary: 'The connection string contains a password',
  detail:
    'A password in the connection string cannot be rotated, and drift of it is not detected. Use "{{password}}" in its place, and configure the password as `passwordWo`.',
};

const removedPassword: Problem = {
  path: ['password'],
  severity: 'warning',
  code: 'credential-removed',
  summary: 'The password is removed',
  detail:
    'An empty password is sent to the service. With `verifyConnection`, the service rejects it unless the database accepts the user without a password.',
};
