import { isDisplayValues, type DisplayValue, type DisplayValues } from '../../../definition/display-value';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The review rules of objects at any path. */
export const secretsObjectReview: ResourceReview = {
  rules: [
    { on: ['create', 'update', 'replace', 'delete'], about: ['path', 'namespace'], judge: sensitivePlaces },
    { on: ['create', 'update', 'replace'], about: ['body'], judge: changedMembers },
    {
      attribute: 'bodyWo',
      when: 'sent',
      severity: 'warning',
      says: 'Secret members are written again',
      why: 'Clients that use the earlier ones may be locked out.',
    },
    {
      attribute: 'validate',
      when: 'becomes',
      is: false,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The body is no longer compared with what the service says of the path',
      why: 'A misspelt member is then ignored by the service.',
    },
    {
      attribute: 'readable',
      when: 'becomes',
      is: false,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The object is never read',
      why: 'Changes by others stay unseen.',
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
    bodyWoVersion: 'a new version sends the secret members again, of which another rule says so',
    readPath: 'it is where the object is read',
    updatePath: 'it is where changes are written',
    deletePath: 'it is what a later destroy deletes',
    updateMethod: 'the same members are written',
    destroyBody: 'it is written by a later destroy alone',
    ordered: 'it only decides what counts as a difference',
    responseFields: 'it only decides what the state keeps',
    readFields: 'it only decides what the state shows',
  },
};

const SENSITIVE = /^(?:sys|identity)\/|^auth\/.+\/config(?:\/|$)/;

/** Paths that affect the whole service. */
function sensitivePlaces({ before, after }: ObjectChange): Remark[] {
  const path = after.path ?? before.path;
  return typeof path === 'string' && SENSITIVE.test(path)
    ? [
        {
          severity: 'danger',
          says: 'The path concerns the whole service, or who may log in',
          why: 'What is written below `sys`, `identity` and the configuration of an auth method decides about everybody else.',
        },
      ]
    : [];
}

const POWERS = /policies|capabilities|rules|members?(?:_|$)|bound_|allowed_|cidrs/;

/** The changes, by member. */
function changedMembers({ operation, before, after, changed }: ObjectChange): Remark[] {
  if (operation === 'create' || !changed.has('body')) return [];
  const earlier = membersOf(before.body);
  const later = membersOf(after.body);
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].filter(
    (name) => JSON.stringify(earlier[name]) !== JSON.stringify(later[name]),
  );
  const powerful = names.filter((name) => POWERS.test(name));
  const others = names.filter((name) => !POWERS.test(name));
  return [
    ...about(
      powerful,
      'warning',
      'Who may do what changes',
      'The members decide about permissions: compare both values.',
    ),
    ...about(others, 'note', 'Members of the body change', 'The service is sent the new values.'),
  ];
}

function membersOf(body: DisplayValue): DisplayValues {
  return isDisplayValues(body) ? body : {};
}

function about(items: readonly DisplayValue[], severity: Remark['severity'], says: string, why: string): Remark[] {
  return items.length === 0 ? [] : [{ severity, attribute: 'body', says, why, items }];
}

function deleted({ before, operation }: ObjectChange): Remark[] {
  const end = before.onDestroy ?? (before.alwaysExists === true ? 'forget' : 'delete');
  if (end === 'forget') return [];
  return [
    end === 'write'
      ? { severity: 'warning', says: 'Another body is written in its place', why: 'It is that of `destroyBody`.' }
      : {
          severity: 'danger',
          says: operation === 'replace' ? 'The object is deleted and created again' : 'The object is deleted',
          why: 'What the path loses with it depends on the service.',
        },
  ];
}
