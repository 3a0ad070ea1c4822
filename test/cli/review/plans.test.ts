/** @tier complete */
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { renderHtml } from '../../../src/cli/review/render-html';
import { renderMarkdown } from '../../../src/cli/review/render-markdown';
import { renderTerminal } from '../../../src/cli/review/render-terminal';
import type { Finding, Review } from '../../../src/cli/review/report';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import { parsePlan, type Plan } from '../../../src/cli/stack/plan-json';
import { snakeCaseNames } from '../../../src/definition/names';
import { reviews } from '../../../src/handlers/reviews';
import { makeAuthority } from '../../support/authority-certificates';
import { AUTHORITY_REQUEST } from '../../support/certificate-requests';
import { people } from '../../support/pgp';
import type { Case, Expected } from './case';
import { addressOf, SECRETS } from './cases';
import { planBetween, planEveryCase, planRekey, planWithoutRisk } from './estate';

// One plan has every case of every resource.
jest.setTimeout(300_000);

let planned: { readonly cases: readonly Case[]; readonly plan: Plan; readonly text: string };
let review: Review;
let safe: Promise<Plan>;
/** The reported findings, as `<type>: <sentence>`. */
const seen = new Set<string>();

beforeAll(async () => {
  planned = await planEveryCase();
  review = reviewPlan(parsePlan(planned.text));
  safe = planWithoutRisk();
  record(review);
});

/** Records the findings of a review. */
function record(one: Review): Review {
  for (const { type, says } of [...one.findings, ...one.drift.flatMap(({ findings }) => findings)]) {
    seen.add(`${type}: ${says}`);
  }
  return one;
}

const summarize = ({ severity, attribute, says }: Finding): string => `${severity} ${attribute ?? '(whole)'}: ${says}`;
const of = (address: string): Finding[] => review.findings.filter((finding) => finding.address === address);

it('a review reports exactly the expected findings for every case', () => {
  const wrong = planned.cases.flatMap((one) => {
    const address = addressOf(one);
    const findings = of(address);
    const isItems = (items: readonly string[]): boolean =>
      one.items === undefined || JSON.stringify(items) === JSON.stringify(one.items);
    const isSaid = ([severity, attribute, says]: Expected): boolean =>
      findings.some(
        (finding) =>
          finding.severity === severity &&
          finding.attribute === attribute &&
          finding.says.startsWith(says) &&
          isItems(finding.items),
      );
    const fits = findings.length === one.says.length && one.says.every(isSaid);
    return fits
      ? []
      : [
          {
            address,
            expected: one.says,
            items: one.items,
            found: findings.map((finding) => ({ reported: summarize(finding), items: finding.items })),
          },
        ];
  });
  expect(wrong).toEqual([]);
});

it('a review reports no findings beyond those of the cases', () => {
  const known = new Set(planned.cases.map(addressOf));
  expect(review.findings.filter(({ address }) => !known.has(address))).toEqual([]);
  expect(planned.cases.length).toBeGreaterThan(150);
});

it('a review reports a rekey that is started, cancelled, or made less safe', async () => {
  const keys = (await people('Ada', 'Grace')).map(({ publicKey }) => publicKey);
  const encrypted = { secret_shares: 2, secret_threshold: 2, pgp_keys: keys };
  const plans = await Promise.all([
    planRekey(undefined, {}),
    planRekey({ triggers: { quarter: '1' } }, { triggers: { quarter: '2' } }),
    planRekey({}, { secret_threshold: 2 }),
    planRekey({}, undefined),
    planRekey({ require_verification: true }, {}),
    planRekey(encrypted, { ...encrypted, pgp_keys: null }),
    planRekey(undefined, { ...encrypted, backup: true }),
  ]);
  expect(plans.map((plan) => record(reviewPlan(plan)).findings.map(summarize))).toEqual([
    ['danger (whole): A rekey of the recovery key starts'],
    ['danger (whole): The rekey in progress is cancelled, and a new one starts'],
    ['danger secret_threshold: Fewer shares are needed for the recovery key'],
    ['danger (whole): The rekey in progress is cancelled'],
    ['danger require_verification: The new key takes effect without verification of its shares'],
    ['danger pgp_keys: The new shares are returned unencrypted'],
    [
      'danger (whole): A rekey of the recovery key starts',
      'warning backup: The service also stores the encrypted shares',
    ],
  ]);
});

