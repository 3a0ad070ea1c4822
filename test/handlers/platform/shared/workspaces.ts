import { DocumentStore } from '../../../support/environments/document-store';

/** Stores workspaces of `acme` with these ids, unless they exist. */
export async function provideWorkspaces(store: DocumentStore, ...ids: readonly string[]): Promise<void> {
  await store.edit((all) => {
    const there = all.workspaces!.map(({ id }) => id);
    const missing = ids.filter((id) => !there.includes(id));
    const added = missing.map((id) => ({ id, name: id.replace('ws-', ''), organization: 'acme' }));
    return { ...all, workspaces: [...all.workspaces!, ...added] };
  });
}
