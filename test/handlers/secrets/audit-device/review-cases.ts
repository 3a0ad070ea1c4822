import { name, type Case } from '../../../cli/review/case';

const device = (options: object = {}) => ({
  path: name(),
  type: 'file',
  options: { file_path: 'discard', ...options },
});

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  {
    title: 'device with secrets in the log',
    after: device({ log_raw: 'true', hmac_accessor: 'false', elide_list_responses: '1' }),
    says: [
      ['danger', 'options', 'Secrets stand in the log'],
      ['warning', 'options', 'Accessors of tokens stand in the log'],
      ['warning', 'options', 'The log leaves out what lists return'],
    ],
  },
  {
    title: 'removed audit device',
    before: device(),
    says: [['danger', undefined, 'Requests are not recorded by this device any more']],
  },
  {
    title: 'audit device elsewhere',
    after: { path: name(), type: 'socket', options: { address: 'logs.example.com:514' } },
    says: [['warning', undefined, 'The device may block the service']],
  },
];
