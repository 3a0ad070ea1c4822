/**
 * The action for GitHub and the template for GitLab are the pipelines of docs/pipelines.md, whose steps tests run, with inputs in place of what
 * somebody who owns a copy writes into it.
 */
import { parse, stringify } from 'yaml';

export const ACTION = 'action.yml';
export const TEMPLATE = 'templates/pipeline/template.yml';

interface Step {
  readonly 'name'?: string;
  readonly 'id'?: string;
  readonly 'if'?: string;
  readonly 'uses'?: string;
  readonly 'with'?: { readonly [name: string]: string | number | boolean };
  readonly 'run'?: string;
  readonly 'env'?: { readonly [name: string]: string };
  readonly 'working-directory'?: string;
}

interface Workflow {
  readonly jobs: { readonly [name: string]: { readonly steps: readonly Step[] } };
}

interface Job {
  readonly [key: string]: unknown;
  readonly variables: { readonly [name: string]: string };
  readonly script: readonly string[];
}

interface Pipeline {
  readonly variables: { readonly [name: string]: string };
  readonly default: { readonly id_tokens: object };
  readonly stages: readonly string[];
  readonly [job: string]: unknown;
}

/** What both have, with the names of inputs. GitHub knows no types of inputs of an action. */
const INPUTS: { readonly [name: string]: { readonly description: string; readonly default?: string } } = {
  'stack': { description: 'The folder of the stack, such as cdktf.out/stacks/platform-team.' },
  'name': {
    description: 'What the comment and the issue call the stack. A repository with several stacks gives each its own.',
    default: 'stack',
  },
  'synthesize': {
    description:
      'Installs what the app needs, and writes the stack. For a folder of Terraform: `npm ci && npx --no-install lintel provider install`.',
    default: 'npm ci && npx tsx main.ts',
  },
  'lintel': { description: 'The command line of Lintel, once that has run.', default: 'npx --no-install lintel' },
  'platform-address': { description: 'The address of the platform.', default: '' },
  'secrets-address': { description: 'The address of the secrets service.', default: '' },
  'plan-role': {
    description:
      'The role of the secrets service for plans and drift, which may only read. It is also the value of the variable platform_role of the stack, if that has one.',
    default: '',
  },
  'apply-role': { description: 'The same for applies, which may write.', default: '' },
  'approvers': {
    description:
      'The team whose approval of the plan an acknowledged finding needs. Without one, the file of acknowledgements is enough.',
    default: '',
  },
  'fail-on': { description: 'The severity of findings that fail the job: note, warning or danger.', default: 'danger' },
};

const OF_GITHUB: typeof INPUTS = {
  'plan-key': { description: 'The key with which a plan is encrypted while it is kept: a secret.' },
  'team-token': { description: 'With approvers: a token that may read the members of the organization.', default: '' },
  'login-mount': {
    description: 'The path of the auth method of the secrets service, without auth/.',
    default: 'github',
  },
  'command': {
    description:
      'plan, apply or drift. By default, what follows from the event: apply for a push, drift for a schedule, plan for all others.',
    default: "${{ github.event_name == 'push' && 'apply' || github.event_name == 'schedule' && 'drift' || 'plan' }}",
  },
  'node-version': { description: 'The version of Node.js.', default: '24' },
  'terraform-version': { description: 'The version of Terraform.', default: '1.11.4' },
};

const OF_GITLAB: typeof INPUTS = {
  'plan-role': { description: INPUTS['plan-role']!.description },
  'apply-role': { description: INPUTS['apply-role']!.description },
  'platform-address': { description: INPUTS['platform-address']!.description },
  'secrets-address': { description: INPUTS['secrets-address']!.description },
  'image': { description: 'An image with Node.js, git, openssl, curl and Terraform.' },
  'login-mount': {
    description: 'The path of the auth method of the secrets service, without auth/.',
    default: 'gitlab',
  },
};

