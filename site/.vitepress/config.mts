import { readFileSync } from 'node:fs';
import { createCssVariablesTheme } from 'shiki';
import { defineConfig } from 'vitepress';
import { anchor } from '../../generate/site/anchor';
import { accessibleSearch } from './accessible-search.mts';
import { tabbedHeadings } from './tabbed-headings.mts';

const { nav, sidebar } = JSON.parse(readFileSync(new URL('../pages/navigation.json', import.meta.url), 'utf8'));

/** Colors of code are in theme/style.css, for light and dark. */
const code = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--code-' });

const isPlain = process.env.DOCUMENTATION_CODE === 'plain';
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export default defineConfig({
  title: 'Lintel',
  description: 'Documentation of Lintel, for an infrastructure platform and a secrets service.',
  lang: 'en-US',
  srcDir: 'pages',
  // Nothing may come from another host, and search works without a network. Options that are functions would need 'unsafe-eval'.
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    [
      'meta',
      {
        'http-equiv': 'Content-Security-Policy',
        'content':
          "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
      },
    ],
  ],
  vite: {
    build: { target: 'es2022', minify: !isPlain, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    plugins: [accessibleSearch],
  },
  markdown: {
    // Colors take half the time of a build.
    ...(isPlain ? { highlight: (text: string) => `<pre v-pre tabindex="0"><code>${escaped(text)}</code></pre>` } : {}),
    // Pages have text such as `<name>`, and what is HTML on a forge is not meant for this site.
    html: false,
    theme: code,
    languageAlias: { mjs: 'js', rest: 'http', console: 'sh' },
    // Links in the pages are those of forges.
    anchor: { slugify: anchor },
    config(md) {
      tabbedHeadings(md);
      // Pages become Vue components, for which two braces begin an expression. Terraform and the emulator have them, too.
      const text = md.renderer.rules.text!;
      md.renderer.rules.text = (...all) => text(...all).replace(/\{\{/g, '&#123;&#123;');
      // The cell above a column of names is often empty, and a header must not be.
      md.core.ruler.push('empty-headers', ({ tokens }) => {
        tokens.forEach((token, index) => {
          if (token.type !== 'th_open' || tokens[index + 1]!.content.trim() !== '') return;
          token.tag = 'td';
          tokens[index + 2]!.tag = 'td';
        });
      });
      const inline = md.renderer.rules.code_inline!;
      md.renderer.rules.code_inline = (tokens, index, ...others) => {
        tokens[index]!.attrSet('v-pre', '');
        return inline(tokens, index, ...others);
      };
    },
  },
  themeConfig: {
    nav,
    sidebar,
    outline: [2, 3],
    externalLinkIcon: true,
    search: {
      provider: 'local',
      options: {
        // Every word must be there: `lintel` is in the name of each resource.
        miniSearch: { searchOptions: { combineWith: 'AND' } },
        translations: { button: { buttonText: 'Search', buttonAriaLabel: 'Search' } },
      },
    },
    socialLinks: [],
    footer: { message: 'Apache License 2.0' },
  },
});
