/** @tier complete */
import { appendFileSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import { findStale, staleMessage, writeFiles } from '../../generate/write-files';
import { EdgePackage } from './edge-package';

const FOLDERS = ['src/constructs/platform', 'docs/resources'];

function withPackage(look: (folder: string, files: EdgePackage['files']) => void): void {
  const edgePackage = new EdgePackage({ extended: false });
  writeFiles(edgePackage.folder, edgePackage.files, FOLDERS);
  try {
    look(edgePackage.folder, edgePackage.files);
  } finally {
    edgePackage.close();
  }
}

test('a file that was just written is not stale', () => {
  withPackage((folder, files) => expect(findStale(folder, files, FOLDERS)).toEqual([]));
});

test('a file that was edited or removed is stale', () => {
  withPackage((folder, files) => {
    appendFileSync(path.join(folder, 'src/constructs/platform/edge.ts'), '\n');
    rmSync(path.join(folder, 'docs/resources/edge.md'));
    const stale = findStale(folder, files, FOLDERS);
    expect(stale).toEqual(['docs/resources/edge.md', 'src/constructs/platform/edge.ts']);
    expect(staleMessage(stale)).toMatch(
      / {2}docs\/resources\/edge\.md\n[^]*This mends them:\n\n {2}npm run generate\n$/,
    );
  });
});

test('an obsolete generated file is stale and removed by the next run, and a handwritten file is neither', () => {
  withPackage((folder, files) => {
    const orphan = path.join(folder, 'src/constructs/platform/gone.ts');
    writeFileSync(orphan, files.get('src/constructs/platform/edge.ts')!);
    writeFileSync(path.join(folder, 'src/constructs/platform/mine.ts'), 'export {};\n');
    expect(findStale(folder, files, FOLDERS)).toEqual(['src/constructs/platform/gone.ts']);
    writeFiles(folder, files, FOLDERS);
    expect(findStale(folder, files, FOLDERS)).toEqual([]);
  });
});
