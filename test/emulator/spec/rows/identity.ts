import { operationsOf, rulesOf, type SpecifiedOperation, type SpecifiedRule } from '../specified';

const IDENTITY = 'identity: Identities of standard';

/** The rows of the everyday specification about entities, groups and their aliases. */
export const operations: readonly SpecifiedOperation[] = operationsOf('Identity', [
  ...(['entity', 'group'] as const).flatMap((kind): (readonly [string, string, string, number])[] => [
    [`Identity: Read ${kind}`, 'GET', `/v1/identity/${kind}/id/:id`, 200],
    [`Identity: Update ${kind}`, 'POST', `/v1/identity/${kind}/id/:id`, 204],
    [`Identity: Delete ${kind}`, 'DELETE', `/v1/identity/${kind}/id/:id`, 204],
    [`Identity: Read ${kind} by name`, 'GET', `/v1/identity/${kind}/name/:name`, 200],
    [`Identity: Write ${kind} by name`, 'POST', `/v1/identity/${kind}/name/:name`, 200],
    [`Identity: Write ${kind} alias`, 'POST', `/v1/identity/${kind}-alias`, 200],
    [`Identity: Read ${kind} alias`, 'GET', `/v1/identity/${kind}-alias/id/:id`, 200],
    [`Identity: Update ${kind} alias`, 'POST', `/v1/identity/${kind}-alias/id/:id`, 200],
    [`Identity: Delete ${kind} alias`, 'DELETE', `/v1/identity/${kind}-alias/id/:id`, 204],
  ]),
]);

export const rules: readonly SpecifiedRule[] = rulesOf('Identity', [
  ['policies of entity and groups are added at every request', `${IDENTITY} give the policies of entities and groups`],
  ['a disabled entity is refused until it is not', `${IDENTITY} refuse the tokens of an entity that is disabled`],
  ['members of external groups are those of the login', `${IDENTITY} take members of external groups from the claims`],
  ['templates of policies refer to metadata', `${IDENTITY} are named in policies`],
]);
