/** Where the fast sample of a resource begins: at another case for each, and at the same one whatever other resources there are. */
export function turnOf({ type }: { readonly type: string }): number {
  return [...type].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
