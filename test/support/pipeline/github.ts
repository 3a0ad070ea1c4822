import { readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { parse } from 'yaml';
import type { Checkout, Ran } from './checkout';
import { evaluate, type Event, holds } from './event';
import { Forge, NEWEST_RUN, TOKENS } from './forge';
import { Claims, REQUEST_TOKEN } from './identity-provider';
import { type Form, pipelineFile, repositoryFile } from './page';

interface Step {
  readonly 'name'?: string;
  readonly 'id'?: string;
  readonly 'if'?: string;
  readonly 'uses'?: string;
  readonly 'with'?: { readonly [name: string]: string };
  readonly 'run'?: string;
  readonly 'env'?: { readonly [name: string]: string };
  readonly 'working-directory'?: string;
  readonly 'shell'?: string;
}

interface Action {
  readonly inputs: { readonly [name: string]: { readonly required: boolean; readonly default?: string } };
  readonly runs: { readonly steps: readonly Step[] };
}

interface Workflow {
  readonly on: { readonly [event: string]: unknown };
  readonly defaults?: { readonly run: { readonly shell: string } };
  readonly env?: { readonly [name: string]: string };
  readonly permissions?: { readonly [name: string]: string };
  readonly jobs: { readonly [name: string]: Job };
}

interface Job {
  readonly if: string;
  readonly env?: { readonly [name: string]: string };
  readonly environment?: string;
  readonly permissions?: { readonly [name: string]: string };
  readonly steps: readonly Step[];
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows */
const EVENTS: { readonly [event in Event]: string } = {
  'pull request': 'pull_request',
  'approval': 'pull_request_review',
  'queue': 'merge_group',
  'merge': 'push',
  'night': 'schedule',
};
const REPOSITORY = 'acme/infrastructure';

/** The repository's settings. */
export interface Settings {
  readonly secrets: { readonly [name: string]: string };
  readonly vars: { readonly [name: string]: string };
}

/** The action of this repository. */
const OURS = 'lintel-iac/lintel@';

/** Third-party actions before the first step of ours, which are not run here. */
const SET_UP = ['actions/checkout@v4', 'actions/setup-node@v4', 'hashicorp/setup-terraform@v3'];

/**
 * Runs what an event starts of the page's workflow in a checkout, like the runner. Returns the output of all steps, and the status of the last
 * step that ran.
 */
export async function runGitHub(
  event: Event,
  checkout: Checkout,
  forge: Forge,
  settings: Settings,
  form: Form = 'whole',
): Promise<Ran> {
  const workflow = pipelineFile<Workflow>('.github/workflows/platform-team.yml', form);
  const name = EVENTS[event];
  const github = {
    event_name: name,
    repository: REPOSITORY,
    ref: 'refs/pull/7/merge',
    token: TOKENS.github,
    event: name.startsWith('pull_request')
      ? { pull_request: { number: 7, head: { repo: { full_name: REPOSITORY } } } }
      : {},
  };
  const startsWith = (text: string, start: string) => text.startsWith(start);
  const names = { github, startsWith, env: workflow.env ?? {}, ...settings };
  const started = Object.values(workflow.jobs).filter((job) => holds(bare(job.if), names));
  if (!Object.hasOwn(workflow.on, name) || started.length !== 1) {
    throw new Error(`${name} starts ${started.length} jobs`);
  }
  const [job] = started;
  const environment = filled(job.environment ?? '', names) || undefined;
  forge.identities.claims = claimsOf(name, environment);
  const given = {
    CI: 'true',
    GITHUB_API_URL: forge.address,
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: REPOSITORY,
    RUNNER_TEMP: checkout.temporary,
    ...identityRequest(job.permissions ?? workflow.permissions, forge),
    ...block(workflow.env, names),
    ...block(job.env, names),
  };
  const shell = workflow.defaults?.run.shell;
  return runSteps(job.steps, { names, given, shell, checkout, forge, place: 'job' });
}

interface Running {
  /** What expressions may name. */
  readonly names: { readonly [name: string]: unknown };
  readonly given: { readonly [variable: string]: string };
  readonly shell: string | undefined;
  readonly checkout: Checkout;
  readonly forge: Forge;
  readonly place: string;
}

async function runSteps(steps: readonly Step[], running: Running): Promise<Ran> {
  const { checkout, forge, given, shell, place } = running;
  const outputs: { [step: string]: { readonly outputs: { [name: string]: string } } } = {};
  const names = { ...running.names, steps: outputs };
  let output = '';
  for (const [index, step] of steps.entries()) {
    const [outputFile, summary] = ['output', 'summary'].map((kind) =>
      path.join(checkout.folder, '..', `${path.basename(checkout.folder)}-${place}-${index}-${kind}`),
    );
    for (const file of [outputFile, summary]) writeFileSync(file, '');
    if (step.if !== undefined && !holds(bare(step.if), names)) continue;
    if (step.uses?.startsWith(OURS)) {
      const ran = await runSteps(parsedAction().runs.steps, {
        ...running,
        names: { ...running.names, inputs: inputsOf(step, names) },
        place: 'action',
      });
      output += ran.output;
      if (ran.status !== 0) return { status: ran.status, output };
      continue;
    }
    if (step.uses !== undefined) {
      act(step.uses, block(step.with, names), checkout, forge);
      continue;
    }
    // The dependencies are already installed.
    if (step.run === 'npm ci') continue;
    const ran = await checkout.bash(
      filled(step.run!, names),
      { ...given, GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summary, ...block(step.env, names) },
      { folder: filled(step['working-directory'] ?? '.', names), pipefail: (step.shell ?? shell) === 'bash' },
    );
    output += ran.output;
    if (step.id !== undefined) {
      outputs[step.id] = {
        outputs: Object.fromEntries(
          readFileSync(outputFile, 'utf8')
            .trim()
            .split('\n')
            .map((line) => line.split(/=(.*)/s).slice(0, 2)),
        ),
      };
    }
    if (ran.status !== 0) return { status: ran.status, output };
  }
  return { status: 0, output };
}

/** What the action of this repository gets: it has no other inputs than those that it declares. */
function inputsOf(step: Step, names: Running['names']): { readonly [name: string]: string } {
  const { inputs } = parsedAction();
  const unknown = Object.keys(step.with ?? {}).filter((name) => !(name in inputs));
  const missing = Object.keys(inputs).filter((name) => inputs[name].required && !(name in (step.with ?? {})));
  if (unknown.length + missing.length > 0) throw new Error(`${unknown.join()} unknown, ${missing.join()} missing`);
  const defaults = Object.fromEntries(Object.entries(inputs).map(([name, { default: value = '' }]) => [name, value]));
  const all = block({ ...defaults, ...step.with }, names);
  // The dependencies are already installed.
  return { ...all, synthesize: all.synthesize.replace('npm ci && ', '') };
}

function parsedAction(): Action {
  return parse(repositoryFile('action.yml')) as Action;
}

function bare(condition: string): string {
  return /^\$\{\{([^]*)\}\}$/.exec(condition.trim())?.[1] ?? condition;
}

/** An expression of one name must have a value; others say what counts in its place. */
function filled(text: string, names: Running['names']): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const value = evaluate(expression, names);
    if (value === undefined && !/[|&]/.test(expression)) throw new Error(`nothing is known of ${expression}`);
    return String(value ?? '');
  });
}

