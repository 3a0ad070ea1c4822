import type { Explanations } from './explanation';

/** Faults in a configuration. */
export const CONFIGURATION = {
  'attribute-missing': {
    title: 'An attribute must be configured',
    cause: 'A required attribute, or each of several of which one is required, is null or not configured.',
    lookAt: 'The names in the message, and expressions that may be null.',
    remedy: 'Configure it. If the message names several attributes, exactly those rules apply that it states.',
    example: 'Error: Missing `url`',
  },
  'attributes-conflict': {
    title: 'Attributes exclude each other',
    cause: 'Two attributes are configured that cannot be, or have elements in common that only one may have.',
    lookAt: 'The attributes that the message names.',
    remedy: 'Remove one of them. To choose by a condition, set the other one to null.',
    example: 'Error: `rotation_period` conflicts with `rotation_schedule`',
  },
  'attribute-not-allowed': {
    title: 'An attribute cannot be configured here',
    cause: 'The attribute is read-only, or is allowed only with certain values of another attribute.',
    lookAt: 'The condition in the message.',
    remedy: 'Remove the attribute, or change the one that it depends on.',
    example: 'Error: `id` cannot be configured',
  },
  'attribute-deprecated': {
    title: 'An attribute is deprecated',
    cause: 'The attribute still works, and a later major release removes it.',
    lookAt: 'The replacement in the message.',
    remedy: 'Use the replacement before the next major release.',
    example: 'Warning: `legacy_name` is deprecated',
  },
  'value-invalid': {
    title: 'A value is not valid',
    cause: 'A configured value breaks a rule of the service: its form, its length, its range, or a list of values.',
    lookAt: 'The rule, which the message states, and the source line.',
    remedy: 'Correct the value. A value of a variable is best checked by a `validation` block with the same rule.',
    example: 'Error: Invalid `url`',
  },
  'property-unknown': {
    title: 'A property is unknown',
    cause: 'A template has a property that the resource does not have.',
    lookAt: 'The spelling, which is in PascalCase, and the release of the function.',
    remedy: 'Correct the name, or deploy the newer function first.',
    example: 'Unknown property Ulr',
  },
  'engine-too-old': {
    title: 'Terraform is too old for the attribute',
    cause: 'Write-only attributes need Terraform 1.11 or OpenTofu 1.11.',
    lookAt: '`terraform version`.',
    remedy: 'Upgrade, or use the other form of the attribute that the message names.',
    example: 'Error: `hmac_key_wo` is not supported',
  },
  'unsupported-by-service': {
    title: 'The service does not support this',
    cause: 'The dialect or the release of the service, or its edition, does not have what is configured.',
    lookAt:
      '`dialect` of the connection, and the release of the service. [Compatibility](compatibility.md) lists what each supports.',
    remedy: 'Remove the attribute, correct the dialect, or upgrade the service.',
    example: 'Error: `role_name` is not supported',
  },
  'secret-literal': {
    title: 'A secret is written into the code',
    cause: 'A secret input has a literal value, which then is in the code, in cdk.tf.json, or in the state.',
    lookAt: 'Where the value comes from.',
    remedy: 'Use an ephemeral variable, an ephemeral resource, or a reference to a store of secrets.',
    example: 'Literal secret in `hmacKeyWo`',
  },
  'secret-variable': {
    title: 'A secret comes from a variable that shows or stores it',
    cause:
      'The variable is not ephemeral, so that the plan file contains its value; or it is not sensitive, so that Terraform prints it.',
    lookAt: 'The declaration of the variable that the message names.',
    remedy: 'Declare it as an `EphemeralVariable`, or, if the input is not write-only, set its `sensitive` to true.',
    example: 'Stored secret in `hmacKeyWo`',
  },
  'secret-version-missing': {
    title: 'A write-only value needs a version',
    cause: '`LINTEL_STATE_HASHES` is `off`, so that no hash in the state can show that the value has changed.',
    lookAt: 'The attribute with the suffix `_wo_version`.',
    remedy: 'Set it, and increase it with each new value; or allow hashes.',
    example: 'Error: `password_wo` needs `password_wo_version`',
  },
  'secret-changes-every-run': {
    title: 'A write-only value is new in each run',
    cause: 'The value differs from the one of the last apply, which also had a new value.',
    lookAt: 'Whether an ephemeral resource generates the value.',
    remedy: 'Set the version attribute that the message names: the value is sent only when the version changes.',
    example: 'Warning: `password_wo` has changed again',
  },
  'environment-invalid': {
    title: 'An environment variable is not valid',
    cause: 'A variable of Lintel has a value that it does not accept.',
    lookAt: 'The variable that the message names, in the shell and in the settings of the pipeline.',
    remedy: 'Set one of the values that the message lists, or unset the variable.',
    example: 'Error: Cannot plan lintel_run_task',
  },
} satisfies Explanations;
