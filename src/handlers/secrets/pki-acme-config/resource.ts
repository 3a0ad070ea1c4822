import { pkiAcmeConfig } from './definition';
import type { Problem } from '../../../definition/problem';
import type { Value } from '../../../definition/value';
import type { PlanContext, ResourceHandlers } from '../../contract';
import type { SomeProposal } from '../../registry';
import { unsupported } from '../shared/dialect';
import { authorityConfiguration, type AuthorityConfiguration } from '../shared/pki/configuration';
import { hasAddress } from '../shared/pki/url-templates';

export const acmeConfiguration: AuthorityConfiguration & { readonly definition: typeof pkiAcmeConfig } = {
  definition: pkiAcmeConfig,
  part: 'acme',
  supportedBy: { maxTtl: ['vault'], challengePermittedIpRanges: ['vault'], challengeExcludedIpRanges: ['vault'] },
  own: { enabled: false, maxTtl: '0' },
  modifyPlan: async (context, proposal) => ({
    problems: [...policyProblems(context, proposal), ...(await addressProblems(context, proposal))],
  }),
};

export const pkiAcmeConfigResource: ResourceHandlers<typeof pkiAcmeConfig> = authorityConfiguration(acmeConfiguration);

/** The service reports each mistake as a failure of its own. */
function policyProblems({ secrets: { dialect } }: PlanContext, { config, unknown }: SomeProposal): Problem[] {
  const { defaultDirectoryPolicy: policy, allowedRoles } = config;
  if (typeof policy !== 'string') return [];
  if (policy.startsWith('external-policy') && dialect !== 'vault') {
    return [unsupported(dialect, 'vault', 'defaultDirectoryPolicy')];
  }
  const [, role] = /^role:(.+)$/.exec(policy) ?? [];
  if (role === undefined || unknown.has('allowedRoles') || isAllowed(allowedRoles, role)) return [];
  return [
    {
      path: ['defaultDirectoryPolicy'],
      severity: 'error',
      summary: 'Invalid `defaultDirectoryPolicy`',
      detail: `The role ${JSON.stringify(role)} is not among \`allowedRoles\`, so no client could use it. Add it there.`,
    },
  ];
}

function isAllowed(roles: Value, role: string): boolean {
  return !Array.isArray(roles) || roles.includes('*') || roles.includes(role);
}

async function addressProblems(context: PlanContext, { config, unknown }: SomeProposal): Promise<Problem[]> {
  if (config.enabled !== true || unknown.has('mount')) return [];
  if ((await hasAddress(context, config, 'path')) !== false) return [];
  return [
    {
      path: ['enabled'],
      severity: 'warning',
      summary: 'ACME does not work without the address of the authority',
      detail:
        'The service accepts the configuration, and rejects every ACME client until it knows its own address. Configure `path` of `lintel_pki_cluster_config` for the same mount.',
    },
  ];
}
