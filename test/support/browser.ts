import { existsSync, mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { Browser, BrowserContext, BrowserContextOptions, chromium, Page } from 'playwright-core';

/** Says what is missing. Undefined if the tests can run. */
export function browserAbsent(): string | undefined {
  return findChromium() === undefined
    ? 'There is no program `chromium-headless-shell` or `chromium` on the PATH: Debian has them in the packages of these names.'
    : undefined;
}

/** The one without a window of its own takes half of the processor time. */
function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return ['chromium-headless-shell', 'chromium']
    .flatMap((program) => folders.map((folder) => path.join(folder, program)))
    .find((file) => existsSync(file));
}

/** A page with everything unexpected that happened on it. */
export interface OpenedPage {
  readonly page: Page;
  /** Console messages, uncaught errors and dialogs. */
  readonly complaints: readonly string[];
  /** The requested addresses, that of the page first. */
  readonly requests: readonly string[];
}

/** A real browser without the user's profile. */
export class TestBrowser {
  public static async start(): Promise<TestBrowser> {
    const home = mkdtempSync(path.join(tmpdir(), 'lintel-browser-'));
    const browser = await chromium.launch({
      executablePath: findChromium(),
      headless: true,
      env: { ...(process.env as Record<string, string>), HOME: home },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    return new TestBrowser(browser, home);
  }

  private readonly contexts: BrowserContext[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly home: string,
  ) {}

  public async open(file: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
    return this.openAddress(`file://${file}`, options);
  }

  public async openAddress(address: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
    const context = await this.browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
    this.contexts.push(context);
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(address);
    return { page, complaints, requests };
  }

  public async close(): Promise<void> {
    await this.browser.close();
    rmSync(this.home, { recursive: true, force: true });
  }
}
