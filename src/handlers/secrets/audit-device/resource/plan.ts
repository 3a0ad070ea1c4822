/** Checks and decisions in plans of audit devices. */
import type { Problem } from '../../../../definition/problem';
import { isValues } from '../../../../definition/value';
import type { Context, PlanContext } from '../../../contract';
import { look } from '../../../look';
import type { SomeProposal } from '../../../registry';
import { listNames } from '../../shared/mounted-object';
import { collectionOf } from '../../shared/stored/place';
import { auditDevice } from '../definition';

/** The required option of each type. */
const NEEDS: { readonly [type: string]: readonly string[] } = {
  file: ['file_path', 'path'],
  socket: ['address'],
  http: ['uri'],
};

export async function auditDeviceProblems(context: PlanContext, proposal: SomeProposal): Promise<Problem[]> {
  const { config, prior, replaces, unknown } = proposal;
  const { path, type = '' } = config as { readonly path?: string; readonly type?: string };
  const dialectProblems =
    type === 'http' && context.secrets.dialect !== 'openbao'
      ? [error('type', 'unsupported-by-service', 'A device of the type "http" needs the dialect "openbao".')]
      : [];
  const needs = NEEDS[type] ?? [];
  const options = isValues(config.options) ? config.options : {};
  const lacks = needs.length > 0 && !unknown.has('options') && !needs.some((name) => name in options);
  const problems = [
    ...dialectProblems,
    ...(lacks
      ? [error('options', 'attribute-missing', `A device of the type "${type}" needs the option \`${needs[0]!}\`.`)]
      : []),
  ];
  if (prior && !replaces) return problems;
  return [
    ...problems,
    ...(replaces ? [gap(String(prior?.path), prior?.path === path)] : []),
    ...(['socket', 'http'].includes(type) ? [blocking(type)] : []),
    ...(path === undefined ? [] : await overlapProblems(context, path, prior?.path as string | undefined)),
  ];
}

/** Destroying the only device ends all auditing. */
export async function lastDeviceProblems(context: Context, { path }: { readonly path: string }): Promise<Problem[]> {
  const all = await look(() => listNames(context, collectionOf(auditDevice.stored, {})));
  if (all?.length !== 1 || all[0] !== path) return [];
  return [warning('Nothing is recorded any more', `The audit device \`${path}\` is the only one of the service.`)];
}

/** Paths of devices must not be nested, including those of devices that this run creates. */
async function overlapProblems(context: PlanContext, path: string, replaced: string | undefined): Promise<Problem[]> {
  const there = (await look(() => listNames(context, collectionOf(auditDevice.stored, {})))) ?? [];
  const planned = (context.run.reported('audit-devices') as readonly string[] | undefined) ?? [];
  context.run.report('audit-devices', [...new Set([...planned, path])]);
  const other = [...there, ...planned].find((one) => one !== replaced && one !== path && isWithin(one, path));
  if (other === undefined) return [];
  return [error('path', 'path-in-use', `There is an audit device \`${other}\`, and none can be above or below it.`)];
}

const isWithin = (one: string, other: string) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

function gap(path: string, isSamePath: boolean): Problem {
  return warning(
    'Requests in between are not recorded',
    `The audit device \`${path}\` is removed before its successor is made. With \`create_before_destroy\`${isSamePath ? ' and another `path`' : ''} there is no gap.`,
  );
}

function blocking(type: string): Problem {
  return warning(
    'The device may block the service',
    `The service responds to no request while none of its audit devices can write, and a device of the type "${type}" depends on another machine. Have a second device of another type.`,
  );
}

function warning(summary: string, detail: string): Problem {
  return { path: [], severity: 'warning', code: 'side-effect', summary, detail };
}

function error(attribute: string, code: Problem['code'], detail: string): Problem {
  return { path: [attribute], severity: 'error', code, summary: `Invalid \`${attribute}\``, detail };
}
