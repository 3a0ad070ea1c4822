import { OPERATION_NAMES, SEVERITY_NAMES, TEST_NAMES, TESTS, typeNames } from './vocabulary';

/** The JSON schema of rules files, for editors. */
export function rulesSchema(): object {
  const text = { type: 'string', minLength: 1 };
  const severity = { enum: SEVERITY_NAMES };
  const type = { enum: typeNames(), description: "Terraform's name of the type." };
  const alone = TEST_NAMES.filter((name) => !TESTS[name].value || TESTS[name].isOptional);
  const withValue = TEST_NAMES.filter((name) => TESTS[name].value);
  const when = {
    description: 'What the attribute does.',
    oneOf: [
      ...alone.map((name) => ({ const: name, description: TESTS[name].doc })),
      ...withValue.map((name) => ({
        type: 'object',
        properties: { [name]: { ...TESTS[name].value, description: TESTS[name].doc } },
        required: [name],
        additionalProperties: false,
      })),
    ],
  };
  const on = {
    type: 'array',
    items: { enum: OPERATION_NAMES },
    minItems: 1,
    description: 'The operations. Defaults to update and replace.',
  };
  const common = {
    id: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', description: 'Findings name it as `team/<id>`.' },
    type: { oneOf: [type, { type: 'array', items: type, minItems: 1 }] },
    severity,
    summary: { ...text, description: 'What happens, in one sentence.' },
    reason: { ...text, description: 'Why it matters.' },
    on,
  };
  const attribute = {
    ...text,
    description: "The attribute in Terraform's spelling, such as `credential_config.ca_cert`.",
  };
  const required = ['id', 'type', 'severity', 'summary', 'reason'];
  const object = (properties: object, names: readonly string[]) => ({
    type: 'object',
    properties,
    required: names,
    additionalProperties: false,
  });
  const is = { type: ['string', 'boolean'] };
  const where = object({ attribute, is: { oneOf: [is, { type: 'array', items: is, minItems: 1 }] } }, [
    'attribute',
    'is',
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Rules of a team for lintel review',
    ...object(
      {
        rules: {
          type: 'array',
          items: {
            oneOf: [
              object({ ...common, attribute, when }, [...required, 'attribute', 'when']),
              object({ ...common, where }, [...required, 'on']),
            ],
          },
        },
        severities: {
          type: 'array',
          description: "Other severities for Lintel's own rules.",
          items: object({ rule: text, severity, reason: text }, ['rule', 'severity', 'reason']),
        },
      },
      [],
    ),
  };
}
