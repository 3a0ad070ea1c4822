import type { DisplayValues } from '../../../definition/display-value';
import { parseDocument } from '../../../definition/kinds/document';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { tokenReviewRules } from '../shared/auth/token-review';

/** The review rules of roles of Kubernetes auth methods. */
export const kubernetesAuthRoleReview: ResourceReview = {
  rules: [
    { on: ['create', 'update', 'replace'], judge: boundToEveryAccount },
    {
      attribute: 'boundServiceAccountNames',
      when: 'gains',
      severity: 'warning',
      says: 'Additional service accounts can log in',
      why: 'Everything that runs as one of them gets the policies of the role.',
    },
    {
      attribute: 'boundServiceAccountNames',
      when: 'loses',
      severity: 'note',
      says: 'Some service accounts can no longer log in',
      why: 'What runs as one of them is refused.',
    },
    {
      attribute: 'boundServiceAccountNamespaces',
      when: 'gains',
      severity: 'warning',
      says: 'Service accounts of additional namespaces of the cluster can log in',
      why: 'Anyone who can make accounts in one of them can give one the name that the role accepts.',
    },
    {
      attribute: 'boundServiceAccountNamespaces',
      when: 'loses',
      severity: 'note',
      says: 'Service accounts of some namespaces of the cluster can no longer log in',
      why: 'What runs in one of them is refused.',
    },
    {
      attribute: 'boundServiceAccountNamespaceSelector',
      when: 'changes',
      severity: 'warning',
      says: 'Namespaces of the cluster with other labels can log in',
      why: 'Anyone who can label a namespace decides about it.',
    },
    {
      attribute: 'audience',
      when: 'disappears',
      severity: 'warning',
      says: 'Tokens of service accounts for every audience can log in',
      why: 'A service that receives such a token can log in with it.',
    },
    {
      attribute: 'audience',
      when: 'changes',
      severity: 'note',
      says: 'Tokens of service accounts need another audience',
      why: 'Logins with tokens for the former one are refused.',
    },
    {
      attribute: 'aliasNameSource',
      when: 'changes',
      severity: 'warning',
      says: 'Logins of service accounts become other identities',
      why: 'Named by its name, an account that is deleted and made again, also by others, is the same identity.',
    },
    ...tokenReviewRules,
  ],
  unremarkable: {},
};

const EVERY = 'Every service account of the cluster can log in';

function boundToEveryAccount({ before, after }: ObjectChange): Remark[] {
  if (hasEveryNamespace(after) && isEverything(after.boundServiceAccountNames)) {
    if (hasEveryNamespace(before) && isEverything(before.boundServiceAccountNames)) return [];
    return [
      {
        attribute: 'boundServiceAccountNames',
        severity: 'danger',
        says: EVERY,
        why: 'Every pod has the token of one.',
      },
    ];
  }
  if (!isEmptySelector(after) || isEmptySelector(before)) return [];
  return [
    {
      attribute: 'boundServiceAccountNamespaceSelector',
      severity: 'danger',
      says: 'Service accounts of the accepted names can log in from every namespace of the cluster',
      why: 'An empty selector fits every namespace. Anyone who can make accounts in one of them can log in.',
    },
  ];
}

function hasEveryNamespace(values: DisplayValues): boolean {
  return isEverything(values.boundServiceAccountNamespaces) || isEmptySelector(values);
}

function isEverything(names: unknown): boolean {
  return Array.isArray(names) && names.includes('*');
}

function isEmptySelector({ boundServiceAccountNamespaceSelector: selector }: DisplayValues): boolean {
  if (typeof selector !== 'string') return false;
  const { value } = parseDocument(selector) as { readonly value?: unknown };
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
