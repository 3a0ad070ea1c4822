import { ON, TEXT } from '../objects/rules';
import type { ValueRule, ValueRules } from '../objects/values';
import { SERVICES } from './oauth-clients';

const FIXED: ValueRule = { type: 'string', required: true, createOnly: true };
const SECRET: ValueRule = { ...TEXT, writeOnly: true };

export const OAUTH_CLIENT_RULES: ValueRules = {
  'name': TEXT,
  'service-provider': { ...FIXED, values: Object.keys(SERVICES).filter((name) => name !== 'bitbucket_server_legacy') },
  'http-url': FIXED,
  'api-url': FIXED,
  'oauth-token-string': SECRET,
  'key': TEXT,
  'secret': SECRET,
  'private-key': { ...SECRET, createOnly: true },
  'rsa-public-key': TEXT,
  'organization-scoped': ON,
};
