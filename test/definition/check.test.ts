import type { Attributes } from '../../src/definition/attribute';
import { check, type CheckOptions } from '../../src/definition/check';
import { snakeCaseNames } from '../../src/definition/names';
import { defineResource } from '../../src/definition/resource';
import type { GroupRule } from '../../src/definition/rule';
import { secretInput } from '../../src/definition/secret-input';
import { UNKNOWN, type Path, type Values } from '../../src/definition/value';
import { runTask } from '../../src/handlers/platform/run-task/definition';

const text = { type: 'string', use: 'optional', doc: 'A text.', absent: 'there is none' } as const;

/** Returns the problems in the short form `path: summary. detail`. */
function find(attributes: Attributes, config: Values, rules?: readonly GroupRule[], options?: CheckOptions): string[] {
  return check({ attributes, rules }, config, options).map(
    ({ path, summary, detail }) => `${path.join('.')}: ${summary}. ${detail}`,
  );
}

test('accepts a valid run task', () => {
  expect(
    check(runTask, {
      organization: 'acme',
      name: 'scan',
      url: 'https://example.com/scan',
      hmacKeyWo: 'key',
      hmacKeyWoVersion: 1,
    }),
  ).toEqual([]);
});

test('finds every problem, not only the first', () => {
  const problems = check(runTask, {
    id: 'task-1',
    organization: 'a/b',
    url: 'x',
    enabled: 'true',
    hmacKey: 'a',
    hmacKeyWoVersion: 1,
  });
  expect(problems.map(({ path, summary }) => [path.join('.'), summary])).toEqual([
    ['id', '`id` cannot be configured'],
    ['organization', 'Invalid `organization`'],
    ['name', 'Missing `name`'],
    ['url', 'Invalid `url`'],
    ['enabled', 'Invalid `enabled`'],
    ['hmacKeyWoVersion', '`hmacKeyWoVersion` requires `hmacKeyWo`'],
    ['hmacKey', '`hmacKey` conflicts with `hmacKeyWoVersion`'],
  ]);
});

test('accepts an unknown value of any input', () => {
  for (const name of Object.keys(runTask.attributes)) {
    const good: Values = { organization: 'acme', name: 'scan', url: 'https://example.com/scan' };
    expect(check(runTask, { ...good, [name]: UNKNOWN }, { writeOnlyAllowed: false })).toEqual([]);
  }
});

describe('the check of presence', () => {
  test('reports a missing required attribute', () => {
    expect(find({ name: { type: 'string', use: 'required', doc: 'The name of the thing.' } }, {})).toEqual([
      'name: Missing `name`. `name` must be configured. The name of the thing.',
    ]);
  });

  test('treats null, which programs in other languages may pass, as absent', () => {
    expect(
      find({ name: { type: 'string', use: 'required', doc: 'The name.' }, note: text }, {
        name: null,
        note: null,
      } as never),
    ).toEqual(['name: Missing `name`. `name` must be configured. The name.']);
  });

  test('refuses a configured computed attribute', () => {
    const attributes = { id: { type: 'string', use: 'computed', doc: 'The id.' } } as const;
    expect(find(attributes, { id: 'x' })).toEqual([
      'id: `id` cannot be configured. `id` is read-only. Remove it from the configuration.',
    ]);
    expect(find(attributes, { id: UNKNOWN })).toEqual([]);
  });

  test('gives a warning for a deprecated attribute', () => {
    const attributes = { old: { ...text, deprecated: 'Use `new`.' } };
    expect(check({ attributes }, { old: 'x' })).toEqual([
      {
        path: ['old'],
        code: 'attribute-deprecated',
        summary: '`old` is deprecated',
        detail: 'Use `new`.',
        severity: 'warning',
      },
    ]);
    expect(check({ attributes }, {})).toEqual([]);
    expect(check({ attributes }, { old: UNKNOWN })).toEqual([]);
  });

  test('accepts an empty value that means absence, whatever the rules say', () => {
    const attributes = {
      note: { ...text, emptyIsAbsent: true, rules: [{ rule: 'length', min: 3, unit: 'characters' }] },
      rules: { type: 'document', use: 'optional', doc: 'Rules.', absent: 'none', emptyIsAbsent: true },
    } as const;
    expect(
      find(attributes, { note: '', rules: '' }, [{ rule: 'conflicts', attribute: 'note', with: ['rules'] }]),
    ).toEqual([]);
    expect(find(attributes, { note: 'x' })).toEqual([
      'note: Invalid `note`. "x" has 1 character. It must have at least 3 characters.',
    ]);
  });
});

