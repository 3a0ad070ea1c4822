import { existsSync } from 'fs';
import * as path from 'path';
import { fileOfUrl } from '../definition/file-url';

/** Where `lintel review` finds a construct's location in the program. */
export const SOURCE_OVERRIDE = '//.source';

const OWN = path.join(__dirname, '..');

/** jsii's kernel sets the first in every language. It sets the second if the language's runtime sends its stack, which has to be requested. */
const HOST_FOLDER = Symbol.for('jsii.context.hostDirName');
const HOST_STACK = Symbol.for('jsii.context.hostStackTrace');

/** The file, line, column and function; the innermost frame comes first. */
type HostFrame = readonly [file: string, line: number, column: number, name: string];

/** Where Python keeps code that the user did not write: installed packages, including wheels, and its own library. */
const INSTALLED_PYTHON = /[\\/](?:site|dist)-packages[\\/]|\.whl[\\/]|[\\/]lib(?:64)?[\\/]python3(?:\.\d+t?)?[\\/]/i;

/** Where a JVM program keeps its sources, relative to the app's folder, which is the working directory. */
const SOURCE_FOLDERS = ['src/main/java', 'src/main/kotlin', 'src/test/java', 'src/test/kotlin', 'src', '.'];

/** A V8 frame with its file or URL, whose folders may contain spaces and parentheses. */
const FRAME = /^\s*at (?:async )?(?:.*? \()?((?:file:\/\/|\/|[A-Za-z]:[\\/]|\\\\).+?)(:\d+:\d+)\)?$/;

/**
 * The line of the program that creates a construct, such as `lib/checks.ts:12:5` or `main.py:12`, relative to the working directory. Undefined unless
 * LINTEL_SOURCE_LOCATIONS is set. In Python and Java it is also undefined unless JSII_HOST_STACK_TRACES is set, because jsii's runtimes do not send a
 * stack otherwise; the one for Go never does.
 */
export function sourceLocation(): string | undefined {
  if (!process.env.LINTEL_SOURCE_LOCATIONS) return undefined;
  const { [HOST_FOLDER]: isHosted, [HOST_STACK]: frames } = globalThis as {
    readonly [HOST_FOLDER]?: string;
    readonly [HOST_STACK]?: unknown;
  };
  return isHosted === undefined ? placeInStack() : firstPlace(Array.isArray(frames) ? frames : [], placeOfHost);
}

function placeInStack(): string | undefined {
  const { stackTraceLimit: limit } = Error;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  return firstPlace(stack.split('\n').slice(1), placeOf);
}

function firstPlace<Frame>(frames: readonly Frame[], place: (frame: Frame) => string | undefined): string | undefined {
  return frames.map(place).find((found) => found !== undefined);
}

function placeOf(frame: string): string | undefined {
  const [, url, place] = FRAME.exec(frame) ?? [];
  if (url === undefined) return undefined;
  const file = fileOfUrl(url);
  return file.includes('node_modules') || file.startsWith(OWN + path.sep) ? undefined : relative(file) + place;
}

function placeOfHost([file, line, , name]: HostFrame): string | undefined {
  const found = /\.py$/.test(file) ? pythonFile(file) : sourceOfClass(file, name);
  return found === undefined ? undefined : `${relative(found)}:${line}`;
}

function pythonFile(file: string): string | undefined {
  return !INSTALLED_PYTHON.test(file) && existsSync(file) ? file : undefined;
}

/**
 * A JVM knows the file name and the class, whose package is the folder; Kotlin's conventions omit the prefix shared by all packages of a project.
 * Library classes have no source here.
 */
function sourceOfClass(file: string, method: string): string | undefined {
  const names = method.split('.').slice(0, -2);
  const folders = /\.kts?$/.test(file) ? [...names, ''].map((_, left) => names.slice(left)) : [names];
  return folders
    .flatMap((folder) => SOURCE_FOLDERS.map((root) => path.join(root, ...folder, file)))
    .find((candidate) => existsSync(candidate));
}

function relative(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/');
}
