import type { WrongConfiguration } from '../../../support/environments/fixture';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_secrets_capabilities: [
    {
      breaks: 'namespace obeys pattern',
      config: { namespace: 'team/', paths: ['sys/mounts'] },
      path: ['namespace'],
      says: 'without a leading or trailing `/`',
    },
    { breaks: 'paths obeys length', config: { paths: [] }, path: ['paths'], says: 'not be empty' },
    ...['', '/sys/mounts'].map((path) => ({
      breaks: 'each of paths obeys pattern',
      config: { paths: [path] },
      path: ['paths'],
      says: 'without a leading `/`',
    })),
  ],
};
