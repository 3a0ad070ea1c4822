/** @tier complete */
import { readFileSync, readdirSync, statSync } from 'fs';
import * as path from 'path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { readParts } from '../../generate/site/pages';
import { browserAbsent, TestBrowser } from '../support/browser';
import { describeNeeding } from '../support/needed';
import { TestSite } from '../support/site';
import { isTried } from '../support/tier';
import { describeReading, search } from './site-reading';

jest.setTimeout(240_000);

declare const window: any;

const ROOT = path.join(__dirname, '..', '..');
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await TestSite.start();
  ({ folder } = site);
});
afterAll(() => site?.close());

test('every page of docs/ is in the site, and leads to the next one', () => {
  const all = readParts(ROOT).flatMap(({ sections }) => sections.flatMap((section) => section.pages));
  const sources = new Set(all.map(({ source }) => source));
  const written = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`);
  expect(written.filter((source) => !sources.has(source))).toEqual([]);
  const html = (place: string) => readFileSync(path.join(folder, place.replace(/\.md$/, '.html')), 'utf8');
  all.slice(0, -1).forEach(({ place }, index) => {
    const next = /<a class="VPLink link pager-link next" href="([^"]*)"/.exec(html(place))?.[1];
    expect([place, next]).toEqual([place, `/${all[index + 1].place.replace(/\.md$/, '.html')}`]);
  });
});

test('every link and every anchor of the site leads somewhere in it', () => {
  const ids = new Map<string, ReadonlySet<string>>();
  const texts = new Map(site.pages.map((file) => [file, readFileSync(file, 'utf8')]));
  for (const [file, text] of texts) ids.set(file, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)));
  const dead = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/<(?:a|link|img|script)\b[^>]* (?:href|src)="([^"]*)"/g)]
      .map(([, target]) => target.replace(/&amp;/g, '&'))
      .filter((target) => !/^(?:https?|mailto|data):/.test(target))
      .filter((target) => {
        const { pathname, hash } = new URL(target, `http://site/${path.relative(folder, file)}`);
        const name = decodeURIComponent(pathname).replace(/\/$/, '/index.html');
        const aimed = path.join(folder, name);
        if (!site.files.has(aimed)) return true;
        return hash !== '' && !(ids.get(aimed)?.has(decodeURIComponent(hash.slice(1))) ?? false);
      })
      .map((target) => `${path.relative(folder, file)}: ${target}`),
  );
  expect(texts.size).toBeGreaterThan(330);
  expect([...new Set(dead)]).toEqual([]);
});

test('a page is not longer than a reader can survey, but for those in which everything is looked up by name', () => {
  const long = readParts(ROOT)
    .flatMap(({ sections }) => sections.flatMap((section) => section.pages))
    .filter(({ source, text }) => path.dirname(source) === 'docs' && text.split('\n').length > 800);
  expect(long.map(({ source }) => source)).toEqual(['docs/troubleshooting.md']);
});

test('text with two braces is shown as it is written', () => {
  const page = readFileSync(path.join(folder, 'emulator.html'), 'utf8');
  expect(page).toContain('>{{identity.entity.id}}</code>');
  expect(page).toContain('{{$processEnv NAME}}');
});

