import type { FrameworkName } from './framework';

/** The languages of apps. */
export const APP_LANGUAGES = ['typescript', 'python', 'go', 'java'] as const;
export type AppLanguage = (typeof APP_LANGUAGES)[number];

type Patterns = Readonly<Record<FrameworkName, RegExp>>;

/** How projects in a language name a framework and Lintel's package for it. */
export interface Marks {
  /** Files of code, and the folder below the project that contains them, unless it is the project's own. */
  readonly code: { readonly ending: string; readonly below?: string; readonly imports: Patterns };
  /** Files that name dependencies. */
  readonly files: RegExp;
  /** Parts of such files that do not name dependencies of the project itself. */
  readonly ignored: RegExp;
  readonly framework: Patterns;
  readonly lintel: Patterns;
}

const python = (name: string) => new RegExp(`(?<![\\w.-])${name}(?![\\w-]|\\.json|\\.out)`, 'i');
const artifact = (name: string, group: string) =>
  new RegExp(`<artifactId>\\s*${name}\\s*</artifactId>|['"]${group}:${name}[:'"]`);

export const MARKS: Readonly<Record<AppLanguage, Marks>> = {
  typescript: {
    code: {
      ending: '.ts',
      imports: {
        cdktf: /(?:\bfrom|\bimport|require\()\s*['"](?:cdktf(?:\/[^'"]*)?|lintel)['"]/,
        cdktn: /(?:\bfrom|\bimport|require\()\s*['"](?:cdktn(?:\/[^'"]*)?|lintel-cdktn)['"]/,
      },
    },
    files: /^package\.json$/,
    // Only the names of dependencies are read.
    ignored: /(?!)/,
    framework: { cdktf: /^cdktf$/m, cdktn: /^cdktn$/m },
    lintel: { cdktf: /^lintel$/m, cdktn: /^lintel-cdktn$/m },
  },
  python: {
    code: {
      ending: '.py',
      imports: {
        cdktf: /^\s*(?:from|import)\s+(?:cdktf|lintel_cdktf)\b/m,
        cdktn: /^\s*(?:from|import)\s+(?:cdktn|lintel_cdktn)\b/m,
      },
    },
    files: /^(?:requirements.*\.(?:txt|in)|pyproject\.toml|Pipfile|setup\.(?:py|cfg))$/,
    ignored: /#.*$/gm,
    framework: { cdktf: python('cdktf'), cdktn: python('cdktn') },
    lintel: { cdktf: python('lintel[-_]cdktf'), cdktn: python('lintel[-_]cdktn') },
  },
  go: {
    code: {
      ending: '.go',
      imports: {
        cdktf: /"github\.com\/(?:hashicorp\/terraform-cdk-go\/cdktf|lintel-iac\/lintel-go\/lintel)["/]/,
        cdktn: /"github\.com\/(?:open-constructs\/cdk-terrain-go\/cdktn|lintel-iac\/lintel-cdktn-go\/lintel)["/]/,
      },
    },
    files: /^go\.mod$/,
    ignored: /^.*\/\/ indirect$|^\s*replace .*$|^replace \([^)]*\)/gm,
    framework: {
      cdktf: /\bgithub\.com\/hashicorp\/terraform-cdk-go\/cdktf\s/,
      cdktn: /\bgithub\.com\/open-constructs\/cdk-terrain-go\/cdktn\s/,
    },
    lintel: {
      cdktf: /\bgithub\.com\/lintel-iac\/lintel-go\/lintel\s/,
      cdktn: /\bgithub\.com\/lintel-iac\/lintel-cdktn-go\/lintel\s/,
    },
  },
  java: {
    code: {
      ending: '.java',
      below: 'src/main/java',
      imports: {
        cdktf: /^import (?:static )?(?:com\.hashicorp\.cdktf|io\.lintel\.(?!cdktn\.|testing\.))/m,
        cdktn: /^import (?:static )?io\.(?:cdktn\.cdktn|lintel\.cdktn)\./m,
      },
    },
    files: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
    ignored: /<!--[^]*?-->|^\s*\/\/.*$/gm,
    framework: { cdktf: artifact('cdktf', 'com\\.hashicorp'), cdktn: artifact('cdktn', 'io\\.cdktn') },
    lintel: { cdktf: artifact('lintel', 'io\\.lintel'), cdktn: artifact('lintel-cdktn', 'io\\.lintel') },
  },
};

/** The frameworks named in a text. */
export function namedIn(text: string, patterns: Patterns): FrameworkName[] {
  return (Object.keys(patterns) as FrameworkName[]).filter((name) => patterns[name].test(text));
}
