import type { Checkout, Ran } from './checkout';
import { type Event, holds } from './event';
import { Forge, TOKENS } from './forge';
import type { Claims } from './identity-provider';
import { pipelineFile } from './page';

interface Job {
  readonly rules: readonly { readonly if: string }[];
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
  readonly stages: readonly string[];
  readonly [job: string]: unknown;
}

/** https://docs.gitlab.com/ci/variables/predefined_variables/ */
const EVENTS: { readonly [event in Event]: Variables } = {
  'pull request': { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result' },
  // Somebody runs the job again.
  'approval': { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result' },
  'queue': { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train' },
  'merge': { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main', CI_DEFAULT_BRANCH: 'main' },
  'night': { CI_PIPELINE_SOURCE: 'schedule' },
};

/** Runs what an event starts of the page's pipeline in a checkout, like the runner: all lines in one shell. `settings`: the variables of the project. */
export async function runGitLab(event: Event, checkout: Checkout, forge: Forge, settings: Variables): Promise<Ran> {
  const pipeline = pipelineFile<Pipeline>('.gitlab-ci.yml');
  const predefined: Variables = { CI_PROJECT_ID: '42', CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '42', ...EVENTS[event] };
  const started = pipeline.stages
    .map((name) => pipeline[name] as Job)
    .filter(({ rules }) =>
      rules.some((rule) => holds(rule.if.replace(/\$([A-Z_]+)/g, 'variables.$1'), { variables: predefined })),
    );
  if (started.length !== 1) throw new Error(`the event starts ${started.length} jobs`);
  const [job] = started;
  const given: Variables = {
    CI_API_V4_URL: forge.address,
    ...predefined,
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
  forge.identities.claims = claimsOf(event, job);
  const identities = Object.fromEntries(
    Object.entries(pipeline.default.id_tokens).map(([variable, { aud }]) => [
      variable,
      forge.identities.issue(filled(aud)),
    ]),
  );
  const script = [...pipeline.default.before_script, ...job.script].filter((line) => line !== 'npm ci').join('\n');
  return checkout.bash(script, { CI: 'true', ...given, ...variables, ...identities });
}

/** https://docs.gitlab.com/ci/secrets/id_token_authentication/ */
function claimsOf(event: Event, { environment }: Job): Claims {
  const project = 'acme/infrastructure';
  const isOfRequest = EVENTS[event].CI_PIPELINE_SOURCE === 'merge_request_event';
  return {
    sub: `project_path:${project}:ref_type:branch:ref:${isOfRequest ? 'change' : 'main'}`,
    project_path: project,
    pipeline_source: EVENTS[event].CI_PIPELINE_SOURCE,
    ref_protected: String(!isOfRequest),
    ...(environment !== undefined && { environment }),
  };
}
