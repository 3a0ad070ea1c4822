import type { Attributes } from '../definition/attribute';
import { snakeCase } from '../definition/names';
import { oncePer } from '../definition/once-per';
import type { Problem } from '../definition/problem';

type Spell = (name: string) => string;

const NONE: ReadonlySet<string> = new Set();

const SPELLINGS: readonly (readonly [agent: RegExp, spell: Spell])[] = [
  [/^python/i, snakeCase],
  [/^go/i, (name) => name.charAt(0).toUpperCase() + name.slice(1)],
];

/**
 * Spells property names in a problem as the program's language does: `hmac_key_wo` in Python, `HmacKeyWo` in Go. Java and TypeScript spell them like
 * the definition. jsii's runtimes report their language in `JSII_AGENT`. `others` are properties that are not named after attributes.
 */
export function spelled(problem: Problem, attributes: Attributes, others: ReadonlySet<string> = NONE): Problem {
  const agent = process.env.JSII_AGENT ?? '';
  const spell = SPELLINGS.find(([pattern]) => pattern.test(agent))?.[1];
  if (!spell) return problem;
  const known = namesIn(attributes);
  const spellKnown = (name: string) => (known.has(name) || others.has(name) ? spell(name) : name);
  return {
    ...problem,
    path: problem.path.map((step) => (typeof step === 'string' ? spellKnown(step) : step)),
    detail: problem.detail.replace(
      /`([a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*)`/g,
      (_, names: string) => `\`${names.split('.').map(spellKnown).join('.')}\``,
    ),
  };
}

/** Only attribute names change: text in backticks can also be a value, such as `rsa`. */
const namesIn = oncePer((attributes: Attributes): ReadonlySet<string> => {
  const names = new Set<string>();
  const collect = (some: Attributes): void => {
    for (const [name, attribute] of Object.entries(some)) {
      names.add(name);
      if (attribute.type === undefined) Object.values(attribute.choice).forEach(collect);
      else if ('attributes' in attribute) collect(attribute.attributes);
    }
  };
  collect(attributes);
  return names;
});
