import { createHash } from 'crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { writeArchive } from '../../generate/release/archive';
import type { SigningKey } from './signing-key';

/** A folder with the release of a provider that does nothing. */
export class ProviderRelease {
  public readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-release-'));
  private readonly prefix: string;

  constructor(
    public readonly name: string,
    public readonly version: string,
    private readonly key: SigningKey,
  ) {
    this.prefix = `terraform-provider-${name}_${version}`;
  }

  /** The path of a file, by the end of its name. */
  public file(end: string): string {
    return path.join(this.folder, `${this.prefix}_${end}`);
  }

  public async archive(
    platform: string,
    program = `terraform-provider-${this.name}_v${this.version}`,
    executable = true,
  ): Promise<void> {
    const content = Buffer.from('#!/bin/sh\n');
    await writeArchive(this.file(`${platform}.zip`), [{ name: program, content, executable }], new Date(0));
  }

  public manifest(protocols: unknown): void {
    writeFileSync(
      this.file('manifest.json'),
      JSON.stringify({ version: 1, metadata: { protocol_versions: protocols } }),
    );
  }

  /** Lists the hashes of everything that is there, and signs them. */
  public async seal(key: SigningKey = this.key): Promise<void> {
    const sums = readdirSync(this.folder)
      .filter((name) => !name.includes('SHA256SUMS'))
      .sort()
      .map((name) => `${createHash('sha256').update(this.read(name)).digest('hex')}  ${name}\n`);
    await this.sign(sums.join(''), key);
  }

  public async sign(sums: string, key: SigningKey = this.key): Promise<void> {
    writeFileSync(this.file('SHA256SUMS'), sums);
    writeFileSync(this.file('SHA256SUMS.sig'), await key.sign(Buffer.from(sums)));
  }

  public remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private read(name: string): Buffer {
    return readFileSync(path.join(this.folder, name));
  }
}
