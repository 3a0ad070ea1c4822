import { changing, type Case } from '../../../cli/review/case';
import { CERTIFICATES, KEYS } from '../../../support/fixed-keys';

let mounts = 0;
/** Each case has a method of its own, which `estate.ts` mounts. */
const method = () => ({ mount: `cluster-${++mounts}`, kubernetes_host: 'https://one.example.com:6443' });
const verified = () => ({ ...method(), kubernetes_ca_cert: CERTIFICATES[0] });

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(verified())('another cluster', {}, { kubernetes_host: 'https://two.example.com:6443' }, [
    'danger',
    'kubernetes_host',
    'Another cluster decides who can log in',
  ]),
  changing(verified())('another path', {}, { kubernetes_host: 'https://one.example.com:6443/k8s' }, [
    'note',
    'kubernetes_host',
    'The cluster is asked under another path',
  ]),
  changing(verified())('another port', {}, { kubernetes_host: 'https://one.example.com:7443' }, [
    'warning',
    'kubernetes_host',
    'The cluster is asked on another port',
  ]),
  changing(verified())('encryption removed', {}, { kubernetes_host: 'http://one.example.com:6443' }, [
    'danger',
    'kubernetes_host',
    'The cluster is asked without encryption',
  ]),
  changing(method())('no certificate', { kubernetes_ca_cert: CERTIFICATES[0] }, {}, [
    'danger',
    'kubernetes_ca_cert',
    'The cluster that is asked is no longer verified',
  ]),
  changing(verified())('another certificate', {}, { kubernetes_ca_cert: CERTIFICATES[1] }, [
    'warning',
    'kubernetes_ca_cert',
    'The cluster that is asked is verified with another',
  ]),
  changing(verified())('other keys', { pem_keys: [KEYS[0]] }, { pem_keys: [KEYS[1]] }, [
    'danger',
    'pem_keys',
    'Tokens are verified with other keys',
  ]),
  changing(verified())(
    'another token',
    { token_reviewer_jwt: 'tk5-planted-token-of-the-engine' },
    { token_reviewer_jwt: 'tk6-another-planted-token' },
    ['warning', 'token_reviewer_jwt', 'The token that the cluster is asked with'],
  ),
  changing(verified())('the pod', { disable_local_ca_jwt: true }, {}, [
    'warning',
    'disable_local_ca_jwt',
    'The method may use another certificate and token',
  ]),
  changing(verified())('an issuer', {}, { issuer: 'https://issuer.example.com' }, [
    'note',
    'issuer',
    'The issuer of tokens is verified in another way',
  ]),
  {
    title: 'forgotten',
    before: verified(),
    says: [['note', undefined, 'The service keeps the connection to the cluster']],
  },
  {
    title: 'moved to another method',
    before: verified(),
    after: verified(),
    says: [['warning', undefined, 'Another method asks the cluster']],
  },
];