/** The action, from the workflow of the page. */
export function renderAction(page: string): string {
  const { jobs } = parse(blockOf(page, '.github/workflows/platform-team.yml')) as Workflow;
  const steps = (job: string) => jobs[job]!.steps;
  const isOwn = ({ uses = '', run = '' }: Step) =>
    !/^(?:actions\/checkout|actions\/setup-node|hashicorp\/setup-terraform)@/.test(uses) &&
    !/^(?:npm ci|npx tsx )/.test(run);
  const before = (job: string) =>
    steps(job)
      .slice(
        0,
        steps(job).findIndex(({ run }) => run === 'npm ci'),
      )
      .filter(isOwn);
  const after = (job: string) =>
    steps(job)
      .slice(steps(job).findIndex(({ run }) => run === 'npm ci'))
      .filter(isOwn);
  const [, setUpNode, setUpTerraform] = steps('plan');
  const document = {
    name: 'Lintel',
    description:
      'Plan in a pull request, review in one comment, apply after the merge exactly what was reviewed, and look for drift.',
    author: 'Lintel maintainers',
    branding: { icon: 'check-circle', color: 'blue' },
    inputs: Object.fromEntries(
      Object.entries({ ...INPUTS, ...OF_GITHUB }).map(([name, { description, default: value }]) => [
        name,
        { description, required: value === undefined, ...(value !== undefined && { default: value }) },
      ]),
    ),
    runs: {
      using: 'composite',
      steps: [
        { name: 'Set up Node.js', uses: setUpNode!.uses, with: { 'node-version': '${{ inputs.node-version }}' } },
        {
          name: 'Set up Terraform',
          uses: setUpTerraform!.uses,
          with: { terraform_version: '${{ inputs.terraform-version }}', terraform_wrapper: false },
        },
        ...before('apply').map((step) => actionStep(step, 'apply')),
        {
          name: 'Synthesize',
          shell: 'bash',
          env: { ...CONNECTION, SYNTHESIZE: '${{ inputs.synthesize }}' },
          run: 'eval "$SYNTHESIZE"',
        },
        ...['plan', 'apply', 'drift'].flatMap((job) => after(job).map((step) => actionStep(step, job))),
      ],
    },
  };
  return `# Written from docs/pipelines.md by \`npx tsx generate/main.ts\`.\n${written(document)}`;
}

/** What steps name. */
const VARIABLES = {
  STACK: '${{ inputs.stack }}',
  STACK_NAME: '${{ inputs.name }}',
  LINTEL: '${{ inputs.lintel }}',
  APPROVERS: '${{ inputs.approvers }}',
  FAIL_ON: '${{ inputs.fail-on }}',
};

const ROLE = "inputs.command == 'apply' && inputs.apply-role || inputs.plan-role";

/** What terraform and the command line read. Where an input is empty, that counts which the workflow sets itself. */
const CONNECTION = {
  LINTEL_PLATFORM_ADDRESS: '${{ inputs.platform-address || env.LINTEL_PLATFORM_ADDRESS }}',
  LINTEL_SECRETS_ADDRESS: '${{ inputs.secrets-address || env.LINTEL_SECRETS_ADDRESS }}',
  LINTEL_SECRETS_LOGIN: "${{ inputs.plan-role && 'jwt' || env.LINTEL_SECRETS_LOGIN }}",
  LINTEL_SECRETS_LOGIN_MOUNT: '${{ inputs.plan-role && inputs.login-mount || env.LINTEL_SECRETS_LOGIN_MOUNT }}',
  LINTEL_SECRETS_LOGIN_AUDIENCE:
    '${{ inputs.plan-role && inputs.secrets-address || env.LINTEL_SECRETS_LOGIN_AUDIENCE }}',
  LINTEL_SECRETS_LOGIN_ROLE: `\${{ ${ROLE} || env.LINTEL_SECRETS_LOGIN_ROLE }}`,
  TF_VAR_platform_role: `\${{ ${ROLE} || env.TF_VAR_platform_role }}`,
};

