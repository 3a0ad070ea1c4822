import { flagOf, type Execution } from './execution-attributes';
import type { Body } from './fields';
import { kebabCase, relationshipOf } from './place';
import { isValues, type Values } from '../../../../definition/value';
import type { AnyPlanModification, SomeChange, SomeProposal } from '../../../registry';

/** What is not configured stays inherited: own values that others set are given up, and own values that others gave up are set again. */
export function planExecution(
  { mode, pool }: Execution,
  { config, unknown, prior, changed, imported, replaces }: SomeProposal,
): AnyPlanModification {
  const flags = prior?.settingOverwrites;
  if (!prior || replaces) return {};
  const isOwn = config[mode] !== undefined || unknown.has(mode);
  const wanted = { [flagOf(mode)]: isOwn, [flagOf(pool)]: isOwn };
  const isInherited = isValues(flags) && !flags[flagOf(mode)];
  // What was generated for an imported object repeats what it inherits.
  const repeats = imported && isInherited && changed.size === 0;
  const differs = isValues(flags) && !repeats && Object.keys(wanted).some((name) => flags[name] !== wanted[name]);
  if (!differs && !changed.has(mode) && !changed.has(pool)) return {};
  const overwrites = differs ? { settingOverwrites: wanted } : {};
  const isWithoutPool = config[mode] !== undefined && config[mode] !== 'agent';
  const open = [mode, pool].filter((name) => config[name] === undefined && !unknown.has(name));
  return {
    ...(differs ? { send: [mode] } : {}),
    ...(isWithoutPool ? { set: { ...overwrites, [pool]: undefined } } : { set: overwrites, unknown: open }),
  };
}

/** Both flags are always sent together. An own mode without agents has no pool. */
export function writeExecution({ mode, pool }: Execution, body: Body, config: Values, change?: SomeChange): Body {
  const { [relationshipOf(pool)]: _, ...relationships } = body.relationships;
  const { [kebabCase(mode)]: __, ...attributes } = body.attributes;
  if (change && !change.changed.has(mode) && !change.changed.has(pool)) return { attributes, relationships };
  const isOwn = config[mode] !== undefined;
  return {
    relationships,
    attributes: {
      ...attributes,
      ...(isOwn ? { [kebabCase(mode)]: config[mode] } : {}),
      ...(config[pool] === undefined ? {} : { [kebabCase(pool)]: config[pool] }),
      'setting-overwrites': { [kebabCase(flagOf(mode))]: isOwn, [kebabCase(flagOf(pool))]: isOwn },
    },
  };
}
