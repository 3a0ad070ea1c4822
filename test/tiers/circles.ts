import type { ImportGraph } from './import-graph';

/** Groups of files that import each other, however many steps it takes, each in order. What is loaded late counts, too. */
export function findCircles(
  graph: Pick<ImportGraph, 'importsOf' | 'reach'>,
  files: readonly string[],
): readonly (readonly string[])[] {
  const wanted = new Set(files);
  const reached = new Map(
    files.map((file) => [
      file,
      new Set([...graph.reach(graph.importsOf(file)).keys()].filter((one) => wanted.has(one))),
    ]),
  );
  const inCircle = files.filter((file) => reached.get(file)!.has(file));
  const groups = new Map(
    inCircle.map((file) => [
      inCircle.find((other) => reached.get(file)!.has(other) && reached.get(other)!.has(file))!,
      [] as string[],
    ]),
  );
  for (const file of inCircle) {
    const first = [...groups.keys()].find((one) => reached.get(file)!.has(one) && reached.get(one)!.has(file))!;
    groups.get(first)!.push(file);
  }
  return [...groups.values()];
}
