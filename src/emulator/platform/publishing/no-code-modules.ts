import type { Kind } from '../../store';

/** A module from which people can create workspaces without writing code. */
export interface NoCodeModule {
  readonly id: string;
  readonly module: string;
  readonly enabled: boolean;
  /** A version of the module, or `latest`; null as long as there is none. */
  readonly versionPin: string | null;
  readonly options: readonly VariableOption[];
}

/** The values offered for a variable. */
export interface VariableOption {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly options: readonly unknown[];
}

export const noCodeModules: Kind<NoCodeModule> = { name: 'noCodeModules', key: ({ id }) => id };

export function byModule({ module }: NoCodeModule): string {
  return module;
}