it('a review knows the owners among the teams that a configuration looks up', async () => {
  const joining = { lintel_team_member: { linus: { team_id: '${data.lintel_team.owners.id}', username: 'linus' } } };
  const owners = { lintel_team: { owners: { organization: 'acme', name: 'owners' } } };
  const plan = await planBetween(undefined, joining, 'standard', owners);
  expect(record(reviewPlan(plan)).findings.map(summarize)).toEqual([
    'danger (whole): A person joins the owners of the organization',
  ]);
});

it('a review reports changes of attributes that only some services have', async () => {
  const task = {
    lintel_run_task: { scan: { organization: 'acme', name: 'scan', url: 'https://hooks.example.com/scan' } },
  };
  const hosted = (stages: readonly string[], no_code: boolean) => ({
    ...task,
    lintel_workspace_run_task: {
      scan: { workspace_id: 'ws-app', task_id: '${lintel_run_task.scan.id}', enforcement_level: 'mandatory', stages },
    },
    lintel_registry_module: { dns: { organization: 'acme', name: 'dns', module_provider: 'aws', no_code } },
  });
  const prod = { key: 'env', value: 'prod' };
  const tagged = (excluding: object[], others: object[], more: object[]) => ({
    lintel_policy_set: {
      excluding: { organization: 'acme', name: 'excluding', global: true, tag_selectors: excluding },
      less: { organization: 'acme', name: 'less', tag_selectors: others },
      more: { organization: 'acme', name: 'more', tag_selectors: more },
    },
  });
  const config = (base_path: string) => ({
    lintel_platform_token_config: { platform: { base_path, token: SECRETS.token } },
  });
  const role = (values: object) => ({ lintel_pki_role: { web: { name: 'web', ...values } } });
  const jwtRole = (values: object) => ({ user_claim: 'sub', bound_subject: 'app', ...values });
  const strict = (token_strictly_bind_ip: boolean) => jwtRole({ name: 'strict', token_strictly_bind_ip });
  const strictAccount = (token_strictly_bind_ip: boolean) => ({
    strict: {
      name: 'strict',
      bound_service_account_names: ['a'],
      bound_service_account_namespaces: ['a'],
      audience: 'us',
      token_strictly_bind_ip,
    },
  });
  const jwt = {
    lintel_kubernetes_auth_role: strictAccount(false),
    lintel_jwt_auth_config: {
      forge: {
        oidc_discovery_url: 'https://forge.example.com',
        override_allowed_server_names: ['other.example.com'],
        skip_jwks_validation: true,
      },
    },
    lintel_jwt_auth_role: {
      deploy: jwtRole({
        name: 'deploy',
        callback_mode: 'direct',
        oidc_disable_confirmation: true,
        token_policies_template_claims: true,
      }),
      strict: strict(false),
    },
  };
  const strictAppRole = (token_strictly_bind_ip: boolean) => ({
    lintel_approle_role: { deploy: { name: 'deploy', token_strictly_bind_ip } },
    lintel_userpass_user: { deploy: { username: 'deploy', password: 'a-password', token_strictly_bind_ip } },
  });
  const plans = await Promise.all([
    planBetween(
      { ...hosted(['post_plan'], false), ...tagged([], [prod], [prod]) },
      {
        ...hosted(['post_plan', 'pre_apply'], true),
        ...tagged([{ ...prod, exclude: true }], [{ key: 'env', value: 'test' }], [prod, { key: 'plain' }]),
      },
      'hcp',
    ),
    planBetween(config('/api/v2/'), config('/other/'), 'vault'),
    planBetween(
      {
        ...strictAppRole(true),
        ...role({ allowed_ip_sans_cidr: ['10.0.0.0/8'], not_before_bound: 'forbid' }),
        lintel_jwt_auth_role: { strict: strict(true) },
        lintel_kubernetes_auth_role: strictAccount(true),
      },
      {
        ...role({
          allowed_ip_sans_cidr: ['10.0.0.0/8', '192.168.0.0/16'],
          not_before_bound: 'permit',
          allow_globs_in_identity_templates: true,
        }),
        ...jwt,
        ...strictAppRole(false),
      },
      'openbao',
    ),
  ]);
  expect(plans.map((plan) => record(reviewPlan(plan)).findings.map(summarize))).toEqual([
    [
      'danger tag_selectors: Workspaces are excluded by their tags',
      'danger tag_selectors: The policy set no longer applies to workspaces with a tag',
      'warning tag_selectors: The policy set applies to workspaces with other tags',
      'warning no_code: The module can be provisioned without writing code',
      'note stages: The run task is called at another stage',
    ],
    ['warning base_path: The API of the platform has another path'],
    [
      'danger allow_globs_in_identity_templates: The text that replaces a template can contain `*`',
      'warning token_strictly_bind_ip: Tokens can be used from other addresses than the one that logged in',
      'warning override_allowed_server_names: The certificate of the issuer may have other names',
      'warning skip_jwks_validation: The configuration is stored even if the keys cannot be fetched',
      'warning callback_mode: Logins in a browser are completed by the service, and not by the client that began them',
      'warning oidc_disable_confirmation: Logins in a browser need no confirmation',
      'warning token_policies_template_claims: Claims decide which policies a login gets',
      'warning token_strictly_bind_ip: Tokens can be used from other addresses than the one that logged in',
      'warning token_strictly_bind_ip: Tokens can be used from other addresses than the one that logged in',
      'warning allowed_ip_sans_cidr: Certificates are issued for addresses in additional networks',
      'warning not_before_bound: Requests determine the validity of their certificates',
      'warning token_strictly_bind_ip: Tokens can be used from other addresses than the one that logged in',
    ],
  ]);
});

