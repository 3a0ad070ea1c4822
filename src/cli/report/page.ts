import { createHash } from 'crypto';
import { escapeHtml } from './html';

export interface PageParts {
  readonly title: string;
  /** Skip links to section IDs, for keyboard users. */
  readonly skip: readonly { readonly to: string; readonly words: string }[];
  /** HTML. */
  readonly body: string;
  /** CSS in addition to that of every page. */
  readonly style: string;
  /** JavaScript. The page must also work without it. */
  readonly script: string;
}

/**
 * A self-contained page. Its Content Security Policy forbids all requests, and allows only the given style and script, by their hashes, so that
 * injected code cannot run.
 */
export function renderPage({ title, skip, body, style, script }: PageParts): string {
  const css = `${BASE}${style}`;
  const policy = `default-src 'none'; style-src '${hash(css)}'; script-src '${hash(script)}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<nav class="skip" aria-label="Skip">${skip.map(({ to, words }) => `<a href="#${to}">${escapeHtml(words)}</a>`).join('')}</nav>
${body}
<script>${script}</script>
</body>
</html>
`;
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const BASE = `
:root {
  --page: #f6f7f9; --card: #ffffff; --ink: #1c2430; --soft: #57626f; --line: #dde2e8; --code: #eef1f5; --link: #0b57c2;
  --danger: #b3261e; --danger-wash: #fdecea; --warning: #8a5200; --warning-wash: #fff3dc; --note: #1f5fa8; --note-wash: #e8f1fb;
  --plus: #116329; --plus-wash: #dcf5e3; --minus: #a40e26; --minus-wash: #fde6e8; --shadow: 0 1px 2px rgb(20 30 45 / 8%), 0 4px 14px rgb(20 30 45 / 6%);
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #12161c; --card: #1a2028; --ink: #e4e9f0; --soft: #9ba7b5; --line: #2d3641; --code: #242c37; --link: #7db4ff;
    --danger: #ff8a80; --danger-wash: #3a1d1d; --warning: #ffc163; --warning-wash: #382a14; --note: #8fc1ff; --note-wash: #18293d;
    --plus: #7ee2a0; --plus-wash: #14311f; --minus: #ff9aa5; --minus-wash: #391a20; --shadow: none;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main, header.top, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .4rem; letter-spacing: -.01em; }
h2 { font-size: 1.2rem; margin: 2.4rem 0 .8rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .5rem; color: var(--soft); font-weight: 600; }
a { color: var(--link); }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875em; }
code { background: var(--code); padding: .1em .35em; border-radius: .3em; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .3em; }
.skip a { position: absolute; left: -999rem; top: .5rem; background: var(--card); padding: .5rem .9rem; z-index: 9; }
.skip a:focus { left: .5rem; }
.soft { color: var(--soft); }
@media print { details { break-inside: avoid; } }
`;
