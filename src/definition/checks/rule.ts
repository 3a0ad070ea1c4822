import type { ScalarKind } from '../attribute';
import { findAclPolicyFault } from '../kinds/acl-policy/parse';
import { findAclRulesFault, type AclRule } from '../kinds/acl-policy/rule';
import { parseDocument } from '../kinds/document';
import { parseDuration } from '../kinds/duration';
import { hasPrefixLength, networkKey } from '../kinds/network';
import { compareNumbers, isNumber } from '../kinds/number';
import { findPasswordPolicyFault, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../kinds/password-policy';
import { parsePem } from '../kinds/pem';
import { findPgpKeyFault } from '../kinds/pgp-key';
import type { Rule } from '../rule';
import { findCronFault } from './cron';
import { findEmailFault } from './email';
import { findUrlFault } from './url';
import { listNumbers, listValues } from './words';

/** A compiled rule. */
export interface ValueRule {
  /** The end of "It must …". */
  readonly must: string;
  /** The end of "The value …"; undefined if the value is valid. May quote the value. */
  findFault(value: unknown): string | undefined;
  /** The fault includes its position in the value, so the value is not quoted. */
  readonly isAboutText?: true;
}

/** Values are of the given kind, or collections of it, which is checked earlier. */
export function compileRule(rule: Rule, kind: ScalarKind): ValueRule {
  switch (rule.rule) {
    case 'length':
      return compileLength(rule);
    case 'pattern': {
      const pattern = new RegExp(rule.pattern, 'u');
      return { must: rule.words, findFault: onText((text) => (pattern.test(text) ? undefined : 'is not allowed')) };
    }
    case 'oneOf':
      return {
        must: `be ${listNumbers(rule.values)}`,
        findFault: (value) =>
          isNumber(value) && rule.values.some((allowed) => compareNumbers(value, allowed) === 0)
            ? undefined
            : 'is not allowed',
      };
    case 'alone':
      return {
        must: `contain ${JSON.stringify(rule.value)} only as its single element`,
        findFault: (value) =>
          (value as readonly unknown[]).length > 1 &&
          (value as readonly unknown[]).some(
            (element) => typeof element === 'string' && element.toLowerCase() === rule.value.toLowerCase(),
          )
            ? `contains ${JSON.stringify(rule.value)} together with other values`
            : undefined,
      };
    case 'noKeys':
      return {
        must: `not have the keys ${listValues(rule.keys, 'and')}: ${rule.words}`,
        findFault(value) {
          const found = Object.keys(value as object).filter((key) => rule.keys.includes(key));
          return found.length === 0 ? undefined : `has ${listValues(found, 'and')}`;
        },
      };
    case 'onlyKeys':
      return compileOnlyKeys(rule);
    case 'keyLength':
      return {
        must: `have keys of 1 to ${rule.max} characters`,
        findFault(value) {
          const odd = Object.keys(value as object).find((key) => key === '' || [...key].length > rule.max);
          return odd === undefined ? undefined : `has a key with ${[...odd].length} characters`;
        },
      };
    case 'range':
      return compileRange(rule, kind === 'duration' ? ' seconds' : '');
    case 'cron':
      return {
        must: 'be a cron expression of exactly five fields (minute, hour, day of month, month, day of week from 0, Sunday, to 6), without macros such as "@daily"',
        findFault: onText(findCronFault),
      };
    case 'semver':
      return {
        must: `be a semantic version such as "1.2.0"${rule.leadingV ? ', with or without a leading "v"' : ', without a leading "v"'}`,
        findFault: onText((text) =>
          isSemanticVersion(rule.leadingV ? text.replace(/^v/, '') : text) ? undefined : 'is not a semantic version',
        ),
      };
    case 'url':
      return {
        must: `be an absolute URL with the scheme ${listValues(rule.schemes, 'or')} and a host`,
        findFault: onText((text) => findUrlFault(text, rule.schemes)),
      };
    case 'email':
      return { must: 'be an e-mail address', findFault: onText(findEmailFault) };
    case 'pemBlock':
      return {
        must: `contain a PEM block ${listValues(rule.labels, 'or')}`,
        findFault: onText((text) => {
          const found = (parsePem(text).blocks ?? []).map(({ label }) => label);
          return found.some((label) => rule.labels.includes(label))
            ? undefined
            : `contains ${listValues(found, 'and')}`;
        }),
      };
    case 'pgpPublicKey':
      return {
        must: 'be exactly one armored public key, RSA or DSA, such as `gpg --armor --export <key>` prints',
        isAboutText: true,
        findFault: (value) => findPgpKeyFault(value as string),
      };
    case 'objectDocument':
      return compileObjectDocument(rule);
    case 'passwordPolicy':
      return {
        must: `be HCL or JSON with "length" (${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD}) and one or more blocks rule "charset", each with "charset" and, if needed, "min-chars"`,
        isAboutText: true,
        findFault(value) {
          const fault = findPasswordPolicyFault(value as string);
          return fault === undefined ? undefined : `is not a valid password policy: ${fault}`;
        },
      };
    case 'aclPolicy':
      return {
        must: 'be HCL or JSON with blocks path "…", each with "capabilities" and, if needed, further elements',
        isAboutText: true,
        findFault(value) {
          const fault = findAclPolicyFault(value as string);
          return fault === undefined ? undefined : `is not a valid ACL policy: ${fault}`;
        },
      };
    case 'aclRules':
      return {
        must: 'consist of rules whose lifetimes and capabilities fit their other members',
        isAboutText: true,
        findFault: (value) => findAclRulesFault(value as readonly Partial<AclRule>[]),
      };
    case 'network':
      return compileNetwork(rule);
  }
}

function compileNetwork({ prefixLength }: Rule & { rule: 'network' }): ValueRule {
  return {
    must: `be ${prefixLength ? '' : 'an IP address or '}a network in CIDR notation, such as "10.0.0.0/8"`,
    findFault: onText((text) => {
      if (networkKey(text) !== undefined) {
        return prefixLength && !hasPrefixLength(text) ? 'has no prefix length' : undefined;
      }
      return prefixLength ? 'is not a network' : 'is neither an address nor a network';
    }),
  };
}

function compileOnlyKeys({ keys, needs, together }: Rule & { rule: 'onlyKeys' }): ValueRule {
  return {
    must: `be empty, or have the keys ${listValues(needs, 'and')}, ${listValues(together, 'and')} only together, and no keys other than ${listValues(keys, 'and')}`,
    findFault(value) {
      const found = Object.keys(value as object);
      if (found.length === 0) return undefined;
      const odd = found.filter((key) => !keys.includes(key));
      if (odd.length > 0) return `has ${listValues(odd, 'and')}`;
      const given = together.filter((key) => found.includes(key));
      const missing = [
        ...needs.filter((key) => !found.includes(key)),
        ...(given.length > 0 ? together.filter((key) => !given.includes(key)) : []),
      ];
      return missing.length === 0 ? undefined : `lacks ${listValues(missing, 'and')}`;
    },
  };
}

function onText(findFault: (text: string) => string | undefined): (value: unknown) => string | undefined {
  return (value) => findFault((value as string).normalize('NFC'));
}

function isSemanticVersion(text: string): boolean {
  // oxlint-disable-next-line typescript/no-require-imports
  const semver = require('../libraries/semver') as typeof import('../libraries/semver');
  return semver.isSemanticVersion(text);
}

function compileLength({ min = 0, max = Infinity, unit }: Rule & { rule: 'length' }): ValueRule {
  const singular = unit.slice(0, -1);
  const count = (number: number) => `${number} ${number === 1 ? singular : unit}${unit === 'bytes' ? ' of UTF-8' : ''}`;
  return {
    must:
      min === 1 && max === Infinity
        ? 'not be empty'
        : max === Infinity
          ? `have at least ${count(min)}`
          : min === max
            ? `have exactly ${count(min)}`
            : min === 0
              ? `have at most ${count(max)}`
              : `have between ${min} and ${count(max)}`,
    findFault(value) {
      const length = lengthOf(value, unit);
      return length >= min && length <= max ? undefined : length === 0 ? 'is empty' : `has ${count(length)}`;
    },
  };
}

function lengthOf(value: unknown, unit: 'characters' | 'bytes' | 'elements'): number {
  if (typeof value !== 'string') return Array.isArray(value) ? value.length : Object.keys(value as object).length;
  const text = value.normalize('NFC');
  return unit === 'bytes' ? Buffer.byteLength(text) : [...text].length;
}

function compileRange({ min, max }: Rule & { rule: 'range' }, unit: string): ValueRule {
  return {
    must:
      (min === undefined
        ? `be at most ${max}`
        : max === undefined
          ? `be at least ${min}`
          : `be between ${min} and ${max}`) + unit,
    findFault(value) {
      const number = isNumber(value) ? value : parseDuration(String(value));
      if (number === undefined) return undefined;
      if (min !== undefined && compareNumbers(number, min) < 0) return 'is too small';
      return max !== undefined && compareNumbers(number, max) > 0 ? 'is too large' : undefined;
    },
  };
}

function compileObjectDocument({ lists = [] }: Rule & { rule: 'objectDocument' }): ValueRule {
  const wanted = lists.map((name) => `a list ${JSON.stringify(name)}`).join(' and ');
  return {
    must: `contain an object${wanted && ` with ${wanted}`}`,
    findFault: onText((text) => {
      const { value } = parseDocument(text) as { value?: unknown };
      if (typeof value !== 'object' || value === null || Array.isArray(value) || isNumber(value)) {
        return 'does not contain an object';
      }
      const missing = lists.find(
        (name) => !Object.hasOwn(value, name) || !Array.isArray((value as Record<string, unknown>)[name]),
      );
      return missing === undefined ? undefined : `has no list ${JSON.stringify(missing)}`;
    }),
  };
}
