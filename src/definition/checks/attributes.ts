import type { Attributes, PlainAttribute } from '../attribute';
import { compileChoice } from './choice';
import { compileValue } from './value';
import { equalValue } from '../equal';
import { flatAttributes } from '../flatten';
import { addError, writePath, type Inspection } from '../problem';
import { isRequired } from '../required';
import type { Path, Value } from '../value';

/** The configured attributes, with the members of choices flattened. Untyped, because programs in other languages set them too. */
export type Config = { readonly [name: string]: unknown };
export type AttributesCheck = (config: Config, path: Path, to: Inspection) => void;

/** Checks every attribute: whether a required one is set, and whether its value is allowed. */
export function compileAttributes(attributes: Attributes, sensitive = false): AttributesCheck {
  const flat = flatAttributes(attributes);
  const checks = [
    ...Object.entries(flat).map(([name, attribute]) => compileAttribute(name, attribute, sensitive)),
    ...Object.values(attributes).flatMap((attribute) =>
      attribute.type === undefined ? [compileChoice(attribute)] : [],
    ),
  ];
  return (config, path, to) => {
    for (const check of checks) check(config, path, to);
  };
}

/** Whether an attribute has a value. An empty value counts as absent if the definition says so. */
export function presenceOf(
  attribute: PlainAttribute | undefined,
  value: unknown,
  to: Inspection,
): 'absent' | 'unknown' | 'known' {
  if (value === undefined || value === null) return 'absent';
  if (to.isUnknown(value)) return 'unknown';
  return attribute?.emptyIsAbsent && equalValue(attribute, value as Value, undefined) ? 'absent' : 'known';
}

function compileAttribute(name: string, attribute: PlainAttribute, inherited: boolean): AttributesCheck {
  const checkValue = compileValue(attribute, inherited || attribute.sensitive === true);
  const { use, doc, deprecated, writeOnly } = attribute;
  // Whether the provider has a default is not known here.
  const isNeeded = isRequired(attribute);
  return (config, path, to) => {
    const value = config[name];
    if (value === undefined || value === null) {
      if (!isNeeded) return;
      const missing = writePath([...path, name]);
      const between =
        path.length === 0 ? ({ kind: 'missing', subjects: [name], attributes: [name] } as const) : undefined;
      addError(
        to,
        'attribute-missing',
        [...path, name],
        `Missing \`${missing}\``,
        `\`${missing}\` must be configured. ${doc}`,
        between,
      );
      return;
    }
    if (presenceOf(attribute, value, to) !== 'known') return;
    const at = [...path, name];
    const written = path.length === 0 ? name : writePath(at);
    if (use === 'computed') {
      addError(
        to,
        'attribute-not-allowed',
        at,
        `\`${written}\` cannot be configured`,
        `\`${written}\` is read-only. Remove it from the configuration.`,
      );
      return;
    }
    if (writeOnly && !to.writeOnlyAllowed) {
      const twin = writeOnly.twin && writePath([...path, writeOnly.twin]);
      addError(to, 'engine-too-old', at, `\`${written}\` is not supported`, describeUnsupported(written, twin));
    }
    if (deprecated !== undefined) {
      to.problems.push({
        path: at,
        code: 'attribute-deprecated',
        summary: `\`${written}\` is deprecated`,
        detail: deprecated,
        severity: 'warning',
      });
    }
    checkValue(value, at, to, written);
  };
}

function describeUnsupported(name: string, twin: string | undefined): string {
  const instead = twin === undefined ? '' : `, or use \`${twin}\`, which is stored in state`;
  return `\`${name}\` is write-only, which requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Upgrade${instead}.`;
}
