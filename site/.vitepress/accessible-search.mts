import type { Plugin } from 'vitepress';

/**
 * What the search box of VitePress says to assistive technology, corrected: it is a dialog with a combobox, not a button that has links in
 * it. Each text must be found, so that a new version of VitePress that changes them is noticed by the build.
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
