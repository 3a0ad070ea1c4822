/** Separate copies of the package in one program must recognize each other's constructs, which `instanceof` would not. */
const symbolOf = (type: string) => Symbol.for(`lintel/construct/${type}`);

/** Marks a construct with a type, such as `resource lintel_run_task` or `secrets.PkiMount`. */
export function markType(construct: object, type: string): void {
  Object.defineProperty(construct, symbolOf(type), { value: true });
}

/** Whether a value is a construct marked with the type. */
export function hasType(value: unknown, type: string): boolean {
  return typeof value === 'object' && value !== null && symbolOf(type) in value;
}
