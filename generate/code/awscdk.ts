import { existsSync } from 'fs';
import * as path from 'path';
import { kebabCase, type ConstructPlan } from '../../src/definition/construct';
import type { Add } from '../write-files';
import { decideAwscdkConstruct } from './decide-awscdk';
import { SERVICES, type Resources } from './read-resources';
import { renderAwscdkConstruct } from './render-awscdk';
import { renderIndex, renderVocabularies } from './render-construct';
import { choicesOfOthers, sharedEnums } from './shared-types';

const FOLDER = 'packages/awscdk';

/** Writes the package of constructs for AWS CDK: a class for each managed resource, and the definitions for its checks. */
export function generateAwscdk(read: Resources, root: string, add: Add): void {
  const plans = read.resources
    .filter(({ definition }) => definition.returnedOnce === undefined)
    .map((resource) => ({ resource, plan: decideAwscdkConstruct(resource.definition) }))
    .sort((a, b) => (a.plan.className < b.plan.className ? -1 : 1));
  const services = SERVICES.filter((service) => plans.some(({ plan }) => plan.service === service));
  for (const service of services) {
    const here = plans.filter(({ plan }) => plan.service === service);
    const vocabularies = sharedEnums(here.map(({ plan }) => plan));
    if (vocabularies.length > 0) {
      add(
        `${FOLDER}/src/${service}/vocabularies.ts`,
        'the definitions of the service',
        renderVocabularies(vocabularies),
      );
    }
    const owners = new Map<string, ConstructPlan>();
    for (const { resource, plan } of here) {
      add(
        `${FOLDER}/src/${service}/${kebabCase(plan.className)}.ts`,
        `src/${resource.file}.ts`,
        renderAwscdkConstruct(plan, choicesOfOthers(plan, owners)),
      );
    }
    const index = [
      ...here.map(({ plan }) => kebabCase(plan.className)),
      // Classes that are written by hand.
      ...(existsSync(path.join(root, FOLDER, 'src', service, 'extended', 'index.ts')) ? ['extended'] : []),
      ...(vocabularies.length > 0 ? ['vocabularies'] : []),
    ].sort();
    add(`${FOLDER}/src/${service}/index.ts`, 'the definitions of the service', renderIndex(index));
  }
  const exported = [
    'drift-watch',
    'key-issuing-props',
    'lintel-provider',
    'lintel-provider-interface',
    'lintel-provider-props',
    'lintel-resource-props',
    'secret-reference',
    'secrets-login',
  ].map((file) => `export * from './${file}';\n`);
  add(
    `${FOLDER}/src/index.ts`,
    'the services that have resources',
    [...exported, ...services.map((service) => `export * as ${service} from './${service}';\n`)].join(''),
  );
  const byClass = plans.map(
    ({ resource, plan }) => `export { ${resource.name} as ${plan.className} } from '../../../src/${resource.file}';\n`,
  );
  add(`${FOLDER}/bundled/registry.ts`, 'the definitions', byClass.join(''));
}
