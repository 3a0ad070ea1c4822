/**
 * jsii-pacmak, with what it has no place for: what tests in other languages need of `lintel` in its packages, and a README for each language.
 */
import { realpathSync } from 'fs';
import { join } from 'path';
import { Target } from 'jsii-pacmak/lib/target';
import { languageReadme } from './language-readme';
import { addTestingSources } from './testing-packages';

const ROOT = realpathSync(join(__dirname, '..'));

// eslint-disable-next-line @typescript-eslint/unbound-method -- called with the target below
const { generateCode } = Target.prototype;
Target.prototype.generateCode = async function (this: Target, folder: string, tarball: string): Promise<void> {
  const { packageDir, targetName, generator } = this as unknown as {
    readonly packageDir: string;
    readonly targetName: string;
    readonly generator: {
      _assembly: { readonly readme?: { readonly markdown: string } };
      load(...all: unknown[]): Promise<void>;
    };
  };
  const isOwn = realpathSync(packageDir) === ROOT;
  if (isOwn) {
    const { load } = generator;
    generator.load = async (...all) => {
      await load.apply(generator, all);
      const { _assembly: assembly } = generator;
      if (!assembly.readme) throw new Error('The assembly has no README.');
      generator._assembly = {
        ...assembly,
        readme: { markdown: languageReadme(assembly.readme.markdown, targetName, ROOT) },
      };
    };
  }
  await generateCode.call(this, folder, tarball);
  if (isOwn) addTestingSources(targetName, folder);
};

// The program has no types.
// eslint-disable-next-line @typescript-eslint/no-require-imports
require('jsii-pacmak/bin/jsii-pacmak');
