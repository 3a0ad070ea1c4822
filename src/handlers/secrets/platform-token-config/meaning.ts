import type { Meaning } from '../../../definition/meaning';

/** What a change of the engine's access means to those who get tokens by it. */
export const platformTokenConfigMeaning: Meaning = {
  rules: [
    { attribute: 'address', when: 'moves', weight: 'danger', says: 'Tokens are made at another host', why: 'The token of the engine goes there, which may make every other one.' },
    { attribute: 'basePath', when: 'changes', weight: 'attention', says: 'The API of the platform is looked for at another path', why: 'The token of the engine goes there.' },
    { attribute: 'token', when: 'sent', weight: 'attention', says: 'The token that makes all others is sent or cleared', why: 'What it may not do, no role of the engine can give; without one nothing is made.' },
    { on: ['delete', 'replace'], about: ['mount'], weight: 'danger', says: 'The engine loses its access to the platform', why: 'No token is made any more, and none that was made is revoked when its lease ends.' },
  ],
  ordinary: {
    tokenWo: 'it is in no plan: the counter and the version tell that it is sent',
    tokenWoVersion: 'the rule about the token sees it',
  },
};
