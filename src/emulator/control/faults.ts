import type { Control } from '../exchange';
import type { Fault, FaultEffect } from '../faults';
import { BadBody, choiceField, isObject, numberField, objectBody, textField } from './body';
import type { Fields } from './body';

const EFFECTS = ['status', 'latencyMs', 'reset', 'truncate'];
const KEYS = ['method', 'path', 'times', 'after', 'probability', ...EFFECTS, 'headers', 'body'];

export const faultControls: readonly Control[] = [
  {
    method: 'PUT',
    path: '/_emulator/faults',
    handle: ({ faults }, body) => {
      const fields = objectBody(body, ['seed', 'faults']);
      const seed = numberField(fields, 'seed', { whole: true }) ?? 1;
      if (!Array.isArray(fields.faults)) throw new BadBody('"faults" must be an array.');
      faults.set(fields.faults.map(parseFault), seed);
      return { status: 200, body: { seed, faults: fields.faults } };
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

function parseFault(value: unknown): Fault {
  const fields = objectBody(value, KEYS, 'A fault');
  const path = textField(fields, 'path');
  if (!path.startsWith('/') && !path.startsWith('*')) throw new BadBody('"path" must start with `/` or `*`.');
  return {
    method: parseMethod(fields),
    path,
    times: numberField(fields, 'times', { whole: true, minimum: 1 }),
    after: numberField(fields, 'after', { whole: true, minimum: 0 }),
    probability: numberField(fields, 'probability', { minimum: 0, maximum: 1 }),
    effect: parseEffect(fields),
  };
}

function parseMethod(fields: Fields): string | undefined {
  if (fields.method === undefined) return undefined;
  const method = textField(fields, 'method');
  if (!/^[A-Z]+$/.test(method)) throw new BadBody('"method" must be an uppercase method, such as GET.');
  return method;
}

function parseEffect(fields: Fields): FaultEffect {
  const given = EFFECTS.filter((name) => fields[name] !== undefined);
  if (given.length !== 1) {
    throw new BadBody(
      `A fault must have exactly one of ${EFFECTS.join(', ')}; this one has ${given.join(' and ') || 'none'}.`,
    );
  }
  const status = numberField(fields, 'status', { whole: true, minimum: 200, maximum: 599 });
  if (status !== undefined) return { kind: 'status', status, headers: parseHeaders(fields.headers), body: fields.body };
  if (fields.headers !== undefined || fields.body !== undefined) {
    throw new BadBody('"headers" and "body" require "status".');
  }
  const latencyMs = numberField(fields, 'latencyMs', { minimum: 0 });
  if (latencyMs !== undefined) return { kind: 'latency', latencyMs };
  const when = choiceField(fields, 'reset', ['before', 'after']);
  if (when !== undefined) return { kind: 'reset', when };
  return { kind: 'truncate', bytes: numberField(fields, 'truncate', { whole: true, minimum: 0 }) ?? 0 };
}

function parseHeaders(value: unknown): Readonly<Record<string, string>> {
  if (value === undefined) return {};
  if (!isObject(value)) throw new BadBody('"headers" must be an object.');
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      const sendable = typeof text === 'number' || (typeof text === 'string' && /^[\t\x20-\x7e]*$/.test(text));
      if (!sendable || !/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) {
        throw new BadBody(`The header "${name}" cannot be sent.`);
      }
      return [name, String(text)];
    }),
  );
}
