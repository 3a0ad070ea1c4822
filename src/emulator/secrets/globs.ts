/** Whether a text fits a glob, in which `*` stands for any text. */
export function matchesGlob(glob: string, text: string): boolean {
  const parts = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(text);
}
