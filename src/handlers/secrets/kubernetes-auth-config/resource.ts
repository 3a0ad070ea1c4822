import { ApiError } from '../../../clients/errors';
import { optionalFlagAt } from '../../../clients/read-response';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ReadStateOf } from '../../../definition/resource';
import type { Values } from '../../../definition/value';
import type { Change, Moved, PlanModification, Proposal, ResourceHandlers } from '../../contract';
import { InvalidConfig } from '../../errors';
import { authCollection, type AuthLocation } from '../shared/auth/auth-object';
import { readJwtFields } from '../shared/auth/jwt-fields';
import { certificateProblems, publicKeyProblems } from '../shared/auth/public-keys';
import { forget } from '../shared/configuration';
import { movedFields, newFields, refuseDropped, supportProblems, type SupportedBy } from '../shared/described-fields';
import { create, Data, find, pathId, update, type CollectionPath } from '../shared/mounted-object';
import { movedMount } from '../shared/moved-state';
import { movedNamespace, namespaceProblems } from '../shared/system-object';
import { kubernetesAuthConfig, reviewAttributes } from './definition';

export type KubernetesConfigState = ReadStateOf<typeof kubernetesAuthConfig>;
interface ConfigProposal extends Proposal<typeof kubernetesAuthConfig> {}

const SUPPORTED_BY: SupportedBy = { useAnnotationsAsAliasMetadata: ['vault'] };
const SENT = { ...reviewAttributes, tokenReviewerJwt: kubernetesAuthConfig.attributes.tokenReviewerJwt };

export const kubernetesAuthConfigResource: ResourceHandlers<typeof kubernetesAuthConfig> = {
  createTakesEqual: true,

  async modifyPlan({ secrets: { dialect } }, proposal) {
    const { config } = proposal;
    return {
      ...reviewerToken(proposal),
      problems: [
        ...namespaceProblems(dialect, config.namespace),
        ...supportProblems(dialect, reviewAttributes, config, SUPPORTED_BY),
        ...certificateProblems('kubernetesCaCert', config.kubernetesCaCert),
        ...publicKeyProblems('pemKeys', config.pemKeys),
        ...lostTokenProblems(proposal),
        ...noteworthy(proposal),
      ],
    };
  },

  async create(context, config) {
    const collectionPath = collectionPathOf(config);
    return create<KubernetesConfigState>(context, {
      what: whatOf(collectionPath),
      objectPath: collectionPath,
      attributes: kubernetesAuthConfig.attributes,
      config,
      takesEqual: true,
      body: newFields(SENT, { ...config }, context.secrets.dialect, SUPPORTED_BY),
      toState: (data) => toState(collectionPath, data),
    }).catch(explainMissingCa);
  },

  async read(context, known) {
    const collectionPath = collectionPathOf(known);
    const data = await find(context, collectionPath);
    return data && toState(collectionPath, data);
  },

  async update(context, change) {
    const { config } = change;
    refuseConcealed(change);
    const collectionPath = collectionPathOf(config);
    const what = whatOf(collectionPath);
    // Every write replaces the whole configuration, including the token.
    const body = newFields(SENT, { ...config }, context.secrets.dialect, SUPPORTED_BY);
    const state = toState(collectionPath, await update(context, collectionPath, what, body).catch(explainMissingCa));
    refuseDropped(what, reviewAttributes, { ...config }, { ...state }, SUPPORTED_BY);
    return state;
  },

  async delete(context, state) {
    await forget(context, collectionPathOf(state), 'logins go on');
  },

  move: moveConfig,
};

export function collectionPathOf({ namespace, mount = 'kubernetes' }: AuthLocation): CollectionPath {
  return authCollection('config', { namespace, mount });
}

function whatOf({ mount }: CollectionPath): string {
  return `The configuration of \`${mount}\``;
}

/** Fields that every response contains according to the specification. */
const ALWAYS = [
  'kubernetesHost',
  'kubernetesCaCert',
  'pemKeys',
  'disableLocalCaJwt',
  'issuer',
  'disableIssValidation',
] as const;

/** For all operations and the data source. */
export function toState(collectionPath: CollectionPath, data: Data): KubernetesConfigState {
  const { namespace, mount } = collectionPath.system!;
  return {
    id: pathId(collectionPath),
    namespace,
    mount: mount!,
    ...readJwtFields(data, reviewAttributes, ALWAYS),
    tokenReviewerJwtSet: optionalFlagAt(data, 'token_reviewer_jwt_set'),
  };
}

