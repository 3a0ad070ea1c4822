/** Values that users can hide: the service returns them until then, and never again afterwards. */

import type { Values } from '../../../../definition/value';
import type { AnyPlanModification, SomeChange, SomeProposal } from '../../../registry';
import type { Body } from './fields';

/** Sensitive values stay sensitive under the same key. */
export function planSensitive({ config, unknown, prior, replaces }: SomeProposal): AnyPlanModification {
  if (!prior) return {};
  if (!prior.sensitive) return { inPlace: ['sensitive'] };
  return replaces || (!unknown.has('key') && config.key === prior.key) ? {} : { replace: ['key'] };
}

/** An update keeps an omitted value: what becomes sensitive without a new value keeps the old one. */
export function writeSensitive({ attributes, relationships }: Body, config: Values, change?: SomeChange): Body {
  const { 'value': _, 'sensitive-value': __, ...others } = attributes;
  const name = config.sensitive ? 'sensitiveValue' : 'value';
  const isSent = change ? change.changed.has(name) : true;
  return { relationships, attributes: { ...others, ...(isSent ? { value: config[name] ?? '' } : {}) } };
}

/** In the state of other providers, both values are one attribute, and an empty text can also mean a write-only value. */
export function movedSensitive({ sensitive, value }: Values): Values {
  return { value: undefined, [sensitive === true ? 'sensitiveValue' : 'value']: value || undefined };
}
