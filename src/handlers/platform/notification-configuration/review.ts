import type { ResourceReview } from '../../../definition/review-rule';

const ELSEWHERE = {
  severity: 'warning',
  says: 'Messages go elsewhere',
  why: 'Those who got them until now do not hear of runs any more, and others do.',
} as const;

/** The effects of a notification's changes on its recipients. */
export const notificationConfigurationReview: ResourceReview = {
  rules: [
    {
      attribute: 'enabled',
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'Nobody hears of runs any more',
      why: 'Messages about runs are no longer sent.',
    },
    {
      attribute: 'enabled',
      when: 'becomes',
      is: true,
      severity: 'note',
      says: 'Messages are sent',
      why: 'The service first calls the address, and refuses the change if that fails.',
    },
    {
      attribute: 'triggers',
      when: 'loses',
      severity: 'warning',
      says: 'Fewer events cause a message',
      why: 'Nobody hears of the others any more.',
    },
    {
      attribute: 'triggers',
      when: 'gains',
      severity: 'note',
      says: 'More events cause a message',
      why: 'Those who get the messages hear of more.',
    },
    { attribute: 'url', when: 'changes', ...ELSEWHERE },
    { attribute: 'sensitiveUrl', when: 'sent', ...ELSEWHERE },
    { attribute: ['emailUserIds', 'emailAddresses'], when: 'changes', ...ELSEWHERE },
    {
      attribute: 'token',
      when: 'sent',
      severity: 'warning',
      says: 'Messages are signed with another token',
      why: 'Who receives them must know it, or refuses them.',
    },
    {
      on: ['delete', 'replace'],
      about: ['workspaceId', 'teamId', 'projectId', 'destinationType'],
      severity: 'warning',
      says: 'Nobody hears of runs any more',
      why: 'Messages about runs are no longer sent.',
    },
  ],
  unremarkable: {
    name: 'it is informational',
    urlWo: 'plans do not contain it: the counter and the version show that it is sent',
    urlWoVersion: 'the rule about the address covers it',
    tokenWo: 'plans do not contain it: the counter and the version show that it is sent',
    tokenWoVersion: 'the rule about the token covers it',
  },
};
