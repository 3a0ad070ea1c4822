import { changing, name, type Case } from '../../../cli/review/case';

const client = () => ({ organization: 'acme', name: name(), service_provider: 'github' });

/** What lintel review says of changes of connections. */
export const reviewCases: readonly Omit<Case, 'type'>[] = [
  { title: 'made', after: client(), says: [] },
  changing(client())('for all', { organization_scoped: false }, { organization_scoped: true }, [
    'warning',
    'organization_scoped',
    'Every project of the organization may use the connection',
  ]),
  changing(client())('for some', { organization_scoped: true }, { organization_scoped: false }, [
    'warning',
    'organization_scoped',
    'Only some projects may use the connection',
  ]),
  changing(client())(
    'for one more',
    { organization_scoped: false, project_ids: [] },
    { organization_scoped: false, project_ids: ['prj-payments'] },
    ['warning', 'project_ids', 'More projects may use the connection'],
  ),
  changing(client())(
    'for one less',
    { organization_scoped: false, project_ids: ['prj-payments'] },
    { organization_scoped: false, project_ids: [] },
    ['warning', 'project_ids', 'Fewer projects may use the connection'],
  ),
  changing(client())('through agents', {}, { agent_pool_id: 'apool-main' }, [
    'warning',
    'agent_pool_id',
    'The repositories are reached through another network',
  ]),
  changing(client())('another application', { key: 'a' }, { key: 'b' }, [
    'warning',
    'key',
    'Another application at the service is used',
  ]),
  changing(client())('renamed', { name: 'old' }, { name: 'new' }),
  changing(client())(
    'another token',
    { oauth_token_wo: 'planted-old-value', oauth_token_wo_version: 1 },
    { oauth_token_wo: 'planted-new-value', oauth_token_wo_version: 2 },
    ['warning', 'oauth_token', 'A secret of the connection changes'],
  ),
  changing(client())(
    'another secret',
    { secret_wo: 'planted-old-value', secret_wo_version: 1 },
    { secret_wo: 'planted-new-value', secret_wo_version: 2 },
    ['warning', 'secret', 'A secret of the connection changes'],
  ),
  { title: 'removed', before: client(), says: [['danger', undefined, 'The connection is deleted']] },
];
