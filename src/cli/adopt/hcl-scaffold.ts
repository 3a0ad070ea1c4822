import type { ExistingFiles, Scaffold } from './project';

/**
 * The blocks that make an HCL folder use this provider. Each is decided separately: a folder with conventionally named files does not necessarily
 * have the contents usually found there.
 */
export function hclScaffold(existing: ExistingFiles): Scaffold {
  const texts = [...existing.configuration()].map(([file, text]) => [file, withoutComments(text)] as const);
  const has = (pattern: RegExp) => texts.find(([, text]) => pattern.test(text))?.[0];
  const isRequired = has(SOURCE) !== undefined;
  const requirements = has(/(?:^|[\s"])required_providers"?\s*[:{]/);
  const blocks = [
    ...(isRequired || requirements !== undefined ? [] : [REQUIRED]),
    ...(has(/(?:^|\n)\s*provider\s+"?lintel"?\s*\{|"provider"\s*:[^]*"lintel"\s*:/) === undefined ? [PROVIDER] : []),
  ];
  return {
    files: blocks.length === 0 ? [] : [{ path: freePath(existing), text: blocks.join('\n') }],
    // A module may have only one required_providers block, and edited files are left unchanged.
    ...(!isRequired && requirements !== undefined
      ? { missing: `add the provider to required_providers in ${requirements}:\n\n${REQUIREMENT}` }
      : {}),
  };
}

/** `lintel/lintel` from any registry. */
const SOURCE = /"?\bsource"?\s*[=:]\s*"(?:[\w.:-]+\/)?lintel\/lintel"/;

const REQUIREMENT = `    lintel = {
      source = "registry.terraform.io/lintel/lintel"
    }
`;

const REQUIRED = `terraform {
  required_version = ">= 1.11"
  required_providers {
${REQUIREMENT}  }
}
`;

const PROVIDER = `# Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
provider "lintel" {}
`;

function freePath({ hasPath }: ExistingFiles): string {
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? 'terraform.tf' : number === 2 ? 'lintel.tf' : `lintel_${number - 1}.tf`;
    if (!hasPath(file)) return file;
  }
}

/** Line comments and block comments. Addresses in strings, such as `https://…`, stay. */
function withoutComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|\/\*[^]*?\*\/|(?:#|\/\/)[^\n]*/g, (part) =>
    part.startsWith('"') ? part : '',
  );
}
