import type { MarkdownRenderer } from 'vitepress';

/**
 * What pages say once for each of several names, under headings that follow one another: the site shows them as tabs. Pages stay as they
 * are, since forges and registries show the headings.
 */
const CHOICES: readonly { readonly label: string; readonly names: readonly string[] }[] = [
  { label: 'Language', names: ['HCL', 'TypeScript', 'Python', 'Go', 'Java'] },
  { label: 'Framework', names: ['CDK Terrain', 'cdktf'] },
];

interface Heading {
  readonly index: number;
  readonly level: number;
  readonly id: string;
  readonly name: string;
}

interface Group {
  readonly label: string;
  readonly headings: readonly Heading[];
  /** The token that follows the last panel. */
  readonly end: number;
}

/** Headings with names of one choice, as long as no other heading of their level or above is between them. */
function groupsOf(all: readonly Heading[], length: number): Group[] {
  return CHOICES.flatMap(({ label, names }) => {
    const groups: { label: string; headings: Heading[]; end: number }[] = [];
    all.forEach((heading, at) => {
      if (!names.includes(heading.name)) return;
      const next = all.slice(at + 1).find(({ level }) => level <= heading.level);
      const end = next?.index ?? length;
      const open = groups.find((group) => group.end === heading.index && group.headings[0]!.level === heading.level);
      if (open === undefined) return void groups.push({ label, headings: [heading], end });
      open.headings.push(heading);
      open.end = end;
    });
    return groups.filter(({ headings }) => headings.length > 1);
  });
}

/** Wraps each group in the component of the theme, and each of its parts in a panel. */
export function tabbedHeadings(md: MarkdownRenderer): void {
  md.core.ruler.push('tabbed-headings', (state) => {
    const { tokens } = state;
    const headings = tokens.flatMap((token, index): Heading[] =>
      token.type === 'heading_open' && token.level === 0
        ? [
            {
              index,
              level: Number(token.tag.slice(1)),
              id: token.attrGet('id')!,
              name: tokens[index + 1]!.content.trim(),
            },
          ]
        : [],
    );
    const before = new Map<number, string[]>();
    const add = (index: number, html: string, isEnd = false) => {
      const others = before.get(index) ?? [];
      before.set(index, isEnd ? [html, ...others] : [...others, html]);
    };
    // The outer ones first, so that what ends at the same place ends from the inside.
    const groups = groupsOf(headings, tokens.length).sort(
      (one, other) => one.headings[0]!.level - other.headings[0]!.level,
    );
    for (const { label, headings: own, end } of groups) {
      own.forEach(({ index, id, name }, at) => {
        add(
          index,
          `${at === 0 ? `<TabbedHeadings label="${label}">\n` : '</section>\n'}<section class="tab-panel" data-heading="${id}" data-name="${name}">\n`,
        );
      });
      add(end, '</section>\n</TabbedHeadings>\n', true);
    }
    state.tokens = [...tokens, undefined].flatMap((token, index) => {
      const html = (before.get(index) ?? []).map((content) => {
        const block = new state.Token('html_block', '', 0);
        block.content = content;
        return block;
      });
      return token === undefined ? html : [...html, token];
    });
  });
}
