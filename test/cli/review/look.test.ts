import { renderHtml } from '../../../src/cli/review/render-html';
import { renderMarkdown } from '../../../src/cli/review/render-markdown';
import { renderTerminal } from '../../../src/cli/review/render-terminal';
import { reviewPlan } from '../../../src/cli/review/review-plan';

const rules = (verb: string) => JSON.stringify({ rules: [{ apiGroups: [''], resources: ['secrets'], verbs: [verb] }] });
const role = (verb: string) => ({ name: 'deployer', mount: 'kubernetes', generated_role_rules: rules(verb) });
const review = reviewPlan({
  format_version: '1.2',
  resource_changes: [
    {
      address: 'lintel_cluster_role.deployer',
      mode: 'managed',
      type: 'lintel_cluster_role',
      name: 'deployer',
      provider_name: 'registry.terraform.io/lintel/lintel',
      change: { actions: ['update'], before: role('watch'), after: role('*'), after_unknown: {} },
    },
  ],
});

it('what a danger changes to is not green, in any format', () => {
  expect(review.findings).toMatchObject([{ severity: 'danger', difference: { lines: expect.any(Array) } }]);
  const terminal = renderTerminal(review, { isTTY: true });
  expect(terminal).toContain('\u001b[31m+');
  expect(terminal).not.toContain('\u001b[32m');
  expect(renderMarkdown(review)).not.toContain('```diff');
  const html = renderHtml(review);
  expect(html).toContain('.danger pre.diff .plus { background: var(--danger-wash); color: var(--danger); }');
  expect(/\.values ins \{([^}]*)\}/.exec(html)?.[1]).toContain('var(--tone)');
});
