import { hclScaffold } from '../../../src/cli/adopt/hcl-scaffold';

/** What is written beside these files, and what the user has to add. */
const beside = (files: { readonly [file: string]: string }) => {
  const { files: written, missing } = hclScaffold({
    hasPath: (file) => Object.hasOwn(files, file),
    configuration: () => new Map(Object.entries(files)),
  });
  const [file] = written;
  return {
    path: file?.path,
    requires: file?.text.includes('required_providers') ?? false,
    configures: file?.text.includes('provider "lintel" {}') ?? false,
    missing,
  };
};
const REQUIRED = 'terraform {\n  required_providers {\n    lintel = {\n      source = "lintel/lintel"\n    }\n  }\n}\n';

it.each([
  ['nothing', {}, { path: 'terraform.tf', requires: true, configures: true }],
  [
    'a terraform.tf with only required_version',
    { 'terraform.tf': 'terraform {\n  required_version = ">= 1.11"\n}\n' },
    { path: 'lintel.tf', requires: true, configures: true },
  ],
  [
    'both conventional names, and the blocks in comments',
    { 'terraform.tf': `/* ${REQUIRED} */`, 'lintel.tf': '# provider "lintel" {}\n' },
    { path: 'lintel_2.tf', requires: true, configures: true },
  ],
  ['the requirement alone', { 'versions.tf': REQUIRED }, { path: 'terraform.tf', requires: false, configures: true }],
  [
    'both blocks',
    { 'versions.tf': REQUIRED, 'main.tf': 'provider "lintel" {\n}\n' },
    { path: undefined, requires: false, configures: false },
  ],
  [
    'both blocks in JSON',
    {
      'main.tf.json': JSON.stringify({
        terraform: { required_providers: { lintel: { source: 'registry.terraform.io/lintel/lintel' } } },
        provider: { lintel: [{}] },
      }),
    },
    { path: undefined, requires: false, configures: false },
  ],
])('in a folder with %s, the provider is required once, and configured', (_, files, expected) => {
  expect(beside(files)).toEqual({ missing: undefined, ...expected });
});

it('required_providers of other providers is not repeated, but the user is asked to extend it', () => {
  const others = REQUIRED.replaceAll('lintel', 'aws').replace('aws/aws', 'hashicorp/aws');
  expect(beside({ 'versions.tf': others })).toEqual({
    path: 'terraform.tf',
    requires: false,
    configures: true,
    missing: expect.stringMatching(/^add the provider to required_providers in versions\.tf:\n\n {4}lintel = \{/),
  });
});
