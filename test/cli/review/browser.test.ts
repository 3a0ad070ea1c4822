/** @tier complete */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Page } from 'playwright-core';
import { renderHtml } from '../../../src/cli/review/render-html';
import type { Review } from '../../../src/cli/review/report';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import { browserAbsent, TestBrowser } from '../../support/browser';
import { describeNeeding } from '../../support/needed';
import { fc } from '../../support/properties';
import { PLANTED, randomPlans } from './random-plan';
import { planStory } from './story';

jest.setTimeout(120_000);

/** The globals of functions that run in the page. */
declare const document: any, window: any, getComputedStyle: (element: any) => any;
interface Folding {
  readonly open: boolean;
}

describeNeeding('the HTML page of a review', browserAbsent(), () => {
  let folder: string;
  let browser: TestBrowser;
  let review: Review;
  let file: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-page-'));
    file = path.join(folder, 'review.html');
    [browser, review] = await Promise.all([
      TestBrowser.start(),
      planStory().then((plan) => reviewPlan(plan, { name: 'platform-team' })),
    ]);
    writeFileSync(file, renderHtml(review));
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const isOpen = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => (one as Folding).open));
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

  it('loads without errors or requests', async () => {
    const { page, complaints, requests } = await browser.open(file);
    expect(await page.title()).toMatch(/^platform-team: \d dangers/);
    expect(await page.locator('h1').textContent()).toContain('dangers');
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(complaints).toEqual([]);
    expect(requests).toEqual([`file://${file}`]);
  });

  it('blocks requests and injected scripts by its content security policy', async () => {
    const { page, complaints } = await browser.open(file);
    const responded = await page.evaluate(async () =>
      fetch('http://127.0.0.1:9/').then(
        () => 'asked',
        () => 'refused',
      ),
    );
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      return window.ran ?? false;
    });
    expect([responded, ran]).toEqual(['refused', false]);
    expect(complaints.filter((complaint) => /Content Security Policy/.test(complaint)).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('shows every finding with its severity, and unfolds dangers and warnings', async () => {
    const { page } = await browser.open(file);
    expect(await page.locator('#findings details.card').count()).toBe(review.findings.length);
    for (const [severity, open] of [
      ['danger', true],
      ['warning', true],
      ['note', false],
    ] as const) {
      const cards = await isOpen(page, `#findings details.${severity}`);
      expect(cards).toEqual(Array(review.summary.severities[severity]).fill(open));
      expect(cards.length).toBeGreaterThan(0);
    }
    expect(await page.locator('pre.diff .plus').filter({ hasText: 'm7i.24xlarge' }).count()).toBe(1);
  });

  it('folds one card or all cards by mouse', async () => {
    const { page } = await browser.open(file);
    await page.locator('#findings details.danger > summary').first().click();
    expect((await isOpen(page, '#findings details.danger'))[0]).toBe(false);
    await page.locator('#findings [data-fold=open]').click();
    expect(await isOpen(page, '#findings details.card')).not.toContain(false);
    await page.locator('#findings [data-fold=close]').click();
    expect(await isOpen(page, '#findings details.card')).not.toContain(true);
  });

  it('filters by severity and by resource', async () => {
    const { page } = await browser.open(file);
    const visible = (selector: string) => page.locator(`${selector}:visible`).count();
    await page.getByRole('checkbox', { name: 'dangers' }).uncheck();
    expect([await visible('#findings details.danger'), await visible('#findings details.warning')]).toEqual([
      0,
      review.summary.severities.warning,
    ]);
    const all = review.findings.length;
    expect(await page.locator('.filter output').textContent()).toBe(
      `${all - review.summary.severities.danger} of ${all} shown`,
    );
    await page.getByRole('checkbox', { name: 'dangers' }).check();
    const { address } = review.findings[0]!;
    await page.getByRole('combobox', { name: 'Resource' }).fill(address.toUpperCase());
    expect(await visible('#findings details.card')).toBe(
      review.findings.filter((one) => one.address.includes(address)).length,
    );
    expect(await visible('#objects details.card')).toBe(
      review.changes.filter((one) => one.address.includes(address)).length,
    );
    await page.getByRole('combobox', { name: 'Resource' }).fill('');
    expect(await visible('#findings details.card')).toBe(all);
    expect(await page.locator('.filter output').textContent()).toBe('');
  });

  it('links from each count to what it counts', async () => {
    const { page } = await browser.open(file);
    for (const severity of ['danger', 'warning', 'note']) {
      await page.locator(`.severities .${severity} a`).click();
      const target = page.locator('details:target');
      expect(await target.getAttribute('class')).toBe(`card ${severity}`);
      expect(await target.evaluate((card) => (card as Folding).open)).toBe(true);
    }
    for (const link of await page.locator('header.top p a').all()) {
      await link.click();
      expect(await page.locator('section:target').count()).toBe(1);
    }
    expect(await page.locator('header.top p a').count()).toBeGreaterThan(1);
  });

  it('copies the address of an object', async () => {
    const { page } = await browser.open(file, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { address } = review.findings[0]!;
    await page.locator(`#findings details[open] [data-copy="${address}"]`).first().click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => window.navigator.clipboard.readText())).toBe(address);
  });

  it('shows old and new lines beside each other, and one below the other on a phone', async () => {
    for (const [width, isBeside] of [
      [1200, true],
      [380, false],
    ] as const) {
      const { page } = await browser.open(file, { viewport: { width, height: 900 } });
      const pair = page.locator('#findings details[open] pre.diff .pair:not(.same):has(.minus):has(.plus)').first();
      const [old, wanted] = [
        await pair.locator('.minus').first().boundingBox(),
        await pair.locator('.plus').first().boundingBox(),
      ];
      expect({
        isBeside: old!.y === wanted!.y && old!.x < wanted!.x,
        isBelow: wanted!.y > old!.y && old!.x === wanted!.x,
      }).toEqual({
        isBeside,
        isBelow: !isBeside,
      });
    }
  });

  it('is operable by keyboard, in a logical order and with a visible focus', async () => {
    const { page } = await browser.open(file);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to “Findings”');
    expect(
      await page.locator('.skip a:focus').evaluate((link) => link.getBoundingClientRect().left),
    ).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.value)).toBe('danger');
    await page.keyboard.press('Space');
    expect(await page.locator('#findings details.danger:visible').count()).toBe(0);
    await page.keyboard.press('Space');
    for (let index = 0; index < 4; index += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Open all');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle)).toBe('solid');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Enter');
    expect((await isOpen(page, '#findings details.card'))[0]).toBe(false);
    await page.keyboard.press('Space');
    expect((await isOpen(page, '#findings details.card'))[0]).toBe(true);
  });

  it('links from the graph to an object, also by keyboard', async () => {
    const { page } = await browser.open(file);
    const boxes = page.locator('.picture a');
    expect(await boxes.count()).toBeGreaterThan(3);
    const box = page.locator('.picture a[aria-label="lintel_workspace_run_task.image_scan"]');
    await box.focus();
    expect(await box.locator('rect').evaluate((rect) => getComputedStyle(rect).strokeWidth)).toBe('4px');
    await page.keyboard.press('Enter');
    const target = page.locator(await box.evaluate((link) => link.getAttribute('href')!));
    expect(await target.evaluate((card) => (card as Folding).open)).toBe(true);
    expect(await target.locator('> summary').textContent()).toContain(
      'lintel_workspace_run_task.image_scan will be updated',
    );
  });

  it('is complete without its script', async () => {
    const { page, complaints } = await browser.open(file, { javaScriptEnabled: false });
    expect(await page.locator('#findings details.card:visible').count()).toBe(review.findings.length);
    expect(await page.locator('.filter:visible, [data-copy]:visible').count()).toBe(0);
    await page.locator('#findings details.note > summary').first().click();
    expect(await page.locator('#findings details.note .inside').first().isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has sufficient contrast in %s mode', async (colorScheme) => {
    const { page } = await browser.open(file, { colorScheme });
    const contrasts = await page.evaluate(() => {
      const luminance = (color: string): number => {
        const [red, green, blue] = color
          .match(/[\d.]+/g)!
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const behind = (element: any): string => {
        for (let at = element; at; at = at.parentElement) {
          const color = getComputedStyle(at).backgroundColor;
          if (!/, 0\)$/.test(color)) return color;
        }
        return 'rgb(255, 255, 255)';
      };
      return [
        'h1',
        '.soft',
        '.severity',
        '.says',
        '.address code',
        'pre.diff .plus',
        'pre.diff .minus',
        '.values del',
        '.tools button',
        '.severities strong',
      ].flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const [one, other] = [luminance(getComputedStyle(element).color), luminance(behind(element))].sort(
            (a, b) => b - a,
          );
          return { selector, contrast: (one + 0.05) / (other + 0.05) };
        }),
      );
    });
    expect(contrasts.length).toBeGreaterThan(40);
    expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    const [background] = await page.evaluate(() =>
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number),
    );
    expect(background > 128).toBe(colorScheme === 'light');
  });

  it('fits the width of a small phone, without a control alone on its line', async () => {
    const { page } = await browser.open(file, { viewport: { width: 320, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const alone = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('button, input, .severities a')].filter((one) =>
        one.checkVisibility(),
      );
      const rows = [
        ...document.querySelectorAll('button, input, .severities a, .severity, .resource span, code'),
      ].filter((one) => one.checkVisibility());
      return controls
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const middle = (box.top + box.bottom) / 2;
          return !rows.some((other) => {
            if (one.contains(other) || other.contains(one)) return false;
            const { top, bottom } = other.getBoundingClientRect();
            return top <= middle && middle <= bottom;
          });
        })
        .map((one) => one.outerHTML);
    });
    expect(alone).toEqual([]);
  });

  it('prints everything on white, and folds it again', async () => {
    const { page } = await browser.open(file, { colorScheme: 'dark' });
    const folded = await isOpen(page, 'details');
    expect(folded).toContain(false);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(246, 247, 249)');
    expect(await page.locator('.filter:visible, .tools:visible, [data-copy]:visible').count()).toBe(0);
    await page.evaluate(() => {
      window.printed = [];
      window.addEventListener('beforeprint', () =>
        window.printed.push([...document.querySelectorAll('details')].every(({ open }) => open)),
      );
    });
    expect((await page.pdf()).subarray(0, 4).toString()).toBe('%PDF');
    expect(await page.evaluate(() => window.printed)).toEqual([true]);
    expect(await isOpen(page, 'details')).toEqual(folded);
  });

  it('runs no code from names in the plan', async () => {
    for (const [index, plan] of fc.sample(randomPlans(), 5).entries()) {
      const evil = path.join(folder, `evil-${index}.html`);
      writeFileSync(evil, renderHtml(reviewPlan(plan, { name: '</title><script>alert(1)</script>' })));
      const { page, complaints, requests } = await browser.open(evil);
      expect([complaints, requests]).toEqual([[], [`file://${evil}`]]);
      expect(await page.locator('img, script:not(body > script:last-of-type)').count()).toBe(0);
      expect(await page.content()).not.toContain(PLANTED);
    }
  });

  // `SCREENSHOTS=docs npx jest test/cli/review/browser.test.ts` writes the screenshots of the README.
  const shown = process.env.SCREENSHOTS;
  it('can be captured as a screenshot', async () => {
    const into = shown ?? folder;
    mkdirSync(into, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await browser.open(file, { colorScheme, viewport: { width: 960, height: 900 } });
      const picture = await page.screenshot({
        path: path.join(into, `review-${colorScheme}.png`),
        animations: 'disabled',
      });
      expect(picture.length).toBeGreaterThan(20_000);
    }
  });
});
