import type { Control } from '../exchange';
import type { Fault, FaultEffect } from '../http/faults';
import { redactPattern } from '../journal/matching';
import { at, BadBody, choiceField, isObject, listField, numberField, objectAt, objectBody } from './body';
import type { Fields } from './body';
import { methodField, parseConditions, pathField } from './pattern';

const EFFECTS = ['status', 'latencyMs', 'reset', 'truncate'];
const KEYS = ['method', 'path', 'when', 'times', 'after', 'probability', ...EFFECTS, 'headers', 'body'];

export const faultControls: readonly Control[] = [
  {
    method: 'PUT',
    path: '/_emulator/faults',
    handle: ({ faults }, body) => {
      const fields = objectBody(body, ['seed', 'faults']);
      const seed = numberField(fields, 'seed', { whole: true }) ?? 1;
      if (!Array.isArray(fields.faults)) throw new BadBody('"faults" must be an array.');
      faults.set(listField(fields, 'faults', parseFault), seed);
      return { status: 200, body: { seed, faults: fields.faults.map(shown) } };
    },
  },
  {
    method: 'DELETE',
    path: '/_emulator/faults',
    handle: ({ faults }) => {
      faults.clear();
      return { status: 204 };
    },
  },
];

/** Does not repeat secrets in conditions. */
function shown(fault: Fields): Fields {
  return isObject(fault.when) ? { ...fault, when: redactPattern(fault.when) } : fault;
}

function parseFault(value: unknown, place: string): Fault {
  const fields = objectAt(value, KEYS, place);
  return {
    method: methodField(fields),
    path: pathField(fields),
    when: fields.when === undefined ? undefined : parseConditions(fields.when, `${place}.when`),
    times: numberField(fields, 'times', { whole: true, minimum: 1 }),
    after: numberField(fields, 'after', { whole: true, minimum: 0 }),
    probability: numberField(fields, 'probability', { minimum: 0, maximum: 1 }),
    effect: parseEffect(fields, place),
  };
}

function parseEffect(fields: Fields, place: string): FaultEffect {
  const given = EFFECTS.filter((name) => fields[name] !== undefined);
  if (given.length !== 1) {
    throw new BadBody(
      `"${place}" must have exactly one of ${EFFECTS.join(', ')}; it has ${given.join(' and ') || 'none'}.`,
    );
  }
  const status = numberField(fields, 'status', { whole: true, minimum: 200, maximum: 599 });
  if (status !== undefined) return { kind: 'status', status, headers: parseHeaders(fields), body: fields.body };
  if (fields.headers !== undefined || fields.body !== undefined) {
    throw new BadBody(`${at(fields, fields.headers === undefined ? 'body' : 'headers')} requires "status".`);
  }
  const latencyMs = numberField(fields, 'latencyMs', { minimum: 0 });
  if (latencyMs !== undefined) return { kind: 'latency', latencyMs };
  const when = choiceField(fields, 'reset', ['before', 'after']);
  if (when !== undefined) return { kind: 'reset', when };
  return { kind: 'truncate', bytes: numberField(fields, 'truncate', { whole: true, minimum: 0 }) ?? 0 };
}

function parseHeaders(fields: Fields): Readonly<Record<string, string>> {
  const value = fields.headers;
  if (value === undefined) return {};
  if (!isObject(value)) throw new BadBody(`${at(fields, 'headers')} must be an object.`);
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      const sendable = typeof text === 'number' || (typeof text === 'string' && /^[\t\x20-\x7e]*$/.test(text));
      if (!sendable || !/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) {
        throw new BadBody(`${at(fields, 'headers')} has the header "${name}", which cannot be sent.`);
      }
      return [name, String(text)];
    }),
  );
}
