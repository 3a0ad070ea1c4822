const DOCUMENTATION = 'https://github.com/lintel-iac/lintel/blob/main/docs';

/** The address of a page of docs/. Neither the packages nor the executables contain these pages. */
export function documentation(page: string): string {
  return `${DOCUMENTATION}/${page}.md`;
}
