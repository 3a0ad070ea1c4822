/**
 * jsii-pacmak, with what it has no place for: what tests in other languages need of `lintel` in its packages, READMEs for each language, and
 * tools for Python that all packages share.
 */
import { realpathSync } from 'fs';
import { join, relative } from 'path';
import { Target } from 'jsii-pacmak/lib/target';
import Python from 'jsii-pacmak/lib/targets/python';
import { awscdkReadme, cdktnReadme, languageReadme } from './language-readme';
import { buildPython } from './python-tools';
import { addTestingSources } from './testing-packages';

interface Documented {
  readonly readme?: { readonly markdown: string };
}

/** The generators of Python and Java keep the assembly in `_assembly`, the one of Go in `assembly`. */
interface Generator {
  _assembly?: Documented;
  assembly?: Documented;
  load(...all: unknown[]): Promise<void>;
}

const ROOT = realpathSync(join(__dirname, '..', '..'));

/** By the folder of the package. */
const READMES: { readonly [folder: string]: typeof languageReadme } = {
  '': languageReadme,
  [join('packages', 'awscdk')]: awscdkReadme,
  [join('packages', 'cdktn')]: cdktnReadme,
};

const { generateCode } = Target.prototype;
Target.prototype.generateCode = async function (this: Target, folder: string, tarball: string): Promise<void> {
  const { packageDir, targetName, generator } = this as unknown as {
    readonly packageDir: string;
    readonly targetName: string;
    readonly generator: Generator;
  };
  const readmeOf = READMES[relative(ROOT, realpathSync(packageDir))];
  if (readmeOf) {
    const { load } = generator;
    generator.load = async (...all) => {
      await load.apply(generator, all);
      const property = generator._assembly ? '_assembly' : 'assembly';
      const assembly = generator[property];
      if (!assembly?.readme) throw new Error('The assembly has no README.');
      const readme = { markdown: readmeOf(assembly.readme.markdown, targetName, ROOT) };
      // One of the two is an object with getters, the other the document itself: both are read as before, but for the README.
      generator[property] = Object.create(assembly, { readme: { value: readme, enumerable: true } }) as Documented;
    };
  }
  await generateCode.call(this, folder, tarball);
  if (readmeOf === languageReadme || readmeOf === cdktnReadme) addTestingSources(targetName, folder);
};

Python.prototype.build = buildPython;

// The program has no types.
// oxlint-disable-next-line typescript/no-require-imports
require('jsii-pacmak/bin/jsii-pacmak');
