/** @tier complete */
import { execFileSync, spawnSync } from 'child_process';
import { existsSync, readdirSync } from 'fs';
import * as path from 'path';
import { App, Stack } from 'aws-cdk-lib';
import { absentProgram, describeNeeding } from '../support/needed';
import { everything, wholeStack } from './whole-stacks';

jest.setTimeout(60_000);

const VERSION = '1.58.0';
/** What was installed once is there for the next run. */
const FOLDER = path.join(__dirname, '..', '..', '.cache', `cfn-lint-${VERSION}`);
const PROGRAM = path.join(FOLDER, 'bin', 'cfn-lint');

/** Installs cfn-lint where it was not yet; a sentence, where it cannot be had. */
function absentLinter(): string | undefined {
  const absent = absentProgram('python3', 'Python 3.10 or newer');
  if (absent !== undefined || existsSync(PROGRAM)) return absent;
  try {
    execFileSync('python3', ['-m', 'venv', FOLDER], { stdio: 'pipe' });
    execFileSync(
      path.join(FOLDER, 'bin', 'pip'),
      ['install', '--quiet', '--disable-pip-version-check', '--no-compile', `cfn-lint==${VERSION}`],
      { stdio: 'pipe', timeout: 180_000 },
    );
    return undefined;
  } catch (error) {
    return `cfn-lint ${VERSION} cannot be installed from the Python package registry: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** What cfn-lint finds in the templates of a stack and of those in it. */
function findingsIn(stack: Stack): readonly string[] {
  const { directory } = (stack.node.root as App).synth();
  const templates = readdirSync(directory)
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => path.join(directory, name));
  expect(templates).toHaveLength(2);
  const { stdout } = spawnSync(PROGRAM, ['--format', 'parseable', '--regions', 'eu-central-1', '--', ...templates], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(`${directory}/`, ''));
}

describeNeeding('cfn-lint', absentLinter(), () => {
  test('reports no findings with default properties', () => {
    expect(findingsIn(wholeStack())).toEqual([]);
  });

  test('reports no findings with all properties', () => {
    expect(findingsIn(wholeStack(everything))).toEqual([]);
  });
});
