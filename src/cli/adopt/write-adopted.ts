import type { FrameworkName } from '../framework/framework';
import { decide } from './decide';
import type { Decision, TextFile } from './decision';
import { Folder, readFolder } from './folder';
import type { FolderContents } from './folder-contents';
import { hashOf, Language, Manifest, MANIFEST, renderManifest } from './manifest';
import type { Written } from './outcome';
import type { Project } from './project';
import type { FoundObject } from './survey';
import { CopiedFile, writeProject } from './write-project';

interface Writing {
  readonly chosen: readonly FoundObject[];
  /** Reads the files of objects that need a folder. */
  readContents(objects: readonly FoundObject[]): Promise<FolderContents>;
  /** All listed objects, for references to objects of earlier runs. */
  readonly everything: readonly FoundObject[];
  readonly folder: string;
  readonly language: Language;
  readonly project: Project;
  /** Only for apps. */
  readonly framework?: FrameworkName;
}

/** Writes the objects that the folder does not contain yet. */
export async function writeAdopted({
  chosen,
  readContents,
  everything,
  folder: folderPath,
  language,
  project,
  framework,
}: Writing): Promise<Written> {
  const folder = readFolder(folderPath);
  const fresh = chosen.filter((found) => !folder.has(found));
  const decision = decide({
    chosen: fresh,
    contents: await readContents(fresh),
    earlier: folder.earlier(everything),
    variables: new Set(folder.manifest?.variables),
    taken: folder.manifest?.objects ?? [],
    uniqueAcross: project.uniqueAcross,
    rows: project.rows,
    isSynthesized: project.synthesize !== undefined,
    hasFile: (file) => folder.hasPath(project.fileOf(file)),
    hasPath: (file) => folder.hasPath(file),
  });
  const manifest = extendManifest(folder.manifest, decision, language);
  const written: Written = {
    folder: folderPath,
    ...(framework && { framework }),
    objects: decision.kinds.flatMap(({ objects }) => objects),
    files: [],
    folders: [],
    known: chosen.length - fresh.length,
    refused: decision.refused,
    suggestions: [],
  };
  if (written.objects.length === 0) return written;
  const { files: needed, missing } = project.scaffold(folder);
  const scaffold = needed.filter(({ path: file }) => !folder.hasPath(file));
  // After the first run, files with these names belong to the project.
  const kept = folder.manifest
    ? []
    : needed.filter(
        ({ path: file, text, optional }) => !optional && folder.hasPath(file) && folder.textOf(file) !== text,
      );
  const rewritten = project.rewritten?.(manifest) ?? [];
  const [ours, theirs] = divide(rewritten, folder);
  const files: readonly TextFile[] = [...project.render(decision), ...decision.texts, ...scaffold];
  const copied = decision.folders.flatMap(({ path: copy, files: all }) =>
    all.map(({ name, ...file }): CopiedFile => ({ path: `${copy}/${name}`, ...file })),
  );
  const again = ours.filter(({ path: file }) => folder.hasPath(file));
  const first = ours.filter((file) => !again.includes(file));
  const extended = {
    ...manifest,
    rewritten: {
      ...manifest.rewritten,
      ...Object.fromEntries(ours.map(({ path: file, text }) => [file, hashOf(text)])),
    },
  };
  const manifestFile = { path: MANIFEST, text: renderManifest(extended) };
  writeProject(
    folderPath,
    [...files, ...copied, ...first, ...(folder.manifest ? [] : [manifestFile])],
    [...again, ...(folder.manifest ? [manifestFile] : [])],
  );
  const suggestions = [
    ...kept.map(
      ({ path: file, text }) =>
        `${file} exists, and was not changed. For the adopted objects, it needs what is in:\n\n${text}`,
    ),
    ...theirs.map(
      ({ path: file, text }) =>
        `${file} has been edited, and was not changed. To use the new objects, change it to:\n\n${text}`,
    ),
  ];
  return {
    ...written,
    files: [...files, ...first, ...again, manifestFile].map(({ path: file }) => file),
    folders: decision.folders,
    suggestions,
    ...(missing === undefined ? {} : { missing }),
  };
}

/** Splits files into those that can be written, because they are new or unedited, and those the user has edited. */
function divide(files: readonly TextFile[], folder: Folder): [readonly TextFile[], readonly TextFile[]] {
  const isOurs = ({ path: file }: TextFile) =>
    !folder.hasPath(file) ||
    (folder.manifest?.rewritten[file] !== undefined && folder.manifest.rewritten[file] === folder.hashOf(file));
  return [files.filter(isOurs), files.filter((file) => !isOurs(file))];
}

function extendManifest(earlier: Manifest | undefined, { kinds, variables }: Decision, language: Language): Manifest {
  return {
    format: 1,
    language,
    objects: [
      ...(earlier?.objects ?? []),
      ...kinds.flatMap(({ kind, file, objects }) =>
        objects.map(({ found, name }) => ({ type: kind.adoption.type, id: found.importId, name, file })),
      ),
    ],
    files: [...(earlier?.files ?? []), ...kinds.map(({ file, needs }) => ({ name: file, needs }))],
    variables: [...(earlier?.variables ?? []), ...variables.map(({ name }) => name)],
    rewritten: earlier?.rewritten ?? {},
  };
}