describe('write-only attributes on an engine without them', () => {
  const attributes = {
    ...secretInput('password', { doc: 'The password.', absent: 'there is none' }),
    seedWo: { ...text, sensitive: true, writeOnly: { version: 'passwordWoVersion' } },
  } as const;

  test('are refused, with the engines that support them and the alternative', () => {
    expect(find(attributes, { passwordWo: 'x', seedWo: 'y' }, [], { writeOnlyAllowed: false })).toEqual([
      'passwordWo: `passwordWo` is not supported. `passwordWo` is write-only, which requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Upgrade, or use `password`, which is stored in state.',
      'seedWo: `seedWo` is not supported. `seedWo` is write-only, which requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Upgrade.',
    ]);
  });

  test('are allowed on an engine with them, on an unidentified engine, and while unknown', () => {
    expect(find(attributes, { passwordWo: 'x' }, [], { writeOnlyAllowed: true })).toEqual([]);
    expect(find(attributes, { passwordWo: 'x' })).toEqual([]);
    expect(find(attributes, { passwordWo: UNKNOWN }, [], { writeOnlyAllowed: false })).toEqual([]);
  });
});

describe('nested attributes', () => {
  const attributes: Attributes = {
    repository: {
      type: 'object',
      use: 'optional',
      doc: 'A repository.',
      absent: 'none',
      attributes: {
        identifier: {
          type: 'string',
          use: 'required',
          doc: 'Where it is.',
          rules: [{ rule: 'pattern', pattern: '/', words: 'have a `/`' }],
        },
        branch: { type: 'string', use: 'computed', doc: 'The branch.' },
        tags: {
          type: 'list',
          element: 'string',
          use: 'optional',
          doc: 'Tags.',
          absent: 'none',
          elementRules: [{ rule: 'semver' }],
        },
      },
    },
    steps: {
      type: 'objects',
      use: 'optional',
      doc: 'Steps.',
      absent: 'none',
      rules: [{ rule: 'length', max: 3, unit: 'elements' }],
      attributes: {
        name: { type: 'string', use: 'required', doc: 'Its name.' },
        when: {
          use: 'required',
          doc: 'When it runs.',
          construct: 'When',
          choice: {
            every: { period: { type: 'duration', use: 'required', doc: 'How often.' } },
            at: { schedule: { type: 'string', use: 'required', doc: 'At what time.' } },
          },
        },
      },
    },
  };
  const cases: readonly [config: Values, problems: readonly string[]][] = [
    [{ repository: { identifier: 'a/b', tags: ['1.0.0'] }, steps: [{ name: 'a', period: '5s' }] }, []],
    [{ repository: UNKNOWN, steps: UNKNOWN }, []],
    [
      {
        repository: { identifier: UNKNOWN, tags: [UNKNOWN] },
        steps: [UNKNOWN, { name: UNKNOWN, period: UNKNOWN, schedule: UNKNOWN }],
      },
      [],
    ],
    [
      { repository: { branch: 'main' } },
      [
        'repository.identifier: Missing `repository.identifier`. `repository.identifier` must be configured. Where it is.',
        'repository.branch: `repository.branch` cannot be configured. `repository.branch` is read-only. Remove it from the configuration.',
      ],
    ],
    [
      { repository: { identifier: 'a', tags: ['1.0.0', 'x'] } },
      [
        'repository.identifier: Invalid `repository.identifier`. "a" is not allowed. It must have a `/`.',
        'repository.tags.1: Invalid `repository.tags`. "x" is not a semantic version. It must be a semantic version such as "1.2.0", without a leading "v".',
      ],
    ],
    [{ repository: 'a/b' }, ['repository: Invalid `repository`. Expected an object, but the value is a string.']],
    [
      { steps: [{ name: 'a', period: '5s' }, { name: 'b', period: 'x', schedule: 'y' }, {}] },
      [
        'steps.1.period: Invalid `steps[1].period`. "x" is not a duration. It must be a whole number of seconds ("90"), or whole numbers with the units d, h, m and s, largest unit first ("24h", "1h30m").',
        'steps.1.schedule: `steps[1].schedule` conflicts with `steps[1].period`. Configure only one: either `steps[1].period`, or `steps[1].schedule` (got `steps[1].period` and `steps[1].schedule`).',
        'steps.2.name: Missing `steps[2].name`. `steps[2].name` must be configured. Its name.',
        'steps.2.period: Missing `steps[2].period` or `steps[2].schedule`. Exactly one must be configured: either `steps[2].period`, or `steps[2].schedule`. When it runs.',
      ],
    ],
    [
      { steps: ['a', undefined] },
      [
        'steps.0: Invalid `steps`. Expected an object, but the value is a string.',
        'steps.1: Invalid `steps`. An element is null. Remove it.',
      ],
    ],
    [{ steps: { name: 'a' } }, ['steps: Invalid `steps`. Expected a list of objects, but the value is an object.']],
    [
      { steps: [1, 2, 3, 4].map(() => ({ name: 'a', period: '5s' })) },
      ['steps: Invalid `steps`. The list has 4 elements. It must have at most 3 elements.'],
    ],
  ];

  test.each(cases)('are checked: %j', (config, problems) => {
    expect(find(attributes, config)).toEqual(problems);
  });

  test('are named by the steps of their path, with indexes as numbers', () => {
    const paths: Path[] = check({ attributes }, { repository: { identifier: 'a/b', tags: ['x'] } }).map(
      ({ path }) => path,
    );
    expect(paths).toEqual([['repository', 'tags', 0]]);
  });
});

