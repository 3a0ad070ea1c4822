import { execFileSync } from 'child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { generate } from '../../generate/main';
import { LANGUAGES, mark } from '../../generate/pages/translate-examples';
import type { Files } from '../../generate/write-files';
import { edge, edgeData, edgeKey, edgeList, edgeTurn } from './edge-definition';

const ROOT = path.join(__dirname, '..', '..');

/** Handwritten methods: all that a person writes for a construct that has any. */
const EXTENSION = `import { EdgeBase } from '../edge';

/** A thing of every shape, which can also greet. */
export class Edge extends EdgeBase {
  /** What it says. */
  public greet(): string {
    return \`\${this.node.id} says hello\`;
  }
}
`;

/** An example of a construct, which is shown but not compiled. */
const EXAMPLE = `import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  platform.example(scope);
}
`;

/** A package around the edge definitions, like ours around the resources: generated, and compiled by jsii. */
export class EdgePackage {
  public readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-edge-'));
  public readonly files: Files;

  constructor(options: { readonly extended: boolean }) {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
      writeFileSync(path.join(this.folder, file), text);
    };
    write('examples/resources/lintel_edge/resource.tf', 'resource "lintel_edge" "example" {}\n');
    write('examples/data-sources/lintel_edge/data-source.tf', 'data "lintel_edge" "example" {}\n');
    write(
      'examples/ephemeral-resources/lintel_edge_key/ephemeral-resource.tf',
      'ephemeral "lintel_edge_key" "example" {}\n',
    );
    write('examples/list-resources/lintel_edge/list-resource.tfquery.hcl', 'list "lintel_edge" "example" {}\n');
    write('examples/actions/lintel_edge_turn/action.tf', 'action "lintel_edge_turn" "example" {}\n');
    for (const folder of ['resources/lintel_edge', 'data-sources/lintel_edge', 'ephemeral-resources/lintel_edge_key']) {
      write(`examples/${folder}/construct.ts`, EXAMPLE);
      const shown = LANGUAGES.map(({ name, fence }) => `### ${name}\n\n\`\`\`${fence}\n${name}\n\`\`\`\n`);
      write(`docs/${folder.replace('lintel_', '')}.md`, `${mark(EXAMPLE)}\n${shown.join('\n')}`);
    }
    if (options.extended) write('src/constructs/platform/extended/edge.ts', EXTENSION);
    this.files = generate(
      {
        resources: [{ definition: edge, name: 'edge', file: 'handlers/platform/edge/definition' }],
        dataSources: [{ definition: edgeData, name: 'edgeData', file: 'handlers/platform/edge/definition' }],
        ephemeralResources: [{ definition: edgeKey, name: 'edgeKey', file: 'handlers/platform/edge/definition' }],
        listResources: [{ definition: edgeList, name: 'edgeList', file: 'handlers/platform/edge/definition' }],
        actions: [{ definition: edgeTurn, name: 'edgeTurn', file: 'handlers/platform/edge/definition' }],
      },
      this.folder,
    );
    for (const [file, text] of this.files) {
      if (!file.startsWith('src/handlers/')) write(file, text);
    }
    write(
      'src/handlers/platform/edge/definition.ts',
      readFileSync(path.join(__dirname, 'edge-definition.ts'), 'utf8').replaceAll('../../src/', '../../../'),
    );
  }

  /** Compiles like the real package. Throws the compiler's output. */
  public compile(): this {
    for (const kept of [
      'src/definition',
      'src/diagnostics',
      'src/hcl',
      'src/placement',
      'src/plugin-protocol/value.ts',
      'src/handlers/provider',
      'package.json',
      'tsconfig.json',
      'LICENSE',
    ]) {
      cpSync(path.join(ROOT, kept), path.join(this.folder, kept), { recursive: true });
    }
    cpSync(path.join(ROOT, 'src/constructs'), path.join(this.folder, 'src/constructs'), {
      recursive: true,
      filter: (file) => !/constructs\/(platform|secrets)(\/|$)/.test(file),
    });
    writeFileSync(path.join(this.folder, 'README.md'), '# Edge\n');
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.folder, 'node_modules'));
    try {
      execFileSync(
        process.execPath,
        [path.join(ROOT, 'node_modules/jsii/bin/jsii'), '--silence-warnings=reserved-word'],
        {
          cwd: this.folder,
          encoding: 'utf8',
          env: { ...process.env, JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' },
        },
      );
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`jsii refused what was generated\n${stdout}\n${stderr}`);
    }
    return this;
  }

  public text(file: string): string {
    const text = this.files.get(file);
    if (text === undefined) {
      throw new Error(`${file} was not generated; there are ${[...this.files.keys()].join(', ')}`);
    }
    return text;
  }

  /** The assembly that jsii provides to other languages. */
  public assembly(): Assembly {
    return JSON.parse(readFileSync(path.join(this.folder, '.jsii'), 'utf8')) as Assembly;
  }

  public close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Assembly {
  readonly docs?: Docs;
  readonly types: { readonly [name: string]: AssemblyType };
}

export interface AssemblyType {
  readonly name: string;
  readonly kind: 'class' | 'interface' | 'enum';
  readonly base?: string;
  readonly docs?: Docs;
  readonly properties?: readonly AssemblyProperty[];
  readonly initializer?: { readonly parameters?: readonly AssemblyParameter[] };
  readonly methods?: readonly AssemblyMethod[];
  readonly members?: readonly { readonly name: string; readonly docs?: Docs }[];
}

export interface AssemblyMethod {
  readonly name: string;
  readonly static?: boolean;
  readonly parameters?: readonly AssemblyParameter[];
  readonly returns?: unknown;
  readonly docs?: Docs;
  readonly overrides?: string;
  readonly protected?: boolean;
}

export interface AssemblyParameter {
  readonly name: string;
  readonly type: unknown;
  readonly docs?: Docs;
}

export interface AssemblyProperty {
  readonly name: string;
  readonly type: unknown;
  readonly optional?: boolean;
  readonly immutable?: boolean;
  readonly static?: boolean;
  readonly docs?: Docs;
}

export interface Docs {
  readonly summary?: string;
  readonly remarks?: string;
  readonly default?: string;
  readonly stability?: string;
}
