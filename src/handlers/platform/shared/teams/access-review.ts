/** Review of changes to the access of teams. */
import { isDisplayValues } from '../../../../definition/display-value';
import type { ObjectChange, Remark, ResourceReview } from '../../../../definition/review-rule';

const STRONG = ['write', 'apply', 'delete', 'manage'];

/** `objects`: the attributes with the permissions of `custom` access; `strong`: the on/off permissions that can destroy or remove something. */
export function accessReview(
  thing: 'workspace' | 'project',
  objects: readonly string[],
  strong: readonly string[] = [],
): ResourceReview {
  return {
    rules: [
      {
        attribute: 'access',
        when: 'becomes',
        is: ['admin', 'maintain'],
        on: ['create', 'update', 'replace'],
        severity: 'danger',
        says: `The team may administer the ${thing}`,
        why: 'It may change settings, variables and access, and confirm what runs do.',
      },
      {
        attribute: 'access',
        when: 'changes',
        on: ['create', 'update', 'replace'],
        severity: 'warning',
        says: `What the team may do in the ${thing} changes`,
        why: 'Its members may do something else there from now on.',
      },
      {
        on: ['create', 'update', 'replace'],
        about: objects,
        judge: (change) => objects.flatMap((object) => judgePermissions(change, object, strong)),
      },
      {
        on: ['delete', 'replace'],
        about: ['teamId', `${thing}Id`],
        severity: 'warning',
        says: `The team loses its access to the ${thing}`,
        why: 'Its members are refused what they could do until now.',
      },
    ],
    unremarkable: {},
  };
}

/** A level implies its permissions, which are known only after apply: the rules for the level cover them. */
function judgePermissions({ before, after }: ObjectChange, object: string, strong: readonly string[]): Remark[] {
  const was = before[object];
  const is = after[object];
  if (after.access !== 'custom' || !isDisplayValues(is)) return [];
  const earlier = isDisplayValues(was) ? was : {};
  return Object.entries(is).flatMap(([name, value]) => {
    const isKnown = typeof value === 'string' || typeof value === 'boolean';
    if (!isKnown || value === earlier[name]) return [];
    return remarkOn(`${object}.${name}`, value, earlier[name] !== undefined, strong);
  });
}

function remarkOn(attribute: string, value: string | boolean, existed: boolean, strong: readonly string[]): Remark[] {
  if (value === false || value === 'none') {
    return !existed
      ? []
      : [
          {
            attribute,
            severity: 'warning',
            says: 'The team loses a permission',
            why: 'Its members are refused what they could do until now.',
          },
        ];
  }
  const isStrong = value === true ? strong.includes(attribute) : STRONG.includes(String(value));
  return [
    isStrong
      ? {
          attribute,
          severity: 'danger',
          says: 'The team gains a permission to change something',
          why: 'Its members can change what runs do, or destroy something, or who may do so.',
        }
      : {
          attribute,
          severity: 'warning',
          says: 'A permission of the team changes',
          why: 'Its members may do something else there from now on.',
        },
  ];
}
