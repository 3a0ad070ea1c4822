import { problemInMetadata } from '../custom-metadata';
import { badRequest, failure, wrappedRefusal } from '../refusal';

type CustomMetadata = Readonly<Record<string, string>>;

export function checkCustomMetadata(metadata: CustomMetadata): void {
  const problem = problemInMetadata(metadata);
  if (problem !== undefined) throw wrappedRefusal(400, `custom_metadata validation failed: ${problem}`);
}

/** Applied key by key: null removes a key, or all of them if it replaces the map. Undefined if the patch omits it. */
export function patchedCustomMetadata(
  before: CustomMetadata | null,
  patch: unknown,
): CustomMetadata | null | undefined {
  if (patch === undefined || patch === null) return patch;
  const values = Object.entries(patch);
  const wrong = values.find(([, value]) => value !== null && typeof value !== 'string');
  if (wrong && typeof wrong[1] === 'object') {
    throw badRequest(
      "custom_metadata validation failed: '' expected type 'string', got unconvertible type 'map[string]interface {}'",
    );
  }
  if (wrong) {
    throw failure(
      `json: cannot unmarshal ${typeof wrong[1] === 'boolean' ? 'bool' : 'number'} into Go struct field KeyMetadata.custom_metadata of type string`,
    );
  }
  const all = { ...before, ...(patch as CustomMetadata) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => (value as string | null) !== null));
}