describe('a choice', () => {
  const rotation: Attributes = {
    rotation: {
      use: 'required',
      doc: 'When it rotates.',
      construct: 'Rotation',
      choice: {
        every: { period: { type: 'duration', use: 'required', doc: 'How often.' } },
        onSchedule: {
          schedule: { type: 'string', use: 'required', doc: 'At what time.', rules: [{ rule: 'cron' }] },
          window: { type: 'duration', use: 'optional', doc: 'How late.', absent: 'the server decides' },
        },
      },
    },
  };
  const credential: Attributes = {
    credential: {
      use: 'required',
      doc: 'What is issued.',
      construct: 'Credential',
      choice: {
        password: { policy: text },
        key: { bits: { type: 'int', use: 'required', doc: 'How long.' }, format: text },
        certificate: {
          bits: { type: 'int', use: 'required', doc: 'How long.' },
          keyType: { ...text, use: 'required' },
        },
      },
    },
  };
  const optional: Attributes = { rotation: { ...rotation.rotation, use: 'optional' } as never };
  const alternatives = 'either `period`, or `schedule` (with or without `window`)';
  const cases: readonly [attributes: Attributes, config: Values, problems: readonly string[]][] = [
    [rotation, { period: '5s' }, []],
    [rotation, { schedule: '0 0 * * *', window: '1h' }, []],
    [
      rotation,
      {},
      [`period: Missing \`period\` or \`schedule\`. Exactly one must be configured: ${alternatives}. When it rotates.`],
    ],
    [
      rotation,
      { period: '5s', schedule: '0 0 * * *' },
      [
        `schedule: \`schedule\` conflicts with \`period\`. Configure only one: ${alternatives} (got \`period\` and \`schedule\`).`,
      ],
    ],
    [
      rotation,
      { period: '5s', window: '1h' },
      [
        `window: \`window\` conflicts with \`period\`. Configure only one: ${alternatives} (got \`period\` and \`window\`).`,
      ],
    ],
    [
      rotation,
      { window: '1h' },
      ['schedule: Missing `schedule`. `schedule` must be configured together with `window`. At what time.'],
    ],
    [
      rotation,
      { schedule: 'daily' },
      [
        'schedule: Invalid `schedule`. "daily" has 1 field. It must be a cron expression of exactly five fields (minute, hour, day of month, month, day of week from 0, Sunday, to 6), without macros such as "@daily".',
      ],
    ],
    [rotation, { period: UNKNOWN }, []],
    [rotation, { period: UNKNOWN, schedule: UNKNOWN, window: UNKNOWN }, []],
    [rotation, { period: '5s', schedule: UNKNOWN }, []],
    [rotation, { schedule: UNKNOWN, window: '1h' }, []],
    [optional, {}, []],
    [optional, { period: '5s' }, []],
    [
      optional,
      { period: '5s', schedule: '0 0 * * *' },
      [
        `schedule: \`schedule\` conflicts with \`period\`. Configure only one: ${alternatives} (got \`period\` and \`schedule\`).`,
      ],
    ],
    [credential, {}, []],
    [credential, { policy: 'x' }, []],
    [credential, { bits: 2048 }, []],
    [credential, { bits: 2048, keyType: 'rsa' }, []],
    [
      credential,
      { keyType: 'rsa' },
      ['bits: Missing `bits`. `bits` must be configured together with `keyType`. How long.'],
    ],
    [
      credential,
      { policy: 'x', bits: 2048 },
      [
        'bits: `bits` conflicts with `policy`. Configure only one: either `policy`, or `bits` (with or without `format`), or `bits` and `keyType` (got `policy` and `bits`).',
      ],
    ],
  ];

  test.each(cases)('is checked for missing and conflicting members: %# %j', (attributes, config, problems) => {
    expect(find(attributes, config)).toEqual(problems);
  });
});

