import type { Plugin } from 'vitepress';

/**
 * How much a place counts for a word: what is written for users comes before what is written for those who change Lintel, guides before
 * what is looked up by name, a page that is named after the word before one that mentions it, and the beginning of a page before its parts.
 * It runs in the browser.
 */
function weightOf(id: string, word: string, stored?: Record<string, unknown>): number {
  const [, folder, name] = /(?:\/(spec|decisions|project|[\w-]+s))?\/([\w-]*)(?:\.html)?(?:#.*)?$/.exec(id)!;
  const isBackground = folder === 'spec' || folder === 'decisions' || folder === 'project';
  if (isBackground) return 0.1;
  const isLookedUp = /^(?:troubleshooting|messages|emulator-|glossary|benchmarks)/.test(name!);
  const isOfKind = /^(?:data-sources|ephemeral-resources|list-resources|actions)$/.test(folder ?? '');
  const words = name!.split(/[-_]/);
  const isBeginning = Array.isArray(stored?.titles) && stored.titles.length === 0;
  return (
    (isLookedUp || isOfKind ? 0.5 : 1) *
    (words.includes(word) ? 1 + 6 / words.length ** 2 : 1) *
    (isBeginning ? 1.5 : 1)
  );
}

/**
 * What the search box of VitePress says to assistive technology, corrected: it is a dialog with a combobox, not a button that has links in
 * it. Each text must be found, so that a new version of VitePress that changes them is noticed by the build.
 *
 * The order of the results is corrected here as well: a function among the options of the search would need 'unsafe-eval'.
 */
const CORRECTIONS: readonly (readonly [wrong: string | RegExp, right: string])[] = [
  [
    /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"\s+aria-labelledby="localsearch-label"/,
    'role="dialog" aria-modal="true" aria-label="Search"',
  ],
  [
    /aria-labelledby="localsearch-label"\s+autocapitalize="off"/,
    `role="combobox" aria-label="Search" :aria-expanded="results?.length ? 'true' : 'false'" autocapitalize="off"`,
  ],
  [/:aria-labelledby="results\?\.length \? 'localsearch-label' : undefined"/, 'aria-label="Results"'],
  [
    /:id="'localsearch-item-' \+ index"\s+:aria-selected="selectedIndex === index \? 'true' : 'false'"\s+role="option"/,
    'role="presentation"',
  ],
  [
    `:aria-label="[...p.titles, p.title].join(' > ')"`,
    `:id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'" role="option"`,
  ],
  // A key that is shown as an icon has no text to be named by.
  [/<kbd :aria-label/g, '<kbd role="img" :aria-label'],
  ['<span class="title-icon">', '<span class="title-icon" aria-hidden="true">'],
  [
    'boost: { title: 4, text: 2, titles: 1 },',
    `boost: { title: 4, text: 2, titles: 1 },\n          boostDocument: ${weightOf.toString()},`,
  ],
];

export const accessibleSearch: Plugin = {
  name: 'accessible-search',
  enforce: 'pre',
  transform(code: string, id: string) {
    if (!id.endsWith('/VPLocalSearchBox.vue')) return undefined;
    return CORRECTIONS.reduce((text, [wrong, right]) => {
      const corrected = text.replace(wrong, () => right);
      if (corrected === text) throw new Error(`The search box of VitePress has changed: ${wrong} is not in it.`);
      return corrected;
    }, code);
  },
};
