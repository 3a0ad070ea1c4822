import { ACTIVITY_DURATION, TEXT } from '../objects/rules';
import type { ValueRule, ValueRules } from '../objects/values';

/** The plain settings of a project. */
export const PROJECT_RULES: ValueRules = {
  'description': { ...TEXT, otherwise: '', maximumLength: 256 },
  'auto-destroy-activity-duration': ACTIVITY_DURATION,
};

export const PROJECT_NAME: ValueRule = {
  type: 'string',
  required: true,
  pattern: {
    expression: /^[A-Za-z0-9_-][A-Za-z0-9 _-]{1,38}[A-Za-z0-9_-]$/,
    words: 'may only contain letters, numbers, inner spaces, - and _, and must have 3 to 40 characters',
  },
};