function actionStep(
  { 'if': condition, 'working-directory': folder, env, run, 'with': inputs, ...step }: Step,
  job: string,
): object {
  const own = (text: string) =>
    text
      .replaceAll('secrets.PLAN_KEY', 'inputs.plan-key')
      .replaceAll('secrets.TEAM_TOKEN', 'inputs.team-token')
      .replaceAll('env.APPROVERS', 'inputs.approvers')
      .replaceAll('env.STACK', 'inputs.stack');
  const wanted = [`inputs.command == '${job}'`, ...(condition === undefined ? [] : [own(condition)])].join(' && ');
  return {
    ...step,
    if: wanted,
    ...(folder !== undefined && { 'working-directory': own(folder) }),
    ...(inputs && { with: inputs }),
    ...(run !== undefined && {
      shell: 'bash',
      ...environment(
        withInputs(run),
        Object.entries(env ?? {}).map(([name, value]) => [name, own(value)]),
      ),
      run: withInputs(run),
    }),
  };
}

function environment(script: string, own: readonly (readonly [string, string])[]): object {
  const named = Object.entries(VARIABLES).filter(([name]) => new RegExp(`\\b${name}\\b`).test(script));
  const connection = /\bterraform\b|\$LINTEL\b/.test(script) ? Object.entries(CONNECTION) : [];
  const all = [...named, ...connection, ...own];
  return all.length === 0 ? {} : { env: Object.fromEntries(all) };
}

/** The template, from the pipeline of the page. Its jobs say everything themselves: a default would be one for other jobs, too. */
export function renderTemplate(page: string): string {
  const { variables, default: all, stages, ...jobs } = parse(blockOf(page, '.gitlab-ci.yml')) as Pipeline;
  const specification = {
    spec: {
      inputs: Object.fromEntries(
        Object.entries({ ...INPUTS, ...OF_GITLAB }).map(([name, { description, default: value }]) => [
          name,
          { description, ...(value !== undefined && { default: value }) },
        ]),
      ),
    },
  };
  const { IMAGE: _, ...common } = variables;
  const input = (name: string) => `$[[ inputs.${name} ]]`;
  const own = {
    ...common,
    STACK: input('stack'),
    STACK_NAME: input('name'),
    LINTEL: input('lintel'),
    APPROVERS: input('approvers'),
    FAIL_ON: input('fail-on'),
    LINTEL_PLATFORM_ADDRESS: input('platform-address'),
    LINTEL_SECRETS_ADDRESS: input('secrets-address'),
    LINTEL_SECRETS_LOGIN_MOUNT: input('login-mount'),
  };
  const pipeline = {
    stages,
    ...Object.fromEntries(
      Object.entries(jobs as { readonly [name: string]: Job }).map(([name, { variables: roles, script, ...job }]) => [
        name,
        {
          ...job,
          ...(job.resource_group !== undefined && { resource_group: input('name') }),
          image: input('image'),
          id_tokens: { LINTEL_ID_TOKEN: { aud: input('secrets-address') } },
          variables: {
            ...own,
            ...Object.fromEntries(
              Object.keys(roles).map((role) => [role, input(name === 'apply' ? 'apply-role' : 'plan-role')]),
            ),
          },
          script: [input('synthesize'), ...script.map(withInputs)],
        },
      ]),
    ),
  };
  const head = '# Written from docs/pipelines.md by `npx tsx generate/main.ts`.';
  return `${head}\n${written(specification)}---\n${written(pipeline)}`;
}

/** Steps of the page, with variables in place of the names that a copy has. */
function withInputs(script: string): string {
  return (
    script
      .replaceAll('npx --no-install lintel', '$LINTEL')
      .replaceAll('--name platform-team', '--name "$STACK_NAME"')
      .replaceAll('--fail-on danger', '--fail-on "$FAIL_ON"')
      // Each stack keeps its own plan.
      .replaceAll('tree=$(git', 'tree=$STACK_NAME-$(git')
      .replaceAll('TREE=$(git', 'TREE=$STACK_NAME-$(git')
      .replaceAll('$PLANS/$(git', '$PLANS/$STACK_NAME-$(git')
      .replaceAll("'Drift in platform-team'", '`Drift in ${process.env.STACK_NAME}`')
  );
}

function blockOf(page: string, name: string): string {
  const head = `\`${name}\`:\n\n\`\`\`yaml\n`;
  const from = page.indexOf(head);
  if (from < 0) throw new Error(`docs/pipelines.md has no ${name}.`);
  const text = page.slice(from + head.length);
  return text.slice(0, text.indexOf('\n```\n') + 1);
}

function written(document: object): string {
  return stringify(document, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
}
