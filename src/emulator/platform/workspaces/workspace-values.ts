import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { ACTIVITY_DURATION, FLAG, ON, PLAIN_NAME, TEXT, TEXTS, TIME } from '../objects/rules';
import type { ValueRule, ValueRules, Values } from '../objects/values';

/** The newest version in the emulator. */
const NEWEST = '1.11.4';

/** A version, or constraints, which always select the newest. */
const VERSION: ValueRule = {
  type: 'string',
  otherwise: NEWEST,
  pattern: {
    expression:
      /^(?:latest|(?:[~<>=!]{0,2} *v?\d+(?:\.\d+){0,2}(?:-[\w.]+)?)(?: *, *[~<>=!]{0,2} *v?\d+(?:\.\d+){0,2}(?:-[\w.]+)?)*)$/,
    words: 'is not a version or a version constraint',
  },
};

/** The plain settings of a workspace. */
export const WORKSPACE_RULES: ValueRules = {
  'description': TEXT,
  'allow-destroy-plan': ON,
  'assessments-enabled': FLAG,
  'auto-apply': FLAG,
  'auto-apply-run-trigger': FLAG,
  'auto-destroy-at': TIME,
  'auto-destroy-activity-duration': ACTIVITY_DURATION,
  'inherits-project-auto-destroy': { type: 'boolean', nullable: true },
  'file-triggers-enabled': ON,
  'trigger-prefixes': { ...TEXTS, otherwise: [] },
  'trigger-patterns': { ...TEXTS, otherwise: [] },
  'global-remote-state': FLAG,
  'project-remote-state': FLAG,
  'queue-all-runs': FLAG,
  'speculative-enabled': ON,
  'structured-run-output-enabled': ON,
  'terraform-version': VERSION,
  'working-directory': { ...TEXT, otherwise: '' },
  'source-name': { ...TEXT, createOnly: true },
  'source-url': { ...TEXT, createOnly: true },
};

/** Returned under other names, or stored beside the plain ones. */
export const WORKSPACE_NAME: ValueRule = { ...PLAIN_NAME, maximumLength: 90 };

/** Problems with combinations of settings. */
export function combinationProblems(values: Values, attributes: Values, tagsRegex: string): Problem[] {
  const at = (name: string) => `/data/attributes/${name}`;
  const isListed = (name: string) => ((values[name] as readonly string[] | null) ?? []).length > 0;
  const isSet = (name: string) => (values[name] ?? '') !== '';
  const problems: Problem[] = [];
  if (isListed('trigger-prefixes') && isListed('trigger-patterns')) {
    const name = attributes['trigger-patterns'] === undefined ? 'trigger-prefixes' : 'trigger-patterns';
    problems.push(invalid(at(name), 'Trigger patterns and trigger prefixes cannot be used together'));
  }
  if (values['global-remote-state'] === true && values['project-remote-state'] === true) {
    problems.push(
      invalid(at('project-remote-state'), 'Project remote state and global remote state cannot both be true'),
    );
  }
  if (isSet('auto-destroy-at') && isSet('auto-destroy-activity-duration')) {
    const name = attributes['auto-destroy-at'] === undefined ? 'auto-destroy-activity-duration' : 'auto-destroy-at';
    problems.push(invalid(at(name), 'Auto destroy at and auto destroy activity duration cannot be used together'));
  }
  if (isSet('source-name') !== isSet('source-url')) {
    const name = isSet('source-name') ? 'source-url' : 'source-name';
    problems.push(invalid(at(name), 'Source name and source url must be set together'));
  }
  if (tagsRegex !== '') {
    for (const name of ['trigger-prefixes', 'trigger-patterns']) {
      if (isListed(name)) {
        problems.push(invalid(at(name), `${name.replace('t', 'T').replace('-', ' ')} cannot be used with tags-regex`));
      }
    }
    if (values['file-triggers-enabled'] === true) {
      problems.push(invalid(at('file-triggers-enabled'), 'File triggers enabled cannot be used with tags-regex'));
    }
  }
  return problems;
}
