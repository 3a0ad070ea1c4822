/** Checks and decisions in the plan of an object at any path, before anything is sent. */

import { findNearest, kindOfValue } from '../../../../definition/checks/words';
import { dynamicKey } from '../../../../definition/dynamic';
import { parseDuration } from '../../../../definition/kinds/duration';
import { isNumber } from '../../../../definition/kinds/number';
import type { Problem } from '../../../../definition/problem';
import type { Value, Values } from '../../../../definition/value';
import { bodyRead, type MemberType } from '../../../any-object/comparison';
import { given, pick, roundedIn, sameNames, secretsIn } from '../../../any-object/members';
import { removedMembers } from '../../../any-object/notes';
import type { PlanContext } from '../../../contract';
import { look } from '../../../look';
import { namespaceProblems } from '../system-object';
import { describe, type Description } from './description';
import { engineOf, fullPath, requestPath } from './object-path';
import { engineTypeOf, systemTypeOf } from './own-types';
import { isSecretName } from './secret-names';

/** The inputs that determine an object, in its configuration and in its state. */
interface ObjectInputs {
  readonly namespace?: string;
  readonly body?: Values;
  readonly bodyWo?: Values;
  readonly readPath?: string;
  readonly updatePath?: string;
  readonly deletePath?: string;
  readonly updateMethod?: string;
  readonly readable?: boolean;
  readonly alwaysExists?: boolean;
  readonly onDestroy?: string;
  readonly destroyBody?: Values;
  readonly ordered?: readonly string[];
  readonly validate?: boolean;
  readonly readFields?: readonly string[];
}

interface Known extends ObjectInputs {
  readonly path: string;
}

interface Proposed {
  readonly config: ObjectInputs & { readonly path?: string };
  readonly prior: ObjectInputs | undefined;
  readonly unknown: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

interface Modified {
  readonly keep?: readonly 'body'[];
  readonly set?: { readonly output?: Values };
  readonly problems?: readonly Problem[];
}

export async function plannedObject(context: PlanContext, proposal: Proposed): Promise<Modified> {
  const { config, prior, unknown } = proposal;
  const problems = [...namespaceProblems(context.secrets.dialect, config.namespace), ...problemsOfBody(config)];
  if (config.path === undefined || problems.some(({ severity }) => severity === 'error')) return { problems };
  const known: Known = { ...config, path: config.path };
  const described = known.validate === false ? undefined : await describe(context, fullPath(known, known.updatePath));
  const removed = prior && !unknown.has('body') ? removedMembers(context, config, prior) : [];
  return {
    ...keptBody(context, proposal, described),
    ...(await outputOf(context, proposal)),
    problems: [
      ...problems,
      ...(await problemsOfPath(context, known, prior === undefined)),
      ...(described ? problemsOfMembers(known, described, proposal) : []),
      ...problemsOfRemoval(known, removed, described),
    ],
  };
}

function error(path: Problem['path'], summary: string, detail: string): Problem {
  return { path, severity: 'error', code: 'value-invalid', summary, detail };
}

/** Problems that do not depend on the service. */
function problemsOfBody({ body, bodyWo, readFields = [], destroyBody }: Proposed['config']): Problem[] {
  const both = Object.keys(body ?? {}).filter((name) => name in (bodyWo ?? {}));
  return [
    ...secretsIn(body, isSecretName).map((at) =>
      error(
        ['body', ...at.split('.')],
        'A secret in `body`',
        `The name \`${at}\` says that the value is secret, and \`body\` is shown in plans and stored in state. Configure it in \`bodyWo\`.`,
      ),
    ),
    ...secretsIn(destroyBody, isSecretName).map((at) =>
      error(
        ['destroyBody', ...at.split('.')],
        'A secret in `destroyBody`',
        `The name \`${at}\` says that the value is secret, and \`destroyBody\` is stored in state.`,
      ),
    ),
    ...both.map((name) =>
      error(['bodyWo'], 'A member twice', `\`${name}\` is in \`body\` and in \`bodyWo\`. Remove it from one of them.`),
    ),
    ...[...roundedIn(body)].map((at) =>
      error(
        ['body', ...at.split('.')],
        'A number that services round',
        `\`${at}\` is too large or too precise to be sent as a number. Write it as a text.`,
      ),
    ),
    ...(roundedIn(bodyWo).length > 0
      ? [error(['bodyWo'], 'A number that services round', 'A number is too large or too precise. Write it as a text.')]
      : []),
    ...readFields
      .filter((path) => isSecretName(path.split('.').at(-1)!))
      .map((path) =>
        error(
          ['readFields'],
          'A secret in `output`',
          `The name \`${path}\` says that the value is secret, and \`output\` is shown. Read it with the ephemeral resource \`lintel_secrets_object\`.`,
        ),
      ),
  ];
}

async function problemsOfPath(context: PlanContext, known: Known, isNew: boolean): Promise<Problem[]> {
  const engine =
    known.path.startsWith('sys/') || known.path.startsWith('identity/') ? undefined : await engineOf(context, known);
  if (engine?.type === 'kv' && engine.version === '2' && /^(?:data|metadata)\//.test(engine.rest)) {
    return [
      error(
        ['path'],
        'A key-value secret',
        'The mount has version 2, whose secrets have versions that a body does not tell apart. Use `lintel_kv_secret`, or `lintel_kv_metadata` for metadata alone.',
      ),
    ];
  }
  const own = systemTypeOf(known.path) ?? engineTypeOf(known.path, engine);
  const notes: Problem[] =
    own === undefined || !isNew
      ? []
      : [
          {
            path: ['path'],
            severity: 'warning',
            code: 'type-available',
            summary: 'The path has a type of its own',
            detail: `\`${own}\` knows more about \`${known.path}\`: what is compared, what is secret, and what its removal does.`,
          },
        ];
  if (!isNew || known.readable !== false) return notes;
  return [
    ...notes,
    {
      path: ['readable'],
      severity: 'warning',
      code: 'object-not-compared',
      summary: 'The object is never read',
      detail: `Whether \`${known.path}\` exists, and whether somebody else changes it, stays unknown.`,
    },
  ];
}

/** Problems according to the service's own description. */
function problemsOfMembers(known: Known, { methods, members }: Description, { prior }: Proposed): Problem[] {
  const needs = (method: string, attribute: string, words: string) =>
    methods.size === 0 || methods.has(method)
      ? []
      : [error([attribute], 'No such operation', `The service says that \`${fullPath(known)}\` ${words}.`)];
  const isDeleted = (known.onDestroy ?? (known.alwaysExists ? 'forget' : 'delete')) === 'delete';
  const isOwn = known.updatePath === undefined;
  return [
    ...(isOwn && !methods.has('put')
      ? needs('post', 'updatePath', 'cannot be written. Check `path`, or set `updatePath`')
      : []),
    ...(isOwn && known.readPath === undefined && known.readable !== false
      ? needs('get', 'readable', 'cannot be read. Set `readPath` to where it can be, or `readable` to false')
      : []),
    ...(isOwn && known.deletePath === undefined && isDeleted
      ? needs('delete', 'onDestroy', 'cannot be deleted. Set `deletePath`, or `onDestroy` to `forget` or `write`')
      : []),
    ...(members && members.size > 0 && (isOwn || prior !== undefined)
      ? Object.entries(given(known.body))
          // The service knows the members that were read.
          .filter(([name]) => !(name in (prior?.body ?? {})))
          .flatMap(([name, value]) => problemsOfMember(name, value, members))
      : []),
  ];
}

function problemsOfMember(name: string, value: Value, members: ReadonlyMap<string, MemberType | undefined>): Problem[] {
  if (!members.has(name)) {
    const nearest = findNearest(name, [...members.keys()]);
    return [
      {
        path: ['body', name],
        severity: 'warning',
        code: 'member-unknown',
        summary: 'The service does not know the member',
        detail: `\`${name}\` is not among what the service says of this path, and services ignore what they do not know.${nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`}`,
      },
    ];
  }
  const type = members.get(name);
  if (type === undefined || isOfType(value, type)) return [];
  return [
    error(
      ['body', name],
      'A member of another type',
      `The service says that \`${name}\` is ${WORDS[type]}, but the value is ${kindOfValue(value)}${typeof value === 'string' ? ' that is none' : ''}.`,
    ),
  ];
}

const WORDS: { readonly [T in MemberType]: string } = {
  text: 'a text',
  number: 'a number',
  flag: 'a bool',
  seconds: 'a duration, such as `24h` or `86400`',
  time: 'a time',
  list: 'a list',
  object: 'an object',
};

/** As tolerant as the services, which accept a number as text and a list as comma-separated text. */
function isOfType(value: Value, type: MemberType): boolean {
  const isScalar = typeof value === 'string' || typeof value === 'boolean' || isNumber(value);
  switch (type) {
    case 'number':
      return isNumber(value) || (typeof value === 'string' && /^\s*(?:-?\d+(?:\.\d+)?(?:e\d+)?)?\s*$/i.test(value));
    case 'flag':
      return typeof value === 'boolean' || isNumber(value) || /^(?:|t|f|true|false|0|1)$/i.test(String(value));
    case 'seconds':
      return isNumber(value) || value === '' || (typeof value === 'string' && isLasting(value));
    case 'list':
      return Array.isArray(value) || isScalar;
    case 'object':
      return !isScalar || typeof value === 'string';
    default:
      return isScalar;
  }
}

/** Services accept finer units than Lintel. */
function isLasting(text: string): boolean {
  return parseDuration(text) !== undefined || /^-?(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h|d))+$|^-\d+$/.test(text);
}

