import { TerraformStack, Testing } from 'cdktf';
import { LintelProvider, secrets } from '../../src';
import { KEYS } from '../support/fixed-keys';

const { JwtAuthConfig, JwtAuthRole, JwtSubject, JwtTrust, TerraformRunPhase } = secrets;

/** The rendered resources of one type. */
function rendered(type: string, build: (stack: TerraformStack) => void): { readonly [id: string]: object } {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { secrets: { address: 'http://127.0.0.1:9', token: 'x' } });
  build(stack);
  return JSON.parse(Testing.synth(stack)).resource[type];
}

test('a JWT auth method trusts an issuer by its URL, a key set, keys, or a well-known issuer', () => {
  const trusts = {
    discovery: JwtTrust.discovery('https://forge.example.com'),
    jwks: JwtTrust.jwks('https://forge.example.com/keys'),
    keys: JwtTrust.keys([...KEYS]),
    gitHubActions: JwtTrust.gitHubActions(),
    gitLab: JwtTrust.gitLab('https://gitlab.example.com'),
    terraformCloud: JwtTrust.terraformCloud(),
  };
  const made = rendered('lintel_jwt_auth_config', (stack) => {
    for (const [id, trust] of Object.entries(trusts)) new JwtAuthConfig(stack, id, { mount: id, trust });
  });
  const issuer = (url: string) => ({ oidc_discovery_url: url, bound_issuer: url });
  expect(made).toEqual({
    discovery: { mount: 'discovery', oidc_discovery_url: 'https://forge.example.com' },
    jwks: { mount: 'jwks', jwks_url: 'https://forge.example.com/keys' },
    keys: { mount: 'keys', jwt_validation_pubkeys: KEYS },
    gitHubActions: { mount: 'gitHubActions', ...issuer('https://token.actions.githubusercontent.com') },
    gitLab: { mount: 'gitLab', ...issuer('https://gitlab.example.com') },
    terraformCloud: { mount: 'terraformCloud', ...issuer('https://app.terraform.io') },
  });
});

test('the URL of an issuer is checked', () => {
  expect(() =>
    rendered('lintel_jwt_auth_config', (stack) => {
      new JwtAuthConfig(stack, 'Forge', { trust: JwtTrust.gitLab('gitlab.example.com') });
    }),
  ).toThrow('is not an absolute URL');
});

test('a role of a JWT auth method is bound to a branch, an environment, a project or a workspace', () => {
  const workspace = { organization: 'acme', project: 'default', workspace: 'app' };
  const subjects = {
    branch: JwtSubject.gitHubBranch({ repository: 'acme/app', branch: 'main' }),
    environment: JwtSubject.gitHubEnvironment({ repository: 'acme/app', environment: 'production' }),
    project: JwtSubject.gitLabProject({ project: 'acme/app' }),
    projectBranch: JwtSubject.gitLabProject({ project: 'acme/app', branch: 'main' }),
    workspace: JwtSubject.terraformWorkspace(workspace),
    phase: JwtSubject.terraformWorkspace({ ...workspace, phase: TerraformRunPhase.APPLY }),
  };
  const made = rendered('lintel_jwt_auth_role', (stack) => {
    for (const [id, subject] of Object.entries(subjects)) {
      new JwtAuthRole(stack, id, { name: id, userClaim: 'sub', subject });
    }
  });
  const terraform = {
    terraform_organization_name: 'acme',
    terraform_project_name: 'default',
    terraform_workspace_name: 'app',
  };
  const bound = (claims: object, bound_subject?: string) => ({
    user_claim: 'sub',
    bound_claims_type: 'string',
    bound_claims: JSON.stringify(claims),
    ...(bound_subject === undefined ? {} : { bound_subject }),
  });
  const named = (roles: { readonly [id: string]: object }) =>
    Object.fromEntries(Object.entries(roles).map(([id, role]) => [id, { name: id, ...role }]));
  expect(made).toEqual(
    named({
      branch: bound({ repository: 'acme/app', ref: 'refs/heads/main' }, 'repo:acme/app:ref:refs/heads/main'),
      environment: bound({ repository: 'acme/app', environment: 'production' }, 'repo:acme/app:environment:production'),
      project: bound({ project_path: 'acme/app' }),
      projectBranch: bound(
        { project_path: 'acme/app', ref_type: 'branch', ref: 'main' },
        'project_path:acme/app:ref_type:branch:ref:main',
      ),
      workspace: bound(terraform),
      phase: bound(
        { ...terraform, terraform_run_phase: 'apply' },
        'organization:acme:project:default:workspace:app:run_phase:apply',
      ),
    }),
  );
});

test('a role is bound by a subject or by its own attributes', () => {
  expect(() =>
    rendered('lintel_jwt_auth_role', (stack) => {
      const subject = JwtSubject.gitLabProject({ project: 'acme/app' });
      new JwtAuthRole(stack, 'Deploy', { name: 'deploy', userClaim: 'sub', subject, boundSubject: 'x' });
    }),
  ).toThrow('`subject` cannot be configured together with `boundSubject`');
});
