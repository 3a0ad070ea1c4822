import { engineAttributes, nameRules } from './mount-attributes';
import type { ImportForm } from '../../../definition/resource';

/** Where something is done: the path of the operation, and of the engine that does it. */
export function operationPath<const Mount extends string>(mount: Mount) {
  return {
    id: { type: 'string', use: 'computed', doc: 'The path of the operation below the API, which is its import id.' },
    mount: engineAttributes(mount).mount,
  } as const;
}

/** To what it is done: the last segment of the path. */
export function operationTarget(doc: string) {
  return { type: 'string', use: 'required', replace: true, rules: nameRules, doc } as const;
}

/** What does it again, and when it was done. */
export const operationAttributes = {
  triggers: {
    type: 'map', element: 'string', use: 'optional', local: true, replace: true, emptyIsAbsent: true, absent: 'it is done once',
    doc: 'Texts that stand for a reason to do it, such as a date: whenever one of them changes, it is done again.',
  },
  performedAt: { type: 'time', use: 'computed', absent: 'it was imported, or the service does not tell the time', doc: 'When it was done, by the clock of the service.' },
} as const;

/** `<mount>/rotate-root/<name>`, by its last segments; what precedes them is the mount. */
export function operationImports(operation: string, part: string, example: string): readonly ImportForm[] {
  return [{ form: `{mount}/${operation}/{${part}}`, matches: `^.+/${operation}/[^/]+$`, example }];
}

/** What the same as an action is told. */
export function actionTarget(doc: string) {
  return { type: 'string', use: 'required', rules: nameRules, doc } as const;
}