/** The service keeps a removed member unless it is sent with an empty value of its type. */
function problemsOfRemoval(known: Known, removed: readonly string[], described: Description | undefined): Problem[] {
  if (known.updateMethod === 'patch') return [];
  return removed
    .filter((name) => described?.members?.get(name) === undefined)
    .map((name) =>
      error(
        ['body'],
        'A member was removed',
        `\`${name}\` is no longer configured, and the service does not say of which type it is, so that it cannot be emptied. Say what it should become, such as \`${name} = ""\`, or set \`updateMethod\` to \`patch\` if the path accepts it.`,
      ),
    );
}

/** A body equivalent to the state plans no change; neither do unconfigured members after an import. */
function keptBody(
  context: PlanContext,
  { config, prior, unknown, changed }: Proposed,
  described: Description | undefined,
): Modified {
  // The configured body is the one that is sent.
  if (!prior?.body || !config.body || unknown.has('body') || changed.has('bodyWo')) return {};
  if (removedMembers(context, config, prior).length > 0) return {};
  const read = bodyRead(given(config.body), prior.body, { described, ordered: config.ordered });
  return dynamicKey(read) === dynamicKey(given(config.body)) ? { keep: ['body'] } : {};
}

/** A change of `readFields` alone sends nothing: the plan reads the new fields. */
async function outputOf({ secrets, signal }: PlanContext, { config, prior }: Proposed): Promise<Modified> {
  if (!prior || config.path === undefined || config.readable === false) return {};
  if (sameNames(config.readFields, prior.readFields)) return {};
  const at = requestPath({ ...config, path: config.path }, config.readPath);
  const found = await look(() => secrets.findAny(at, undefined, { signal }));
  return { set: { output: pick(found?.data as Values | undefined, config.readFields) } };
}
