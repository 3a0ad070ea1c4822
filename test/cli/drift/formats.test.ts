import { renderHtml } from '../../../src/cli/drift/render-html';
import { renderMarkdown } from '../../../src/cli/drift/render-markdown';
import { renderTerminal } from '../../../src/cli/drift/render-terminal';
import { changed, everything, nothing } from './reports';

it('a drift report on a terminal is one sentence if there is no drift', () => {
  expect(renderTerminal(nothing)).toBe('No drift: all 3 objects are as last applied.\n');
  expect(renderTerminal({ ...nothing, objects: 1 })).toBe('No drift: the only object is as last applied.\n');
  expect(renderTerminal({ ...nothing, objects: 0 })).toBe('No drift: the state is empty.\n');
});

it('a drift report on a terminal shows every part', () => {
  expect(renderTerminal(everything)).toBe(`1 object of 3 was changed outside of the code, 1 could not be read.

~ lintel_policy.p["a|b"] was changed
    enabled: true → false  (the next apply restores it)
    key: changed (sensitive values)  (the next apply restores it)
    source:  (the next apply sets it to "package b")
       package a
      -allow = true
      +allow = false
    The next apply updates it.

! lintel_run_task.hidden could not be read
    Cannot read

      GET /api: 403

Pending changes of the code, which are not drift:
    lintel_run_task.new will be created
`);
});

it('a drift report on a terminal shows the changed lines of a long text, with context', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
  const text = renderTerminal(
    changed([
      {
        path: 'source',
        before: lines.join('\n'),
        after: lines.map((line) => (line === 'line 20' ? 'another' : line)).join('\n'),
        next: 'left',
      },
    ]),
  );
  const shown = ['…', ' line 17', ' line 18', ' line 19', '-line 20', '+another', ' line 21', ' line 22', ' line 23'];
  expect(text).toContain(
    `    source:  (the next apply keeps it)\n${shown.map((line) => `      ${line}\n`).join('')}    The next apply`,
  );
  const other = renderTerminal(changed([{ path: 'source', before: null, after: 'a\nb\n', next: 'left' }]));
  expect(other).toContain('      +a\n      +b\n');
});

it('a drift report on a terminal contains no control characters from untrusted text', () => {
  const text = renderTerminal({
    ...changed([
      { path: 'name', before: '\u001b[2J', after: 'a\nb\u001b]0;title\u0007', next: 'left' },
      { path: 'list', before: ['\u202e'], after: '\u001b', next: 'set', planned: '\u202e' },
    ]),
    unread: [{ address: 'a["\u001b"]', reason: '\u001b[2J' }],
    problems: ['\u001b[2J'],
    pending: [{ address: 'b["\u001b"]', next: 'create', attributes: [] }],
  });
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});

it('a drift report in Markdown begins with a marker, and shows values as code', () => {
  expect(renderMarkdown(everything)).toBe(`<!-- lintel drift: infrastructure -->

## 1 object of 3 was changed outside of the code, 1 could not be read.

### \`lintel_policy.p["a|b"]\` was changed

| attribute | last applied | current | next apply |
|---|---|---|---|
| \`enabled\` | \`true\` | \`false\` | the next apply restores it |
| \`key\` | _sensitive_ | _sensitive_ | the next apply restores it |

<details><summary><code>source</code>: the next apply sets it to &#34;package b&#34;</summary>

\`\`\`diff
 package a
-allow = true
+allow = false
\`\`\`

</details>

The next apply updates it.

### \`lintel_run_task.hidden\` could not be read

\`\`\`
Cannot read

  GET /api: 403
\`\`\`

### Pending changes of the code

- \`lintel_run_task.new\` will be created
`);
});

it('a drift report in Markdown escapes untrusted text', () => {
  const text = renderMarkdown({
    ...changed([
      { path: 'a', before: 'x | `y` <img src=x>', after: '```', next: 'set', planned: '@everyone <b>' },
      { path: 'b', before: 'a\n```\n# c', after: null, next: 'left' },
    ]),
    subject: 'a --> <script>',
  });
  expect(text.split('\n', 1)[0]).toBe('<!-- lintel drift: a __ _script_ -->');
  expect(text).toContain('| ``"x \\| `y` <img src=x>"`` | ````"```"```` | ');
  expect(text).toContain('\\@everyone &lt;b&gt;');
  expect(text).toContain('````diff\n-a\n-```\n-# c\n````');
});

it('a drift report in HTML has no external references, and escapes untrusted text', () => {
  const page = renderHtml({ ...everything, subject: '<script>canary()</script>' });
  expect(page).toContain('1 object of 3 was changed outside of the code, 1 could not be read.');
  expect(page).toContain(
    '<tr><th scope="row"><code>enabled</code></th><td><code>true</code></td><td><code>false</code></td><td>the next apply restores it</td></tr>',
  );
  expect(page).toContain('<span class="minus">-allow = true</span>\n<span class="plus">+allow = false</span>');
  expect(page).toContain('<em>sensitive</em>');
  expect(page).not.toMatch(/<script>canary|src=|https?:/);
});

it('a drift report in Markdown stays below the size limit of a comment, and counts omitted objects', () => {
  const [one] = changed([{ path: 'a', before: 'x'.repeat(1_000), after: 'y', next: 'left' }]).drifted;
  const text = renderMarkdown({ ...nothing, drifted: Array.from({ length: 100 }, () => one) });
  expect(text.length).toBeLessThan(65_000);
  const kept = text.split('### ').length - 1;
  expect(text).toContain(`_${100 - kept} more do not fit here. The log of the job contains all of them._`);
});