it('a review reports what becomes of authorities', async () => {
  const ALL = ['crl-signing', 'issuing-certificates', 'ocsp-signing'];
  const root = (more: object) => ({ key_type: 'ec', not_after: '2040-01-01T00:00:00Z', ...more });
  const issuer = (title: string) => ({ certificate: makeAuthority(title).certificate });
  const request = (title: string) => ({ common_name: title, key_type: 'ec' });
  /** What changes of a root and of an issuer, which have the same settings. */
  const settings: { readonly [title: string]: readonly [before: object, after: object] } = {
    issues: [{ usage: ['crl-signing'] }, { usage: ['crl-signing', 'issuing-certificates'] }],
    revokes: [{ usage: ALL }, { usage: ALL.slice(1) }],
    outlived: [{}, { leaf_not_after_behavior: 'permit' }],
    cut: [{}, { leaf_not_after_behavior: 'truncate' }],
    chained: [{}, { manual_chain: ['self'] }],
    named: [{}, { issuer_name: 'renamed' }],
    published: [{}, { ocsp_servers: ['http://ocsp.example.com'] }],
    unchecked: [{}, { disable_name_checks: true }],
  };
  const objectsOf = (which: 0 | 1, kind: string, base: (title: string) => object) =>
    Object.fromEntries(
      Object.entries(settings).map(([title, values]) => [
        title,
        {
          issuer_name: `${kind}-${title}`,
          ...base(`${kind}-${title}`),
          ...values[which],
          ...renamed(kind, title, which),
        },
      ]),
    );
  const renamed = (kind: string, title: string, which: 0 | 1) =>
    which === 1 && title === 'named' ? { issuer_name: `${kind}-renamed` } : {};
  const authorities = Object.fromEntries(Object.keys(settings).map((title) => [`issuer-${title}`, issuer(title)]));
  const [gone, held, above] = [issuer('gone'), makeAuthority('held'), makeAuthority('above')];
  const below = makeAuthority('below', { signedBy: above });
  const at = (which: 0 | 1) => ({
    lintel_pki_root: {
      ...objectsOf(which, 'root', (title) => root({ common_name: title })),
      replaced: root({ common_name: which === 0 ? 'first' : 'second' }),
      keyed: root({ common_name: 'keyed', key_name: `key-${which}` }),
      kept: root({ common_name: 'kept', delete_key: which === 0 }),
      ...(which === 0 ? { destroyed: root({ common_name: 'destroyed', issuer_name: 'destroyed' }) } : {}),
    },
    lintel_pki_issuer: {
      ...objectsOf(which, 'issuer', (title) => authorities[title]),
      held: {
        certificate: held.certificate,
        ...(which === 1 ? { private_key_wo: held.privateKey } : {}),
      },
      completed: {
        certificate: [below, ...(which === 1 ? [above] : [])].map(({ certificate }) => certificate).join('\n'),
      },
      ...(which === 0 ? { gone } : {}),
    },
    lintel_pki_intermediate_request: {
      replaced: { ...request(which === 0 ? 'first' : 'second'), key_name: 'replaced' },
      keyed: { ...request('keyed'), key_name: `request-${which}` },
      kept: { ...request('kept'), key_name: 'kept', delete_key: which === 0 },
      ...(which === 0 ? { destroyed: { ...request('destroyed'), key_name: 'destroyed' } } : {}),
    },
    lintel_pki_key: {
      replaced: { key_name: 'made', key_type: which === 0 ? 'ec' : 'ed25519' },
      named: { key_name: `named-${which}`, key_type: 'ec' },
      held: { key_name: 'held', ...(which === 1 ? { private_key_wo: held.privateKey } : {}) },
      ...(which === 0 ? { destroyed: { key_name: 'gone', key_type: 'ec' } } : {}),
    },
    lintel_pki_role: {
      left: { name: 'left', issuer_ref: 'destroyed', allowed_domains: ['example.com'], max_ttl: '24h' },
    },
  });
  const { findings } = record(reviewPlan(await planBetween(at(0), at(1), 'vault')));
  const ofBoth = {
    chained: 'The chain of the issuer changes',
    cut: 'Requests for certificates that would outlive the issuer are handled in another way',
    issues: 'The issuer can issue certificates',
    named: 'The issuer gets another name',
    outlived: 'Certificates can outlive the issuer',
    published: 'Certificates that are issued from now on contain other URLs',
    unchecked: 'The issuer issues certificates that clients may reject',
  };
  const both = ['issuer', 'root'].flatMap((kind) => [
    ...Object.entries(ofBoth).map(([title, says]) => `${kind}.${title}: ${says}`),
    `${kind}.revokes: The issuer no longer signs revocation lists`,
    `${kind}.revokes: The usages of the issuer change`,
  ]);
  expect(findings.map(({ address, says }) => `${address.replace('lintel_pki_', '')}: ${says}`).sort()).toEqual(
    [
      ...both,
      'intermediate_request.destroyed: The key of the request is destroyed, unless an issuer has it',
      'intermediate_request.kept: A destroy keeps the key, or no longer does',
      'intermediate_request.keyed: The key gets another name',
      'intermediate_request.replaced: Another request replaces this one',
      'issuer.completed: Other certificates come with what the issuer signs',
      'issuer.gone: The issuer is removed from its mount',
      'issuer.held: A private key is imported',
      'key.destroyed: The key is destroyed',
      'key.held: A private key is imported',
      'key.named: The key gets another name',
      'key.replaced: The key is destroyed',
      'root.destroyed: Roles of this plan refer to the issuer: lintel_pki_role.left',
      'root.destroyed: The root is destroyed, and its key with it',
      'root.kept: A destroy keeps the key, or no longer does',
      'root.keyed: The key gets another name',
      'root.replaced: Another root replaces this one',
    ].sort(),
  );
});

