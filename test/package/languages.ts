import { cpSync, readFileSync } from 'fs';
import * as path from 'path';
import { absentProgram } from '../support/needed';

export const ROOT = path.join(__dirname, '..', '..');
const DIST = path.join(ROOT, 'dist');
/** Where Maven keeps what it downloads, as in packing. */
const MAVEN = path.join(ROOT, '.cache', 'maven');

/** How somebody begins with a language and our package of it. */
export interface Language {
  readonly name: 'TypeScript' | 'Python' | 'Go' | 'Java';
  /** The folder below `examples`. */
  readonly folder: string;
  /** What this machine lacks for it. */
  readonly absent: string | undefined;
  /** What is typed, once, in a folder with the example and nothing else: each a program with its arguments. */
  readonly install: readonly (readonly string[])[];
  readonly synthesize: readonly string[];
}

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

export const LANGUAGES: readonly Language[] = [
  {
    name: 'TypeScript',
    folder: 'typescript',
    absent: undefined,
    install: [
      ['npm', 'init', '--yes'],
      ['npm', 'install', '--prefer-offline', path.join(DIST, 'js', `lintel@${version}.jsii.tgz`), 'cdktf@0.21.0', 'constructs@10.4.2', 'tsx'],
    ],
    synthesize: ['npx', 'tsx', 'main.ts'],
  },
  {
    name: 'Python',
    folder: 'python',
    absent: absentProgram('python3', 'Python 3.10 or newer'),
    install: [
      ['python3', '-m', 'venv', '.venv'],
      ['.venv/bin/pip', 'install', path.join(DIST, 'python', `lintel_cdktf-${version}-py3-none-any.whl`)],
      ['.venv/bin/pip', 'install', '--requirement', 'requirements.txt'],
    ],
    synthesize: ['.venv/bin/python', 'main.py'],
  },
  {
    name: 'Go',
    folder: 'go',
    absent: absentProgram('go', 'Go 1.25 or newer'),
    install: [
      ['go', 'mod', 'edit', `-replace=github.com/lintel-iac/lintel-go/lintel=${path.join(DIST, 'go', 'lintel')}`],
      ['go', 'mod', 'tidy'],
    ],
    synthesize: ['go', 'run', '.'],
  },
  {
    name: 'Java',
    folder: 'java',
    absent: absentProgram('mvn', 'Maven with Java 17 or newer'),
    // What packing has left in its own cache must not stand in for what it has made.
    install: [['rm', '-rf', path.join(MAVEN, 'io', 'lintel'), path.join(MAVEN, 'com', 'hashicorp', 'cdktf')]],
    synthesize: ['mvn', '--batch-mode', '--quiet', `-Dmaven.repo.local=${MAVEN}`, `-Dpackages=file://${path.join(DIST, 'java')}`, 'compile', 'exec:java'],
  },
];

/** Puts the example of a language, and nothing that was made of it before, into an empty folder. */
export function copyExample({ folder }: Language, target: string): void {
  const made = /\/(node_modules|cdktf\.out|target|\.venv|__pycache__)(\/|$)/;
  cpSync(path.join(ROOT, 'examples', folder, 'platform-team'), target, { recursive: true, filter: (file) => !made.test(file) });
}
