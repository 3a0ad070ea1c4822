import type { Contents } from './folder-contents';
import type { AdoptedObject, CopiedFolder, Decision, SecretVariable, TextFile, WrittenKind, WrittenObject } from './decision';
import { Around, configure, unreportedOf } from './configure';
import type { Kind } from './kind';
import { Names, nameOf, wordsName } from './names';
import type { FoundObject } from './survey';
import type { PlainAttribute } from '../../definition/attribute';
import { snakeCase, snakeCaseNames } from '../../definition/names';
import type { Value } from '../../definition/value';

/** What is decided from. */
export interface Task {
  /** What is to be written. */
  readonly chosen: readonly FoundObject[];
  /** What is in the folders of those that have one. */
  readonly contents: Contents;
  /** What earlier runs have written, and is still there. */
  readonly earlier: readonly AdoptedObject[];
  /** Names of variables that earlier runs have written. */
  readonly variables: ReadonlySet<string>;
  /** Names that may not be given out: those of objects of earlier runs that are gone. */
  readonly taken: readonly { readonly type: string; readonly name: string }[];
  /** Whether the names of objects must differ across kinds, as those of the constructs of a stack must, or within a kind only. */
  readonly uniqueAcross: 'all' | 'kind';
  /** Whether a file of this name, without ending and with `_` between words, is there already. */
  hasFile(file: string): boolean;
  /** Likewise, of a path with its ending. */
  hasPath(path: string): boolean;
}

/** Decides every name, and what each object is given. How that is written is for the renderers. */
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
    for (const { type, name } of task.taken) this.namesOf(type).reserve([name]);
    for (const one of task.earlier) {
      this.namesOf(typeOf(one.found)).reserve([one.name]);
      this.remember(one);
    }
  }

  public decide(): Decision {
    const kinds = inOrder([...new Set(this.task.chosen.map(({ kind }) => kind))]).map((kind) => this.writeKind(kind)).filter(({ objects }) => objects.length > 0);
    const variables = [...this.variables.values()].filter(({ name }) => !this.task.variables.has(name));
    return { kinds, variables, variablesFile: this.freeFile('secret_variables'), texts: this.texts, folders: this.folders, refused: this.refused };
  }

  private writeKind(kind: Kind): WrittenKind {
    const file = this.freeFile(wordsName(kind.adoption.things));
    // Constructs of one kind are given those of another by the name of their file.
    if (this.task.uniqueAcross === 'all') this.namesOf(kind.adoption.type).reserve([file]);
    const objects = this.task.chosen.filter((one) => one.kind === kind).flatMap((found): WrittenObject[] => {
      const content = kind.adoption.folder && this.task.contents.get(found);
      if (typeof content === 'string') return this.refuse(found, content);
      const name = this.nameFor(found);
      const { inputs, leftAlone, problem } = configure(found, this.around(found, name));
      if (problem !== undefined) return this.refuse(found, snakeCaseNames(problem));
      for (const input of Object.values(inputs)) {
        if (input.is === 'file') this.texts.push({ path: input.path, text: input.text });
        if (input.is === 'folder') this.folders.push({ path: input.path, files: content! });
      }
      const written = { found, name, file, inputs, leftAlone };
      this.remember(written);
      return [written];
    });
    const needs = [...new Set(objects.flatMap(({ inputs }) => Object.values(inputs).flatMap((input) => (input.is === 'reference' ? [input.to.file] : []))))];
    return { kind, file, objects, needs: needs.sort(), untold: unreportedOf(kind, objects.map(({ found }) => found)) };
  }

  private refuse(found: FoundObject, because: string): [] {
    this.refused.push({ found, because });
    return [];
  }

  /** A file of an earlier run may have been changed since: what is new stands in a file of its own. */
  private freeFile(name: string): string {
    for (let number = 1; ; number += 1) {
      const file = number === 1 ? name : `${name}_${number}`;
      if (!this.task.hasFile(file)) return file;
    }
  }

  private nameFor(found: FoundObject): string {
    const { named = [], qualifiers = [], type } = found.kind.adoption;
    const own = named.map((attribute) => this.wordsFor(found, attribute)).join(' ') || found.name;
    const further = qualifiers.map((_, index) => [own, ...qualifiers.slice(0, index + 1).map((attribute) => this.wordsFor(found, attribute))].join(' '));
    const kind = kindOf(type);
    // Where an object of another kind is called so, the kind tells them apart, and else where each is.
    const isOther = !this.adopted.get(type)?.some(({ name }) => name === nameOf(own, kind));
    const wishes = isOther && this.task.uniqueAcross === 'all' ? [`${own} ${kind}`, ...further] : further;
    return this.namesOf(type).take([own, ...wishes, ...further.map((wish) => `${wish} ${kind}`)], kind);
  }

  /** What refers to an object is called by its name. */
  private wordsFor(found: FoundObject, attribute: string): string {
    return this.refer(found, attribute, found.values[attribute])?.to.name ?? String(found.values[attribute] ?? '');
  }

  private around(found: FoundObject, key: string): Around {
    return {
      key,
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

  private refer({ kind, values }: FoundObject, attribute: string, value: Value): { readonly to: AdoptedObject; readonly attribute: string } | undefined {
    const reference = kind.adoption.references?.[attribute];
    if (!reference) return undefined;
    const same = reference.same ?? [];
    const to = this.adopted.get(reference.type)?.find(({ found }) => found.values[reference.attribute] === value && same.every((name) => found.values[name] === values[name]));
    return to && { to, attribute: reference.attribute };
  }

  private variableFor({ adoption }: Kind, path: readonly string[], attribute: PlainAttribute): SecretVariable {
    const name = [kindOf(adoption.type), ...path.map((part) => snakeCase(part).replace(/_wo$/, ''))].join('_');
    const known = this.variables.get(name);
    if (known) return known;
    const what = attribute.doc.replace(/ Write-only: .*$/s, '');
    const absent = attribute.absent === undefined ? '' : ` Where there is none, ${attribute.absent}.`;
    const description = snakeCaseNames(`By the names of ${adoption.things} here. ${what}${absent} The service does not give it back: what is left out here stays there as it is.`);
    const variable: SecretVariable = { name, description, holds: attribute.type === 'map' ? 'map' : 'text' };
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

/** What others refer to comes before them. */
function inOrder(kinds: readonly Kind[]): Kind[] {
  const done: Kind[] = [];
  const add = (kind: Kind): void => {
    if (done.includes(kind)) return;
    const targets = Object.values(kind.adoption.references ?? {}).map(({ type }) => type);
    kinds.filter(({ adoption }) => targets.includes(adoption.type) && adoption.type !== kind.adoption.type).forEach(add);
    done.push(kind);
  };
  kinds.forEach(add);
  return done;
}

function typeOf({ kind }: FoundObject): string {
  return kind.adoption.type;
}

/** `lintel_run_task` → `run_task`. */
function kindOf(type: string): string {
  return nameOf(type.replace(/^lintel_/, ''), 'object');
}