test.each(['light', 'dark'])('the colors of code have enough contrast in %s', (colors) => {
  const style = readFileSync(path.join(ROOT, 'site', '.vitepress', 'theme', 'style.css'), 'utf8');
  const rule = colors === 'dark' ? /\.dark \{([^}]*)/ : /:root \{([^}]*)/;
  const all = [...rule.exec(style)![1].matchAll(/(--code-[\w-]+): #([0-9a-f]{6});/g)];
  expect(all.length).toBe(10);
  const luminance = (color: string) => {
    const [red, green, blue] = [0, 2, 4]
      .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  // The background of blocks of code in VitePress.
  const background = luminance(colors === 'dark' ? '161618' : 'f6f6f7');
  for (const [, name, color] of all) {
    const [darker, lighter] = [luminance(color), background].sort((one, other) => one - other);
    expect([name, (lighter + 0.05) / (darker + 0.05) >= 4.5]).toEqual([name, true]);
  }
});

/** A third of the pages that are written by hand, and of those that lead to the others; at night all of them. */
const guides = () =>
  site.pages
    .filter((file) => path.dirname(file) === folder)
    .filter((_, index) => isTried(index, 0, 3))
    .map((file) => path.basename(file));

/** The longest page of each folder: it has most of what a page of this kind can have. */
function oneOfEachKind(): string[] {
  const longest = new Map<string, string>();
  for (const file of site.pages.filter((each) => path.dirname(each) !== folder)) {
    const other = longest.get(path.dirname(file));
    if (other === undefined || statSync(file).size > statSync(other).size) longest.set(path.dirname(file), file);
  }
  return [...longest.values()].map((file) => path.relative(folder, file));
}

describeNeeding('the site in a browser', browserAbsent(), () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await TestBrowser.start();
  });
  afterAll(() => browser.close());

  const open = (place: string, colorScheme: 'light' | 'dark') =>
    browser.openAddress(`${site.address}${place}`, { colorScheme });

  /** `only`: some rules. */
  async function violations(page: Page, only?: readonly string[]): Promise<string[]> {
    // The content policy of the site refuses scripts that it does not have, but not those of the browser's own tools.
    await page.evaluate(AXE);
    const results = await page.evaluate<AxeResults, readonly string[] | undefined>(
      (rules) => window.axe.run(rules ? { runOnly: rules } : {}),
      only,
    );
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }

  it('search finds a resource, and nothing leaves this machine', async () => {
    const { page, requests, complaints } = await open('/', 'light');
    await search(page, 'lintel_run_task');
    await page.locator('.VPLocalSearchBox .result[href^="/resources/run_task.html"]').first().click();
    await page.waitForURL(/\/resources\/run_task\.html/);
    await page.locator('h1').filter({ hasText: 'lintel_run_task' }).waitFor();
    expect(requests.filter((url) => !url.startsWith(`${site.address}/`))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('an address without its extension, and the content policy, work', async () => {
    const { page, complaints } = await open('/review', 'light');
    expect(await page.locator('h1').first().textContent()).toContain('Reviewing a plan');
    const responded = await page.evaluate(() =>
      window.fetch('http://127.0.0.1:9/').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(responded).toBe('refused');
    expect(complaints.join('\n')).toMatch(/Content Security Policy/);
  });

  describeReading((place, options) => browser.openAddress(`${site.address}${place}`, options));

  describe.each(['light', 'dark'] as const)('in %s colors', (colors) => {
    it('axe finds no violation on guides, nor on a page of each kind', async () => {
      // What is not about colors is the same in both, and the colors are the same on every page of a kind.
      const isLight = colors === 'light';
      const places = [...(isLight ? guides() : ['index.html', 'tutorial.html', 'review.html']), ...oneOfEachKind()];
      const rules = isLight ? undefined : ['color-contrast', 'link-in-text-block'];
      expect(places.length).toBeGreaterThan(isLight ? 15 : 5);
      const found: string[] = [];
      // Two tabs take all that two processors have.
      await Promise.all(
        [1, 2].map(async () => {
          const { page } = await open('/', colors);
          expect(await page.locator('html.dark').count()).toBe(colors === 'dark' ? 1 : 0);
          for (let place = places.shift(); place !== undefined; place = places.shift()) {
            expect((await page.goto(`${site.address}/${place}`))?.status()).toBe(200);
            found.push(...(await violations(page, rules)).map((violation) => `${place}: ${violation}`));
          }
        }),
      );
      expect(found).toEqual([]);
    });

    it('axe finds no violation while the search is open', async () => {
      const { page } = await open('/drift.html', colors);
      await search(page, 'rotation');
      await page.locator('.VPLocalSearchBox .result').first().waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });
});
