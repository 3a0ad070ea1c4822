import type { Language } from './manifest';
import type { Project } from './project';
import { goProject } from './render-go';
import { hclProject } from './render-hcl';
import { javaProject } from './render-java';
import { pythonProject } from './render-python';
import { typescriptProject } from './render-typescript';

export const projects: Readonly<Record<Language, Project>> = {
  hcl: hclProject,
  typescript: typescriptProject,
  python: pythonProject,
  go: goProject,
  java: javaProject,
};
