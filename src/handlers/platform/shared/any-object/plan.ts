/** Checks of a plan for an object of any type, before any request changes something. */

import { snakeCase } from '../../../../definition/names';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import { given, pick, roundedIn, sameNames, secretsIn, valueAt } from '../../../any-object/members';
import { UNOWNED } from '../../../any-object/notes';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import {
  documentOf,
  faultyRelationship,
  isRemovable,
  meansSame,
  PARTS,
  removedFrom,
  type Members,
  type PartName,
} from './document';
import { namesItsId, pathWith, requestPath } from './object-path';
import { operationAt, ownTypeOf } from './own-types';
import { isSecretName } from './secret-names';

interface ObjectInputs extends Members {
  readonly type?: string;
  readonly createPath?: string;
  readonly path?: string;
  readonly attributesWo?: Values;
  readonly alwaysExists?: boolean;
  readonly ignore?: readonly string[];
  readonly ordered?: readonly string[];
  readonly replaceOn?: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly updateMethod?: string;
  readonly readFields?: readonly string[];
}

interface Proposed {
  readonly config: ObjectInputs;
  readonly prior: (ObjectInputs & { readonly id: string; readonly objectId: string }) | undefined;
  readonly unknown: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly imported: boolean;
}

type Planned = 'path' | 'createPath' | 'attributes' | 'relationships' | 'responseFields';

interface Modified {
  readonly keep?: readonly Planned[];
  readonly replace?: readonly Planned[];
  readonly inPlace?: readonly Planned[];
  readonly set?: { readonly id?: string; readonly output?: Values } & Members;
  readonly problems?: readonly Problem[];
}

export async function plannedObject(context: PlanContext, proposal: Proposed): Promise<Modified> {
  const { config, prior, unknown, imported } = proposal;
  const unowned = context.privateState.recall<readonly string[]>(UNOWNED) ?? [];
  const problems = [...problemsOf(proposal), ...problemsOfMembers(config)];
  if (!prior) {
    const isFixed = config.alwaysExists === true && config.path !== undefined;
    return { problems, set: { ...cleared(proposal), ...(isFixed && { id: config.path }) } };
  }
  const kept = PARTS.filter((part) => isKept(part, proposal, unowned));
  const set = cleared(proposal, kept);
  const changed = PARTS.filter(
    (part) =>
      !kept.includes(part) &&
      !unknown.has(part) &&
      (part in set ? prior[part] !== undefined : proposal.changed.has(part)),
  );
  const output = await outputOf(context, proposal);
  const isSamePath = config.path !== undefined && pathWith(config.path, prior.objectId) === prior.id;
  return {
    keep: [...kept, ...(isSamePath ? (['path'] as const) : [])],
    replace: changed.filter((part) => isReplacing(part, proposal)),
    // An import finds the collection of most objects, but not the values that only the response to the creation contained.
    inPlace: imported ? ['createPath'] : [],
    set: { ...set, ...output },
    problems: [...problems, ...changed.flatMap((part) => problemsOfChange(part, proposal, unowned))],
  };
}

function error(path: Problem['path'], summary: string, detail: string): Problem {
  return { path, severity: 'error', code: 'value-invalid', summary, detail };
}

/** Problems with the object's location. */
function problemsOf({ config, prior, unknown }: Proposed): Problem[] {
  const { type, createPath, path, alwaysExists } = config;
  const operations = (['createPath', 'path'] as const).flatMap((name) => {
    const operation = config[name] === undefined ? undefined : operationAt(config[name]);
    return operation
      ? [error([name], 'Not an object', `\`${config[name]}\` is ${operation.what}. Use ${operation.instead}.`)]
      : [];
  });
  if (prior) return operations;
  const own = type === undefined ? undefined : ownTypeOf(type);
  return [
    ...operations,
    ...(createPath === undefined && !unknown.has('createPath') && alwaysExists === false
      ? [
          error(
            ['createPath'],
            'Missing `createPath`',
            'Configure the collection in which the object is created, such as `/organizations/acme/ssh-keys`; or, for settings that always exist, `path` and `alwaysExists`.',
          ),
        ]
      : []),
    ...(createPath !== undefined && namesItsId(createPath)
      ? [
          error(
            ['createPath'],
            'Invalid `createPath`',
            'Only `path` can have `{id}`: before the creation there is none.',
          ),
        ]
      : []),
    ...(alwaysExists && path !== undefined && namesItsId(path)
      ? [
          error(
            ['path'],
            'Invalid `path`',
            'The ID of an object that always exists is known: write it in place of `{id}`.',
          ),
        ]
      : []),
    ...(own === undefined
      ? []
      : [
          {
            path: ['type'],
            severity: 'warning',
            code: 'type-available',
            summary: 'The type has a resource of its own',
            detail: `\`${own}\` knows more about \`${type}\`: what is compared, what is secret, and what its removal does.`,
          } as const,
        ]),
  ];
}

