import type { ResourceReview } from '../../../definition/review-rule';

/** What a change of a run task means to those whose runs call it. */
export const runTaskReview: ResourceReview = {
  rules: [
    {
      attribute: 'url', when: 'moves', severity: 'danger', says: 'The run task calls another host',
      why: 'The payload carries a token that reads the plan, and whoever has the host decides whether runs pass.',
    },
    {
      attribute: 'url', when: 'matches', pattern: /^http:/i, on: ['create', 'update', 'replace'], severity: 'warning', says: 'The run task is called without encryption',
      why: 'Everybody on the way can read the payload, and the token in it.',
    },
    { attribute: 'url', when: 'changes', severity: 'note', says: 'The run task calls another address on the same host', why: 'What answers there decides whether runs pass.' },
    {
      attribute: 'enabled', when: 'becomes', is: false, severity: 'danger', says: 'The run task is disabled',
      why: 'Runs pass without it in every workspace that it is associated with, also where it is mandatory.',
    },
    { attribute: 'enabled', when: 'becomes', is: true, severity: 'note', says: 'The run task is enabled', why: 'Runs of every workspace that it is associated with wait for its answer.' },
    {
      attribute: 'hmacKey', when: 'sent', severity: 'warning', says: 'The key that signs the payload is sent or cleared',
      why: 'A receiver that still verifies with the key before refuses every call.',
    },
    {
      attribute: 'hmacKey', when: 'disappears', severity: 'danger', says: 'Payloads are no longer signed',
      why: 'The receiver cannot tell the platform from anybody else who knows its address.',
    },
    {
      on: ['delete', 'replace'], about: ['organization'],
      judge: ({ heldBy, operation }) => [heldBy.length > 0
        ? { severity: 'danger', says: 'The run task is deleted while something in this plan still uses it', items: heldBy, why: 'What refers to it loses its check, and may fail to apply.' }
        : {
          severity: 'warning', says: operation === 'delete' ? 'The run task is deleted' : 'The run task is deleted and made anew',
          why: 'All its associations end with it, also those that are not in this plan: runs pass without it.',
        }],
    },
  ],
  unremarkable: {
    name: 'it is the same run task, under another name',
    description: 'it is a text for people',
    category: 'there is one category only',
    hmacKeyWo: 'it is in no plan: the counter and the version tell that it is sent',
    hmacKeyWoVersion: 'the rule about the key sees it',
  },
};
