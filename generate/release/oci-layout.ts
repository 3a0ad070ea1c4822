/**
 * `npm run release:oci` makes an OCI image layout of a release: what a repository must contain for OpenTofu to install a provider from it. A
 * client such as `oras` copies the layout to a registry. The archives are those of the release, so their hashes are the same.
 */
import { copyFileSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'fs';
import * as path from 'path';
import { parseArgs } from 'util';
import { hashOfContent } from './runtimes';

const ROOT = path.join(__dirname, '..', '..');
const INDEX = 'application/vnd.oci.image.index.v1+json';
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
  readonly artifactType?: string;
  readonly annotations?: { readonly [name: string]: string };
}

/** Writes the layout of the release in a folder; its one tag is the version. */
export function writeOciLayout(release: string, output: string): void {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const archives = readdirSync(release).filter((name) => name.endsWith('.zip'));
  if (archives.length === 0) throw new Error(`${release} contains no release. Run \`npm run release\` first.`);
  const layout = new Layout(output);
  const manifests = archives.sort().map((name) => {
    const [os, architecture] = name.slice(0, -'.zip'.length).split('_').slice(-2);
    const artifactType = 'application/vnd.opentofu.provider-target';
    const manifest = layout.addDocument({
      schemaVersion: 2,
      mediaType: MANIFEST,
      artifactType,
      config: { ...layout.addContent(Buffer.from('{}')), mediaType: 'application/vnd.oci.empty.v1+json' },
      layers: [
        {
          ...layout.addFile(path.join(release, name)),
          mediaType: 'archive/zip',
          annotations: { 'org.opencontainers.image.title': name },
        },
      ],
    });
    return { ...manifest, artifactType, platform: { os, architecture } };
  });
  const artifactType = 'application/vnd.opentofu.provider';
  const index = layout.addDocument({ schemaVersion: 2, mediaType: INDEX, artifactType, manifests });
  // A tag cannot contain the "+" of a version.
  layout.finish({
    ...index,
    artifactType,
    annotations: { 'org.opencontainers.image.ref.name': version.replace('+', '_') },
  });
}

class Layout {
  private readonly blobs: string;

  constructor(private readonly folder: string) {
    this.blobs = path.join(folder, 'blobs', 'sha256');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(this.blobs, { recursive: true });
  }

  public addDocument<Document extends { readonly mediaType: string }>(document: Document): Descriptor {
    return { ...this.addContent(Buffer.from(JSON.stringify(document))), mediaType: document.mediaType };
  }

  public addContent(content: Buffer): Omit<Descriptor, 'mediaType'> {
    const hash = hashOfContent(content);
    writeFileSync(path.join(this.blobs, hash), content);
    return { digest: `sha256:${hash}`, size: content.length };
  }

  /** Without a second copy, where the file system permits it. */
  public addFile(file: string): Omit<Descriptor, 'mediaType'> {
    const content = readFileSync(file);
    const hash = hashOfContent(content);
    const blob = path.join(this.blobs, hash);
    try {
      linkSync(file, blob);
    } catch {
      copyFileSync(file, blob);
    }
    return { digest: `sha256:${hash}`, size: content.length };
  }

  public finish(tagged: Descriptor): void {
    writeFileSync(path.join(this.folder, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
    writeFileSync(
      path.join(this.folder, 'index.json'),
      JSON.stringify({ schemaVersion: 2, mediaType: INDEX, manifests: [tagged] }),
    );
  }
}

if (require.main === module) {
  const { values } = parseArgs({ options: { release: { type: 'string' }, output: { type: 'string' } } });
  const folder = (given: string | undefined, name: string) => path.resolve(given ?? path.join(ROOT, 'dist', name));
  try {
    writeOciLayout(folder(values.release, 'release'), folder(values.output, 'oci'));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
