/**
 * Where operations run: two settings that an object inherits until it has its own values, and the report of
 * the service on which of them are its own.
 */
import type { Attributes } from '../../../../definition/attribute';
import type { GroupRule } from '../../../../definition/rule';
import { idRules } from '../lookup-arguments';

/** The attributes with the two settings, and the members of `settingOverwrites` that mark them as the object's own. */
export interface Execution {
  readonly mode: string;
  readonly pool: string;
}

/** The member of `settingOverwrites` for a setting. */
export const flagOf = (name: string) => name.replace(/Id$/, '');

/** `docs`: the meaning of the settings, and the object that they are inherited from. */
export function executionAttributes(
  { mode, pool }: Execution,
  docs: {
    readonly mode: string;
    readonly pool: string;
    readonly from: string;
    readonly construct: string;
    readonly overwrites: string;
  },
): Attributes {
  const flag = (doc: string) => ({ type: 'bool', use: 'computed', doc }) as const;
  return {
    [mode]: {
      type: 'string',
      use: 'optionalComputed',
      values: ['remote', 'local', 'agent'],
      construct: docs.construct,
      absent: `it is inherited from ${docs.from}`,
      doc: docs.mode,
    },
    [pool]: {
      type: 'string',
      use: 'optionalComputed',
      rules: idRules('apool'),
      related: 'agent-pools',
      absent: `it is inherited together with \`${mode}\``,
      doc: docs.pool,
    },
    settingOverwrites: {
      type: 'object',
      use: 'computed',
      construct: docs.overwrites,
      absent: 'this release of the service has no inheritance',
      doc: 'Which of these settings the object has itself.',
      attributes: {
        [flagOf(mode)]: flag(`Whether \`${mode}\` is its own.`),
        [flagOf(pool)]: flag(`Whether \`${pool}\` is its own.`),
      },
    },
  };
}

export function executionRules({ mode, pool }: Execution): readonly GroupRule[] {
  return [
    { rule: 'onlyWhen', attribute: pool, when: mode, is: 'agent' },
    { rule: 'requiredWhen', attribute: pool, when: mode, is: 'agent' },
  ];
}
