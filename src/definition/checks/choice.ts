import type { Attributes, ChoiceAttribute } from '../attribute';
import { presenceOf, type AttributesCheck } from './attributes';
import { listNames } from './words';
import { flatAttributes } from '../flatten';
import { addError, writePath } from '../problem';

/** Checks that exactly one of the choice's groups is configured (or none, if it is optional), and that it is complete. */
export function compileChoice(choice: ChoiceAttribute): AttributesCheck {
  const groups = Object.values(choice.choice);
  const members = flatAttributes({ choice });
  const names = Object.keys(members);
  const needsSomething = choice.use === 'required' && groups.every((group) => requiredOf(group).length > 0);
  return (config, path, to) => {
    const written = (name: string) => writePath([...path, name]);
    const presence = (name: string) => presenceOf(members[name], config[name], to);
    const known = names.filter((name) => presence(name) === 'known');
    const [first] = known;
    if (first === undefined) {
      if (!needsSomething || names.some((name) => presence(name) === 'unknown')) return;
      addError(
        to,
        'attribute-missing',
        [...path, ...names.slice(0, 1)],
        `Missing ${listNames(firstsOf(groups).map(written), 'or')}`,
        `Exactly one must be configured: ${describe(groups, written)}. ${choice.doc}`,
      );
      return;
    }
    const fitting = groups.filter((group) => known.every((name) => Object.hasOwn(group, name)));
    if (fitting.length === 0) {
      const group = groups.find((each) => Object.hasOwn(each, first)) as Attributes;
      const odd = known.find((name) => !Object.hasOwn(group, name)) as string;
      addError(
        to,
        'attributes-conflict',
        [...path, odd],
        `\`${written(odd)}\` conflicts with \`${written(first)}\``,
        `Configure only one: ${describe(groups, written)} (got ${listNames(known.map(written), 'and')}).`,
      );
      return;
    }
    const missing = fitting.map((group) => requiredOf(group).filter((name) => presence(name) === 'absent'));
    if (missing.some((absent) => absent.length === 0)) return;
    for (const name of missing[0] ?? []) {
      addError(
        to,
        'attribute-missing',
        [...path, name],
        `Missing \`${written(name)}\``,
        `\`${written(name)}\` must be configured together with ${listNames(known.map(written), 'and')}. ${members[name]?.doc}`,
      );
    }
  };
}

function requiredOf(group: Attributes): string[] {
  return Object.entries(group)
    .filter(([, { use }]) => use === 'required')
    .map(([name]) => name);
}

function firstsOf(groups: readonly Attributes[]): string[] {
  return [...new Set(groups.flatMap((group) => requiredOf(group).slice(0, 1)))];
}

/** "either `period`, or `schedule` (with or without `window`)". */
function describe(groups: readonly Attributes[], written: (name: string) => string): string {
  const described = groups.map((group) => {
    const required = requiredOf(group);
    const optional = Object.keys(group).filter((name) => !required.includes(name));
    if (required.length === 0) return optional.length === 0 ? 'none' : listNames(optional.map(written), 'or');
    return (
      listNames(required.map(written), 'and') +
      (optional.length === 0 ? '' : ` (with or without ${listNames(optional.map(written), 'and')})`)
    );
  });
  return `either ${described.join(', or ')}`;
}
