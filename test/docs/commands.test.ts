import { execFileSync } from 'child_process';
import { readFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');

/** What is printed or written for people to type. History and specifications say what was. */
const PAGES = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', 'src/cli', 'examples'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) => /\.(md|ts|svg|json)$/.test(file) && !/^(CHANGELOG\.md|docs\/(spec|decisions)\/|changelog\/)/.test(file),
  );

/**
 * A name of ours that is left to a registry, where anyone could register it: what stands behind a path, a variable or `--no-install` is
 * what is installed.
 */
const FROM_A_REGISTRY: readonly RegExp[] = [
  /\bnpx (?:--yes |-y )?lintel\b/,
  /\bnpx (?:-p|--package)[ =]\S*lintel/,
  /\bnpm (?:install|i|add|exec)\b[^`\n]*\s(?:--\s+)?lintel(?:-\w+)?(?=[\s@`]|$)/,
  /\bpip install\b[^`\n]*\slintel[-_]\w+/,
  /\bpip install (?:-r|--requirement) requirements\.txt/,
  /\bgo (?:get|install)\b[^`\n]*lintel-iac/,
];

/** A registry that the line names, which is the only one that it asks. */
const FROM_ONE_OF_THEIRS = /(?:--registry |--index-url |^GOPROXY=)https:\/\/[a-z]+\.example\.com(?:\/\S*)? /;

function findings(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => FROM_A_REGISTRY.some((pattern) => pattern.test(line)) && !FROM_ONE_OF_THEIRS.test(line));
}

test('no command that we print asks a registry for a package of ours, which no registry has', () => {
  expect(PAGES.length).toBeGreaterThan(100);
  const found = PAGES.flatMap((file) =>
    findings(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'npx lintel review -',
  'run `npx -y lintel emulator`',
  'npm install lintel cdktf constructs',
  'npm install --save-dev lintel-awscdk@0.1.0 aws-cdk-lib',
  'pip install lintel-cdktf',
  '.venv/bin/pip install -r requirements.txt',
  'go get github.com/lintel-iac/lintel-go/lintel',
  'pip install --extra-index-url https://pypi.example.com/simple/ lintel-cdktf',
  'GOPROXY=https://go.example.com,direct go get github.com/lintel-iac/lintel-go/lintel',
])('this is found: %s', (line) => {
  expect(findings(line)).toEqual([line]);
});

test.each([
  'npx --no-install lintel review -',
  'npm install "$LINTEL/dist/js/lintel@0.1.0.jsii.tgz" cdktf',
  'npm install --install-links /opt/lintel',
  'pip install "$LINTEL/dist/python/lintel_cdktf-0.1.0-py3-none-any.whl" -r requirements.txt',
  'pip install --index-url https://pypi.example.com/simple/ lintel-cdktf',
  'GOPROXY=https://go.example.com go get github.com/lintel-iac/lintel-go/lintel',
  'go mod edit -replace=github.com/lintel-iac/lintel-go/lintel="$LINTEL/dist/go/lintel"',
])('this is not: %s', (line) => {
  expect(findings(line)).toEqual([]);
});
