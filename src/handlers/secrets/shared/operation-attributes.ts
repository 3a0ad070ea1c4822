import type { ImportForm } from '../../../definition/resource';
import { engineAttributes, nameRules } from './mount-attributes';

/** The attributes that locate an operation: its path and the engine that performs it. */
export function operationPath<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The API path of the operation. This is also its import id.' },
    mount: engineAttributes(mount).mount,
  } as const;
}

/** The target of the operation: the last path segment. */
export function operationTarget(doc: string) {
  return { type: 'string', use: 'required', replace: true, rules: nameRules, doc } as const;
}

/** The attributes that repeat the operation and record its time. */
export const operationAttributes = {
  triggers: {
    type: 'map',
    element: 'string',
    use: 'optional',
    local: true,
    replace: true,
    emptyIsAbsent: true,
    absent: 'the operation is performed once',
    doc: 'Arbitrary values, such as a date. When one of them changes, the operation is performed again.',
  },
  performedAt: {
    type: 'time',
    use: 'computed',
    absent: 'it was imported or the service does not report the time',
    doc: 'The time of the operation, according to the clock of the service.',
  },
} as const;

/** `<mount>/rotate-root/<name>`: the last segments are matched, and everything before them is the mount. `end`: what follows the target. */
export function operationImports(
  operation: string,
  part: string,
  example: string,
  end?: string,
): readonly ImportForm[] {
  const last = end === undefined ? '' : `/${end}`;
  return [{ form: `{mount}/${operation}/{${part}}${last}`, matches: `^.+/${operation}/[^/]+${last}$`, example }];
}

/** The target of the operation as an argument of an action. */
export function actionTarget(doc: string) {
  return { type: 'string', use: 'required', rules: nameRules, doc } as const;
}
