import { existsSync, mkdirSync } from 'fs';
import * as path from 'path';
import { Failure } from '../failure';
import { writeAtomically } from '../report/atomic-file';
import { readText, yaml } from './located-yaml';

/** Appends entries to the list under a key of a YAML file. The rest of the file stays unchanged, including comments. */
export function appendEntries(file: string, key: string, entries: readonly object[]): void {
  if (entries.length === 0) return;
  const { isSeq, parseDocument } = yaml();
  const document = parseDocument(existsSync(file) ? readText(file) : '');
  const [error] = document.errors;
  if (error) throw new Failure('file-invalid', `cannot append to ${file}: ${error.message.replace(/\n[^]*$/, '')}`);
  if (!isSeq(document.contents === null ? undefined : document.get(key, true))) {
    if (document.contents === null) document.contents = document.createNode({}) as never;
    document.set(key, document.createNode([]));
  }
  for (const entry of entries) document.addIn([key], document.createNode(entry));
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeAtomically(file, document.toString({ lineWidth: 0 }));
}
