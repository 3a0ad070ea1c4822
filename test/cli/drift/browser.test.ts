/** @tier complete */
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { renderHtml } from '../../../src/cli/drift/render-html';
import type { DriftReport } from '../../../src/cli/drift/report';
import { browserAbsent, TestBrowser } from '../../support/browser';
import { describeNeeding } from '../../support/needed';
import { everything } from './reports';

jest.setTimeout(120_000);

/** The globals of functions that run in the page. */
declare const document: any, window: any;

describeNeeding('the HTML page of a drift report', browserAbsent(), () => {
  let folder: string;
  let browser: TestBrowser;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-drift-page-'));
    browser = await TestBrowser.start();
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(report: DriftReport, options?: Parameters<TestBrowser['open']>[1]) {
    const file = path.join(folder, 'drift.html');
    writeFileSync(file, renderHtml(report));
    return { file, ...(await browser.open(file, options)) };
  }

  it('loads without errors or requests, and shows every object', async () => {
    const { file, page, complaints, requests } = await open(everything);
    expect(await page.title()).toBe('Drift: infrastructure');
    expect(await page.locator('h1').textContent()).toBe(
      '1 object of 3 was changed outside of the code, 1 could not be read.',
    );
    expect(await page.locator('#drifted article h3').allTextContents()).toEqual(['lintel_policy.p["a|b"] was changed']);
    expect(await page.locator('#drifted tbody tr').first().locator('td').allTextContents()).toEqual([
      'true',
      'false',
      'the next apply restores it',
    ]);
    expect(await page.locator('#unread pre').textContent()).toContain('GET /api: 403');
    expect(complaints).toEqual([]);
    expect(requests).toEqual([`file://${file}`]);
  });

  it('folds a multi-line text, also by keyboard', async () => {
    const { page } = await open(everything);
    const isOpen = () => page.locator('#drifted details').evaluate((details: any) => details.open);
    expect([await isOpen(), await page.locator('#drifted .plus').textContent()]).toEqual([true, '+allow = false']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement.textContent)).toBe('Skip to the report');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(false);
  });

  it('follows the color scheme of the system, and fits the width of a phone', async () => {
    const backgrounds = await Promise.all(
      (['light', 'dark'] as const).map(async (colorScheme) => {
        const { page } = await open(everything, { colorScheme, viewport: { width: 360, height: 640 } });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        return page.evaluate(() => window.getComputedStyle(document.body).backgroundColor);
      }),
    );
    expect(backgrounds[0]).not.toBe(backgrounds[1]);
  });

  it('runs no code from object names or values', async () => {
    const hostile = '<img src=x onerror="window.steered=true"><script>window.steered=true</script>';
    const { page, complaints } = await open({
      ...everything,
      subject: hostile,
      unread: [{ address: hostile, reason: hostile }],
      problems: [hostile],
      drifted: [
        {
          ...everything.drifted[0],
          address: hostile,
          changes: [{ path: hostile, before: hostile, after: `${hostile}\n${hostile}\n`, next: 'restored' }],
        },
      ],
    });
    expect(await page.evaluate(() => window.steered ?? false)).toBe(false);
    expect([await page.locator('img').count(), complaints]).toEqual([0, []]);
  });
});
