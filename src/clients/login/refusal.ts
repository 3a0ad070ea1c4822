/** Explains why the service refused a login, and what to do about it. */
import type { Claims } from './jwt-claims';
import { audiencesOf, inUtc, type ProofFacts } from './login-request';
import type { LoginMethod } from './login-settings';

export interface Refused {
  readonly status: number;
  /** The service's text, without secrets. */
  readonly text: string;
  /** The service's clock, in milliseconds since 1970. */
  readonly respondedAt?: number;
}

/** The next step, in one or more sentences. */
export function nextStep(method: LoginMethod, proof: ProofFacts, refused: Refused): string {
  const { status, text } = refused;
  if (/namespace not found/i.test(text)) return 'Check the namespace of the login.';
  const known = CAUSES.find((cause) => cause.status === status && cause.pattern.test(text));
  if (known) return known.words({ method, proof, refused, claims: proof.claims });
  if (status === 403) return forbidden(method);
  if (status === 404) return 'Check the address and the path of the login.';
  if (status >= 500) return 'The service could not process the login. Its own log has the reason.';
  return `${claimsWords(proof.claims)}Check the role and the mount.`;
}

interface Circumstances {
  readonly method: LoginMethod;
  readonly proof: ProofFacts;
  readonly refused: Refused;
  readonly claims: Claims | undefined;
}

interface Cause {
  readonly status: number;
  readonly pattern: RegExp;
  words(circumstances: Circumstances): string;
}

/** The first match applies. The texts are the service's. */
const CAUSES: readonly Cause[] = [
  {
    status: 400,
    pattern: /claim "?[^" ]+"? is missing|claim "[^"]+" not found|does not match any associated bound claim/,
    words: ({ refused, claims }) =>
      `${claimOf(refused.text)}${claims ? ` The JWT has the claims ${claims.names.join(', ')}.` : ''} Compare the bound claims of the role with the job: its branch or environment may be another one.`,
  },
  {
    status: 400,
    pattern: /audience|\(aud\)/,
    words: ({ claims, method }) =>
      `${claims ? `The token is for ${audiencesOf(claims)}, the role wants another audience` : 'The role wants another audience'}. ${method.kind === 'jwt' && !method.proof ? 'Set `audience` of the login' : 'Request a token for an audience'} to one of \`bound_audiences\` of the role.`,
  },
  {
    status: 400,
    pattern: /expired|\(exp\)|\(nbf\)|\(iat\)|not valid yet|issued at|before/,
    words: ({ claims, refused }) =>
      `${claims?.expires === undefined ? '' : `The JWT is valid until ${inUtc(claims.expires)}. `}The clock of this machine says ${inUtc(Date.now())}${refused.respondedAt === undefined ? '' : `, that of the service ${inUtc(refused.respondedAt)}`}. Request a new JWT, or set the clock that is wrong.`,
  },
  {
    status: 400,
    pattern: /\(iss\)|issuer/,
    words: ({ claims }) =>
      `The JWT was issued by ${claims?.issuer === undefined ? 'nobody that it names' : `\`${claims.issuer}\``}, which is not \`bound_issuer\` of the auth method.`,
  },
  {
    status: 400,
    pattern: /signature|no known key|error verifying token|failed to verify/,
    words: ({ claims }) =>
      `The auth method does not have the key that signed the JWT${claims?.issuer === undefined ? '' : `, which was issued by \`${claims.issuer}\``}. Check its \`jwks_url\`, \`oidc_discovery_url\` or \`jwt_validation_pubkeys\`.`,
  },
  {
    status: 400,
    pattern: /missing role/,
    words: () => 'Set `role` of the login, or `default_role` of the auth method.',
  },
  {
    status: 400,
    pattern: /could not be found|invalid role name/,
    words: () => 'The auth method has no such role. Check the spelling of the role, the mount and the namespace.',
  },
  {
    status: 400,
    pattern: /oidc role_type/,
    words: () => 'The role is for people with a browser. Use a role with `role_type = "jwt"`.',
  },
  {
    status: 400,
    pattern: /invalid role or secret ID|invalid secret id|invalid role ID/i,
    words: ({ proof }) =>
      `The role id is unknown, or the secret id${proof.secretIdLength === undefined ? '' : ` (${proof.secretIdLength} characters)`} is wrong, has expired or has no uses left. Plan and apply each log in, so \`secret_id_num_uses\` must be 0 or at least 2. For a secret id with a single use, run Terraform under \`lintel login\`.`,
  },
  {
    status: 400,
    pattern: /upstream|sts|making request|fetch.*caller identity/i,
    words: () =>
      'The secrets service asks STS whose signature it is. It must be able to reach the endpoint (`sts_endpoint`, `region`), and the AWS credentials must still be valid.',
  },
  {
    status: 400,
    pattern: /client certificate/,
    words: ({ method }) =>
      `No role of the auth method accepts the client certificate${method.kind === 'cert' ? ` in ${method.clientCertFile}` : ''}. If something in front of the service ends TLS, the service never sees the certificate.`,
  },
  {
    status: 400,
    pattern: /cannot create root tokens/,
    words: () => 'The role has the policy `root`, which no auth method may grant. Change its `token_policies`.',
  },
];

/** The service responds the same for a missing auth mount as for a wrong token. */
function forbidden(method: LoginMethod): string {
  const mount = method.kind === 'path' || method.kind === 'token_file' ? undefined : method.mount;
  const common = `The auth mount${mount === undefined ? '' : ` \`${mount}\``} is not there, or the address of this machine is not bound to the role`;
  switch (method.kind) {
    case 'kubernetes':
      return `${common}, or the role does not accept this service account or its Kubernetes namespace, or the cluster does not accept its token. Check the role, and whether the auth method can reach the cluster.`;
    case 'approle':
      return `${common}, or the role may be locked out for 15 minutes after refused logins. Check the mount and the namespace first: Lintel does not try again by itself.`;
    default:
      return `${common}. Check the mount, the namespace and \`token_bound_cidrs\` of the role.`;
  }
}

function claimOf(text: string): string {
  const name = /claim "?([^" ]+)"?/.exec(text)?.[1];
  const isMissing = /is missing|not found/.test(text);
  if (name === undefined) return 'The role wants other claims.';
  return isMissing ? `The role wants the claim \`${name}\`.` : `The role wants another value of the claim \`${name}\`.`;
}

function claimsWords(claims: Claims | undefined): string {
  if (!claims) return '';
  const { issuer, expires } = claims;
  const until = expires === undefined ? '' : `, valid until ${inUtc(expires)}`;
  return `The JWT is from ${issuer === undefined ? 'nobody that it names' : `\`${issuer}\``} for ${audiencesOf(claims)}${until}. `;
}
