import { renderHtml } from '../../../src/cli/review/render-html';
import { renderMarkdown } from '../../../src/cli/review/render-markdown';
import { renderTerminal } from '../../../src/cli/review/render-terminal';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import { parsePlan } from '../../../src/cli/stack/plan-json';
import { fc, PROPERTY_RUNS } from '../../support/properties';
import { PLANTED, randomPlans } from './random-plan';

jest.setTimeout(120_000);

it('lintel review reviews any plan in every format, without showing secrets or interpreting untrusted text', () => {
  let findings = 0;
  fc.assert(
    fc.property(randomPlans(), (plan) => {
      const text = JSON.stringify(plan);
      const review = reviewPlan(parsePlan(text), { name: '</title><script>' });
      findings += review.findings.length;
      const [json, markdown, html, terminal] = [
        JSON.stringify(review),
        renderMarkdown(review),
        renderHtml(review),
        renderTerminal(review, { isTTY: false }),
      ];
      for (const output of [json, markdown, html, terminal]) expect(output).not.toContain(PLANTED);
      expect(Buffer.byteLength(markdown)).toBeLessThan(65_000);
      // Outside of code, only the tags of the report itself remain.
      expect(
        withoutCode(markdown)
          .match(/<[^>]*>/g)
          ?.filter((tag) => !/^<(?:\/?(?:details|summary)|!-- lintel review: [\w. /-]* --)>$/.test(tag)) ?? [],
      ).toEqual([]);
      expect(withoutCode(markdown).split('<details>')).toHaveLength(withoutCode(markdown).split('</details>').length);
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(
        tagsOf(html).filter(
          (tag) => /^<img|(?:href|src)="(?!#|data:,)/.test(tag) || /\son[a-z]+=/.test(tag.replace(/"[^"]*"/g, '""')),
        ),
      ).toEqual([]);
      for (const output of [markdown, html, terminal]) {
        expect(output).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202a-\u202e]/);
      }
    }),
    { numRuns: Math.max(200, PROPERTY_RUNS / 5) },
  );
  expect(findings).toBeGreaterThan(500);
});

/** Removes code spans and blocks by the rules of CommonMark. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, '').replace(/(?<!`)(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');
}

/** The tags of a page without its style and script. Untrusted text in a tag is in quotes, with angle brackets escaped. */
function tagsOf(html: string): readonly string[] {
  return html.replace(/<(style|script)>[^]*?<\/\1>/g, '').match(/<[^>]*>/g) ?? [];
}
