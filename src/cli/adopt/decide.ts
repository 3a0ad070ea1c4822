import { referencesOf } from '../../definition/adoption';
import { isKeyed, type PlainAttribute } from '../../definition/attribute';
import { snakeCase, snakeCaseNames } from '../../definition/names';
import type { Value } from '../../definition/value';
import { ConfigurationContext, configure, unreportedOf } from './configure';
import type {
  AdoptedObject,
  CopiedFolder,
  Decision,
  Input,
  SecretVariable,
  TextFile,
  WrittenKind,
  WrittenObject,
} from './decision';
import type { FolderContents } from './folder-contents';
import { hclString } from './hcl-text';
import type { Kind } from './kind';
import { Names, nameOf, wordsName } from './names';
import type { Project } from './project';
import type { FoundObject } from './survey';

/** The input of `decide`. */
export interface Task {
  /** The objects to write. */
  readonly chosen: readonly FoundObject[];
  /** The files of objects that need a folder. */
  readonly contents: FolderContents;
  /** Objects of earlier runs that are still in the code. */
  readonly earlier: readonly AdoptedObject[];
  /** The names of variables of earlier runs. */
  readonly variables: ReadonlySet<string>;
  /** Names of all objects of earlier runs, which must not be reused. */
  readonly taken: readonly { readonly type: string; readonly name: string }[];
  /** Whether names must be unique across all kinds, as construct IDs in a stack, or only within a kind. */
  readonly uniqueAcross: 'all' | 'kind';
  readonly isSynthesized: boolean;
  /** How an owner's objects are written if their kind says that they are rows of a table. */
  readonly rows: Project['rows'];
  /** Whether a file with this name exists; without extension, with `_` between words. */
  hasFile(file: string): boolean;
  /** Whether a path exists; with extension. */
  hasPath(path: string): boolean;
}

/** Decides the names and inputs of all objects. The renderers write them in their language. */
export function decide(task: Task): Decision {
  return new Decisions(task).decide();
}

class Decisions {
  private readonly names = new Map<string, Names>();
  private readonly files = new Names();
  private readonly variables = new Map<string, SecretVariable>();
  private readonly texts: TextFile[] = [];
  private readonly folders: CopiedFolder[] = [];
  private readonly refused: { found: FoundObject; because: string }[] = [];
  /** By type. */
  private readonly adopted = new Map<string, AdoptedObject[]>();

