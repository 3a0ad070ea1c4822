import { type Framework, frameworks } from '../framework/framework';
import type { Language } from './manifest';
import type { Project } from './project';
import { goProject } from './render-go';
import { hclProject } from './render-hcl';
import { javaProject } from './render-java';
import { pythonProject } from './render-python';
import { typescriptProject } from './render-typescript';

const projects: Readonly<Record<Language, (framework: Framework) => Project>> = {
  hcl: () => hclProject,
  typescript: typescriptProject,
  python: pythonProject,
  go: goProject,
  java: javaProject,
};

export function projectOf(language: Language, framework: Framework): Project {
  return projects[language](framework);
}

/** The file for a name, regardless of the framework. */
export function fileOf(language: Language, file: string): string {
  return projectOf(language, frameworks.cdktn).fileOf(file);
}
