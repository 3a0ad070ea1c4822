import { describePosition, parseHcl, type HclItem, type HclKey, type HclValue } from '../../../hcl/parse-hcl';
import { oncePerText } from '../../once-per';
import { parseDuration } from '../duration';
import { isTime } from '../time';
import {
  CAPABILITIES,
  CAPABILITIES_OF_ONE,
  ELEMENTS_OF_ONE,
  findPatternFault,
  SHORT_CAPABILITIES,
  type AclDialect,
  type AclParameters,
  type AclRule,
} from './rule';

/** A rule, including the parts that a resource's attributes cannot express. */
export interface ParsedAclRule extends AclRule {
  /** Values that are not texts, and elements without an attribute: equivalent ones have equal texts. */
  readonly beyond?: string;
}

/** An element that only one of the services supports, and its position in the text. */
interface Special {
  readonly words: string;
  readonly dialect: AclDialect;
}

interface Reading {
  readonly rules?: readonly ParsedAclRule[];
  readonly faults: readonly string[];
  readonly specials: readonly Special[];
}

/** The rules of a text, block by block; undefined if the service would reject it. */
export function parseAclPolicy(text: string): readonly ParsedAclRule[] | undefined {
  return read(text).rules;
}

/** The rules in the form of the resource's attributes. */
export function typedAclRules(rules: readonly ParsedAclRule[]): AclRule[] {
  return rules.map(({ beyond: _beyond, ...rule }) => rule);
}

/** The reason why any of the services would reject a text. Starts with a position, if there is one. */
export function findAclPolicyFault(text: string): string | undefined {
  return read(text).faults[0];
}

/** The reason why this service would reject a text that another one accepts. */
export function findAclDialectFault(text: string, dialect: AclDialect | 'standard'): Special | undefined {
  return read(text).specials.find((special) => special.dialect !== dialect);
}

const read = oncePerText(interpret);

/** The service decodes such a text before it parses it. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function interpret(text: string): Reading {
  const none = (fault: string): Reading => ({ faults: [fault], specials: [] });
  if (text === '') return none('it is empty');
  if (BASE64.test(text.replace(/[\r\n]/g, ''))) return none('it is base64, which the service would decode');
  const { items, fault } = parseHcl(text);
  if (!items) return none(fault);
  const reader = new Reader(text);
  const rules = items.flatMap((item) => reader.member(item));
  const { faults, specials } = reader;
  return faults.length > 0 ? { faults, specials } : { rules, faults, specials };
}

class Reader {
  readonly faults: string[] = [];
  readonly specials: Special[] = [];

  constructor(private readonly text: string) {}

  member({ keys: [key, ...labels], value }: HclItem): ParsedAclRule[] {
    if (key!.text === 'name') return [];
    if (key!.text === 'path') return this.blocks(labels, value);
    this.complain(key!.at, `${JSON.stringify(key!.text)} is not known; a policy consists of blocks: path "…" { … }`);
    return [];
  }

  /** Blocks, objects of objects and lists of them are equivalent. */
  private blocks(labels: readonly HclKey[], value: HclValue): ParsedAclRule[] {
    if (value.is === 'list') return value.elements.flatMap((element) => this.blocks(labels, element));
    if (value.is !== 'object') {
      this.complain(value.at, 'a rule is a block: path "…" { … }');
      return [];
    }
    const [label, another] = labels;
    if (!label) return value.items.flatMap(({ keys, value: inner }) => this.blocks(keys, inner));
    if (another) {
      this.complain(another.at, 'a block has one path');
      return [];
    }
    return [this.rule(label, value.items)];
  }

  private rule(label: HclKey, items: readonly HclItem[]): ParsedAclRule {
    const fault = findPatternFault(label.text);
    if (fault) this.complain(label.at, fault);
    const elements = new Map<string, HclItem[]>();
    for (const item of items) {
      const { text, at } = item.keys[0]!;
      if (!(text in READERS) && text !== 'control_group') {
        this.complain(at, `${JSON.stringify(text)} is not known in a rule`);
      }
      this.only(ELEMENTS_OF_ONE[text], at, `\`${text}\``);
      elements.set(text, [...(elements.get(text) ?? []), item]);
    }
    const beyond: string[] = [];
    const rule: ParsedAclRule = { path: label.text, capabilities: [] };
    for (const [name, several] of elements) {
      if (name === 'control_group') beyond.push(...several.map(({ value }) => JSON.stringify(plain(value))));
      else READERS[name]?.(rule, several, this, beyond);
    }
    const [min, max] = [rule.minWrappingTtl, rule.maxWrappingTtl].map((ttl) => seconds(ttl));
    if (min && max && max < min) this.complain(label.at, '"max_wrapping_ttl" is shorter than "min_wrapping_ttl"');
    return { ...rule, ...(beyond.length > 0 ? { beyond: beyond.sort().join() } : {}) };
  }

  only(dialect: AclDialect | undefined, at: number, words: string): void {
    if (dialect) this.specials.push({ words: `${describePosition(this.text, at)}: ${words}`, dialect });
  }

  complain(at: number, reason: string): void {
    this.faults.push(`${describePosition(this.text, at)}: ${reason}`);
  }

  texts({ keys, value }: HclItem): string[] {
    const isList = value.is === 'list' && value.elements.every(({ is }) => is === 'text');
    if (!isList) this.complain(value.at, `${JSON.stringify(keys[0]!.text)} must be a list of texts`);
    return value.is === 'list'
      ? value.elements.flatMap((element) => (element.is === 'text' ? [element.text] : []))
      : [];
  }

  oneText({ keys, value }: HclItem): string | undefined {
    if (value.is === 'text') return value.text;
    this.complain(value.at, `${JSON.stringify(keys[0]!.text)} must be a text`);
    return undefined;
  }
}

