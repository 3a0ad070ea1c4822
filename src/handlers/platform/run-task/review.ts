import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of a run task's changes on the runs that call it. */
export const runTaskReview: ResourceReview = {
  rules: [
    {
      attribute: 'url',
      when: 'moves',
      severity: 'danger',
      says: 'The run task calls another host',
      why: 'The payload contains a token that can read the plan, and the host decides whether runs pass.',
    },
    {
      attribute: 'url',
      when: 'moves',
      to: 'port',
      severity: 'warning',
      says: 'The run task calls another port of the same host',
      why: 'Another program can listen there, gets a token that can read the plan, and decides whether runs pass.',
    },
    {
      attribute: 'url',
      when: 'unencrypted',
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The run task is called without encryption',
      why: 'Anyone on the network path can read the payload and the token in it.',
    },
    {
      attribute: 'url',
      when: 'changes',
      severity: 'note',
      says: 'The run task calls another URL on the same host',
      why: 'The endpoint decides whether runs pass.',
    },
    {
      attribute: 'enabled',
      when: 'becomes',
      is: false,
      severity: 'danger',
      says: 'The run task is disabled',
      why: 'Runs pass without it in all associated workspaces, even where it is mandatory.',
    },
    {
      attribute: 'enabled',
      when: 'becomes',
      is: true,
      severity: 'note',
      says: 'The run task is enabled',
      why: 'Runs in all associated workspaces wait for its result.',
    },
    {
      attribute: 'hmacKey',
      when: 'sent',
      severity: 'warning',
      says: 'The key that signs the payload is sent or cleared',
      why: 'A receiver that still verifies with the previous key rejects every call.',
    },
    {
      attribute: 'hmacKey',
      when: 'disappears',
      severity: 'danger',
      says: 'Payloads are no longer signed',
      why: 'The receiver can no longer verify that a payload comes from the platform.',
    },
    {
      attribute: 'agentPoolId',
      when: 'changes',
      severity: 'warning',
      says: 'Another network calls the run task',
      why: 'The agents of the pool, or without one the service itself, must reach the URL, and can read the payload and the token in it.',
    },
    {
      on: ['delete', 'replace'],
      about: ['organization'],
      judge: ({ heldBy, operation }) => [
        heldBy.length > 0
          ? {
              severity: 'danger',
              says: 'The run task is deleted while other objects in this plan still use it',
              items: heldBy,
              why: 'Those objects lose the check and may fail to apply.',
            }
          : {
              severity: 'warning',
              says: operation === 'delete' ? 'The run task is deleted' : 'The run task is deleted and recreated',
              why: 'All its associations are deleted with it, including those outside this plan: runs pass without it.',
            },
      ],
    },
  ],
  unremarkable: {
    name: 'renaming does not affect runs',
    description: 'it is informational',
    category: 'there is only one category',
    hmacKeyWo: 'plans do not contain it: the counter and the version show that it is sent',
    hmacKeyWoVersion: 'the rule about the key covers it',
  },
};
