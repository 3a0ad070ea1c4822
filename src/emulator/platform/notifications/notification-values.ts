import type { World } from '../../world';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { FLAG, TEXT, TEXTS } from '../objects/rules';
import type { ValueRules, Values } from '../objects/values';

const DESTINATIONS = ['generic', 'slack', 'microsoft-teams', 'email'];

const RUN_TRIGGERS = [
  'run:created',
  'run:planning',
  'run:needs_attention',
  'run:applying',
  'run:completed',
  'run:errored',
  'assessment:drifted',
  'assessment:check_failure',
  'assessment:failed',
  'workspace:auto_destroy_reminder',
  'workspace:auto_destroy_run_results',
];
const TEAM_TRIGGERS = ['change_request:created', 'team:change_request'];

export const NOTIFICATION_RULES: ValueRules = {
  'name': { type: 'string', required: true },
  'destination-type': { type: 'string', required: true, values: DESTINATIONS, createOnly: true },
  'enabled': FLAG,
  'url': TEXT,
  'token': { ...TEXT, writeOnly: true },
  'triggers': { ...TEXTS, otherwise: [] },
  'email-addresses': TEXTS,
};

/** Problems with a configuration as a whole. */
export function notificationProblems({ settings }: World, subscribableType: string, values: Values): Problem[] {
  const at = (name: string) => `/data/attributes/${name}`;
  const { 'destination-type': destination, url, token, 'email-addresses': addresses } = values;
  const known = subscribableType === 'teams' ? TEAM_TRIGGERS : RUN_TRIGGERS;
  const unknown = ((values.triggers ?? []) as readonly string[]).filter((trigger) => !known.includes(trigger));
  const isMail = destination === 'email';
  return [
    ...unknown.map((trigger) => invalid(at('triggers'), `Triggers has an unknown trigger: ${trigger}`)),
    ...(isMail || (url ?? '') !== '' ? [] : [invalid(at('url'), "Url can't be blank")]),
    ...(!isMail && (url ?? '') !== '' && !isAddress(String(url))
      ? [invalid(at('url'), 'Url must be an http or https address')]
      : []),
    ...((token ?? '') !== '' && destination !== 'generic'
      ? [invalid(at('token'), 'Token can only be set for the destination type generic')]
      : []),
    ...(((addresses ?? []) as readonly string[]).length > 0 && (!isMail || settings.edition === 'hosted')
      ? [invalid(at('email-addresses'), 'Email addresses are not available for this destination')]
      : []),
  ];
}

function isAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Verification is a setting of the emulator, which calls nobody. Email is not verified. */
export function isReachable({ settings }: World, { 'destination-type': destination, url }: Values): boolean {
  return destination === 'email' || !settings.unreachableHosts.includes(new URL(String(url)).hostname);
}