type Writable = { -readonly [name in keyof ParsedAclRule]: ParsedAclRule[name] };
type Read = (rule: Writable, items: readonly HclItem[], reader: Reader, beyond: string[]) => void;

/** The readers for the elements of a rule. If an element occurs twice, lists are combined, and for other values the last one applies. */
const READERS: { readonly [element: string]: Read } = {
  capabilities(rule, items, reader) {
    const given = items.flatMap((item) => reader.texts(item).map((text) => ({ text, at: item.value.at })));
    for (const { text, at } of given) {
      if (!(CAPABILITIES as readonly string[]).includes(text)) {
        reader.complain(at, `${JSON.stringify(text)} is no capability; they are ${CAPABILITIES.join(', ')}`);
      }
      reader.only(CAPABILITIES_OF_ONE[text], at, `the capability \`${text}\``);
    }
    rule.capabilities = united(
      rule.capabilities,
      given.map(({ text }) => text),
    );
  },
  policy(rule, items, reader) {
    for (const item of items) {
      const word = reader.oneText(item);
      const meant = SHORT_CAPABILITIES[word ?? ''];
      if (meant) {
        rule.capabilities = united(rule.capabilities, meant);
      } else if (word !== undefined) {
        reader.complain(item.value.at, `${JSON.stringify(word)} is no policy; write "capabilities" instead`);
      }
    }
  },
  required_parameters: texts('requiredParameters'),
  mfa_methods: texts('mfaMethods'),
  subscribe_event_types: texts('subscribeEventTypes'),
  allowed_parameters: parameters('allowedParameters'),
  denied_parameters: parameters('deniedParameters'),
  min_wrapping_ttl: lifetime('minWrappingTtl'),
  max_wrapping_ttl: lifetime('maxWrappingTtl'),
  pagination_limit(rule, items, reader) {
    const { value } = items.at(-1)!;
    if (value.is === 'number' && Number.isInteger(value.number)) rule.paginationLimit = value.number;
    else reader.complain(value.at, '"pagination_limit" must be a whole number');
  },
  expiration(rule, items, reader) {
    const item = items.at(-1)!;
    const text = reader.oneText(item);
    if (text === undefined) return;
    if (!isTime(text)) reader.complain(item.value.at, '"expiration" must be a time such as 2030-01-31T12:00:00Z');
    rule.expiration = text;
  },
  list_scan_response_keys_filter_path(rule, items, reader) {
    rule.listScanResponseKeysFilterPath = reader.oneText(items.at(-1)!);
  },
  comment(_rule, items, reader) {
    items.forEach((item) => reader.oneText(item));
  },
};

function texts(name: 'requiredParameters' | 'mfaMethods' | 'subscribeEventTypes'): Read {
  return (rule, items, reader) => {
    const given = items.flatMap((item) => reader.texts(item));
    if (given.length > 0) rule[name] = given;
  };
}

function parameters(name: 'allowedParameters' | 'deniedParameters'): Read {
  return (rule, items, reader, beyond) => {
    const merged: { [name: string]: readonly string[] } = {};
    for (const { keys, value } of items) {
      const objects = value.is === 'list' ? value.elements : [value];
      for (const object of objects) {
        if (object.is !== 'object') {
          reader.complain(object.at, `${JSON.stringify(keys[0]!.text)} must have a list of values for each name`);
          continue;
        }
        for (const {
          keys: [parameter],
          value: values,
        } of object.items) {
          if (values.is !== 'list') {
            reader.complain(values.at, `${JSON.stringify(parameter!.text)} must be a list of values`);
            continue;
          }
          const { elements } = values;
          merged[parameter!.text] = elements.map(shown);
          const odd = elements.filter(({ is }) => is !== 'text').map((element) => JSON.stringify(plain(element)));
          if (odd.length > 0) beyond.push(`${name} ${parameter!.text.toLowerCase()} ${odd.sort().join()}`);
        }
      }
    }
    if (Object.keys(merged).length > 0) rule[name] = merged as AclParameters;
  };
}

function lifetime(name: 'minWrappingTtl' | 'maxWrappingTtl'): Read {
  return (rule, items, reader) => {
    const { keys, value } = items.at(-1)!;
    const text = value.is === 'number' ? String(value.number) : value.is === 'text' ? value.text : '';
    if (seconds(text) === undefined) {
      reader.complain(value.at, `${JSON.stringify(keys[0]!.text)} must be a duration such as "1h" or 3600`);
    }
    if (seconds(text) !== 0) rule[name] = text;
  };
}

function seconds(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseDuration(text);
}

function united(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])];
}

/** A value that is not a text is shown as JSON. */
function shown(value: HclValue): string {
  return value.is === 'text' ? value.text : JSON.stringify(plain(value));
}

function plain(value: HclValue): unknown {
  switch (value.is) {
    case 'text':
      return value.text;
    case 'number':
      return value.number;
    case 'list':
      return value.elements.map(plain);
    case 'object':
      return value.items.map(({ keys, value: inner }) => [...keys.map(({ text }) => text), plain(inner)]);
    case 'null':
      return null;
    case 'bool':
      return value.bool;
  }
}
