import type { ResourceReview } from '../../../definition/review-rule';

/** What a change of the engine's access means to those who get tokens by it. */
export const platformTokenConfigReview: ResourceReview = {
  rules: [
    { attribute: 'address', when: 'moves', severity: 'danger', says: 'Tokens are made at another host', why: 'The token of the engine goes there, which may make every other one.' },
    { attribute: 'basePath', when: 'changes', severity: 'warning', says: 'The API of the platform is looked for at another path', why: 'The token of the engine goes there.' },
    { attribute: 'token', when: 'sent', severity: 'warning', says: 'The token that makes all others is sent or cleared', why: 'What it may not do, no role of the engine can give; without one nothing is made.' },
    { on: ['delete', 'replace'], about: ['mount'], severity: 'danger', says: 'The engine loses its access to the platform', why: 'No token is made any more, and none that was made is revoked when its lease ends.' },
  ],
  unremarkable: {
    tokenWo: 'it is in no plan: the counter and the version tell that it is sent',
    tokenWoVersion: 'the rule about the token sees it',
  },
};
