import type { BrowserContextOptions, Page } from 'playwright-core';
import type { OpenedPage } from '../support/browser';

declare const document: any;
declare const window: any;

type Open = (place: string, options?: BrowserContextOptions) => Promise<OpenedPage>;

/** The page listens to keys from when Vue has mounted it, which is later than its load. */
const mounted = async (page: Page) => page.waitForFunction(`'__vue_app__' in document.querySelector('#app')`);

export async function search(page: Page, words: string): Promise<void> {
  await mounted(page);
  await page.keyboard.press('Control+k');
  await page.locator('.VPLocalSearchBox input').fill(words);
}

/** The first result of a search. */
const SEARCHES: readonly (readonly [words: string, first: string])[] = [
  ['rekey', '/rekey.html#'],
  ['run task', '/resources/run_task.html#'],
  ['certificate authority', '/certificate-authority.html#'],
  ['workspace', '/resources/workspace.html#'],
  ['drift', '/drift.html#'],
  ['emulator', '/emulator.html#'],
  ['policy set', '/resources/policy_set.html#'],
];

const EXAMPLES = ['HCL', 'TypeScript', 'Python', 'Go', 'Java'];

/** What somebody who reads the site meets: tabs, results of a search, the contents of a long page. */
export function describeReading(open: Open): void {
  const tabs = (page: Page, label = 'Language') => page.getByRole('tablist', { name: label }).first().getByRole('tab');
  const selected = async (page: Page, label = 'Language') =>
    page.getByRole('tablist', { name: label }).first().locator('[aria-selected=true]').textContent();
  /** The panels of the first tabs that are on the screen. */
  const shown = async (page: Page) =>
    page
      .locator('.tabbed-headings')
      .first()
      .locator('> .tab-panel:not([hidden])')
      .evaluateAll((panels) => panels.map((panel: any) => panel.dataset.name));

  describe('tabs', () => {
    it('show one language, which is remembered on the next page and after a reload', async () => {
      const { page, complaints, requests } = await open('/resources/run_task.html');
      await mounted(page);
      expect(await tabs(page).allTextContents()).toEqual(EXAMPLES);
      expect([await selected(page), await shown(page)]).toEqual(['HCL', ['HCL']]);
      expect(await page.getByText('resource "lintel_run_task"').isVisible()).toBe(true);

      await page.getByRole('tab', { name: 'Python' }).click();
      expect(await shown(page)).toEqual(['Python']);
      const panel = page.getByRole('tabpanel', { name: 'Python' });
      expect(await panel.textContent()).toContain('lintel.platform.RunTask(');
      expect(await page.getByText('resource "lintel_run_task"').isVisible()).toBe(false);

      // As a link of the page does it, without another load.
      await page.locator('.VPSidebar a[href="/resources/policy_set.html"]').click();
      await page.waitForURL(/policy_set\.html$/);
      await page.locator('h1', { hasText: 'lintel_policy_set ' }).waitFor();
      expect([await selected(page), await shown(page)]).toEqual(['Python', ['Python']]);
      await page.reload();
      await mounted(page);
      expect([await selected(page), await shown(page)]).toEqual(['Python', ['Python']]);
      await page.goto(new URL('/tutorial.html', page.url()).href);
      await mounted(page);
      expect(await selected(page)).toBe('Python');
      expect(complaints).toEqual([]);
      expect(requests.filter((url) => !url.startsWith(new URL('/', page.url()).href))).toEqual([]);
    });

    it('follow each other on a page, and stay where they are on the screen', async () => {
      const { page } = await open('/testing.html');
      await mounted(page);
      const last = page.getByRole('tablist', { name: 'Framework' }).last();
      await last.scrollIntoViewIfNeeded();
      const top = async () => Math.round((await last.boundingBox())!.y);
      const before = await top();
      await last.getByRole('tab', { name: 'cdktf' }).click();
      expect(await selected(page, 'Framework')).toBe('cdktf');
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    });

    it('work by keyboard, with one of them in the order of the page', async () => {
      const { page } = await open('/resources/run_task.html');
      await mounted(page);
      const focused = async () => page.evaluate(() => document.activeElement.textContent);
      await tabs(page).first().focus();
      const after = async (key: string) => {
        await page.keyboard.press(key);
        return [await focused(), await selected(page), ...(await shown(page))];
      };
      for (const [key, name] of [
        ['ArrowRight', 'TypeScript'],
        ['End', 'Java'],
        ['ArrowRight', 'HCL'],
        ['ArrowLeft', 'Java'],
        ['Home', 'HCL'],
      ] as const) {
        expect([key, ...(await after(key))]).toEqual([key, name, name, name]);
      }
      expect(await tabs(page).evaluateAll((all) => all.map((tab: any) => tab.tabIndex))).toEqual([0, -1, -1, -1, -1]);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement.closest('.tab-panel').dataset.name)).toBe('HCL');
    });

    it('name their panels for screen readers', async () => {
      const { page } = await open('/resources/run_task.html');
      await mounted(page);
      const named = await tabs(page).evaluateAll((all) =>
        all.map((tab: any) => {
          const panel = document.getElementById(tab.getAttribute('aria-controls'));
          return [panel.getAttribute('role'), panel.getAttribute('aria-labelledby') === tab.id, panel.dataset.name];
        }),
      );
      expect(named).toEqual(EXAMPLES.map((name) => ['tabpanel', true, name]));
    });

    it('open for a link to a heading in them, from elsewhere and from the same page', async () => {
      const { page } = await open('/resources/run_task.html#java');
      await mounted(page);
      expect(await shown(page)).toEqual(['Java']);
      const isInView = async () =>
        page.evaluate(() => {
          const { top } = document.querySelector('.tabbed-headings [role=tablist]').getBoundingClientRect();
          return top > 0 && top < window.innerHeight / 2;
        });
      await page.waitForFunction(() => window.scrollY > 0);
      expect(await isInView()).toBe(true);

      await tabs(page).first().click();
      expect(await shown(page)).toEqual(['HCL']);
      // The address has this heading already.
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '#java';
        link.textContent = 'to Java';
        document.querySelector('.vp-doc').append(link);
      });
      await page.getByText('to Java').click();
      expect(await shown(page)).toEqual(['Java']);
      await page.waitForFunction(
        () => document.querySelector('.tabbed-headings [role=tablist]').getBoundingClientRect().top > 0,
      );
      expect(await isInView()).toBe(true);

      // The choice of the reader is the one that was made by hand.
      await page.goto(new URL('/resources/policy_set.html', page.url()).href);
      await mounted(page);
      expect(await shown(page)).toEqual(['HCL']);
    });

    it('are headings without JavaScript, with all of them visible', async () => {
      const { page } = await open('/resources/run_task.html', { javaScriptEnabled: false });
      expect(await page.getByRole('tab').count()).toBe(0);
      for (const name of EXAMPLES) {
        expect(await page.locator(`h3#${name.toLowerCase()}`).isVisible()).toBe(true);
      }
      expect(await page.getByText('resource "lintel_run_task"').isVisible()).toBe(true);
      expect(await page.getByText('lintel.platform.RunTask(').isVisible()).toBe(true);
    });
  });

  it('the contents of a long page stay in view, with the entry of what is read', async () => {
    const { page } = await open('/troubleshooting.html', { viewport: { width: 1440, height: 900 } });
    await mounted(page);
    const entries = page.locator('.VPDocAsideOutline .outline-link');
    expect(await entries.count()).toBeGreaterThan(100);
    const isVisible = async (code: string) =>
      page.waitForFunction((wanted) => {
        const active = document.querySelector('.VPDocAsideOutline .outline-link.active');
        if (active?.textContent !== wanted) return false;
        const { top, bottom } = active.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }, code);
    for (const code of ['terraform-missing', 'executable-unused', 'policy-path-doubtful']) {
      await page.evaluate((id) => document.getElementById(id).scrollIntoView(), code);
      await page.evaluate(() => window.scrollBy(0, -60));
      await isVisible(code);
    }
    // A click leads there, and the column is still the same.
    await entries.filter({ hasText: 'rotation-impossible' }).click();
    await isVisible('rotation-impossible');
  });

  it('on a narrow screen, a menu with the contents stays in view', async () => {
    const { page } = await open('/troubleshooting.html#rotation-impossible', {
      viewport: { width: 1000, height: 800 },
    });
    await mounted(page);
    await page.waitForFunction(() => window.scrollY > 1000);
    await page.getByRole('button', { name: 'On this page' }).click();
    expect(await page.locator('.VPLocalNavOutlineDropdown a', { hasText: 'node-missing' }).isVisible()).toBe(true);
  });

  it('a search begins with the page of what is looked for, and what is for users comes before specifications', async () => {
    const { page } = await open('/');
    await mounted(page);
    await page.keyboard.press('Control+k');
    const results = page.locator('.VPLocalSearchBox .result');
    for (const [words, first] of SEARCHES) {
      await page.locator('.VPLocalSearchBox input').fill(words);
      await page.waitForFunction(
        ([text, place]) => {
          const found = document.querySelector('.VPLocalSearchBox .result')?.getAttribute('href');
          return document.querySelector('.VPLocalSearchBox input').value === text && found?.startsWith(place);
        },
        [words, first],
      );
      const found = await results.evaluateAll((all) => all.map((result) => result.getAttribute('href')!));
      const background = found.map((place) => /^\/(?:spec|decisions|project)\//.test(place));
      expect([words, background.lastIndexOf(false)]).toEqual([
        words,
        (background.includes(true) ? background.indexOf(true) : found.length) - 1,
      ]);
    }
  });
}
