import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for the configuration of a Kubernetes auth method. */
export const kubernetesAuthConfigReview: ResourceReview = {
  rules: [
    {
      attribute: 'kubernetesHost',
      when: 'moves',
      severity: 'danger',
      says: 'Another cluster decides who can log in',
      why: 'Its administrators can make service accounts of every name, and receive the tokens of logins.',
    },
    {
      attribute: 'kubernetesHost',
      when: 'moves',
      to: 'port',
      severity: 'warning',
      says: 'The cluster is asked on another port of the same host',
      why: 'Another cluster can listen there, gets the tokens of logins, and decides who can log in.',
    },
    {
      attribute: 'kubernetesHost',
      when: 'unencrypted',
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'The cluster is asked without encryption',
      why: 'Anyone on the network path can read the tokens of logins, and answer in place of the cluster.',
    },
    {
      attribute: 'kubernetesHost',
      when: 'changes',
      severity: 'note',
      says: 'The cluster is asked under another path or scheme',
      why: 'Tokens of logins are sent there.',
    },
    {
      attribute: 'kubernetesCaCert',
      when: 'disappears',
      severity: 'danger',
      says: 'The cluster that is asked is no longer verified with its own CA certificate',
      why: 'Every CA of the pod or host can impersonate the cluster and let anybody in.',
    },
    {
      attribute: 'kubernetesCaCert',
      when: 'changes',
      severity: 'warning',
      says: 'The cluster that is asked is verified with another CA certificate',
      why: 'The owner of its key can impersonate the cluster and let anybody in.',
    },
    {
      attribute: 'pemKeys',
      when: 'changes',
      severity: 'danger',
      says: 'Tokens are verified with other keys before the cluster is asked',
      why: 'Without keys only the cluster verifies them, and logins that the former keys signed are refused.',
    },
    {
      attribute: 'tokenReviewerJwt',
      when: 'sent',
      severity: 'warning',
      says: 'The token that the cluster is asked with is sent or cleared',
      why: 'If its account may not ask about others, every login is refused.',
    },
    {
      attribute: 'disableLocalCaJwt',
      when: 'changes',
      severity: 'warning',
      says: 'The method may use another certificate and token: those of its pod or those configured here',
      why: 'They determine which cluster is trusted and which account asks it.',
    },
    {
      attribute: ['issuer', 'disableIssValidation'],
      when: 'changes',
      severity: 'note',
      says: 'The issuer of tokens is verified in another way',
      why: 'Tokens of another issuer are then accepted or refused before the cluster is asked.',
    },
    {
      on: ['replace'],
      about: ['mount', 'namespace'],
      severity: 'warning',
      says: 'Another method asks the cluster, and the former one keeps its configuration',
      why: 'The service cannot delete the configuration: logins at the former mount go on until it is unmounted.',
    },
    {
      on: ['delete'],
      severity: 'note',
      says: 'The service keeps the connection to the cluster until the auth method is unmounted',
      why: 'It cannot be deleted: logins go on.',
    },
  ],
  unremarkable: {
    tokenReviewerJwtWo: 'it is not part of the plan: the counter and the version show that it is sent',
    tokenReviewerJwtWoVersion: 'the rule for the token covers it',
    useAnnotationsAsAliasMetadata: 'it only describes the identity that logs in',
  },
};
