import { IS_REST } from '../support/tier';
import type { Language } from './languages';

type Framework = 'CDK Terrain' | 'cdktf';

/**
 * Whether this run takes a language through everything with the package for a framework. Both packages are made of the same sources, and what a
 * compiler finds in one, it finds in the other: CI does it with cdktf in Go and Java, and with CDK Terrain in TypeScript and Python. Both
 * packages are installed and synthesized with in TypeScript and Python anyway, which takes seconds. `npm run test:all`, and a file by itself, do all.
 */
export function isInTurn({ name }: Pick<Language, 'name'>, framework: Framework): boolean {
  if (!IS_REST) return true;
  const isCompiled = name === 'Go' || name === 'Java';
  return isCompiled === (framework === 'cdktf');
}

/** The languages in which the package for CDK Terrain is installed. */
export function terrainInTurn<L extends Pick<Language, 'name'>>(languages: readonly L[]): readonly L[] {
  return languages.filter((language) => isInTurn(language, 'CDK Terrain'));
}