function block(values: { readonly [name: string]: string } | undefined, names: Running['names']) {
  return Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, filled(String(value), names)]));
}

/** https://docs.github.com/en/actions/concepts/security/openid-connect */
function claimsOf(event: string, environment: string | undefined): Claims {
  const context =
    environment !== undefined
      ? `environment:${environment}`
      : event.startsWith('pull_request')
        ? 'pull_request'
        : 'ref:refs/heads/main';
  return {
    sub: `repo:${REPOSITORY}:${context}`,
    repository: REPOSITORY,
    event_name: event,
    ...(environment !== undefined && { environment }),
  };
}

/** Only a job with the permission may ask for its identity token. */
function identityRequest(permissions: Job['permissions'], { identities }: Forge): { readonly [name: string]: string } {
  const trusts = { NODE_EXTRA_CA_CERTS: identities.caFile };
  if (permissions?.['id-token'] !== 'write') return trusts;
  return {
    ...trusts,
    ACTIONS_ID_TOKEN_REQUEST_URL: `${identities.address}/token?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
  };
}

function act(action: string, inputs: { readonly [name: string]: string }, checkout: Checkout, forge: Forge): void {
  if (SET_UP.includes(action)) return;
  const file = path.join(checkout.folder, inputs.path ?? 'reviewed.plan.enc');
  if (action === 'actions/upload-artifact@v4') {
    forge.kept.set(inputs.name, readFileSync(file));
  } else if (action === 'actions/download-artifact@v4') {
    if (inputs['run-id'] !== NEWEST_RUN || inputs['github-token'] !== TOKENS.github) {
      throw new Error('it is not the newest artifact that is downloaded');
    }
    writeFileSync(file, forge.kept.get(inputs.name)!);
  } else {
    throw new Error(`${action} is not known here`);
  }
}
