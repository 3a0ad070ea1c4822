import { isDisplayValues, type DisplayValue, type DisplayValues } from '../../../definition/display-value';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The review rules of objects of any type. */
export const platformObjectReview: ResourceReview = {
  rules: [
    { on: ['create', 'update', 'replace', 'delete'], about: ['type', 'createPath', 'path'], judge: sensitiveTypes },
    { on: ['update', 'replace'], about: ['attributes'], judge: (change) => changedMembers(change, 'attributes') },
    { on: ['update', 'replace'], about: ['relationships'], judge: (change) => changedMembers(change, 'relationships') },
    {
      attribute: 'attributesWo',
      when: 'sent',
      severity: 'warning',
      says: 'Secret members are written again',
      why: 'What uses the earlier ones may be locked out.',
    },
    {
      attribute: 'alwaysExists',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'What is there is written over',
      why: 'Creating it refuses nothing, and members that are not configured stay as they are.',
    },
    {
      attribute: 'ignore',
      when: 'gains',
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'Further members are no longer compared',
      why: 'Changes of them by others stay unseen.',
    },
    {
      attribute: 'onDestroy',
      when: 'becomes',
      is: 'delete',
      severity: 'warning',
      says: 'Destroying it will delete the object',
      why: 'Until now the service kept it.',
    },
    { on: ['delete', 'replace'], judge: deleted },
  ],
  unremarkable: {
    attributesWoVersion: 'a new version sends the secret members again, of which another rule says so',
    ordered: 'it only decides what counts as a difference',
    replaceOn: 'a replacement that follows from it is reported as such',
    listPath: 'it only decides where the absence of the object is proven',
    query: 'it only decides what is read',
    updateMethod: 'the same members are written',
    responseFields: 'it only decides what the state keeps',
    readFields: 'it only decides what the state shows',
  },
};

const SENSITIVE_TYPE = /token|access|team|member|user|admin|sso|saml|scim|key|oauth/;
const SENSITIVE_PATH = /^\/admin(?:\/|$)/;

/** Types that control permissions, and paths that affect the whole service. */
function sensitiveTypes({ before, after }: ObjectChange): Remark[] {
  const either = (name: string) => [after[name], before[name]].find((value) => typeof value === 'string') ?? '';
  const type = String(either('type'));
  const isAdmin = ['createPath', 'path'].some((name) => SENSITIVE_PATH.test(String(either(name))));
  if (!isAdmin && !SENSITIVE_TYPE.test(type)) return [];
  return [
    {
      severity: 'danger',
      says: isAdmin
        ? 'The object concerns the whole service'
        : 'The object decides who may do what, or what may log in',
      why: `Objects of the type \`${type}\` are not known here: read what the service says of them.`,
    },
  ];
}

/** The changes, by member. */
function changedMembers({ before, after, changed }: ObjectChange, part: 'attributes' | 'relationships'): Remark[] {
  if (!changed.has(part)) return [];
  const [earlier, later] = [membersIn(before[part]), membersIn(after[part])];
  const items = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].filter(
    (name) => JSON.stringify(earlier[name]) !== JSON.stringify(later[name]),
  );
  if (items.length === 0) return [];
  return [
    part === 'attributes'
      ? {
          severity: 'note',
          attribute: part,
          says: 'Attributes of the object change',
          why: 'What follows from that depends on the type: compare both values.',
          items,
        }
      : {
          severity: 'warning',
          attribute: part,
          says: 'The object refers to others than before',
          why: 'What belongs to it, or what it belongs to, changes.',
          items,
        },
  ];
}

function membersIn(value: DisplayValue): DisplayValues {
  return isDisplayValues(value) ? value : {};
}

function deleted({ before, operation }: ObjectChange): Remark[] {
  const end = before.onDestroy ?? (before.alwaysExists === true ? 'forget' : 'delete');
  if (end === 'forget') return [];
  return [
    {
      severity: 'danger',
      says: operation === 'replace' ? 'The object is deleted and created again' : 'The object is deleted',
      why: 'What the service loses with it depends on its type.',
      ...(typeof before.type === 'string' && { items: [before.type] }),
    },
  ];
}
