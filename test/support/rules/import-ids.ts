import { check } from '../../../src/definition/check';
import { flatAttributes } from '../../../src/definition/flatten';
import type { Values } from '../../../src/definition/value';
import { Held, Refused } from '../environments/core';
import { Environment, made } from '../environments/environment';
import type { Configurations } from '../environments/fixture';
import { ImportBy, waysToImport } from '../environments/imports';
import type { ResourceUnderTest } from '../environments/resource';

/** Typical mistakes in the id of an import. */
export function describeImportIds(
  resource: ResourceUnderTest<Configurations>,
  environment: Environment<Configurations>,
): void {
  const { type } = resource;

  it('refuses an import with an invalid id and names the valid forms, or finds an object that plans the same as with the right id', async () => {
    const {
      core,
      fixture: { minimal },
      resource: { definition },
    } = environment;
    const object = await made(environment, minimal);
    for (const by of waysToImport(environment, object)) {
      const right = await changesOf(environment, (await core.import(type, by))!);
      for (const wrong of 'id' in by
        ? [...malformed(by.id), ...(definition.operation ? [] : another(by.id))].map((id): ImportBy => ({ id }))
        : malformedIdentities(by.identity, definition.operation ? () => [] : another)) {
        const imported = await core.import(type, wrong).catch((error: unknown) => {
          if (error instanceof Refused) return error;
          throw error;
        });
        if (imported instanceof Refused) {
          expect([wrong, imported.message]).not.toEqual([wrong, expect.stringContaining('bug in the provider')]);
          continue;
        }
        // Terraform itself refuses an object that does not exist.
        if (!imported) continue;
        expect({
          wrong,
          faults: faultsIn(resource, imported.state),
          changes: await changesOf(environment, imported),
        }).toEqual({ wrong, faults: [], changes: right });
      }
    }
    // A path without an engine has no known operation.
    await environment.service.control.clearRequests();
  });
}

async function changesOf(
  { core, resource: { type }, fixture: { minimal } }: Environment<Configurations>,
  imported: Held,
): Promise<readonly string[]> {
  const { action, changes } = await core.plan(type, minimal, imported);
  return [action, ...changes];
}

/** The problems that the schema's own rules find in an identity. */
function faultsIn({ definition }: ResourceUnderTest<Configurations>, state: Values): readonly string[] {
  const flat = flatAttributes(definition.attributes);
  const given = Object.keys(flat).filter(
    (name) => flat[name].replace && flat[name].use !== 'computed' && state[name] !== undefined,
  );
  const rules = { attributes: Object.fromEntries(given.map((name) => [name, flat[name]])) };
  return check(rules, Object.fromEntries(given.map((name) => [name, state[name]]))).map(({ detail }) => detail);
}

/** Typical mistakes: an extra slash, white space, a part that is missing or leads elsewhere. */
function malformed(id: string): string[] {
  const segments = id.split('/');
  const withSegment = (index: number, segment: string) =>
    segments.map((one, at) => (at === index ? segment : one)).join('/');
  return [
    '',
    '/',
    '..',
    ' ',
    `/${id}`,
    `/v1/${id}`,
    `//${id}`,
    `${id}/`,
    `${id}//`,
    ` ${id}`,
    `${id} `,
    `${id}\n`,
    `\t${id}`,
    `./${id}`,
    `../${id}`,
    `${id}/..`,
    `${id}/.`,
    id.replaceAll('/', '//'),
    id.replaceAll('/', ' / '),
    id.replaceAll('/', '/./'),
    ...segments.flatMap((segment, index) =>
      ['', '.', '..', ' ', ` ${segment}`, `${segment} `, `${segment}/`, `/${segment}`, `${segment}/..`].map((one) =>
        withSegment(index, one),
      ),
    ),
  ].filter((one) => one !== id);
}

/** Ids that may belong to another object. A read finds none; an operation has no object to read. */
function another(id: string): string[] {
  return [`v1/${id}`, `${id}?`, `${id}#`, `${id}%20`, id.replaceAll('/', '%2F'), id.toUpperCase()].filter(
    (one) => one !== id,
  );
}

function malformedIdentities(identity: Values, others: (value: string) => string[]): ImportBy[] {
  return Object.keys(identity).flatMap((name) => {
    const value = String(identity[name]);
    const wrong = [
      '',
      '/',
      '.',
      '..',
      ' ',
      `/${value}`,
      `${value}/`,
      ` ${value}`,
      `${value} `,
      `${value}\n`,
      `${value}/..`,
      `../${value}`,
      `${value}//x`,
    ];
    return [...wrong, ...others(value)].map((one) => ({ identity: { ...identity, [name]: one } }));
  });
}
