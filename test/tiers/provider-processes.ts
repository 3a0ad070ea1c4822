import { readdirSync, readFileSync } from 'fs';
import * as path from 'path';

const ROOT = path.join(__dirname, '..', '..');

/** What a test file calls to start the provider as Terraform does, as a process of its own. */
const STARTS =
  /\b(?:withInstalledProvider|InstalledFolder\.create|openLoginFolder|Core\.startProcess|PluginProcess\.start(?:With)?|ProviderClient\.start)\(/;

/** Those whose provider is not the one that the tests have built, or that choose its runtime themselves. */
export const APART = /^test\/(?:package|release|tiers)\/|^test\/terraform\/(?:bundle|launcher)\.test/;

/** The test files whose provider can run on either runtime. */
export function startProviders(): readonly string[] {
  return readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('test', file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.test.ts') && !APART.test(file))
    .filter((file) => STARTS.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .sort();
}
