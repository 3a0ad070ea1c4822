import type { ResourceDefinition } from '../definition/resource';

/** The import id that an id of the tfe or vault provider stands for. An id in one of our own forms, and one that is in no form, stay as they are. */
export function ownImportId({ imports, peerImports = [] }: ResourceDefinition, id: string): string {
  if (imports.some(({ matches }) => new RegExp(matches, 'u').test(id))) return id;
  const peer = peerImports.find(({ matches }) => new RegExp(matches, 'u').test(id));
  return peer === undefined ? id : id.replace(new RegExp(peer.matches, 'u'), peer.to);
}
