import { readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { Checkout } from './checkout';
import { Forge, NEWEST_RUN, TOKENS } from './forge';
import { Claims, REQUEST_TOKEN } from './identity-provider';
import { pipelineFile } from './page';

interface Step {
  readonly 'name'?: string;
  readonly 'id'?: string;
  readonly 'uses'?: string;
  readonly 'with'?: { readonly [name: string]: string };
  readonly 'run'?: string;
  readonly 'env'?: { readonly [name: string]: string };
  readonly 'working-directory'?: string;
}

interface Workflow {
  readonly env: { readonly [name: string]: string };
  readonly jobs: { readonly [name: string]: Job };
}

interface Job {
  readonly env?: { readonly [name: string]: string };
  readonly environment?: string;
  readonly permissions?: { readonly [name: string]: string };
  readonly steps: readonly Step[];
}

/** The event that starts each job of the page. */
const EVENTS: { readonly [job: string]: string } = { plan: 'pull_request', apply: 'push', drift: 'schedule' };
const REPOSITORY = 'acme/infrastructure';

/** The repository's settings. */
export interface Settings {
  readonly secrets: { readonly [name: string]: string };
  readonly vars: { readonly [name: string]: string };
}

/** Third-party actions before the first step of ours, which are not run here. */
const SET_UP = ['actions/checkout@v4', 'actions/setup-node@v4', 'hashicorp/setup-terraform@v3'];

/**
 * Runs a job of the page's workflow in a checkout like the runner. Returns the output of all steps, and the status of the last step that
 * ran.
 */
export async function runGitHubJob(
  name: string,
  checkout: Checkout,
  forge: Forge,
  settings: Settings,
): Promise<{ readonly status: number; readonly output: string }> {
  const workflow = pipelineFile<Workflow>('.github/workflows/platform-team.yml');
  const job = workflow.jobs[name];
  forge.identities.claims = claimsOf(name, job);
  const outputs: { [step: string]: { [name: string]: string } } = {};
  const context = (expression: string): string => {
    const [scope, ...rest] = expression.trim().split('.');
    const found = {
      env: workflow.env,
      ...settings,
      steps: outputs,
      github: { 'token': TOKENS.github, 'event.pull_request.number': '7' },
    }[scope] as unknown;
    const value =
      scope === 'steps'
        ? outputs[rest[0]]?.[rest[2]]
        : (found as { readonly [key: string]: string } | undefined)?.[rest.join('.')];
    if (value === undefined) throw new Error(`nothing is known of ${expression}`);
    return value;
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
        GITHUB_OUTPUT: outputFile,
        GITHUB_STEP_SUMMARY: summary,
        ...identityRequest(job, forge),
        ...environment(workflow.env),
        ...environment(job.env),
        ...environment(step.env),
      },
      filled(step['working-directory'] ?? '.'),
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
function claimsOf(name: string, { environment }: Job): Claims {
  const event = EVENTS[name]!;
  const context =
    environment !== undefined ? `environment:${environment}` : event === 'pull_request' ? event : 'ref:refs/heads/main';
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
