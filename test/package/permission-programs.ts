import type { FrameworkName } from '../../src/cli/framework/framework';
import { lintelFed } from '../cli/run-cli';
import type { Language } from './languages';

/** A name that each language must quote in its own way. */
const HOSTILE = 'it\'s "${1}" %{x} \\ `y` \u00e9';

const created = (type: string, name: string, after: object) => ({
  address: `${type}.${name}`,
  mode: 'managed',
  type,
  name,
  change: { actions: ['create'], before: null, after, after_unknown: {} },
});

const PLAN = JSON.stringify({
  format_version: '1.2',
  resource_changes: [
    created('lintel_database_role', 'app', { mount: 'database', name: 'app' }),
    created('lintel_password_policy', 'hostile', { name: HOSTILE }),
    created('lintel_run_task', 'scan', { organization: 'acme', name: 'scan' }),
  ],
});

const escapeTemplates = (text: string) => text.replace(/[$%](?=\{)/g, (mark) => mark + mark);

/** What an app with the policy synthesizes. */
export const PERMITTED = {
  name: 'pipeline',
  rules: [
    { path: 'database/roles/app', capabilities: ['create', 'read'] },
    { path: `sys/policies/password/${escapeTemplates(HOSTILE)}`, capabilities: ['read', 'update'] },
  ],
};

/** A program that prints a stack with what `lintel permissions --format construct` has printed. */
export interface PermissionProgram {
  readonly file: string;
  readonly text: string;
  readonly command: readonly string[];
}

type Write = (imports: string, construct: string) => Omit<PermissionProgram, 'command'>;

const PROGRAMS: Partial<
  Record<Language['name'], { readonly write: Write; readonly command: (of: Language) => readonly string[] }>
> = {
  Python: {
    write: (imports, construct) => ({
      file: 'permitted.py',
      text: `from cdktn import Testing\nfrom lintel_cdktn import LintelTesting\n${imports}\nself = LintelTesting.stack()\n${construct}print(Testing.synth(self))\n`,
    }),
    command: () => ['.venv/bin/python', 'permitted.py'],
  },
  Go: {
    write: (imports, construct) => ({
      file: 'permitted/main.go',
      text: `package main\n\nimport "fmt"\nimport "github.com/open-constructs/cdk-terrain-go/cdktn"\nimport "github.com/lintel-iac/lintel-cdktn-go/lintel"\n${imports}\nfunc main() {\n\tdefer jsii.Close()\n\tstack := lintel.LintelTesting_Stack(nil)\n${construct}\tfmt.Println(*cdktn.Testing_Synth(stack, nil))\n}\n`,
    }),
    command: () => ['go', 'run', './permitted'],
  },
  Java: {
    write: (imports, construct) => ({
      file: 'src/main/java/com/example/Permitted.java',
      text: `package com.example;\n\nimport io.cdktn.cdktn.TerraformStack;\nimport io.cdktn.cdktn.Testing;\n${imports}\npublic final class Permitted extends TerraformStack {\n    private Permitted() {\n        super(Testing.app(), "stack");\n${construct}    }\n\n    public static void main(String[] args) {\n        System.out.println(Testing.synth(new Permitted()));\n    }\n}\n`,
    }),
    command: ({ synthesize }) => [...synthesize, '-Dexec.mainClass=com.example.Permitted'],
  },
};

/** Undefined for TypeScript, which has a test of its own. */
export async function permissionProgram(
  language: Language,
  framework: FrameworkName,
): Promise<PermissionProgram | undefined> {
  const program = PROGRAMS[language.name];
  if (!program) return undefined;
  const options = ['--format', 'construct', '--language', language.name.toLowerCase(), '--framework', framework];
  const { stdout, stderr, code } = await lintelFed(PLAN, ['permissions', '-', '--name', 'pipeline', ...options]);
  if (code !== 0) throw new Error(stderr);
  const isImport = (line: string) => /^(?:\/\/|#) (?:import|from) /.test(line);
  const lines = stdout.split('\n');
  const imports = lines.filter(isImport).map((line) => `${line.replace(/^\S+ /, '')}\n`);
  const construct = lines.filter((line) => !isImport(line)).join('\n');
  return { ...program.write(imports.join(''), construct), command: program.command(language) };
}
