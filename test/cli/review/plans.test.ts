import { addressOf, type Case, type Expected, SECRETS } from './cases';
import { planEveryCase, planRekey, planWithoutRisk } from './estate';
import { renderHtml } from '../../../src/cli/review/html';
import { renderMarkdown } from '../../../src/cli/review/markdown';
import type { Finding, Review } from '../../../src/cli/review/report';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import { renderTerminal } from '../../../src/cli/review/terminal';
import { parsePlan, type Plan } from '../../../src/cli/stack/plan-json';

jest.setTimeout(120_000);

let planned: { readonly cases: readonly Case[]; readonly plan: Plan; readonly text: string };
let review: Review;
let safe: Promise<Plan>;

beforeAll(async () => {
  planned = await planEveryCase();
  review = reviewPlan(parsePlan(planned.text));
  safe = planWithoutRisk();
});

const told = ({ weight, attribute, says }: Finding): string => `${weight} ${attribute ?? '(whole)'}: ${says}`;
const of = (address: string): Finding[] => review.findings.filter((finding) => finding.address === address);

it('says of every case exactly what its rule says', () => {
  const wrong = planned.cases.flatMap((one) => {
    const address = addressOf(one);
    const findings = of(address);
    const isItems = (items: readonly string[]): boolean => one.items === undefined || JSON.stringify(items) === JSON.stringify(one.items);
    const isSaid = ([weight, attribute, says]: Expected): boolean => findings.some((finding) => (
      finding.weight === weight && finding.attribute === attribute && finding.says.startsWith(says) && isItems(finding.items)));
    const fits = findings.length === one.says.length && one.says.every(isSaid);
    return fits ? [] : [{ address, expected: one.says, items: one.items, found: findings.map((finding) => ({ told: told(finding), items: finding.items })) }];
  });
  expect(wrong).toEqual([]);
});

it('says nothing of what no case is about', () => {
  const known = new Set(planned.cases.map(addressOf));
  expect(review.findings.filter(({ address }) => !known.has(address))).toEqual([]);
  expect(planned.cases.length).toBeGreaterThan(150);
});

it('says of a rekey that it is started, cancelled, or needs fewer people', async () => {
  const [started, restarted, lowered, cancelled] = await Promise.all([
    planRekey(undefined, {}), planRekey({ triggers: { quarter: '1' } }, { triggers: { quarter: '2' } }), planRekey({}, { secret_threshold: 2 }), planRekey({}, undefined),
  ]);
  expect([started, restarted, lowered, cancelled].map((plan) => reviewPlan(plan).findings.map(told))).toEqual([
    ['danger (whole): A rekey of the recovery key is started'],
    ['danger (whole): The rekey that runs is cancelled, and another one is started'],
    ['danger secret_threshold: Fewer people together have the recovery key'],
    ['danger (whole): The rekey that runs is cancelled'],
  ]);
});

const FORMATS: readonly (readonly [string, (one: Review) => string])[] = [
  ['terminal', (one) => renderTerminal(one, { isTTY: false })], ['markdown', renderMarkdown], ['html', renderHtml], ['json', (one) => JSON.stringify(one)],
];

it.each(FORMATS)('says of a plan without risk that there is none, in %s', async (_, render) => {
  const calm = reviewPlan(await safe);
  expect(calm.findings).toEqual([]);
  expect(calm.changes.map(({ operation }) => operation)).toEqual(calm.changes.map(() => 'create'));
  expect(new Set(calm.changes.map(({ type }) => type)).size).toBeGreaterThan(15);
  const text = render(calm);
  expect(text).toMatch(/Nothing in this plan is a risk that we know of|"findings":\[\]/);
  expect(text).not.toMatch(/Danger:|class="weight"/);
});

it.each(FORMATS)('tells each finding, alone, in %s', (format, render) => {
  for (const finding of review.findings) {
    const text = plain(format, render({ ...review, findings: [finding], changes: [], drift: [], references: [] }));
    for (const part of [finding.address, finding.says, finding.why]) expect(text.split(part)).toHaveLength(2);
    for (const item of finding.items) expect(text).toContain(item);
  }
});

it.each(FORMATS)('tells all findings together in %s', (format, render) => {
  const text = render(review);
  for (const { address } of review.findings) expect(text).toContain(address);
  if (format === 'markdown') expect(Buffer.byteLength(text)).toBeLessThan(65_000);
});

it.each([...FORMATS, ['colours', (one: Review) => renderTerminal(one, { isTTY: true })] as const])('shows no secret in %s', (_, render) => {
  const text = render(review);
  for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  // The plan itself has those that are not write-only.
  expect(planned.text).toContain(SECRETS.newPassword);
});

/** What a reader reads: names are set off in each format's own way. */
function plain(format: string, text: string): string {
  if (format === 'html') return text.replace(/aria-label="[^"]*"/g, '').replace(/<\/?code>/g, '`').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  if (format === 'markdown') return text.replace(/\\([^\n])/g, '$1').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  return text.replace(/\\"/g, '"');
}

it('shows what differs in the code of a policy, and not the code of a policy that stays', () => {
  const [{ difference }] = of('lintel_policy.other_code');
  expect(difference).toEqual({ lines: ['@@ -1,1 +1,2 @@', '-main = rule { true }', '+# everything passes', '+main = rule { 1 is 1 }'], left: 0 });
});

it('lists what other providers do without an opinion', () => {
  expect(review.others).toEqual([{ address: 'terraform_data.side', type: 'terraform_data', provider: 'terraform.io/builtin/terraform', operation: 'update' }]);
  expect(review.outputs).toEqual(['side']);
});

it('tells who refers to whom', () => {
  expect(review.references).toContainEqual({ from: 'lintel_pki_certificate.another_name', to: 'lintel_pki_role.used' });
});
