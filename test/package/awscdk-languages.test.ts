/** @tier complete */

import { describeNeeding } from '../support/needed';
import { proofsOf } from '../support/proofs';
import { AWSCDK_LANGUAGES } from './languages';
import { PackedLanguages } from './packed-languages';

// Packing is compilers at work, and installing downloads: both take as long as they take.
jest.setTimeout(900_000);

interface Assembled {
  readonly Resources: { readonly [logicalId: string]: { readonly Type: string } };
}

const typescript = AWSCDK_LANGUAGES.find(({ name }) => name === 'TypeScript')!;
const proofs = proofsOf(__filename);
const packed = new PackedLanguages('lintel-awscdk');
afterAll(() => packed.close());

const ADDRESSES = {
  PLATFORM_ADDRESS: 'https://platform.acme.example',
  SECRETS_ADDRESS: 'https://secrets.acme.example:8200',
};
let inTypeScript: Promise<unknown> | undefined;
/** What the app in TypeScript synthesizes, for comparison with every language; TypeScript itself must do so again. */
const expected = () => (inTypeScript ??= packed.projectIn(typescript).then((project) => project.synthesize(ADDRESSES)));

for (const language of AWSCDK_LANGUAGES) {
  describeNeeding(
    `an AWS CDK app in ${language.name}, of the package as it would be published`,
    language.absent,
    () => {
      test('synthesizes the template that the same app in TypeScript does', async () => {
        const document = await expected();
        const template = (await (await packed.projectIn(language)).synthesize(ADDRESSES)) as Assembled;
        expect(template).toEqual(document);
        expect(JSON.stringify(template)).toContain(ADDRESSES.PLATFORM_ADDRESS);
        expect(
          Object.values(template.Resources)
            .map(({ Type }) => Type)
            .filter((type) => type.startsWith('Custom::Lintel'))
            .sort(),
        ).toEqual([
          'Custom::LintelDatabaseConnection',
          'Custom::LintelDatabaseStaticRole',
          'Custom::LintelPkiCertificate',
          'Custom::LintelPkiRole',
          'Custom::LintelPolicy',
          'Custom::LintelRegistryModule',
          'Custom::LintelRegistryModuleVersion',
          'Custom::LintelRunTask',
          'Custom::LintelRunTaskGlobalConfiguration',
        ]);
        proofs.add(language.name, 'synth with AWS CDK');
      });
    },
  );
}

proofs.hold(AWSCDK_LANGUAGES.filter(({ absent }) => absent !== undefined).map(({ name }) => name));
