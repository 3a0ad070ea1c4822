import type { PlainAttribute } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import { snakeCase } from '../../src/definition/names';
import { providerSettings } from '../../src/handlers/provider/definition';
import type { Found, Resources } from '../code/read-resources';
import { writtenFrom } from '../write-files';

const EXAMPLE = `terraform {
  required_providers {
    lintel = {
      source = "registry.terraform.io/lintel/lintel"
    }
  }
}

provider "lintel" {
  platform = {
    address = "https://platform.example.com"
    token   = var.platform_token
  }
  secrets = {
    address = "https://secrets.example.com"
    token   = var.secrets_token
  }
}`;

const KINDS = [
  { title: 'Resources', folder: 'resources', of: ({ resources }) => resources },
  { title: 'Data Sources', folder: 'data-sources', of: ({ dataSources }) => dataSources },
  { title: 'Ephemeral Resources', folder: 'ephemeral-resources', of: ({ ephemeralResources }) => ephemeralResources },
  { title: 'List Resources', folder: 'list-resources', of: ({ listResources }) => listResources },
  { title: 'Actions', folder: 'actions', of: ({ actions }) => actions },
] as const satisfies readonly {
  title: string;
  folder: string;
  of(read: Resources): readonly Found<{ readonly type: string }>[];
}[];

/** Renders `docs/index.md`, the provider's page in a registry. */
export function renderProviderPage(read: Resources): string {
  const lists = KINDS.map(
    ({ title, folder, of }) =>
      `### ${title}\n\n${of(read)
        .map(({ definition }) => linkTo(definition.type, folder))
        .join('\n')}`,
  );
  return `---
# ${writtenFrom('src/handlers/provider/definition.ts and the definitions of the resources')}
page_title: "Provider: Lintel"
description: |-
  ${providerSettings.doc}
---

# Lintel Provider

${providerSettings.doc} The platform has run tasks, policies, a module registry and the administration of organizations. The secrets service has
database credentials, platform tokens, key management, cluster credentials, a certificate authority and the recovery key.

The provider is a Node.js program and needs Node.js 20.9 or newer on the PATH, on Linux or macOS; an executable needs no Node.js.
In CDK applications, the construct \`LintelProvider\` installs it. [Installing Lintel](install.md) shows every other way.

## Example Usage

\`\`\`terraform
${EXAMPLE}
\`\`\`

## Argument Reference

All arguments are optional. The environment, or the configuration of other tools, provides what the block leaves out:
[Configuration](configuration.md) lists the sources and their order. A resource of a service that is not configured fails at plan.

${Object.entries(providerSettings.attributes)
  .map(([name, attribute]) => renderArgument(name, attribute, ''))
  .join('\n')}

## Guides

- [Configuration](configuration.md): sources of addresses and tokens, retries, log levels
- [Installing Lintel](install.md), and [what each version of Terraform and OpenTofu has](compatibility.md)
- [Adopt existing objects](adopt.md), [review plans](review.md), [detect drift](drift.md), [find the permissions that a stack needs](permissions.md) and [replace the recovery key](rekey.md)
- [Pipelines](pipelines.md): plan in a pull request, apply on merge, check for drift at night; also for [Azure DevOps](azure-devops.md) and [Jenkins](jenkins.md)
- [Languages](languages.md), [AWS CDK](aws-cdk.md), [CloudFormation](cloudformation.md) and [Pulumi](pulumi.md)
- [Testing an app](testing.md): unit tests of a stack, for CDK Terrain, cdktf and AWS CDK
- [Key-value secrets](key-value-secrets.md): values that are in no state
- [People, teams and pipelines](people-and-pipelines.md): who gets which policies
- [A space for a team](team-spaces.md): all that a new team of the platform needs, as one construct
- [Keys of the transit engine](transit-keys.md) and [audit devices](audit-devices.md)
- [Objects at any path](any-path.md): what has no type of its own
- [The emulator](emulator.md): both services on your machine, for tests
- [Moving from the tfe and vault providers](moving-from-other-providers.md) and [from cdktf to CDK Terrain](from-cdktf-to-cdk-terrain.md), and [upgrading](upgrading.md)
- [Security](security.md): what is trusted, and where secrets go
- [Glossary](glossary.md)

## Reference

${lists.join('\n\n')}
`;
}

function linkTo(type: string, folder: string): string {
  return `- [\`${type}\`](${folder}/${type.replace(/^lintel_/, '')}.md)`;
}

function renderArgument(name: string, attribute: PlainAttribute, indent: string): string {
  const values =
    'values' in attribute && attribute.values
      ? [`One of ${attribute.values.map((value) => `\`${value}\``).join(', ')}.`]
      : [];
  const absent = attribute.absent === undefined ? [] : [`If not set: ${attribute.absent}.`];
  const members = 'attributes' in attribute ? Object.entries(flatAttributes(attribute.attributes)) : [];
  const marks = [typeOf(attribute), ...(attribute.sensitive ? ['Sensitive'] : [])].join(', ');
  return [
    `${indent}- \`${snakeCase(name)}\` (${marks}) ${[attribute.doc, ...values, ...absent].join(' ')}`,
    ...members.map(([inner, member]) => renderArgument(inner, member, `${indent}  `)),
  ].join('\n');
}

function typeOf({ type }: PlainAttribute): string {
  if (type === 'object') return 'Attributes';
  if (type === 'set') return 'Set of String';
  if (type === 'map') return 'Map of String';
  if (type === 'bool') return 'Boolean';
  if (type === 'dynamic') return 'Dynamic';
  return type === 'number' ? 'Number' : 'String';
}
