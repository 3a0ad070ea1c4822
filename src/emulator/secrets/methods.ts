import type { Call } from '../exchange';
import { SecretsRefusal } from './refusal';

/** PUT is POST, `GET …?list=true` is LIST, and `GET …?scan=true` is SCAN. */
export function writtenMethods(call: Call): readonly string[] {
  if (call.method === 'PUT') return ['PUT', 'POST'];
  if (call.method !== 'GET') return [call.method];
  return [isAsked(call, 'list') ? 'LIST' : isAsked(call, 'scan') ? 'SCAN' : 'GET'];
}

/** The texts that Go reads as booleans. */
const TRUE = ['1', 't', 'T', 'true', 'True', 'TRUE'];
const FALSE = ['0', 'f', 'F', 'false', 'False', 'FALSE'];

function isAsked({ query }: Call, name: string): boolean {
  return TRUE.includes(query.get(name) ?? '');
}

export function refuseFlags({ query }: Call): void {
  for (const name of ['list', 'scan']) {
    if (![...TRUE, ...FALSE, ''].includes(query.get(name) ?? '')) throw new SecretsRefusal(400, []);
  }
}

export function isListing({ method }: Call): boolean {
  return method === 'LIST' || method === 'SCAN';
}

export function isWriting({ method }: Call): boolean {
  return method === 'POST' || method === 'PUT';
}
