import { changing, type Case } from '../../../cli/review/case';

let mounts = 0;
/** Each case has an authority of its own, which `estate.ts` mounts. */
const authority = () => ({ mount: `authority-${++mounts}` });
const one = { ocsp_servers: ['http://ocsp.example.com'] };

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  changing(authority())(
    'no servers',
    { ...one, issuing_certificates: ['http://a.example.com/ca'] },
    { issuing_certificates: ['http://a.example.com/ca'] },
    ['danger', 'ocsp_servers', 'Certificates issued from now on lack the URL'],
  ),
  changing(authority())('other servers', one, { ocsp_servers: ['http://ocsp-2.example.com'] }, [
    'warning',
    'ocsp_servers',
    'Certificates issued from now on have other URLs',
  ]),
  changing({ ...authority(), ...one })('templates', {}, { enable_templating: true }, [
    'note',
    'enable_templating',
    'Templates in the URLs are filled in',
  ]),
  {
    title: 'emptied',
    before: { ...authority(), ...one },
    says: [['danger', undefined, 'The authority loses its URLs']],
  },
  {
    title: 'moved to another authority',
    before: { ...authority(), ...one },
    after: { ...authority(), ...one },
    says: [['danger', undefined, 'The authority loses its URLs']],
  },
  { title: 'new', after: { ...authority(), ...one }, says: [] },
];
