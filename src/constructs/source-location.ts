import * as path from 'path';

/** Where `lintel review` looks for the place of a construct in the program. */
export const SOURCE_OVERRIDE = '//.source';

const OWN = path.join(__dirname, '..');

/**
 * The line of the program that creates a construct, such as `lib/checks.ts:12:5`, relative to the working directory. Undefined unless
 * LINTEL_SOURCE_LOCATIONS is set, and where the program is in another language, whose lines Node.js does not know.
 */
export function sourceLocation(): string | undefined {
  if (!process.env.LINTEL_SOURCE_LOCATIONS) return undefined;
  const { stackTraceLimit: limit } = Error;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  return stack
    .split('\n')
    .slice(1)
    .map(placeOf)
    .find((place) => place !== undefined);
}

function placeOf(frame: string): string | undefined {
  const [, file, place] = /(?:\(|at )(?:file:\/\/)?(\/[^()]*|[A-Za-z]:[^()]*?)(:\d+:\d+)\)?$/.exec(frame) ?? [];
  if (file === undefined || file.includes('node_modules') || file.startsWith(OWN + path.sep)) return undefined;
  return path.relative(process.cwd(), file).split(path.sep).join('/') + place;
}
