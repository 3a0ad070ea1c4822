import { BY_GROUP, CATALOGUE, type Code, type Group } from '../../src/diagnostics/catalogue';
import type { Explanation } from '../../src/diagnostics/explanation';
import { anchor } from '../site/anchor';
import { writtenFrom } from '../write-files';

const GROUPS: { readonly [group in Group]: { readonly heading: string; readonly about: string } } = {
  start: {
    heading: 'Starting',
    about:
      'What keeps the provider from starting. Terraform shows these messages as output of the plugin, on one line. [Installation](install.md#when-it-does-not-start) has more of them.',
  },
  connection: {
    heading: 'Connections and logins',
    about: 'What a service is reached with: its address, its token, or a login.',
  },
  service: { heading: 'Responses of a service', about: 'A request was sent, or could not be.' },
  configuration: {
    heading: 'Configuration',
    about:
      'What is wrong with the code itself. Plans, and the synthesis of constructs, find these before anything is sent.',
  },
  plan: {
    heading: 'Plans',
    about: 'What a plan finds out about other objects, and what a reviewer should know before the apply.',
  },
  object: { heading: 'Objects', about: 'What an apply, an import or a destroy leaves.' },
  cloudformation: {
    heading: 'CloudFormation',
    about: 'Reasons of the custom resources. They also have the codes of the sections above.',
  },
  command: {
    heading: 'Command line',
    about: 'Failures and warnings of `lintel` commands. They also have the codes of the services.',
  },
};

/** What users meet most, in the order in which a new project meets it. */
const FREQUENT: readonly Code[] = [
  'connection-missing',
  'token-invalid',
  'permission-denied',
  'service-unreachable',
  'object-already-exists',
  'value-invalid',
  'login-failed',
  'terraform-failed',
];

/** Renders the page of all codes from the catalogue. */
export function renderTroubleshooting(): string {
  return `<!-- ${writtenFrom('src/diagnostics')} -->
# Troubleshooting

Every error and every warning, of a running provider and of a command, ends with a line such as

\`\`\`
Code: object-already-exists. See https://github.com/lintel-iac/lintel/blob/main/docs/troubleshooting.md#object-already-exists
\`\`\`

and a message of one line, such as the reason of a CloudFormation event, with \`(Code: object-already-exists)\`. A code is one kind of fault, whichever resource or attribute it concerns. Codes are never renamed, so they can be searched for, and compared by scripts; the words of messages may change in any release. \`lintel review --format json\` and \`lintel drift --format json\` have the code of each stack that failed as \`code\`.

## Most frequent

${FREQUENT.map((code) => `- ${link(code)}: ${CATALOGUE[code].title}\n`).join('')}
## By subject

${(Object.keys(GROUPS) as Group[]).map((group) => `- [${GROUPS[group].heading}](#${anchor(GROUPS[group].heading)}): ${codesOf(group).map(link).join(', ')}\n`).join('')}
## Logs

| entry point | how to turn on logs |
|---|---|
| Terraform, OpenTofu, CDK Terrain, cdktf | \`TF_LOG_PROVIDER=DEBUG\` has one line for each request, \`TRACE\` also the bodies. \`TF_LOG_PATH\` names the file to write to. |
| CloudFormation | The log group of the function in CloudWatch. It has the stack of a bug, which the reason leaves out. |
| \`lintel drift\`, \`review\`, \`permissions\` | They run terraform, so the same variables apply. |

Secrets are redacted at each level: tokens, passwords and keys are \`(sensitive)\` in logs and messages. Look through a log nevertheless before you publish it, because it has the names of your objects.

Requests have an id if the service sends one: it is in the message, and finds the request in the logs of the service.

## Exit codes

| exit code | meaning of \`lintel\` |
|---|---|
| 0 | success |
| 1 | failure |
| 2 | invalid usage, before anything was done |
| 3 | \`review\` or \`drift\` has found something |
| 126, 127 | the program of \`lintel login -- <program>\` cannot be started, or was not found |
| 130 | interrupted |

\`lintel login -- <program>\` exits with the code of the program. \`terraform plan -detailed-exitcode\` has codes of its own.

${(Object.keys(GROUPS) as Group[]).map(renderGroup).join('\n')}`;
}

function codesOf(group: Group): Code[] {
  return (Object.keys(BY_GROUP[group]) as Code[]).sort();
}

function renderGroup(group: Group): string {
  const { heading, about } = GROUPS[group];
  return `## ${heading}

${about}

${codesOf(group).map(renderCode).join('\n')}`;
}

function renderCode(code: Code): string {
  const { title, cause, lookAt, remedy, example }: Explanation = CATALOGUE[code];
  return `### ${code}

${title}.

- **Cause:** ${cause}
- **Look at:** ${lookAt}
- **Do:** ${remedy}

\`\`\`
${example}
\`\`\`
`;
}

function link(code: Code): string {
  return `[\`${code}\`](#${code})`;
}
