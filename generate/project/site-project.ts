import { JsonFile, TextFile } from 'projen';
import type { cdk } from 'projen';

/** The folder of the site of the documentation. */
export const SITE_FOLDER = 'site';

/**
 * The generator of the site has its own installed packages and lock file, so that `npm ci` in a checkout does not install them: only
 * `npm run docs` does (docs/decisions/0091).
 */
export function addDocumentationSite(project: cdk.JsiiProject): void {
  new JsonFile(project, `${SITE_FOLDER}/package.json`, {
    obj: {
      name: 'lintel-documentation',
      private: true,
      type: 'module',
      license: 'Apache-2.0',
      devDependencies: { vitepress: '^1.6.4' },
      // The version that VitePress 1 asks for is not maintained, and its esbuild lets any page read what the development server serves.
      // The bindings of newer versions of rollup were not all published, and `npm ci` refuses a lock file that lacks some of them.
      overrides: { vite: '^6.4.6', rollup: '4.65.0' },
    },
  });
  new TextFile(project, `${SITE_FOLDER}/.npmrc`, { lines: ['omit-lockfile-registry-resolved=true', ''] });
  for (const made of ['node_modules', 'pages', '.vitepress/cache', '.vitepress/.temp']) {
    project.gitignore.exclude(`/${SITE_FOLDER}/${made}`);
  }
  project.addTask('docs', {
    description: 'Builds the documentation as a site in dist/site: [--output folder] [--base /path/] [--serve port]',
    exec: 'tsx generate/site/main.ts',
    receiveArgs: true,
  });
}