it('a review reports unknown and sensitive values that it cannot judge', async () => {
  const rules = (verb: string) => JSON.stringify({ rules: [{ apiGroups: [''], resources: ['pods'], verbs: [verb] }] });
  const role = (generated_role_rules: string) => ({
    lintel_cluster_role: { agents: { name: 'agents', allowed_cluster_namespaces: ['ci'], generated_role_rules } },
  });
  const access = (policy: string) => ({ lintel_acl_policy: { pipeline: { name: 'pipeline-access', policy } } });
  const later = { terraform_data: { later: { input: rules('get') } } };
  const plans = await Promise.all([
    planBetween(undefined, {
      ...later,
      ...role('${terraform_data.later.output}'),
      lintel_pki_signed_intermediate: {
        below: {
          issuer_ref: 'default',
          csr: AUTHORITY_REQUEST,
          common_name: 'below',
          max_path_length: '${length(terraform_data.later.output)}',
        },
      },
    }),
    planBetween(
      { ...later, ...role(rules('get')), ...access('path "a" {}') },
      {
        terraform_data: { later: { input: rules('list') } },
        ...role('${terraform_data.later.output}'),
        ...access('${terraform_data.later.output}'),
      },
    ),
    planBetween(role(rules('get')), role(`\${sensitive(${JSON.stringify(rules('list'))})}`)),
  ]);
  expect(plans.map((plan) => record(reviewPlan(plan)).findings.map(summarize))).toEqual([
    [
      'note generated_role_rules: The permissions of tokens are known only after apply',
      'note max_path_length: The number of CAs allowed below this one is known only after apply',
    ],
    [
      'warning policy: The policy will allow what the plan does not show',
      'warning generated_role_rules: The permissions of tokens are known only after apply',
    ],
    ['warning generated_role_rules: The permissions of tokens change and are sensitive'],
  ]);
});