/** Problems with the members that do not depend on the service. */
export function problemsOfMembers({
  attributes,
  attributesWo,
  relationships,
  readFields = [],
}: ObjectInputs): Problem[] {
  const both = Object.keys(attributes ?? {}).filter((name) => name in (attributesWo ?? {}));
  const faulty = relationships && faultyRelationship(relationships);
  return [
    ...secretsIn(attributes, isSecretName).map((at) =>
      error(
        ['attributes', ...at.split('.')],
        'A secret in `attributes`',
        `The name \`${at}\` says that the value is secret, and \`attributes\` is shown in plans and stored in state. Configure it in \`attributesWo\`.`,
      ),
    ),
    ...both.map((name) =>
      error(
        ['attributesWo'],
        'A member twice',
        `\`${name}\` is in \`attributes\` and in \`attributesWo\`. Remove it from one of them.`,
      ),
    ),
    ...roundedIn(attributes).map((at) =>
      error(
        ['attributes', ...at.split('.')],
        'A number that services round',
        `\`${at}\` is too large or too precise to be sent as a number. Write it as a text.`,
      ),
    ),
    ...(roundedIn(attributesWo).length > 0
      ? [
          error(
            ['attributesWo'],
            'A number that services round',
            'A number is too large or too precise. Write it as a text.',
          ),
        ]
      : []),
    ...(faulty === undefined
      ? []
      : [
          error(
            ['relationships', faulty],
            'Not a relationship',
            `\`${faulty}\` must be an object with \`type\` and \`id\`, such as \`{ type = "projects", id = "prj-1" }\`, a list of such objects, or null.`,
          ),
        ]),
    ...readFields
      .filter((path) => isSecretName(path.split('.').at(-1)!))
      .map((path) =>
        error(
          ['readFields'],
          'A secret in `output`',
          `The name \`${path}\` says that the value is secret, and \`output\` is shown. What the response to the creation has can be kept with \`responseFields\`.`,
        ),
      ),
  ];
}

/** Equivalent values plan no change; neither do unconfigured members after an import. */
function isKept(part: PartName, { config, prior, unknown, changed }: Proposed, unowned: readonly string[]): boolean {
  const [wanted, was] = [config[part], prior?.[part]];
  if (unknown.has(part) || !was) return false;
  // Members of an unconfigured part that an import found.
  if (!wanted) return removedFrom(was, {}, unownedNames(part, unowned)).length === 0;
  // The configured value is the one that is sent.
  if (part === 'attributes' && changed.has('attributesWo')) return false;
  return removed(part, config, was, unowned).length === 0 && meansSame(part, wanted, was, config);
}

/** Unconfigured members, except those that an import found. */
function cleared({ config, unknown }: Proposed, kept: readonly PartName[] = []): Members {
  const absent = PARTS.filter((part) => config[part] === undefined && !unknown.has(part) && !kept.includes(part));
  return Object.fromEntries(absent.map((part) => [part, undefined]));
}

/** The remaining `UNOWNED` paths of one part; the private state has the paths of both parts. */
export function unownedNames(part: PartName, unowned: readonly string[]): readonly string[] {
  return unowned.filter((path) => path.startsWith(`${part}.`)).map((path) => path.slice(part.length + 1));
}

function removed(part: PartName, config: ObjectInputs, was: Values | undefined, unowned: readonly string[]) {
  const names = unownedNames(part, unowned);
  return removedFrom(given(was), config[part] ?? {}, names).filter(({ path }) => !names.includes(path.split('.')[0]!));
}

function isReplacing(part: PartName, { config, prior }: Proposed): boolean {
  return (config.replaceOn ?? [])
    .filter((path) => path.startsWith(`${part}.`))
    .some((path) => {
      const name = path.slice(part.length + 1);
      const wanted = valueAt(config[part], name);
      const was = valueAt(prior![part], name);
      return !meansSame(part, { [name]: wanted }, { [name]: was }, config);
    });
}

function problemsOfChange(part: PartName, proposal: Proposed, unowned: readonly string[]): Problem[] {
  const { config, prior } = proposal;
  if (isReplacing(part, proposal)) return [];
  if (config.updateMethod === 'none') {
    return [
      error(
        [part],
        'The object cannot be changed',
        `\`updateMethod\` is \`none\`, and \`${part}\` changes. Name the members in \`replaceOn\` if another object may take its place.`,
      ),
    ];
  }
  return removed(part, config, prior![part], unowned)
    .filter(({ value }) => !isRemovable(value))
    .map(({ path }) =>
      error(
        [part],
        'A member was removed',
        `\`${path}\` is no longer configured, and a flag cannot be emptied. Say what it should become, such as \`${snakeOrQuoted(path)} = false\`.`,
      ),
    );
}

function snakeOrQuoted(path: string): string {
  const name = path.split('.').at(-1)!;
  return name === snakeCase(name) && !name.includes('-') ? name : `"${name}"`;
}

/** A change of `readFields` alone sends nothing: the plan reads the new fields. */
async function outputOf(
  { platform, signal }: PlanContext,
  { config, prior }: Proposed,
): Promise<{ readonly output?: Values }> {
  if (!prior || sameNames(config.readFields, prior.readFields)) return {};
  const found = await look(() => platform.find(requestPath(prior.id), config.query, { signal }));
  return { output: pick(found && documentOf(found.data), config.readFields) };
}
