/** @tier complete */
import { readFileSync } from 'fs';
import * as path from 'path';
import { draw, SHOWN } from '../../examples/quickstart/draw';
import { browserAbsent, TestBrowser } from '../support/browser';
import { describeNeeding } from '../support/needed';

const FILE = path.join(__dirname, '..', '..', 'docs', 'quickstart.svg');
/** The width in which forges show the text of a README, and with it its pictures. */
const COLUMN = 830;

const textsIn = (svg: string, style: string) =>
  [...svg.matchAll(new RegExp(`class="${style}"[^>]*>([^<]*)</text>`, 'g'))].map(([, text]) => text!);

/** The output of a run, with steps and lines that are not shown. */
const RUN = [
  ['Start the services', 'ready'],
  ['Apply it: all of it', '| a.One: Creation complete after 0s [id=1]', '| Apply complete!'],
  ['Plan it in a pipeline', 'no changes'],
  ['Log in to PostgreSQL', 'done'],
  ['Synthesize the TypeScript app of examples/typescript', 'wrote <all>'],
  ['Review the plan', '| Warnings:'],
  [
    'Apply the plan',
    ...['a', 'b', 'c', 'd', 'e'].map((name) => `| x.${name}: Creation complete after 12s [id=${name}]`),
  ],
  ['Plan again', 'no changes'],
  ['Disable it', 'PATCH /tasks'],
  ['Detect the drift', '| ~ changed'],
  ['Apply again', `| ${'a word '.repeat(20)}`],
]
  .map(
    ([title, ...lines], index) =>
      `${String(index + 1).padStart(2)}. ${title} (${index} s)\n${lines.map((line) => `    ${line}\n`).join('')}`,
  )
  .join('\n');

test('the steps of the picture are numbered from 1 without a gap, whichever are left out', () => {
  for (const svg of [readFileSync(FILE, 'utf8'), draw(`\n${RUN}`)]) {
    expect(textsIn(svg, 'number')).toEqual(SHOWN.map((_, index) => String(index + 1)));
    textsIn(svg, 'title').forEach((title, index) => expect(title).toMatch(new RegExp(`^${SHOWN[index]}`)));
  }
});

test('of what is created the first objects are shown and the others counted, and a long line is wrapped', () => {
  const svg = draw(`\n${RUN}`);
  expect(textsIn(svg, 'added')).toEqual(
    expect.arrayContaining(['| a.One: Creation complete', '| x.a: Creation complete', '| x.c: Creation complete']),
  );
  expect(svg).not.toContain('x.d');
  expect(textsIn(svg, 'output')).toContain('| … and 2 more');
  expect(svg).toContain('wrote &lt;all&gt;');
  expect(svg).not.toContain('Warnings:');
  expect(textsIn(svg, 'output').filter((line) => /^\|(?: {4})?(?: (?:a|word))+$/.test(line.trimEnd())).length).toBe(2);
});

test('a step that the quickstart no longer has is an error', () => {
  expect(() => draw(RUN.replace('Detect the drift', 'Look'))).toThrow('has no step "Detect the drift"');
});

describeNeeding('the picture in a browser', browserAbsent(), () => {
  it('is legible in the column of a README: no text is small, cut off or over another one', async () => {
    const browser = await TestBrowser.start();
    try {
      const { page, complaints } = await browser.open(FILE, { viewport: { width: COLUMN, height: 2000 } });
      const { width, texts } = await page.evaluate(() => {
        const { document, getComputedStyle } = globalThis as any;
        return {
          width: document.documentElement.viewBox.baseVal.width as number,
          texts: [...document.querySelectorAll('text:not(.number)')]
            .filter((text) => text.textContent !== '')
            .map((text) => {
              const { x, y, width: wide, height } = text.getBBox();
              const size = parseFloat(getComputedStyle(text).fontSize);
              return { text: text.textContent as string, right: x + wide, top: y, bottom: y + height, size };
            }),
        };
      });
      expect(texts.length).toBeGreaterThan(30);
      for (const { text, right, size } of texts) {
        expect([text, right <= width]).toEqual([text, true]);
        expect([text, (size * COLUMN) / width >= 14]).toEqual([text, true]);
      }
      texts
        .slice(1)
        .forEach(({ text, top }, index) => expect([text, top >= texts[index]!.bottom - 2]).toEqual([text, true]));
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 60_000);
});
