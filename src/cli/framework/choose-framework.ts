import { existsSync, readdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { ownPackage } from '../own-package';
import { type Framework, type FrameworkName, FRAMEWORKS, frameworks } from './framework';
import { importable, inMavenRepository, resolvable } from './installed';
import { APP_LANGUAGES, type AppLanguage, type Marks, MARKS, namedIn } from './marks';

export interface ChosenFramework {
  readonly framework: Framework;
  /** The folder's code is for this framework only. */
  readonly isWritten: boolean;
  /** Why this one was chosen, if the project itself does not say so. */
  readonly because?: string;
}

/** A place that names frameworks, and the explanation if it names one or both. */
interface Evidence {
  readonly names: () => readonly FrameworkName[];
  readonly one: string;
  readonly both: string;
  /** It is part of the project, so no explanation is needed. */
  readonly isOwn?: true;
}

/**
 * The framework of the app in a folder, from its code, else from the project around it, else whichever is installed. A new project uses the framework
 * of the package that contains this command, or else CDK Terrain, because cdktf is archived.
 */
export function chooseFramework(folder: string, language: AppLanguage): ChosenFramework {
  const marks = MARKS[language];
  const inCode = codeIn(folder, marks);
  let both: string | undefined;
  for (const { names, one, isOwn, ...found } of [
    { names: () => inCode, one: 'the code uses it', both: 'the code uses both', isOwn: true } as const,
    ...evidenceAround(folder, language, marks),
  ]) {
    const named = names();
    if (named.length === 1) {
      const because = [both, ...(isOwn && both === undefined ? [] : [one])].filter(Boolean).join(', and ');
      return {
        framework: frameworks[named[0]!],
        isWritten: inCode.length === 1,
        ...(because === '' ? {} : { because }),
      };
    }
    if (named.length > 1) both ??= found.both;
  }
  return {
    framework: frameworks.cdktn,
    isWritten: false,
    because: `${both ?? `nothing in ${folder} names a framework`}, and cdktf is archived`,
  };
}

function evidenceAround(folder: string, language: AppLanguage, marks: Marks): readonly Evidence[] {
  const dependencies = dependenciesOf(folder, marks);
  const named = { one: 'the dependencies of the project name it', isOwn: true } as const;
  return [
    {
      ...named,
      names: () => namedIn(dependencies, marks.framework),
      both: 'the dependencies of the project name both frameworks',
    },
    {
      ...named,
      names: () => namedIn(dependencies, marks.lintel),
      both: "the dependencies of the project name both of Lintel's packages",
    },
    {
      names: () => (namesVersions(folder) ? ['cdktn'] : []),
      one: 'cdktf.json has `targetVersions`',
      both: '',
      isOwn: true,
    },
    {
      names: () => installedIn(folder, language, 'lintel'),
      one: 'Lintel is installed for it',
      both: 'Lintel is installed for both frameworks',
    },
    {
      names: () => installedIn(folder, language, 'framework'),
      one: 'it is installed',
      both: 'both frameworks are installed',
    },
    { names: commandFor, one: 'this command is from its package', both: '' },
  ];
}

function codeIn(folder: string, { code: { ending, below, imports } }: Marks): FrameworkName[] {
  const place = path.join(folder, below ?? '');
  if (!existsSync(place)) return [];
  const files = readdirSync(place, { recursive: below !== undefined, encoding: 'utf8' });
  const texts = files.filter((name) => name.endsWith(ending)).map((name) => readText(path.join(place, name)));
  return FRAMEWORKS.filter((name) => texts.some((text) => imports[name].test(text)));
}

/** The dependencies of the nearest project around a folder that name a framework or Lintel. */
function dependenciesOf(folder: string, { files, ignored, framework, lintel }: Marks): string {
  for (const place of around(folder)) {
    const texts = readdirSync(place)
      .filter((name) => files.test(name))
      .map((name) => (name === 'package.json' ? namesIn(path.join(place, name)) : readText(path.join(place, name))))
      .map((text) => text.replace(ignored, ''));
    const text = texts.join('\n');
    if ([framework, lintel].some((patterns) => namedIn(text, patterns).length > 0)) return text;
  }
  return '';
}

/** The names of dependencies in a `package.json`, one per line. */
function namesIn(file: string): string {
  const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  const manifest = (parsed(file) ?? {}) as { readonly [field: string]: object | undefined };
  return fields.flatMap((field) => Object.keys(manifest[field] ?? {})).join('\n');
}

/** The settings in `cdktf.json`. */
interface AppSettings {
  readonly language?: unknown;
  readonly targetVersions?: unknown;
  readonly context?: { readonly targetVersions?: unknown };
}

function settingsAround(folder: string): { readonly folder: string; readonly settings: AppSettings } {
  const place = around(folder).find((one) => existsSync(path.join(one, 'cdktf.json')));
  return {
    folder: place ?? folder,
    settings: ((place !== undefined && parsed(path.join(place, 'cdktf.json'))) || {}) as AppSettings,
  };
}

/** The app around a folder, such as a stack's folder; the folder itself if there is no app. */
export function appAround(given: string): { readonly folder: string; readonly language?: AppLanguage } {
  const { folder, settings } = settingsAround(given);
  const language = APP_LANGUAGES.find((one) => one === settings.language);
  return { folder, ...(language && { language }) };
}

function namesVersions(folder: string): boolean {
  const { targetVersions, context } = settingsAround(folder).settings;
  return targetVersions !== undefined || context?.targetVersions !== undefined;
}

function installedIn(folder: string, language: AppLanguage, what: 'lintel' | 'framework'): FrameworkName[] {
  const isOurs = what === 'lintel';
  const having = (has: (framework: Framework) => boolean) => FRAMEWORKS.filter((name) => has(frameworks[name]));
  switch (language) {
    case 'typescript':
      return having(({ name, npm }) => resolvable(folder, isOurs ? npm.lintel : name));
    case 'python': {
      const moduleOf = ({ name, python }: Framework) => (isOurs ? python.lintel : name);
      const found = importable(
        folder,
        FRAMEWORKS.map((name) => moduleOf(frameworks[name])),
      );
      return having((framework) => found.includes(moduleOf(framework)));
    }
    case 'java':
      return having(({ name, java }) =>
        inMavenRepository(isOurs ? `io.lintel:${java.artifact}` : `${java.group}:${name}`),
      );
    case 'go':
      // The dependencies of a program are in its go.mod.
      return [];
  }
}

/** A checkout, which is not in any `node_modules`, has both packages. */
function commandFor(): FrameworkName[] {
  const own = ownPackage();
  if (own?.name === 'lintel-cdktn') return ['cdktn'];
  return own && path.basename(path.dirname(own.folder)) === 'node_modules' ? ['cdktf'] : [];
}

/** A folder and its parents, up to the repository, without those that do not exist. */
function around(folder: string): string[] {
  const absolute = path.resolve(folder);
  const above = path.dirname(absolute);
  const isLast = above === absolute || existsSync(path.join(absolute, '.git'));
  return [...(existsSync(absolute) ? [absolute] : []), ...(isLast ? [] : around(above))];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