describe('a rule about several attributes', () => {
  const attributes: Attributes = {
    kind: { type: 'string', use: 'optional', doc: 'The kind.', values: ['sentinel', 'opa'], default: 'sentinel' },
    kept: { type: 'bool', use: 'optional', doc: 'Kept.', default: true },
    level: text,
    levels: { type: 'set', element: 'string', use: 'optional', doc: 'Levels.', absent: 'none' },
    names: { type: 'set', element: 'string', use: 'optional', doc: 'Names.', absent: 'none' },
    query: text,
    count: { type: 'int', use: 'optional', doc: 'A number.', absent: 'none' },
    life: { type: 'duration', use: 'optional', doc: 'A time.', absent: 'none' },
    longest: { type: 'duration', use: 'optional', doc: 'A time.', absent: 'none' },
    labels: { type: 'map', element: 'string', use: 'optional', doc: 'Labels.', absent: 'none' },
    secrets: { type: 'map', element: 'string', use: 'optional', doc: 'Secrets.', absent: 'none', sensitive: true },
    secret: { ...text, sensitive: true as const },
    enabled: { type: 'bool', use: 'optional', doc: 'Whether.', absent: 'not', emptyIsAbsent: true },
    login: {
      type: 'object',
      use: 'optional',
      doc: 'A login.',
      absent: 'none',
      sensitive: true,
      attributes: { user: text },
    },
    config: {
      type: 'object',
      use: 'optional',
      doc: 'More.',
      absent: 'none',
      attributes: { type: { ...text }, bits: { type: 'string', use: 'optional', doc: 'Bits.', absent: 'the default' } },
    },
  };
  const cases: readonly [rule: GroupRule, config: Values, problems: readonly string[]][] = [
    [{ rule: 'exactlyOneOf', attributes: ['level', 'query'] }, { level: 'x' }, []],
    [{ rule: 'exactlyOneOf', attributes: ['level', 'query'] }, { level: UNKNOWN }, []],
    [{ rule: 'exactlyOneOf', attributes: ['level', 'query'] }, { level: UNKNOWN, query: 'x' }, []],
    [
      { rule: 'exactlyOneOf', attributes: ['level', 'query'] },
      {},
      ['level: Missing `level` or `query`. Configure exactly one of `level` and `query`.'],
    ],
    [
      { rule: 'exactlyOneOf', attributes: ['level', 'query'] },
      { level: 'x', query: 'y' },
      [
        'query: `query` conflicts with `level`. Configure exactly one of `level` and `query` (got `level` and `query`).',
      ],
    ],
    [{ rule: 'conflicts', attribute: 'level', with: ['query', 'secret'] }, { level: 'x' }, []],
    [{ rule: 'conflicts', attribute: 'level', with: ['query', 'secret'] }, { query: 'x', secret: 'y' }, []],
    [{ rule: 'conflicts', attribute: 'level', with: ['query', 'secret'] }, { level: 'x', query: UNKNOWN }, []],
    [{ rule: 'conflicts', attribute: 'level', with: ['query', 'secret'] }, { level: UNKNOWN, query: 'x' }, []],
    [
      { rule: 'conflicts', attribute: 'level', with: ['query', 'secret'] },
      { level: 'x', query: 'y', secret: 'z' },
      [
        'level: `level` conflicts with `query` and `secret`. `level` cannot be configured together with `query` and `secret`. Remove one of them.',
      ],
    ],
    [
      { rule: 'conflicts', attribute: 'level', with: ['query'], words: 'both say the same' },
      { level: 'x', query: 'y' },
      [
        'level: `level` conflicts with `query`. `level` cannot be configured together with `query`: both say the same. Remove one of them.',
      ],
    ],
    [{ rule: 'conflicts', attribute: 'level', with: ['enabled'] }, { level: 'x', enabled: false }, []],
    [
      { rule: 'conflicts', attribute: 'level', with: ['enabled'] },
      { level: 'x', enabled: true },
      [
        'level: `level` conflicts with `enabled`. `level` cannot be configured together with `enabled`. Remove one of them.',
      ],
    ],
    [{ rule: 'oneOrMoreOf', attributes: ['level', 'query'] }, { level: 'x', query: 'y' }, []],
    [{ rule: 'oneOrMoreOf', attributes: ['level', 'query'] }, { query: UNKNOWN }, []],
    [
      { rule: 'oneOrMoreOf', attributes: ['level', 'query'] },
      {},
      ['level: Missing `level` or `query`. Configure at least one of `level` and `query`.'],
    ],
    [{ rule: 'oneOrMoreOf', attributes: ['level', 'query'], when: 'kind', is: 'opa' }, {}, []],
    [{ rule: 'oneOrMoreOf', attributes: ['level', 'query'], when: 'kind', is: 'opa' }, { kind: UNKNOWN }, []],
    [
      { rule: 'oneOrMoreOf', attributes: ['level', 'query'], when: 'kind', is: 'opa' },
      { kind: 'opa' },
      ['level: Missing `level` or `query`. Configure at least one of `level` and `query`, because `kind` is "opa".'],
    ],
    [{ rule: 'requires', attribute: 'level', needs: 'query' }, { query: 'x' }, []],
    [{ rule: 'requires', attribute: 'level', needs: 'query' }, { level: 'x', query: 'x' }, []],
    [{ rule: 'requires', attribute: 'level', needs: 'query' }, { level: 'x', query: UNKNOWN }, []],
    [{ rule: 'requires', attribute: 'level', needs: 'query' }, { level: UNKNOWN }, []],
    [
      { rule: 'requires', attribute: 'level', needs: 'query' },
      { level: 'x' },
      [
        'level: `level` requires `query`. `level` can only be configured together with `query`. Configure `query` too, or remove `level`.',
      ],
    ],
    [
      { rule: 'enumBy', attribute: 'level', by: 'kind', values: { sentinel: ['hard', 'soft'], opa: ['mandatory'] } },
      { kind: 'opa', level: 'mandatory' },
      [],
    ],
    [
      { rule: 'enumBy', attribute: 'level', by: 'kind', values: { sentinel: ['hard', 'soft'], opa: ['mandatory'] } },
      { level: 'soft' },
      [],
    ],
    [
      { rule: 'enumBy', attribute: 'level', by: 'kind', values: { sentinel: ['hard', 'soft'], opa: ['mandatory'] } },
      { kind: UNKNOWN, level: 'x' },
      [],
    ],
    [
      { rule: 'enumBy', attribute: 'level', by: 'kind', values: { sentinel: ['hard', 'soft'], opa: ['mandatory'] } },
      { level: UNKNOWN },
      [],
    ],
    [
      { rule: 'enumBy', attribute: 'level', by: 'kind', values: { sentinel: ['hard', 'soft'], opa: ['mandatory'] } },
      { level: 'mandatory' },
      ['level: Invalid `level`. "mandatory" is not allowed if `kind` is "sentinel". It must be "hard" or "soft".'],
    ],
    [
      {
        rule: 'enumBy',
        attribute: 'level',
        by: 'kind',
        values: { sentinel: ['hard', 'soft'], opa: ['mandatory', 'advisory'] },
      },
      { kind: 'opa', level: 'mandatry' },
      [
        'level: Invalid `level`. "mandatry" is not allowed if `kind` is "opa". It must be "mandatory" or "advisory". Did you mean "mandatory"?',
      ],
    ],
    [
      { rule: 'enumBy', attribute: 'secret', by: 'kind', values: { sentinel: ['hard', 'soft'] } },
      { secret: 'hand' },
      ['secret: Invalid `secret`. (sensitive) is not allowed if `kind` is "sentinel". It must be "hard" or "soft".'],
    ],
    [
      { rule: 'enumBy', attribute: 'levels', by: 'kind', values: { sentinel: ['hard', 'soft'] } },
      { levels: ['soft', 'x', UNKNOWN] },
      ['levels: Invalid `levels`. "x" is not allowed if `kind` is "sentinel". It must be "hard" or "soft".'],
    ],
    [{ rule: 'enumBy', attribute: 'level', by: 'query', values: { a: ['b'] } }, { query: '__proto__', level: 'x' }, []],
    [
      { rule: 'enumBy', attribute: 'config.bits', by: 'config.type', values: { rsa: ['2048'] } },
      { config: { type: 'rsa', bits: '256' } },
      ['config.bits: Invalid `config.bits`. "256" is not allowed if `config.type` is "rsa". It must be "2048".'],
    ],
    [
      { rule: 'enumBy', attribute: 'config.bits', by: 'config.type', values: { rsa: ['2048'] } },
      { config: UNKNOWN },
      [],
    ],
    [{ rule: 'enumBy', attribute: 'config.bits', by: 'config.type', values: { rsa: ['2048'] } }, {}, []],
    [
      { rule: 'enumBy', attribute: 'login.user', by: 'kind', values: { sentinel: ['root'] } },
      { login: { user: 'hunter2' } },
      ['login.user: Invalid `login.user`. (sensitive) is not allowed if `kind` is "sentinel". It must be "root".'],
    ],
    [{ rule: 'onlyWhen', attribute: 'query', when: 'kind', is: 'opa' }, { kind: 'opa', query: 'x' }, []],
    [{ rule: 'onlyWhen', attribute: 'query', when: 'kind', is: 'opa' }, { kind: UNKNOWN, query: 'x' }, []],
    [{ rule: 'onlyWhen', attribute: 'query', when: 'kind', is: 'opa' }, { query: UNKNOWN }, []],
    [
      { rule: 'onlyWhen', attribute: 'query', when: 'kind', is: 'opa' },
      { query: 'x' },
      ['query: `query` cannot be configured. `query` can only be configured if `kind` is "opa"; it is "sentinel".'],
    ],
    [
      { rule: 'onlyWhen', attribute: 'query', when: 'level', is: 'hard' },
      { query: 'x' },
      [
        'query: `query` cannot be configured. `query` can only be configured if `level` is "hard"; it is not configured.',
      ],
    ],
    [
      { rule: 'onlyWhen', attribute: 'query', when: 'secret', is: 'hard' },
      { query: 'x', secret: 'y' },
      ['query: `query` cannot be configured. `query` can only be configured if `secret` is "hard"; it is (sensitive).'],
    ],
    [
      { rule: 'enumBy', attribute: 'count', by: 'level', values: { hard: ['1', '2'] }, absent: 'hard' },
      { count: 2 },
      [],
    ],
    [
      { rule: 'enumBy', attribute: 'count', by: 'level', values: { hard: ['1', '2'] }, absent: 'hard' },
      { count: 3 },
      ['count: Invalid `count`. 3 is not allowed if `level` is "hard". It must be 1 or 2.'],
    ],
    [{ rule: 'onlyWhen', attribute: 'query', when: 'level', is: ['hard', 'soft'], orAbsent: true }, { query: 'x' }, []],
    [
      { rule: 'onlyWhen', attribute: 'query', when: 'level', is: ['hard', 'soft'], orAbsent: true },
      { query: 'x', level: 'soft' },
      [],
    ],
    [
      { rule: 'onlyWhen', attribute: 'query', when: 'level', is: ['hard', 'soft'], orAbsent: true },
      { query: 'x', level: 'none' },
      [
        'query: `query` cannot be configured. `query` can only be configured if `level` is "hard" or "soft" or not configured; it is "none".',
      ],
    ],
    [{ rule: 'requiredWhen', attribute: 'query', when: 'kind', is: 'opa' }, { kind: 'opa', query: 'x' }, []],
    [{ rule: 'requiredWhen', attribute: 'query', when: 'kind', is: 'opa' }, { kind: 'opa', query: UNKNOWN }, []],
    [{ rule: 'requiredWhen', attribute: 'query', when: 'kind', is: 'opa' }, { kind: UNKNOWN }, []],
    [{ rule: 'requiredWhen', attribute: 'query', when: 'kind', is: 'opa' }, {}, []],
    [
      { rule: 'requiredWhen', attribute: 'query', when: 'kind', is: 'sentinel' },
      {},
      ['query: Missing `query`. `query` must be configured if `kind` is "sentinel".'],
    ],
    [
      { rule: 'requiredWhen', attribute: 'config.type', when: 'kind', is: 'opa' },
      { kind: 'opa' },
      ['config.type: Missing `config.type`. `config.type` must be configured if `kind` is "opa".'],
    ],
    [{ rule: 'requiredWhen', attribute: 'config.type', when: 'kind', is: 'opa' }, { kind: 'opa', config: UNKNOWN }, []],
    [{ rule: 'disjointKeys', attribute: 'labels', with: 'secrets' }, { labels: { a: 'x' }, secrets: { b: 'y' } }, []],
    [{ rule: 'disjointKeys', attribute: 'labels', with: 'secrets' }, { labels: { a: 'x' } }, []],
    [{ rule: 'disjointKeys', attribute: 'labels', with: 'secrets' }, { labels: { a: 'x' }, secrets: UNKNOWN }, []],
    [
      { rule: 'disjointKeys', attribute: 'labels', with: 'secrets' },
      { labels: { a: 'x', b: 'y' }, secrets: { a: 'z' } },
      ['labels: `labels` and `secrets` overlap. "a" must be in `labels` or in `secrets`, not in both.'],
    ],
    [{ rule: 'disjoint', attribute: 'levels', with: 'names' }, { levels: ['a'], names: ['b'] }, []],
    [{ rule: 'disjoint', attribute: 'levels', with: 'names' }, { levels: ['a'] }, []],
    [{ rule: 'disjoint', attribute: 'levels', with: 'names' }, { levels: [UNKNOWN], names: [UNKNOWN] }, []],
    [
      { rule: 'disjoint', attribute: 'levels', with: 'names' },
      { levels: ['a', 'b'], names: ['b', 'c'] },
      ['levels: `levels` and `names` overlap. "b" must be in `levels` or in `names`, not in both.'],
    ],
    [{ rule: 'notBothFilled', attribute: 'levels', with: ['names'] }, { levels: ['a'], names: [] }, []],
    [{ rule: 'notBothFilled', attribute: 'levels', with: ['names'] }, { levels: [], names: ['a'] }, []],
    [{ rule: 'notBothFilled', attribute: 'levels', with: ['names'] }, { levels: ['a'], names: UNKNOWN }, []],
    [
      { rule: 'notBothFilled', attribute: 'levels', with: ['names'] },
      { levels: ['a'], names: ['b'] },
      ['levels: `levels` conflicts with `names`. `levels` must be empty or not configured if `names` has elements.'],
    ],
    [{ rule: 'emptyUnless', attribute: 'levels', when: 'kept', is: false }, { levels: [] }, []],
    [{ rule: 'emptyUnless', attribute: 'levels', when: 'kept', is: false }, { levels: ['a'], kept: false }, []],
    [{ rule: 'emptyUnless', attribute: 'levels', when: 'kept', is: false }, { levels: ['a'], kept: UNKNOWN }, []],
    [
      { rule: 'emptyUnless', attribute: 'levels', when: 'kept', is: false },
      { levels: ['a'] },
      ['levels: `levels` must be empty. `levels` can only have elements if `kept` is false; it is true.'],
    ],
    [{ rule: 'atMost', attribute: 'life', limit: 'longest' }, { life: '60m', longest: '1h' }, []],
    [{ rule: 'atMost', attribute: 'life', limit: 'longest' }, { life: '2h' }, []],
    [{ rule: 'atMost', attribute: 'life', limit: 'longest' }, { life: '2h', longest: '0' }, []],
    [{ rule: 'atMost', attribute: 'life', limit: 'longest' }, { life: '2h', longest: UNKNOWN }, []],
    [
      { rule: 'atMost', attribute: 'life', limit: 'longest' },
      { life: '2h', longest: '1h' },
      ['life: Invalid `life`. "2h" is too large. `life` must be at most `longest`, which is "1h".'],
    ],
    [{ rule: 'asManyAs', attribute: 'levels', as: 'count' }, { levels: ['a', 'b'], count: 2 }, []],
    [{ rule: 'asManyAs', attribute: 'levels', as: 'count' }, { levels: ['a', 'b'], count: UNKNOWN }, []],
    [{ rule: 'asManyAs', attribute: 'levels', as: 'count' }, { levels: UNKNOWN, count: 2 }, []],
    [{ rule: 'asManyAs', attribute: 'levels', as: 'count' }, { count: 2 }, []],
    [
      { rule: 'asManyAs', attribute: 'levels', as: 'count' },
      { levels: ['a'], count: 2 },
      ['levels: Invalid `levels`. `levels` has 1 element. The number must equal `count`, which is 2.'],
    ],
    [{ rule: 'notBoth', attribute: 'enabled', with: 'kept' }, {}, []],
    [{ rule: 'notBoth', attribute: 'enabled', with: 'kept' }, { enabled: false, kept: true }, []],
    [{ rule: 'notBoth', attribute: 'enabled', with: 'kept' }, { enabled: true, kept: UNKNOWN }, []],
    [
      { rule: 'notBoth', attribute: 'enabled', with: 'kept' },
      { enabled: true },
      ['enabled: `enabled` conflicts with `kept`. `enabled` and `kept` cannot both be true.'],
    ],
    [{ rule: 'onlyWhen', attribute: 'query', when: 'enabled', is: false }, { query: 'x' }, []],
    [
      { rule: 'onlyWhen', attribute: 'query', when: 'enabled', is: false },
      { query: 'x', enabled: true },
      ['query: `query` cannot be configured. `query` can only be configured if `enabled` is false; it is true.'],
    ],
  ];

  test.each(cases)('is checked: %# %j %j', (rule, config, problems) => {
    expect(find(attributes, config, [rule])).toEqual(problems);
  });

  test('is refused as a mistake in the definition if it names no attribute', () => {
    expect(() => check({ attributes, rules: [{ rule: 'requires', attribute: 'levle', needs: 'query' }] }, {})).toThrow(
      'a rule names `levle`, which is not an attribute',
    );
  });
});

