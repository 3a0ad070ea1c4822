/** What registries have a place for, and what mirrors can have in addition. */
export interface Archive {
  /** As Terraform names the machine. */
  readonly name: string;
  /** As bun.json does. */
  readonly runtime: string;
  /** Below the folder of the release. Registries have one place for Linux on a kind of processor: that is for glibc. */
  readonly folder: string;
}

export const ARCHIVES: readonly Archive[] = [
  ...['linux_amd64', 'linux_arm64', 'darwin_amd64', 'darwin_arm64', 'windows_amd64'].map((name) => ({
    name,
    runtime: name,
    folder: '',
  })),
  ...['linux_amd64', 'linux_arm64'].map((name) => ({ name, runtime: `${name}_musl`, folder: 'musl' })),
];
