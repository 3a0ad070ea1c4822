import type { WrongConfiguration } from '../../../support/environments/fixture';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_organization: [{ breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'without `/`' }],
};
