import { readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { Checkout, Ran } from './checkout';
import { type Event, holds } from './event';
import { Forge, NEWEST_RUN, TOKENS } from './forge';
import { Claims, REQUEST_TOKEN } from './identity-provider';
import { pipelineFile } from './page';

interface Step {
  readonly 'name'?: string;
  readonly 'id'?: string;
  readonly 'if'?: string;
  readonly 'uses'?: string;
  readonly 'with'?: { readonly [name: string]: string };
  readonly 'run'?: string;
  readonly 'env'?: { readonly [name: string]: string };
  readonly 'working-directory'?: string;
}

interface Workflow {
  readonly on: { readonly [event: string]: unknown };
  readonly defaults?: { readonly run: { readonly shell: string } };
  readonly env: { readonly [name: string]: string };
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

/** Third-party actions before the first step of ours, which are not run here. */
const SET_UP = ['actions/checkout@v4', 'actions/setup-node@v4', 'hashicorp/setup-terraform@v3'];

/**
 * Runs what an event starts of the page's workflow in a checkout, like the runner. Returns the output of all steps, and the status of the last
 * step that ran.
 */
export async function runGitHub(event: Event, checkout: Checkout, forge: Forge, settings: Settings): Promise<Ran> {
  const workflow = pipelineFile<Workflow>('.github/workflows/platform-team.yml');
  const name = EVENTS[event];
  const github = {
    event_name: name,
    repository: REPOSITORY,
    token: TOKENS.github,
    event: name.startsWith('pull_request')
      ? { pull_request: { number: 7, head: { repo: { full_name: REPOSITORY } } } }
      : {},
  };
  const startsWith = (text: string, start: string) => text.startsWith(start);
  const started = Object.values(workflow.jobs).filter((job) => holds(job.if, { github, startsWith }));
  if (!Object.hasOwn(workflow.on, name) || started.length !== 1) {
    throw new Error(`${name} starts ${started.length} jobs`);
  }
  const [job] = started;
  forge.identities.claims = claimsOf(name, job);
  const outputs: { [step: string]: { [name: string]: string } } = {};
  const context = (expression: string): string => {
    const [scope, ...rest] = expression.trim().split('.');
    const found = {
      env: workflow.env,
      ...settings,
      steps: outputs,
      github,
    }[scope] as unknown;
    const value =
      scope === 'steps'
        ? outputs[rest[0]]?.[rest[2]]
        : rest.reduce((inner, key) => (inner as { readonly [key: string]: unknown } | undefined)?.[key], found);
    if (value === undefined) throw new Error(`nothing is known of ${expression}`);
    return String(value);
  };
  const filled = (text: string): string =>
    text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => context(expression));
  const environment = (block: { readonly [name: string]: string } = {}) =>
    Object.fromEntries(Object.entries(block).map(([key, value]) => [key, filled(String(value))]));
  let output = '';
  for (const [index, step] of job.steps.entries()) {
    const [outputFile, summary] = ['output', 'summary'].map((kind) =>
      path.join(checkout.folder, '..', `${path.basename(checkout.folder)}-${index}-${kind}`),
    );
    for (const file of [outputFile, summary]) writeFileSync(file, '');
    if (step.if !== undefined && !holds(step.if, { github, env: workflow.env })) continue;
    if (step.uses !== undefined) {
      act(step.uses, environment(step.with), checkout, forge);
      continue;
    }
    // The dependencies are already installed.
    if (step.run === 'npm ci') continue;
    const ran = await checkout.bash(
      filled(step.run!),
      {
        CI: 'true',
        GITHUB_API_URL: forge.address,
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: REPOSITORY,
        RUNNER_TEMP: checkout.temporary,
        GITHUB_OUTPUT: outputFile,
        GITHUB_STEP_SUMMARY: summary,
        ...identityRequest(job, forge),
        ...environment(workflow.env),
        ...environment(job.env),
        ...environment(step.env),
      },
      { folder: filled(step['working-directory'] ?? '.'), pipefail: workflow.defaults?.run.shell === 'bash' },
    );
    output += ran.output;
    if (step.id !== undefined) {
      outputs[step.id] = Object.fromEntries(
        readFileSync(outputFile, 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split(/=(.*)/s).slice(0, 2)),
      );
    }
    if (ran.status !== 0) return { status: ran.status, output };
  }
  return { status: 0, output };
}

/** https://docs.github.com/en/actions/concepts/security/openid-connect */
function claimsOf(event: string, { environment }: Job): Claims {
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
function identityRequest({ permissions }: Job, { identities }: Forge): { readonly [name: string]: string } {
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
