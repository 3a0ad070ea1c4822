import { pkiUrlsConfig } from '../../../../src/handlers/secrets/pki-urls-config/definition';
import { AuthorityStore } from '../../../support/environments/authority-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', stays: true };
export const without: FixtureFile['without'] = { standard: ['deltaCrlDistributionPoints'], openbao: [] };

const { id: _id, mount: _mount, ...settings } = pkiUrlsConfig.attributes;
const STANDARD = {
  issuing_certificates: [],
  crl_distribution_points: [],
  delta_crl_distribution_points: [],
  ocsp_servers: [],
  enable_templating: false,
};

export const createFixture: CreateFixture = async (service) => {
  const store = new AuthorityStore(service, 'urls', settings, STANDARD);
  await store.provide('authority', 'team/authority', 'eu/authority');
  return {
    minimal: { mount: 'authority', ocspServers: ['http://ocsp.example.com'] },
    second: { mount: 'team/authority' },
    full: [
      { mount: 'authority', issuingCertificates: ['http://pki.example.com/ca.crt'], enableTemplating: true },
      {
        mount: 'authority',
        issuingCertificates: ['http://pki.example.com/{{issuer_id}}/ca.crt', '{{cluster_aia_path}}/ca.crt'],
        crlDistributionPoints: ['http://pki.example.com/{{issuer_id}}/crl'],
        deltaCrlDistributionPoints: ['http://pki.example.com/{{issuer_id}}/delta'],
        ocspServers: ['http://ocsp.example.com'],
        enableTemplating: true,
      },
    ],
    changed: {
      mount: 'eu/authority',
      issuingCertificates: ['http://pki-2.example.com/ca.crt'],
      crlDistributionPoints: ['http://pki-2.example.com/crl', 'http://pki.example.com/crl'],
      deltaCrlDistributionPoints: ['http://pki-2.example.com/delta'],
      ocspServers: ['http://ocsp-2.example.com'],
      enableTemplating: false,
    },
    exempt: { deltaCrlDistributionPoints: 'sometimes unreadable: not in every response' },
    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    removeParent: (state) => store.removeParent(state),
    sweep: () => store.sweep(),
  };
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts({}),
  ...['issuingCertificates', 'crlDistributionPoints', 'deltaCrlDistributionPoints', 'ocspServers'].map(
    (name): WrongConfiguration => ({
      breaks: `each of ${name} obeys length`,
      config: { [name]: [''] },
      path: [name, 0],
      says: 'must not be empty',
    }),
  ),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_urls_config: wrongMounts({}, ['/pki']),
};
