import * as path from 'path';
import * as ts from 'typescript';

test('types the input of handlers exactly, and reports a typo in a definition on its own line', () => {
  const folder = path.join(__dirname, '..');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const program = ts.createProgram([path.join(__dirname, 'types.cases.ts')], options);
  const problems = ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file === undefined || file.fileName.endsWith('types.cases.ts'));
  expect(
    problems.map(({ file, start, messageText }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    }),
  ).toEqual([]);
});
