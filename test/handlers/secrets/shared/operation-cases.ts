import type { Values } from '../../../../src/definition/value';
import type { OperationFixture, WrongConfiguration } from '../../../support/environments/fixture';

/** Configurations of an operation on `part`, in two mounts, with triggers that repeat it. */
export function configurationsOf(
  part: string,
  target: string,
  mounts: readonly [string, string],
): Omit<OperationFixture, 'operation'> {
  return {
    minimal: { [part]: target },
    second: { [part]: `${target}-3` },
    full: [{ mount: mounts[0], [part]: target, triggers: { reason: 'first', other: 'same' } }],
    changed: { mount: mounts[1], [part]: `${target}-2`, triggers: { reason: 'second', other: 'same' } },
    exempt: { triggers: 'local: reasons to repeat the operation, which are never sent' },
  };
}

/** The targets that these configurations name. */
export function targetsOf(target: string): string[] {
  return [target, `${target}-2`, `${target}-3`];
}

export function wrongOperation(base: Values, part: string): readonly WrongConfiguration[] {
  return [
    ...['/mount', 'mount/', 'team//mount', '..', ''].map((mount): WrongConfiguration => ({
      breaks: 'mount obeys pattern',
      config: { ...base, mount },
      path: ['mount'],
      says: 'one or more segments, without a leading or trailing `/`',
    })),
    ...['', 'a/b', '.', '..'].map((name): WrongConfiguration => ({
      breaks: `${part} obeys pattern`,
      config: { ...base, [part]: name },
      path: [part],
      says: 'a single path segment',
    })),
  ];
}