test('ignores case for a word that must stand alone, and for a vocabulary, if the attribute ignores case', () => {
  const attributes: Attributes = {
    checks: {
      type: 'set',
      element: 'string',
      use: 'optional',
      doc: 'Checks.',
      absent: 'none',
      compare: 'anyCase',
      values: ['email', 'hostname', 'disabled'],
      rules: [{ rule: 'alone', value: 'disabled' }],
    },
    level: { ...text, values: ['hard', 'soft'] },
  };
  expect(find(attributes, { checks: ['Disabled'] })).toEqual([]);
  expect(find(attributes, { checks: ['EMAIL', 'hostname'] })).toEqual([]);
  expect(find(attributes, { checks: ['email', 'Disabled'] })).toEqual([
    'checks: Invalid `checks`. The list contains "disabled" together with other values. It must contain "disabled" only as its single element.',
  ]);
  expect(find(attributes, { checks: ['name'] })).toEqual([
    'checks: Invalid `checks`. "name" is not allowed. It must be "email", "hostname" or "disabled".',
  ]);
  expect(find(attributes, { level: 'Hard' })).toEqual([
    'level: Invalid `level`. "Hard" is not allowed. It must be "hard" or "soft". Did you mean "hard"?',
  ]);
});

test('lets the caller recognize unknown values, such as tokens, list tokens and map keys at synth', () => {
  const isUnknown = (value: unknown) => String(value).includes('TOKEN');
  const attributes: Attributes = {
    url: {
      type: 'string',
      use: 'optional',
      doc: 'Where.',
      absent: 'nowhere',
      rules: [{ rule: 'url', schemes: ['https'] }],
    },
    size: { type: 'int', use: 'optional', doc: 'Size.', absent: 'none' },
    tags: { type: 'list', element: 'duration', use: 'optional', doc: 'Tags.', absent: 'none' },
    labels: { type: 'map', element: 'duration', use: 'optional', doc: 'Labels.', absent: 'none' },
  };
  expect(
    find(attributes, { url: 'x-${TOKEN.1}', size: 'TOKEN', tags: ['#TOKEN'], labels: { TOKEN: 'x' } }, [], {
      isUnknown,
    }),
  ).toEqual([]);
  expect(find(attributes, { labels: { plain: 'x' } }, [], { isUnknown })).toHaveLength(1);
});

