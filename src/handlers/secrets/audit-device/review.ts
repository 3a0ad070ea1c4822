import type { ResourceReview, Remark } from '../../../definition/review-rule';

/** The review rules of audit devices. */
export const auditDeviceReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['options'],
      judge: ({ before, after }) => [
        ...begins(before.options, after.options, 'log_raw', true, {
          attribute: 'options',
          severity: 'danger',
          says: 'Secrets stand in the log',
          why: 'With `log_raw` values are written as they are, and anyone who reads the log has them.',
        }),
        ...begins(before.options, after.options, 'hmac_accessor', false, {
          attribute: 'options',
          severity: 'warning',
          says: 'Accessors of tokens stand in the log',
          why: 'Anyone who reads the log can look the tokens up by them, and revoke them.',
        }),
        ...begins(before.options, after.options, 'elide_list_responses', true, {
          attribute: 'options',
          severity: 'warning',
          says: 'The log leaves out what lists return',
          why: 'It no longer says which names somebody has seen.',
        }),
      ],
    },
    {
      on: ['delete', 'replace'],
      about: ['path', 'type', 'description', 'local', 'options'],
      severity: 'danger',
      says: 'Requests are not recorded by this device any more',
      why: 'Without another device nothing is recorded, and what happens until there is one is never known.',
    },
    {
      on: ['create'],
      where: { attribute: 'type', is: ['socket', 'http'] },
      about: ['type'],
      severity: 'warning',
      says: 'The device may block the service',
      why: 'The service responds to no request while none of its devices can write.',
    },
  ],
  unremarkable: {},
};

const TRUTHS: readonly unknown[] = ['1', 't', 'T', 'true', 'True', 'TRUE'];

/** The remark, if a boolean option changes to this value. `hmac_accessor` defaults to true. */
function begins(before: unknown, after: unknown, name: string, value: boolean, remark: Remark): Remark[] {
  const read = (options: unknown) => {
    const text = (options as { readonly [name: string]: unknown } | undefined)?.[name];
    return text === undefined || text === null ? !value : TRUTHS.includes(text);
  };
  return read(after) === value && read(before) !== value ? [remark] : [];
}
