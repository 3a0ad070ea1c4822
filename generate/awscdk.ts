import { decideAwscdkConstruct } from './decide-awscdk';
import { kebabCase } from './decide-construct';
import type { ConstructPlan } from './decide-construct';
import { WINGS } from './read-rooms';
import type { Rooms } from './read-rooms';
import { renderAwscdkConstruct } from './render-awscdk';
import { renderIndex, renderVocabularies } from './render-construct';
import { borrowChoices, sharedEnums } from './shared-types';
import type { Add } from './write-files';

const FOLDER = 'packages/awscdk';

/** The package of constructs for AWS CDK: a class for everything that is managed, and the definitions that it checks by. */
export function generateAwscdk(rooms: Rooms, add: Add): void {
  const plans = rooms.resources.map((room) => ({ room, plan: decideAwscdkConstruct(room.definition) })).sort((a, b) => (a.plan.className < b.plan.className ? -1 : 1));
  const wings = WINGS.filter((wing) => plans.some(({ plan }) => plan.wing === wing));
  for (const wing of wings) {
    const here = plans.filter(({ plan }) => plan.wing === wing);
    const vocabularies = sharedEnums(here.map(({ plan }) => plan));
    if (vocabularies.length > 0) add(`${FOLDER}/src/${wing}/vocabularies.ts`, 'the definitions of the wing', renderVocabularies(vocabularies));
    const owners = new Map<string, ConstructPlan>();
    for (const { room, plan } of here) {
      add(`${FOLDER}/src/${wing}/${kebabCase(plan.className)}.ts`, `src/${room.file}.ts`, renderAwscdkConstruct(plan, borrowChoices(plan, owners)));
    }
    const index = [...here.map(({ plan }) => kebabCase(plan.className)), ...(vocabularies.length > 0 ? ['vocabularies'] : [])].sort();
    add(`${FOLDER}/src/${wing}/index.ts`, 'the definitions of the wing', renderIndex(index));
  }
  const root = ['drift-watch', 'key-issuing-props', 'lintel-provider', 'lintel-provider-interface', 'lintel-provider-props', 'lintel-resource-props', 'secret-reference'].map((file) => `export * from './${file}';\n`);
  add(`${FOLDER}/src/index.ts`, 'the wings that have rooms', [...root, ...wings.map((wing) => `export * as ${wing} from './${wing}';\n`)].join(''));
  const byClass = plans.map(({ room, plan }) => `export { ${room.name} as ${plan.className} } from '../../../src/${room.file}';\n`);
  add(`${FOLDER}/bundled/rooms.ts`, 'the rooms', byClass.join(''));
}
