import { mkdirSync, writeFileSync } from 'fs';
import { homedir } from 'os';
import * as path from 'path';
import type { FrameworkName } from '../../src/cli/framework/framework';
import { adoptAs } from '../cli/adopt/language-app';
import { MAVEN, ROOT } from './languages';
import type { Language } from './languages';
import { type Project, THRIFTY } from './project';

/** Adopts objects of every type as an app in a language, with the package that a project has installed. */
export async function adoptIn(name: Language['name'], project: Project, framework: FrameworkName): Promise<void> {
  switch (name) {
    case 'Python': {
      const environment = { PATH: `${project.programs}${path.delimiter}${process.env.PATH ?? ''}` };
      return adoptAs('python', { framework, environment });
    }
    case 'Go': {
      const { GOPATH = path.join(homedir(), 'go'), GOCACHE = path.join(homedir(), '.cache', 'go-build') } = process.env;
      return adoptAs('go', {
        framework,
        // With a home of its own, Go would download and compile everything again.
        environment: { GOPATH, GOCACHE, GOFLAGS: THRIFTY.GOFLAGS },
        prepare: (folder) => project.copy(['go.mod', 'go.sum'], folder),
      });
    }
    case 'Java':
      return adoptAs('java', {
        framework,
        environment: { ...THRIFTY, LINTEL: ROOT },
        prepare: (folder) => {
          mkdirSync(path.join(folder, '.mvn'));
          writeFileSync(path.join(folder, '.mvn', 'maven.config'), `-Dmaven.repo.local=${MAVEN}\n`);
        },
      });
    case 'TypeScript':
      throw new Error('test/cli/adopt and test/cdktn/package.test.ts adopt in TypeScript.');
  }
}