test("checks the rules of a resource's secret inputs", () => {
  const resource = defineResource({
    type: 'lintel_thing',
    service: 'platform',
    construct: 'Thing',
    doc: 'A thing.',
    source: [],
    identity: {},
    imports: [],
    attributes: secretInput('password', { doc: 'The password.', absent: 'there is none' }),
  });
  expect(check(resource, { password: 'a', passwordWo: 'b' }).map(({ summary }) => summary)).toEqual([
    '`password` conflicts with `passwordWo`',
  ]);
  expect(check(resource, { passwordWoVersion: 1 }).map(({ summary }) => summary)).toEqual([
    '`passwordWoVersion` requires `passwordWo`',
  ]);
});

test("can print the attribute names of a problem in Terraform's spelling", () => {
  const [problem] = check(runTask, { organization: 'a', name: 'b', url: 'https://c', hmacKeyWoVersion: 1 });
  expect(snakeCaseNames(problem.detail)).toBe(
    '`hmac_key_wo_version` can only be configured together with `hmac_key_wo`. Configure `hmac_key_wo` too, or remove `hmac_key_wo_version`.',
  );
  expect(snakeCaseNames('begin with `task-`, "camelCase", `vcsRepo.oauthTokenId`')).toBe(
    'begin with `task-`, "camelCase", `vcs_repo.oauth_token_id`',
  );
});
