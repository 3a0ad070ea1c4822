import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';
import { issuing } from '../shared/authorities';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', stays: true, forgets: true };

export const createFixture: CreateFixture = async (service) => {
  const authorities = await issuing(service, 'issuer', 'issuing', 'team/issuing', 'eu/issuing', 'pki');
  return {
    minimal: { mount: 'issuing', default: 'second' },
    second: { mount: 'team/issuing' },
    full: [{ mount: 'issuing', default: 'second', defaultFollowsLatestIssuer: true }],
    changed: { mount: 'eu/issuing', default: 'third', defaultFollowsLatestIssuer: false },
    exempt: {},
    ...authorities,
  };
};

const config = { default: 'second' };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(config),
  ...['', 'default', 'a/b'].map((name): WrongConfiguration => ({
    breaks: 'default obeys pattern',
    config: { default: name },
    path: ['default'],
    says: 'the id or the name of',
  })),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_issuers_config: wrongMounts({}, ['/pki']),
};
