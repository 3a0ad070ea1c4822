import { provider, resource } from '@cdktf/provider-null';
import { TerraformStack, Testing } from 'cdktf';
import { LintelProvider, platform } from '../../src';

test('combines our constructs with those of a prebuilt provider, with references both ways', () => {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel');
  new provider.NullProvider(stack, 'null');
  const before = new resource.Resource(stack, 'Before', { triggers: { url: 'https://example.com' } });
  const task = new platform.RunTask(stack, 'Scan', {
    organization: 'acme',
    name: before.id,
    url: `https://example.com/${before.id}`,
    dependsOn: [before],
  });
  new resource.Resource(stack, 'After', { triggers: { task: task.id }, dependsOn: [task] });
  const { resource: resources, terraform } = JSON.parse(Testing.synth(stack, true));
  expect(resources).toMatchInlineSnapshot(`
{
  "lintel_run_task": {
    "Scan": {
      "depends_on": [
        "null_resource.Before",
      ],
      "name": "\${null_resource.Before.id}",
      "organization": "acme",
      "url": "https://example.com/\${null_resource.Before.id}",
    },
  },
  "null_resource": {
    "After": {
      "depends_on": [
        "lintel_run_task.Scan",
      ],
      "triggers": {
        "task": "\${lintel_run_task.Scan.id}",
      },
    },
    "Before": {
      "triggers": {
        "url": "https://example.com",
      },
    },
  },
}
`);
  expect(Object.keys(terraform.required_providers)).toEqual(['lintel', 'null']);
});
