import { cpSync, readFileSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import { absentProgram } from '../support/needed';

export const ROOT = path.join(__dirname, '..', '..');
const DIST = path.join(ROOT, 'dist');
const AWSCDK_DIST = path.join(DIST, 'awscdk');
/** Where Maven keeps what it downloads, as in packing. */
export const MAVEN = path.join(
  process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'),
  'lintel',
  'packed',
  'maven',
);
const AWSCDK_MAVEN = path.join(homedir(), '.m2', 'repository');

/** How somebody begins with a language and our package of it. */
export interface Language {
  readonly name: 'TypeScript' | 'Python' | 'Go' | 'Java';
  /** The folder below `examples`. */
  readonly folder: string;
  /** What a synthesis writes, in the folder of the example. */
  readonly document: string;
  /** What this machine lacks for it. */
  readonly absent: string | undefined;
  /** What is typed, once, in a folder with the example and nothing else: each a program with its arguments. */
  readonly install: readonly (readonly string[])[];
  readonly synthesize: readonly string[];
}

const DOCUMENT = 'cdktf.out/stacks/platform-team/cdk.tf.json';
const AWSCDK_DOCUMENT = 'cdk.out/platform-team.template.json';

const PYTHON = absentProgram('python3', 'Python 3.10 or newer');
const GO = absentProgram('go', 'Go 1.25 or newer');
const JAVA = absentProgram('mvn', 'Maven with Java 17 or newer');

/** As the examples have it: the oldest that every registry has; 2.200.0 was never published for Java. */
const AWS_CDK = '2.200.1';

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

const AWSCDK_GO_MODULE = 'github.com/lintel-iac/lintel-awscdk-go/lintelawscdk';

/** What distinguishes the packages for the two frameworks that write for Terraform. */
interface Flavour {
  /** Where the examples are, below `examples`. */
  readonly examples: string;
  readonly dist: string;
  readonly tarball: string;
  readonly wheel: string;
  /** The framework and its `constructs`, as npm installs them. */
  readonly npm: readonly string[];
  /** Modules of Go, and the folders in which they are packed. The first is ours. */
  readonly modules: readonly (readonly [module: string, folder: string])[];
  /** What packing has left in Maven's cache, which must not stand in for what it has made. */
  readonly packedInto: readonly string[];
}

function languagesOf({ examples, dist, tarball, wheel, npm, modules, packedInto }: Flavour): readonly Language[] {
  return [
    {
      name: 'TypeScript',
      folder: path.posix.join(examples, 'typescript'),
      document: DOCUMENT,
      absent: undefined,
      install: [
        ['npm', 'init', '--yes'],
        ['npm', 'install', '--prefer-offline', path.join(dist, 'js', tarball), ...npm, 'tsx'],
      ],
      synthesize: ['npx', 'tsx', 'main.ts'],
    },
    {
      name: 'Python',
      folder: path.posix.join(examples, 'python'),
      document: DOCUMENT,
      absent: PYTHON,
      install: [
        ['python3', '-m', 'venv', '.venv'],
        ['.venv/bin/pip', 'install', path.join(dist, 'python', wheel), '--requirement', 'requirements.txt'],
      ],
      synthesize: ['.venv/bin/python', 'main.py'],
    },
    {
      name: 'Go',
      folder: path.posix.join(examples, 'go'),
      document: DOCUMENT,
      absent: GO,
      install: [
        ...modules.map(([module, folder]) => [
          'go',
          'mod',
          'edit',
          `-replace=${module}=${path.join(dist, 'go', folder)}`,
        ]),
        ['go', 'mod', 'tidy'],
        ['go', 'build', `${modules[0]![0]}/...`],
      ],
      synthesize: ['go', 'run', '.'],
    },
    {
      name: 'Java',
      folder: path.posix.join(examples, 'java'),
      document: DOCUMENT,
      absent: JAVA,
      install: [['rm', '-rf', ...packedInto.map((folder) => path.join(MAVEN, folder))]],
      synthesize: [
        'mvn',
        '--batch-mode',
        '--quiet',
        `-Dmaven.repo.local=${MAVEN}`,
        `-Dpackages=file://${path.join(dist, 'java')}`,
        'compile',
        'exec:java',
      ],
    },
  ];
}

/** How somebody begins with `lintel`. */
export const LANGUAGES = languagesOf({
  examples: '',
  dist: DIST,
  tarball: `lintel@${version}.jsii.tgz`,
  wheel: `lintel_cdktf-${version}-py3-none-any.whl`,
  npm: ['cdktf@0.21.0', 'constructs@10.4.2'],
  modules: [['github.com/lintel-iac/lintel-go/lintel', 'lintel']],
  packedInto: ['io/lintel/lintel', 'com/hashicorp/cdktf'],
});

/** How somebody begins with `lintel-cdktn`. */
export const TERRAIN_LANGUAGES = languagesOf({
  examples: 'cdktn',
  dist: path.join(DIST, 'cdktn'),
  tarball: `lintel-cdktn@${version}.jsii.tgz`,
  wheel: `lintel_cdktn-${version}-py3-none-any.whl`,
  npm: ['cdktn@0.24', 'constructs@>=10.6.0 <10.8.0'],
  modules: [
    ['github.com/lintel-iac/lintel-cdktn-go/lintel', 'lintel'],
    // Packed beside ours, since not every mirror has it.
    ['github.com/open-constructs/cdk-terrain-go/cdktn', 'cdktn'],
  ],
  packedInto: ['io/lintel/lintel-cdktn', 'io/cdktn'],
});

/** How somebody begins with `lintel-awscdk`. */
export const AWSCDK_LANGUAGES: readonly Language[] = [
  {
    name: 'TypeScript',
    folder: 'awscdk',
    document: AWSCDK_DOCUMENT,
    absent: undefined,
    install: [
      ['npm', 'init', '--yes'],
      [
        'npm',
        'install',
        '--prefer-offline',
        path.join(AWSCDK_DIST, 'js', `lintel-awscdk@${version}.jsii.tgz`),
        `aws-cdk-lib@${AWS_CDK}`,
        'constructs@10.4.2',
        'tsx',
      ],
    ],
    synthesize: ['npx', 'tsx', 'main.ts'],
  },
  {
    name: 'Python',
    folder: 'awscdk/python',
    document: AWSCDK_DOCUMENT,
    absent: PYTHON,
    install: [
      ['python3', '-m', 'venv', '.venv'],
      // With one command, since the wheel alone would bring the newest aws-cdk-lib, which the requirements replace.
      [
        '.venv/bin/pip',
        'install',
        path.join(AWSCDK_DIST, 'python', `lintel_awscdk-${version}-py3-none-any.whl`),
        '--requirement',
        'requirements.txt',
      ],
    ],
    synthesize: ['.venv/bin/python', 'main.py'],
  },
  {
    name: 'Go',
    folder: 'awscdk/go',
    document: AWSCDK_DOCUMENT,
    absent: GO,
    install: [
      ['go', 'mod', 'edit', `-replace=${AWSCDK_GO_MODULE}=${path.join(AWSCDK_DIST, 'go', 'lintelawscdk')}`],
      // Packed beside ours, since not every mirror has it.
      [
        'go',
        'mod',
        'edit',
        `-replace=github.com/cdklabs/awscdk-asset-node-proxy-agent-go/nodeproxyagentv6/v2=${path.join(AWSCDK_DIST, 'go', 'nodeproxyagentv6')}`,
      ],
      ['go', 'mod', 'tidy'],
      ['go', 'build', `${AWSCDK_GO_MODULE}/...`],
    ],
    synthesize: ['go', 'run', '.'],
  },
  {
    name: 'Java',
    folder: 'awscdk/java',
    document: AWSCDK_DOCUMENT,
    absent: JAVA,
    install: [['rm', '-rf', path.join(AWSCDK_MAVEN, 'io', 'lintel', 'lintel-awscdk')]],
    synthesize: [
      'mvn',
      '--batch-mode',
      '--quiet',
      `-Dmaven.repo.local=${AWSCDK_MAVEN}`,
      `-Dpackages=file://${path.join(AWSCDK_DIST, 'java')}`,
      'compile',
      'exec:java',
    ],
  },
];

/** Puts the example of a language, and nothing that was made of it before, into an empty folder. */
export function copyExample({ folder }: Language, target: string): void {
  const made = /\/(node_modules|cdktf\.out|cdk\.out|target|\.venv|__pycache__)(\/|$)/;
  cpSync(path.join(ROOT, 'examples', folder, 'platform-team'), target, {
    recursive: true,
    filter: (file) => !made.test(file),
  });
}
