import { parse, parseAllDocuments } from 'yaml';
import type { Checkout, Ran } from './checkout';
import { type Event, holds } from './event';
import { Forge, TOKENS } from './forge';
import type { Claims } from './identity-provider';
import { type Form, pipelineFile, repositoryFile } from './page';

interface Job {
  readonly rules: readonly { readonly if: string }[];
  readonly environment?: string;
  readonly variables: Variables;
  readonly id_tokens?: IdentityTokens;
  readonly script: readonly string[];
}

interface IdentityTokens {
  readonly [variable: string]: { readonly aud: string };
}

interface Variables {
  readonly [name: string]: string;
}

interface Pipeline {
  readonly variables?: Variables;
  readonly default?: {
    readonly before_script: readonly string[];
    readonly id_tokens: IdentityTokens;
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
export async function runGitLab(
  event: Event,
  checkout: Checkout,
  forge: Forge,
  settings: Variables,
  form: Form = 'whole',
): Promise<Ran> {
  const pipeline = form === 'whole' ? pipelineFile<Pipeline>('.gitlab-ci.yml') : includedPipeline();
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
    Object.entries(job.id_tokens ?? pipeline.default!.id_tokens).map(([variable, { aud }]) => [
      variable,
      forge.identities.issue(filled(aud)),
    ]),
  );
  const script = [...(pipeline.default?.before_script ?? []), ...job.script]
    .map((line) => line.replace(/^npm ci(?: && )?/, ''))
    .join('\n');
  return checkout.bash(script, { CI: 'true', ...given, ...variables, ...identities });
}

/** The template of this repository, with the inputs of the page: it has no others than those that it declares. */
function includedPipeline(): Pipeline {
  const { include } = pipelineFile<{ readonly include: readonly Included[] }>('.gitlab-ci.yml', 'short');
  const [{ remote, inputs }] = include;
  const file = /\/(templates\/.*)$/.exec(remote)![1];
  const [head, body] = parseAllDocuments(repositoryFile(file)).map(String);
  const declared = (parse(head) as Specification).spec.inputs;
  const unknown = Object.keys(inputs).filter((name) => !(name in declared));
  if (unknown.length > 0) throw new Error(`the template has no input ${unknown.join()}`);
  const text = body.replace(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, name: string) => {
    const value = inputs[name] ?? declared[name].default;
    if (value === undefined) throw new Error(`the template needs the input ${name}`);
    return value;
  });
  return parse(text) as Pipeline;
}

interface Included {
  readonly remote: string;
  readonly inputs: { readonly [name: string]: string };
}

interface Specification {
  readonly spec: { readonly inputs: { readonly [name: string]: { readonly default?: string } } };
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