it('every sentence in the source of the review rules is tested, including rules that are functions', () => {
  const folder = join(__dirname, '..', '..', '..', 'src', 'handlers');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /review\.ts$/.test(file));
  const heads = files
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/\bsays: ((?:[^',`\n]|'(?:[^'\\]|\\.)*'|`[^`]*`)*)/g),
    ])
    .flatMap(([, expression]) => [...expression.matchAll(/'([A-Z](?:[^'\\]|\\.)*)'|`([A-Z][^`]*)`/g)])
    .map(([, text, template]) => text?.replace(/\\'/g, "'") ?? template.split('${', 1)[0]);
  expect(heads.length).toBeGreaterThan(150);
  const sentences = [...seen].map((one) => one.slice(one.indexOf(': ') + 2));
  expect(heads.filter((head) => !sentences.some((sentence) => sentence.startsWith(snakeCaseNames(head))))).toEqual([]);
});

it('every declarative review rule is tested', () => {
  const untested = Object.entries(reviews).flatMap(([type, resource]) =>
    resource
      .review()
      .rules.flatMap((rule) =>
        'judge' in rule || seen.has(`${type}: ${snakeCaseNames(rule.says)}`) ? [] : [`${type}: ${rule.says}`],
      ),
  );
  expect(untested).toEqual([]);
});

const withoutIdentities = (drift: Review['drift']) =>
  drift.filter(({ address }) => !address.startsWith('lintel_identity_'));

it('a review reports drift separately from planned changes', () => {
  expect(
    // Entities and groups get aliases and members after they are made.
    withoutIdentities(review.drift).map(({ address, what, attributes, findings }) => [
      address,
      what,
      attributes.map(({ path }) => path),
      findings.map(summarize),
    ]),
  ).toEqual([
    [
      'lintel_admin_module_consumers.shared_outside_terraform',
      'changed',
      ['global_module_sharing'],
      ['danger global_module_sharing: All organizations may use the modules'],
    ],
    ['lintel_pki_certificate.expired', 'changed', ['status'], []],
    ['lintel_pki_certificate.revoked_outside_terraform', 'changed', ['revocation_time', 'status'], []],
    // A set that has it among its policies, and a project that an object of its own excludes.
    ['lintel_policy.another_description', 'changed', ['policy_set_ids'], []],
    [
      'lintel_policy_set.another_description_of_a_global_set',
      'changed',
      ['excluded_project_ids'],
      ['danger excluded_project_ids: Workspaces or projects are excluded from the policy set'],
    ],
  ]);
  expect(withoutIdentities(review.drift).length).toBe(5);
});

const FORMATS: readonly (readonly [string, (one: Review) => string])[] = [
  ['terminal', (one) => renderTerminal(one, { isTTY: false })],
  ['markdown', renderMarkdown],
  ['html', renderHtml],
  ['json', (one) => JSON.stringify(one)],
];

it.each(FORMATS)('a review reports no findings for a plan without risks, in %s', async (_, render) => {
  const calm = reviewPlan(await safe);
  expect(calm.findings).toEqual([]);
  expect(calm.changes.map(({ operation }) => operation)).toEqual(calm.changes.map(() => 'create'));
  expect(new Set(calm.changes.map(({ type }) => type)).size).toBeGreaterThan(15);
  const text = render(calm);
  expect(text).toMatch(/No known risks in this plan|"findings":\[\]/);
  expect(text).not.toMatch(/Danger:|class="severity"/);
});

it.each(FORMATS)('a review renders each finding alone, in %s', (format, render) => {
  for (const finding of review.findings) {
    const text = plain(format, render({ ...review, findings: [finding], changes: [], drift: [], references: [] }));
    for (const part of [finding.address, finding.says, finding.why]) expect(text.split(part)).toHaveLength(2);
    for (const item of finding.items) expect(text).toContain(item);
  }
});

it.each(FORMATS)('a review renders all findings together, in %s', (format, render) => {
  const text = render(review);
  if (format === 'markdown') {
    // A comment has a limited size: it names the first ones, and says how many there are.
    const firstMissing = review.findings.findIndex(({ address }) => !text.includes(address));
    expect(
      review.findings.slice(firstMissing < 0 ? Infinity : firstMissing).filter(({ severity }) => severity === 'danger'),
    ).toEqual([]);
    expect(Buffer.byteLength(text)).toBeLessThan(65_000);
    return;
  }
  for (const { address } of review.findings) expect(text).toContain(address);
});

it.each([...FORMATS, ['colours', (one: Review) => renderTerminal(one, { isTTY: true })] as const])(
  'a review shows no secrets, in %s',
  (_, render) => {
    const text = render(review);
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
    expect(text).not.toContain('PRIVATE KEY');
    // The plan itself contains the secrets that are not write-only.
    expect(planned.text).toContain(SECRETS.newPassword);
  },
);

/** The text as a reader sees it, without the escapes of the format. */
function plain(format: string, text: string): string {
  if (format === 'html') {
    return (
      text
        .replace(/(?:aria-label|value|data-[a-z]+)="[^"]*"/g, '')
        // What is copied is what the summary shows.
        .replace(/<p class="copyable">.*?<\/p>/g, '')
        .replace(/<\/?code>/g, '`')
        .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    );
  }
  if (format === 'markdown') {
    return text
      .replace(/\\([^\n])/g, '$1')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
  }
  return text.replace(/\\"/g, '"');
}

it('a review shows the changed lines of a policy', () => {
  const [{ difference }] = of('lintel_policy.other_code');
  expect(difference).toEqual({
    lines: ['@@ -1,1 +1,2 @@', '-main = rule { true }', '+# everything passes', '+main = rule { 1 is 1 }'],
    left: 0,
  });
});

it('a review lists changes by other providers without judging them', () => {
  expect(review.others).toEqual([
    {
      address: 'terraform_data.side',
      type: 'terraform_data',
      provider: 'terraform.io/builtin/terraform',
      operation: 'update',
    },
  ]);
  expect(review.outputs).toEqual(['side']);
});

it('a review lists references between objects', () => {
  expect(review.references).toContainEqual({ from: 'lintel_pki_certificate.another_name', to: 'lintel_pki_role.used' });
});
