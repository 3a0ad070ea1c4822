/**
 * The npm packages with the executables, beside the one of `lintel`. Which of them a machine installs, npm decides, if `lintel` names them as optional
 * dependencies. It does so only in what is published (`LINTEL_PUBLISH`): as long as nobody owns these names, npm would install whatever somebody else
 * publishes under them.
 */
import { execFileSync } from 'child_process';
import { createReadStream, readFileSync, readdirSync, writeFileSync } from 'fs';
import * as path from 'path';
import { pipeline } from 'stream/promises';
import { createGunzip, gzipSync } from 'zlib';
import { extract, pack } from 'tar-stream';

/** Those that `npm run executables` has compiled. */
export async function packPlatformPackages(executables: string, output: string): Promise<void> {
  const folders = readdirSync(executables)
    .filter((name) => /^(linux|darwin)-/.test(name))
    .sort()
    .map((name) => path.join(executables, name));
  for (const folder of folders) {
    execFileSync('npm', ['pack', folder, '--silent', '--ignore-scripts', '--pack-destination', output], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (!process.env.LINTEL_PUBLISH) return;
  const dependencies = folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
    };
    return [name, version] as const;
  });
  const own = readdirSync(output).find((name) => name.startsWith('lintel@'))!;
  await changeManifest(path.join(output, own), { optionalDependencies: Object.fromEntries(dependencies) });
}

/** Everything else stays as it is, to the times of the files. */
async function changeManifest(tarball: string, more: object): Promise<void> {
  const [entries, changed] = [extract(), pack()];
  entries.on('entry', (header, stream, next) => {
    const parts: Buffer[] = [];
    stream.on('data', (part) => parts.push(part as Buffer));
    stream.on('end', () => {
      const content = Buffer.concat(parts);
      const isManifest = header.name === 'package/package.json';
      const text = isManifest
        ? `${JSON.stringify({ ...(JSON.parse(content.toString()) as object), ...more }, undefined, 2)}\n`
        : content;
      changed.entry({ ...header, size: Buffer.byteLength(text) }, text, next);
    });
  });
  entries.on('finish', () => changed.finalize());
  const collected: Buffer[] = [];
  changed.on('data', (part) => collected.push(part as Buffer));
  await pipeline(createReadStream(tarball), createGunzip(), entries);
  writeFileSync(tarball, gzipSync(Buffer.concat(collected), { level: 9 }));
}
