/** What changes of the access of teams mean. */
import type { ResourceReview, ReviewRule } from '../../../../definition/review-rule';

const HIGH = ['admin', 'maintain'];
const STRONG = ['write', 'apply', 'delete', 'manage'];

/** `members`: permissions of `custom` access with words. `flags`: those that are either given or not; `strong`: those that destroy or take away. */
export function accessReview(
  thing: string,
  objects: { readonly [object: string]: { readonly members: readonly string[]; readonly flags: readonly string[] } },
  strong: readonly string[] = [],
): ResourceReview {
  const all = Object.entries(objects);
  const paths = (kind: 'members' | 'flags') =>
    all.flatMap(([object, one]) => one[kind].map((name) => `${object}.${name}`));
  const flags = paths('flags');
  const on = ['create', 'update', 'replace'] as const;
  const rules: ReviewRule[] = [
    {
      attribute: 'access',
      when: 'becomes',
      is: HIGH,
      on: [...on],
      severity: 'danger',
      says: `The team may administer the ${thing}`,
      why: 'It may change settings, variables and access, and confirm what runs do.',
    },
    {
      attribute: 'access',
      when: 'changes',
      on: [...on],
      severity: 'warning',
      says: `What the team may do in the ${thing} changes`,
      why: 'Its members may do something else there from now on.',
    },
    {
      attribute: paths('members'),
      when: 'becomes',
      is: STRONG,
      on: [...on],
      severity: 'danger',
      says: 'The team gains a permission to change something',
      why: 'Its members can change what runs do, or who may do so.',
    },
    {
      attribute: paths('members'),
      when: 'changes',
      on: [...on],
      severity: 'warning',
      says: 'A permission of the team changes',
      why: 'Its members may do something else there from now on.',
    },
    {
      attribute: flags,
      when: 'becomes',
      is: true,
      on: [...on],
      severity: 'warning',
      says: 'The team gains a permission',
      why: 'Its members may do more there from now on.',
    },
    {
      attribute: flags,
      when: 'changes',
      severity: 'warning',
      says: 'The team loses a permission',
      why: 'Its members are refused what they could do until now.',
    },
    {
      on: ['delete', 'replace'],
      about: ['teamId', `${thing}Id`],
      severity: 'warning',
      says: `The team loses its access to the ${thing}`,
      why: 'Its members are refused what they could do until now.',
    },
  ];
  const destroying = strong.length > 0 ? { ...rules[4]!, attribute: strong, severity: 'danger' as const } : undefined;
  return {
    rules: destroying ? [...rules.slice(0, 4), destroying, ...rules.slice(4)] : rules,
    unremarkable: Object.fromEntries(all.map(([object]) => [object, 'the rules about its members cover it'])),
  };
}