  constructor(private readonly task: Task) {
    // A row's name begins with its table's name.
    for (const { type, name } of task.taken) this.namesOf(type).reserve([name.replace(/\[.*/s, '')]);
    for (const one of task.earlier) {
      this.namesOf(typeOf(one.found)).reserve([one.name]);
      this.remember(one);
    }
  }

  public decide(): Decision {
    const kinds = inOrder([...new Set(this.task.chosen.map(({ kind }) => kind))])
      .map((kind) => this.writeKind(kind))
      .filter(({ objects }) => objects.length > 0);
    const variables = [...this.variables.values()].filter(({ name }) => !this.task.variables.has(name));
    return {
      kinds,
      variables,
      variablesFile: this.freeFile('secret_variables'),
      texts: this.texts,
      folders: this.folders,
      refused: this.refused,
    };
  }

  private writeKind(kind: Kind): WrittenKind {
    const file = this.freeFile(wordsName(kind.adoption.things));
    // The generated functions have parameters with the names of other files.
    if (this.task.uniqueAcross === 'all') this.namesOf(kind.adoption.type).reserve([file]);
    const objects = this.task.chosen
      .filter((one) => one.kind === kind)
      .flatMap((found): WrittenObject[] => {
        const content = kind.adoption.folder && this.task.contents.get(found);
        if (typeof content === 'string') return this.refuse(found, content);
        const name = this.nameFor(found);
        const { inputs, leftAlone, problem } = configure(found, this.contextFor(found, name));
        if (problem !== undefined) return this.refuse(found, snakeCaseNames(problem));
        for (const input of Object.values(inputs)) {
          if (input.is === 'file') this.texts.push({ path: input.path, text: input.text });
          if (input.is === 'folder') this.folders.push({ path: input.path, files: content! });
        }
        const written = { found, name, file, inputs, leftAlone };
        this.remember(written);
        return [written];
      });
    const rows = rowsOf(kind, objects);
    const tables = new Map([...rows.keys()].map((owner) => [owner, this.tableOf(kind, owner)]));
    const needs = [...new Set(objects.flatMap(({ inputs }) => Object.values(inputs).flatMap(filesReferredTo)))];
    return {
      kind,
      file,
      objects: [...rows].reduce(
        (all, [owner, keys]) => all.map((one) => this.asRow(one, tables.get(owner)!, keys.get(one))),
        objects,
      ),
      needs: needs.sort(),
      unreported: unreportedOf(
        kind,
        objects.map(({ found }) => found),
      ),
    };
  }

  private tableOf({ adoption: { type, things } }: Kind, { name }: AdoptedObject): string {
    return this.task.rows === 'loop' ? name : this.namesOf(type).take([name, `${name} ${things}`], 'table');
  }

  private asRow(one: WrittenObject, table: string, key: string | undefined): WrittenObject {
    if (key === undefined) return one;
    const name = this.task.rows === 'loop' ? one.name : `${table}[${hclString(key)}]`;
    return { ...one, name, row: { table, key } };
  }

  private refuse(found: FoundObject, because: string): [] {
    this.refused.push({ found, because });
    return [];
  }

  /** A name for a new file. Files of earlier runs are never changed, because the user may have edited them. */
  private freeFile(name: string): string {
    for (let number = 1; ; number += 1) {
      const file = number === 1 ? name : `${name}_${number}`;
      if (!this.task.hasFile(file)) return file;
    }
  }

  private nameFor(found: FoundObject): string {
    const { named = [], qualifiers = [], type } = found.kind.adoption;
    const own = named.map((attribute) => this.wordsFor(found, attribute)).join(' ') || found.name;
    const further = qualifiers.map((_, index) =>
      [own, ...qualifiers.slice(0, index + 1).map((attribute) => this.wordsFor(found, attribute))].join(' '),
    );
    const kind = kindOf(type);
    // If an object of another kind has the name, the kind is added; otherwise the qualifiers are.
    const isOther = !this.adopted.get(type)?.some(({ name }) => name === nameOf(own, kind));
    const wishes = isOther && this.task.uniqueAcross === 'all' ? [`${own} ${kind}`, ...further] : further;
    return this.namesOf(type).take([own, ...wishes, ...further.map((wish) => `${wish} ${kind}`)], kind);
  }

  /** A referenced object is represented by its name. */
  private wordsFor(found: FoundObject, attribute: string): string {
    return this.refer(found, attribute, found.values[attribute])?.to.name ?? String(found.values[attribute] ?? '');
  }

  private contextFor(found: FoundObject, key: string): ConfigurationContext {
    return {
      key,
      isSynthesized: this.task.isSynthesized,
      fileFor: (ending) => this.pathFor(found, found.kind.adoption.file!.folder, key, `.${ending}`),
      folderFor: () => this.pathFor(found, found.kind.adoption.folder!.folder, key, ''),
      refer: (attribute, value) => this.refer(found, attribute, value),
      variableFor: (path, attribute) => this.variableFor(found.kind, path, attribute),
    };
  }

  private pathFor({ kind: { adoption } }: FoundObject, folder: string, name: string, ending: string): string {
    for (;;) {
      const path = `${folder}/${this.files.take([name], kindOf(adoption.type)).replaceAll('_', '-')}${ending}`;
      if (!this.task.hasPath(path)) return path;
    }
  }

  private refer(
    { kind, values }: FoundObject,
    attribute: string,
    value: Value,
  ): { readonly to: AdoptedObject; readonly attribute: string } | undefined {
    // A missing value must not match an object whose identifier is missing.
    if (value === undefined) return undefined;
    for (const { type, attribute: identifier, same = [] } of referencesOf(kind.adoption, attribute)) {
      const to = this.adopted
        .get(type)
        ?.find(
          ({ found }) =>
            found.values[identifier] === value && same.every((name) => found.values[name] === values[name]),
        );
      if (to) return { to, attribute: identifier };
    }
    return undefined;
  }

  private variableFor({ adoption }: Kind, path: readonly string[], attribute: PlainAttribute): SecretVariable {
    const name = [kindOf(adoption.type), ...path.map((part) => snakeCase(part).replace(/_wo$/, ''))].join('_');
    const known = this.variables.get(name);
    if (known) return known;
    const what = attribute.doc.replace(/ Write-only: .*$/s, '');
    const absent = attribute.absent === undefined ? '' : ` If not set, ${attribute.absent}.`;
    const description = snakeCaseNames(
      `Values by the names of the ${adoption.things} in this configuration. ${what}${absent} The service does not return this value. Omitted values remain unchanged.`,
    );
    const variable: SecretVariable = {
      name,
      description,
      holds: isKeyed(attribute) ? 'map' : 'text',
      isAny: attribute.type === 'dynamic',
    };
    this.variables.set(name, variable);
    return variable;
  }

  private namesOf(type: string): Names {
    const key = this.task.uniqueAcross === 'all' ? '' : type;
    const known = this.names.get(key) ?? new Names();
    this.names.set(key, known);
    return known;
  }

  private remember(one: AdoptedObject): void {
    const known = this.adopted.get(typeOf(one.found));
    if (known) known.push(one);
    else this.adopted.set(typeOf(one.found), [one]);
  }
}

/** The minimum for a table. Objects with secrets or ignored changes are written as separate blocks. */
const FEWEST_ROWS = 2;

/** The rows of each owner's table, with their keys. */
function rowsOf(
  { adoption: { tabledBy, named = [], qualifiers = [] } }: Kind,
  objects: readonly WrittenObject[],
): ReadonlyMap<AdoptedObject, ReadonlyMap<WrittenObject, string>> {
  const tables = new Map<AdoptedObject, WrittenObject[]>();
  for (const one of objects) {
    const owner = tabledBy === undefined ? undefined : one.inputs[tabledBy];
    if (owner?.is !== 'reference' || one.leftAlone || !Object.values(one.inputs).every(isPlain)) continue;
    tables.set(owner.to, [...(tables.get(owner.to) ?? []), one]);
  }
  const own = named.filter((attribute) => attribute !== tabledBy);
  const wordsIn = (one: WrittenObject, attributes: readonly string[]) =>
    attributes.map((attribute) => wordIn(one.inputs[attribute])).join(' ');
  return new Map(
    [...tables]
      .filter(([, rows]) => rows.length >= FEWEST_ROWS)
      .map(([owner, rows]) => {
        const words = rows.map((one) => wordsIn(one, own));
        const keyOf = (one: WrittenObject, index: number) =>
          words.filter((word) => word === words[index]).length === 1
            ? words[index]!
            : wordsIn(one, [...qualifiers, ...own]);
        return [owner, new Map(rows.map((one, index) => [one, keyOf(one, index)]))];
      }),
  );
}

function isPlain(input: Input): boolean {
  if (input.is === 'object') return Object.values(input.members).every(isPlain);
  return input.is === 'value' || input.is === 'reference';
}

function wordIn(input: Input | undefined): string {
  if (input?.is === 'reference') return input.to.name;
  return input?.is === 'value' ? String(input.value) : '';
}

/** Sorts kinds so that referenced kinds come first. */
function inOrder(kinds: readonly Kind[]): Kind[] {
  const done: Kind[] = [];
  const add = (kind: Kind): void => {
    if (done.includes(kind)) return;
    const targets = Object.values(kind.adoption.references ?? {})
      .flat()
      .map(({ type }) => type);
    kinds
      .filter(({ adoption }) => targets.includes(adoption.type) && adoption.type !== kind.adoption.type)
      .forEach(add);
    done.push(kind);
  };
  kinds.forEach(add);
  return done;
}

function filesReferredTo(input: Input): string[] {
  if (input.is === 'list') return input.elements.flatMap(filesReferredTo);
  return input.is === 'reference' ? [input.to.file] : [];
}

function typeOf({ kind }: FoundObject): string {
  return kind.adoption.type;
}

/** `lintel_run_task` → `run_task`. */
function kindOf(type: string): string {
  return nameOf(type.replace(/^lintel_/, ''), 'object');
}
