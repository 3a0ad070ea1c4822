import { optionalTextsAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Value } from '../../../definition/value';
import type { PlanContext } from '../../contract';
import type { SomeProposal } from '../../registry';
import { unsupported } from '../shared/dialect';
import { readTuning } from '../shared/mounts/mount-requests';
import { hasAddress } from '../shared/pki/url-templates';
import { storedObject } from '../shared/stored/stored-object';
import { pkiAcmeConfig } from './definition';

export const pkiAcmeConfigObject = storedObject(pkiAcmeConfig, {
  plan: async (context, proposal) => ({
    problems: [
      ...policyProblems(context, proposal),
      ...(await addressProblems(context, proposal)),
      ...(await headerProblems(context, proposal)),
    ],
  }),
});

/** The service reports each mistake as an internal error. */
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
      code: 'value-invalid',
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
      code: 'authority-address-missing',
      summary: 'ACME does not work without the address of the authority',
      detail:
        'OpenBao refuses to enable ACME, and other services reject every ACME client, until the mount knows its own address. Configure `path` of `lintel_pki_cluster_config` for the same mount, and let this resource depend on it.',
    },
  ];
}

/** Headers that ACME clients read from responses (RFC 8555, sections 6.5, 7.1 and 7.3). The service removes headers that the mount may not set. */
const ACME_HEADERS = ['Replay-Nonce', 'Location', 'Link'];

/** Without these headers, clients fail at their first request, and the service logs nothing. */
async function headerProblems(context: PlanContext, { config, unknown }: SomeProposal): Promise<Problem[]> {
  if (config.enabled !== true || unknown.has('mount')) return [];
  const mount = String(config.mount ?? 'pki');
  const tuning = await readTuning(context, 'secrets', { path: mount });
  if (!tuning) return [];
  const allowed = (optionalTextsAt(tuning, 'allowed_response_headers') ?? []).map((name) => name.toLowerCase());
  const missing = ACME_HEADERS.filter((name) => !allowed.includes(name.toLowerCase()));
  if (missing.length === 0) return [];
  const named = missing.map((name) => `\`${name}\``).join(', ');
  return [
    {
      path: ['enabled'],
      severity: 'warning',
      code: 'acme-headers-missing',
      summary: 'ACME does not work without headers of responses',
      detail: `The mount \`${mount}\` may not set ${named} in responses, without which every ACME client fails. Unless this plan does, add ${missing.length === 1 ? 'it' : 'them'} to \`allowed_response_headers\` of the \`lintel_secrets_mount\`.`,
    },
  ];
}
