import type { Value, Values } from '../../../../src/definition/value';
import type { DocumentStore } from '../../../support/environments/document-store';
import type { WrongConfiguration } from '../../../support/environments/fixture';

// Tags with values of workspaces and projects.

export async function ownTagsOf(store: DocumentStore, state: Values): Promise<Values | undefined> {
  const bindings = (await store.send('GET', `${store.pathOf(state)}/tag-bindings`)) as unknown as {
    readonly attributes: { readonly key: string; readonly value: string };
  }[];
  if (bindings.length === 0) return undefined;
  return Object.fromEntries(bindings.map(({ attributes: { key, value } }) => [key, value]));
}

export function tamperTags(store: DocumentStore, state: Values, value: Value): Promise<void> {
  const data = Object.entries((value ?? {}) as Values).map(([key, one]) => ({
    type: 'tag-bindings',
    attributes: { key, value: one },
  }));
  return store.change(state, {}, { 'tag-bindings': { data } });
}

export function wrongOwnTags(base: Values): WrongConfiguration[] {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`key-${index}`, 'value']));
  const breaking = (breaks: string, tags: Values, says: string, ...at: readonly string[]): WrongConfiguration => ({
    breaks,
    config: { ...base, tags },
    path: ['tags', ...at],
    says,
  });
  return [
    breaking('tags obeys length', many, 'at most 10 elements'),
    breaking('tags obeys keyLength', { ['k'.repeat(129)]: 'value' }, '1 to 128 characters'),
    breaking('each of tags obeys length', { key: 'v'.repeat(257) }, 'at most 256 characters', 'key'),
    breaking('each of tags obeys pattern', { key: 'a value' }, 'letters, digits', 'key'),
  ];
}
