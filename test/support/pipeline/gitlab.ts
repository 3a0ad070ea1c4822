import type { Checkout, Ran } from './checkout';
import { Forge, TOKENS } from './forge';
import type { Claims } from './identity-provider';
import { pipelineFile } from './page';

interface Job {
  readonly environment?: string;
  readonly variables: Variables;
  readonly script: readonly string[];
}

interface Variables {
  readonly [name: string]: string;
}

interface Pipeline {
  readonly variables: Variables;
  readonly default: {
    readonly before_script: readonly string[];
    readonly id_tokens: { readonly [variable: string]: { readonly aud: string } };
  };
  readonly plan: Job;
  readonly apply: Job;
  readonly drift: Job;
}

/** Runs a job of the page's pipeline in a checkout like the runner: all lines in one shell. `settings`: the variables of the project. */
export async function runGitLabJob(
  name: 'plan' | 'apply' | 'drift',
  checkout: Checkout,
  forge: Forge,
  settings: Variables,
): Promise<Ran> {
  const pipeline = pipelineFile<Pipeline>('.gitlab-ci.yml');
  const job = pipeline[name];
  const given: Variables = {
    CI_API_V4_URL: forge.address,
    CI_PROJECT_ID: '42',
    CI_MERGE_REQUEST_IID: '7',
    CI_JOB_TOKEN: TOKENS.job,
    COMMENT_TOKEN: TOKENS.comment,
    CI_REGISTRY_IMAGE: 'image',
    GITLAB_CI: 'true',
    ...settings,
  };
  // A variable may refer to others.
  const filled = (value: string): string =>
    value.replace(/\$([A-Z_0-9]+)/g, (_, variable: string) => {
      if (given[variable] === undefined) throw new Error(`nothing is known of ${variable}`);
      return given[variable];
    });
  const variables = Object.fromEntries(
    Object.entries({ ...pipeline.variables, ...job.variables }).map(([key, value]) => [key, filled(String(value))]),
  );
  forge.identities.claims = claimsOf(name, job);
  const identities = Object.fromEntries(
    Object.entries(pipeline.default.id_tokens).map(([variable, { aud }]) => [
      variable,
      forge.identities.issue(filled(aud)),
    ]),
  );
  const script = [...pipeline.default.before_script, ...job.script].filter((line) => line !== 'npm ci').join('\n');
  return checkout.bash(script, { CI: 'true', ...given, ...variables, ...identities });
}

/** The source of the pipeline of each job. */
const SOURCES = { plan: 'merge_request_event', apply: 'push', drift: 'schedule' } as const;

/** https://docs.gitlab.com/ci/secrets/id_token_authentication/ */
function claimsOf(name: keyof typeof SOURCES, { environment }: Job): Claims {
  const project = 'acme/infrastructure';
  return {
    sub: `project_path:${project}:ref_type:branch:ref:${name === 'plan' ? 'change' : 'main'}`,
    project_path: project,
    pipeline_source: SOURCES[name],
    ref_protected: String(name !== 'plan'),
    ...(environment !== undefined && { environment }),
  };
}
