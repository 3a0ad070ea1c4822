/** @tier complete */
import { readFileSync } from 'fs';
import { findDrift } from '../../src/cli/drift/find-drift';
import { renderHtml as driftHtml } from '../../src/cli/drift/render-html';
import { renderJson as driftJson } from '../../src/cli/drift/render-json';
import { renderMarkdown as driftMarkdown } from '../../src/cli/drift/render-markdown';
import { renderTerminal as driftTerminal } from '../../src/cli/drift/render-terminal';
import { renderHtml } from '../../src/cli/review/render-html';
import { renderMarkdown } from '../../src/cli/review/render-markdown';
import { renderTerminal } from '../../src/cli/review/render-terminal';
import { reviewPlan } from '../../src/cli/review/review-plan';
import type { Json, Plan, ResourceChange } from '../../src/cli/stack/plan-json';
import type { Attributes, PlainAttribute } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import type { Value, Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import type { Registry } from '../../src/handlers/registry';
import { withoutAddressSecretsIn } from '../../src/printing/addresses';
import { startEmulator } from '../support/emulator';
import { Refused, Reported } from '../support/environments/core';
import { settingsFor } from '../support/environments/environment';
import { InstalledFolder } from '../support/environments/installed';
import { openProxied } from '../support/environments/proxied';
import { RecordingProxy } from '../support/environments/recording-proxy';
import { terraformJson } from '../support/environments/resource';
import { createFixtures, standardResources } from '../support/environments/resources';

/** A text that may come from anyone with write access to a service or a configuration. */
const HOSTILE =
  'x\u001b[31m\u001b]0;t\u0007\u202egnp\u2066\u200b\u009b2J\u{e0041}\r\n::error::owned\n  ::set-output name=a::b\nsection_start:1:a\n##[error]owned https://ada:canary-pw@h.example.com/?token=canary-token';

/** Sequences that must not reach a terminal, a reader or a pipeline. */
const RAW =
  /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|[\u200b\u{e0041}]|##\[|(?:^|\s)::(?:error|set-output)|(?:^|\s)section_start:|canary-(?:pw|token)/mu;

const all: Registry = registry;
const definitions = Object.values(all.resources).map((managed) => managed.definition());

/** A value that contains the text in every place that allows text. */
function hostile(attribute: PlainAttribute, text: string): Value {
  switch (attribute.type) {
    case 'int':
    case 'number':
    case 'bool':
      return undefined;
    case 'list':
    case 'set':
      return [text];
    case 'map':
      if (attribute.element !== 'string') return undefined;
      return { [text]: attribute.lists ? [text] : text };
    case 'object':
      return hostileValues(attribute.attributes, text);
    case 'objects':
      return [hostileValues(attribute.attributes, text)];
    default:
      return text;
  }
}

function hostileValues(attributes: Attributes, text: string): Values {
  return Object.fromEntries(
    Object.entries(flatAttributes(attributes)).map(([name, attribute]) => [name, hostile(attribute, text)]),
  );
}

const changes = definitions.map(({ type, attributes }): ResourceChange => {
  const side = (text: string) => terraformJson(hostileValues(attributes, text)) as Json;
  return {
    address: `${type}.this["${HOSTILE}"]`,
    mode: 'managed',
    type,
    name: 'this',
    index: HOSTILE,
    provider_name: 'registry.terraform.io/lintel/lintel',
    previous_address: `${type}.that["${HOSTILE}"]`,
    change: { actions: ['update'], before: side(`before ${HOSTILE}`), after: side(`${HOSTILE}\nafter`) },
  };
});
const plan = {
  format_version: '1.2',
  terraform_version: HOSTILE,
  resource_changes: changes,
  resource_drift: changes,
  output_changes: { [HOSTILE]: { actions: ['create'], after: 'x' } },
} as unknown as Plan;

const shownTexts = (reported: readonly Reported[]) => reported.map(({ summary, detail }) => `${summary}\n${detail}`);

describe('a hostile text in every text of every resource', () => {
  const review = reviewPlan(plan, { name: HOSTILE });
  const stream = { isTTY: false };

  it.each([
    ['terminal', () => renderTerminal(review, stream)],
    ['markdown', () => renderMarkdown(review)],
    ['html', () => renderHtml(review)],
  ] as const)('is escaped by a review in %s', (_, render) => {
    const shown = render();
    expect(shown).toContain('\\u001b');
    expect(RAW.exec(shown)?.[0]).toBeUndefined();
  });

  it.each([
    ['terminal', driftTerminal],
    ['markdown', driftMarkdown],
    ['html', driftHtml],
    ['json', driftJson],
  ] as const)('is escaped by a drift report in %s', (_, render) => {
    const report = withoutAddressSecretsIn({
      subject: HOSTILE,
      objects: changes.length,
      ...findDrift(plan, registry),
      unread: [{ address: HOSTILE, reason: HOSTILE }],
      problems: [HOSTILE],
      notCompared: [{ address: HOSTILE, attributes: [HOSTILE] }],
    });
    expect(report.drifted.length).toBe(changes.length);
    const shown = render(report, stream);
    expect(shown).toContain('\\u001b');
    expect(RAW.exec(shown)?.[0]).toBeUndefined();
  });

  it('is escaped in errors about the configuration and from the service', async () => {
    const open = await openProxied(registry);
    try {
      const reported: string[] = [];
      for (const { type, attributes } of definitions) {
        reported.push(...shownTexts(await open.core.validate(type, hostileValues(attributes, HOSTILE))));
      }
      for (const [type, managed] of Object.entries(all.dataSources)) {
        reported.push(
          ...shownTexts(await open.core.validateData(type, hostileValues(managed.definition().attributes, HOSTILE))),
        );
      }
      const quoted = reported.length;
      const fixtures = await createFixtures(open.service);
      open.proxy.watch = (passing) =>
        passing.response({ status: 400, body: { errors: [{ status: '400', title: HOSTILE, detail: HOSTILE }] } });
      for (const [index, { type }] of standardResources.entries()) {
        await open.core
          .apply(type, fixtures[index].minimal)
          .catch((error: Refused) => reported.push(...shownTexts(error.reported)));
      }
      expect(quoted).toBeGreaterThan(200);
      expect(reported.length).toBeGreaterThanOrEqual(quoted + standardResources.length);
      expect(reported.filter((text) => RAW.test(text))).toEqual([]);
    } finally {
      await open.close();
    }
  }, 60_000);
});

it('from a service is escaped on the terminal and in the log of real terraform', async () => {
  const service = await startEmulator();
  const proxy = await RecordingProxy.open(service.address);
  const terraform = InstalledFolder.create({ TF_LOG_PROVIDER: 'TRACE' });
  try {
    terraform.configure('');
    const connection_url = 'postgresql://root:canary-pw@db.example.com/orders';
    terraform.write(
      'main.tf.json',
      JSON.stringify(
        {
          provider: { lintel: terraformJson(settingsFor(proxy)) },
          resource: {
            lintel_run_task: {
              this: { organization: 'acme', name: 'scan', url: 'https://scan.example.com/?a=1&token=canary-token' },
            },
            lintel_database_connection: { this: { name: 'orders', plugin_name: 'custom-plugin', connection_url } },
          },
        },
        undefined,
        2,
      ),
    );
    // The warning about a literal password shows no line with it.
    const planned = await terraform.run('plan', '-no-color');
    expect(planned.status).toBe(0);
    expect(planned.stdout).toContain('The connection string contains a password');
    expect(planned.stdout.slice(planned.stdout.indexOf('Warning:'))).not.toContain('canary-pw');

    proxy.watch = ({ method, response }) => {
      if (method !== 'GET') {
        response({ status: 422, body: { errors: [{ status: '422', title: HOSTILE, detail: HOSTILE }] } });
      }
    };
    const { status, stderr } = await terraform.run('apply', '-auto-approve', '-no-color');
    expect(status).toBe(1);
    expect(stderr).toContain('\\u001b[31m');
    expect(RAW.exec(stderr)?.[0]).toBeUndefined();
    const log = readFileSync(terraform.logFile, 'utf8')
      .split('\n')
      .filter(
        (line) =>
          line.includes('provider.terraform-provider-lintel') ||
          line.includes('provider: lintel') ||
          line.includes('request'),
      )
      .join('\n');
    expect(log).toContain('response body');
    expect(log).not.toMatch(/[\u001b\u202e\u2066\u200b]|canary-token|^\s*::error/mu);
  } finally {
    terraform.close();
    await proxy.close();
    await service.close();
  }
}, 60_000);
