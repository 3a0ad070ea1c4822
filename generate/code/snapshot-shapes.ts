/* oxlint-disable no-bitwise -- the compiler's flags are bits */
import * as path from 'path';
import * as ts from 'typescript';
import type { Shape } from '../../src/emulator/control/shape';

/** The kinds of the emulator's objects and what each contains, from the types of their declarations. */
export function renderSnapshotShapes(root: string): string {
  const shapes = new Map(readShapes(root));
  const lines = [...shapes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, shape]) => `  ${name}: ${render(shape)},`);
  return `import type { Shape } from './shape';

/** What the objects of each kind contain. A snapshot that is put is compared with it. */
export const SNAPSHOT_SHAPES: Readonly<Record<string, Shape>> = {
${lines.join('\n')}
};
`;
}

function readShapes(root: string): [string, Shape][] {
  const options = ts.readConfigFile(path.join(root, 'tsconfig.dev.json'), (file) => ts.sys.readFile(file)).config as {
    compilerOptions: object;
  };
  const { options: compilerOptions } = ts.convertCompilerOptionsFromJson(options.compilerOptions, root);
  const program = ts.createProgram([path.join(root, 'src', 'emulator', 'state', 'create-world.ts')], {
    ...compilerOptions,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const folder = path.join(root, 'src', 'emulator') + path.sep;
  return program
    .getSourceFiles()
    .filter(({ fileName }) => path.normalize(fileName).startsWith(folder))
    .flatMap((file) => file.statements.filter(ts.isVariableStatement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap((declaration) => kindOf(declaration, checker));
}

/** `const leases: Kind<Lease> = { name: 'leases', … }`. */
function kindOf({ type, initializer }: ts.VariableDeclaration, checker: ts.TypeChecker): [string, Shape][] {
  if (!type || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Kind' || !initializer) return [];
  if (!ts.isObjectLiteralExpression(initializer)) return [];
  const name = initializer.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === 'name')?.initializer;
  const [object] = type.typeArguments ?? [];
  if (!name || !ts.isStringLiteral(name) || !object) throw new Error(`${type.getText()} has no name to read.`);
  return [[name.text, shapeOf(checker.getTypeFromTypeNode(object), object, checker)]];
}

const PLAIN: readonly (readonly [ts.TypeFlags, Shape])[] = [
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive, 'any'],
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Null, 'null'],
];

function shapeOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): Shape {
  const plain = PLAIN.find(([flags]) => type.flags & flags);
  if (plain) return plain[1];
  if (type.isStringLiteral() || type.isNumberLiteral()) return { one: [type.value] };
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { one: [checker.typeToString(type) === 'true'] };
  if (type.isUnion()) return unionOf(type, at, checker);
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference).map((item) => shapeOf(item, at, checker));
    return { array: items.length === 1 ? (items[0] as Shape) : { union: items } };
  }
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (index) return { map: shapeOf(index.type, at, checker) };
  return {
    fields: Object.fromEntries(
      checker.getPropertiesOfType(type).map((property) => {
        const optional = property.flags & ts.SymbolFlags.Optional;
        const shape = shapeOf(checker.getTypeOfSymbolAtLocation(property, at), at, checker);
        return [`${property.name}${optional ? '?' : ''}`, shape];
      }),
    ),
  };
}

function unionOf(type: ts.UnionType, at: ts.Node, checker: ts.TypeChecker): Shape {
  const shapes = type.types
    .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    .map((member) => shapeOf(member, at, checker));
  const literals = shapes.flatMap((shape) => (typeof shape === 'object' && 'one' in shape ? shape.one : []));
  const others = shapes.filter((shape) => !(typeof shape === 'object' && 'one' in shape));
  const booleans = literals.filter((literal) => typeof literal === 'boolean');
  // The compiler has them in the order in which it came across them.
  const rest = literals.filter((literal) => typeof literal !== 'boolean');
  const members: Shape[] = [
    ...others,
    ...(booleans.length === 2 ? (['boolean'] as const) : booleans.map((literal) => ({ one: [literal] }))),
    ...(rest.length > 0 ? [{ one: rest.sort() }] : []),
  ];
  return members.length === 1 ? (members[0] as Shape) : { union: members };
}

function render(shape: unknown): string {
  if (Array.isArray(shape)) return `[${shape.map(render).join(', ')}]`;
  if (typeof shape !== 'object' || shape === null) {
    return typeof shape === 'string' ? `'${shape.replace(/['\\]/g, '\\$&')}'` : String(shape);
  }
  const members = Object.entries(shape).map(
    ([key, value]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${render(value)}`,
  );
  return `{ ${members.join(', ')} }`;
}