/** A token that another client removed is sent again. If the service does not report whether it has one, the token is sent with the next change. */
function reviewerToken({
  config,
  unknown,
  prior,
  changed,
}: ConfigProposal): PlanModification<typeof kubernetesAuthConfig> {
  if (prior?.tokenReviewerJwtSet === undefined) return {};
  if (unknown.has('tokenReviewerJwt')) return { unknown: ['tokenReviewerJwtSet'] };
  if (!config.tokenReviewerJwt) return changed.has('tokenReviewerJwt') ? { set: { tokenReviewerJwtSet: false } } : {};
  return { set: { tokenReviewerJwtSet: true }, ...(prior.tokenReviewerJwtSet ? {} : { send: ['tokenReviewerJwt'] }) };
}

const LOST =
  'Every write replaces the configuration as a whole and removes a token that it does not have. Configure `tokenReviewerJwtWo`, or `tokenReviewerJwt`, which is stored in state, and leave both out of `ignore_changes`.';

/** The service has a token that the configuration lacks, after an import or because of `ignore_changes`. */
function lostTokenProblems({ config, unknown, prior, changed }: ConfigProposal): Problem[] {
  const isKept = config.tokenReviewerJwt || unknown.has('tokenReviewerJwt') || changed.has('tokenReviewerJwt');
  if (!prior?.tokenReviewerJwtSet || isKept || changed.size === 0) return [];
  return [
    {
      path: ['tokenReviewerJwtWo'],
      severity: 'error',
      code: 'credential-removed',
      summary: 'The token would be removed',
      detail: LOST,
    },
  ];
}

/** Some services do not report whether they have a token. */
function refuseConcealed({ concealed }: Change<typeof kubernetesAuthConfig>): void {
  if (concealed.has('tokenReviewerJwtWo')) throw new InvalidConfig(['tokenReviewerJwtWo'], LOST);
}

function noteworthy({ config, prior, changed }: ConfigProposal): Problem[] {
  const { kubernetesHost = '', issuer, disableIssValidation } = config;
  const isNew = (name: 'kubernetesHost' | 'issuer' | 'disableIssValidation') => !prior || changed.has(name);
  const problems: Problem[] = [];
  if (/^http:/i.test(kubernetesHost) && isNew('kubernetesHost')) {
    problems.push({
      path: ['kubernetesHost'],
      severity: 'warning',
      code: 'connection-unencrypted',
      summary: 'The cluster is asked without encryption',
      detail: 'The tokens of service accounts, and the token that the service asks with, can be read on the way.',
    });
  }
  const isDeprecated = Boolean(issuer) || disableIssValidation === false;
  if (isDeprecated && (isNew('issuer') || isNew('disableIssValidation'))) {
    problems.push({
      path: [issuer ? 'issuer' : 'disableIssValidation'],
      severity: 'warning',
      code: 'login-check-weak',
      summary: 'The services no longer verify the issuer by themselves',
      detail: 'The cluster verifies it. `issuer` and `disableIssValidation` are deprecated: remove them.',
    });
  }
  return problems;
}

/** Only the service knows whether it runs in a pod. */
function explainMissingCa(error: Error): never {
  if (!(error instanceof ApiError) || !/serviceaccount\/ca\.crt|kubernetes_ca_cert must be given/.test(error.message)) {
    throw error;
  }
  throw new InvalidConfig(
    ['kubernetesCaCert'],
    `${error.message}. The service does not run in a pod that has the certificate. Configure \`kubernetesCaCert\`.`,
  );
}

const KNOWN = ['id', 'namespace', 'backend', ...Object.keys(reviewAttributes).map(snakeCase)];

/** State of `vault_kubernetes_auth_backend_config`. */
function moveConfig({ state }: { readonly state: Values }): Moved {
  const location = { namespace: movedNamespace(state.namespace), mount: movedMount(state.backend) };
  return {
    state: {
      ...movedFields(reviewAttributes, state),
      ...location,
      id: pathId(collectionPathOf(location)),
      disableLocalCaJwt: state.disable_local_ca_jwt ?? false,
      disableIssValidation: state.disable_iss_validation ?? true,
    },
    carried: KNOWN,
  };
}
