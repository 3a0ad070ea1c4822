import * as path from 'path';
import { comparable, RecordedResponses } from './compared';
import type { Reported } from './compared';
import { MISTAKE_ASKS } from './openbao-mistake-asks';
import type { Ask } from './service';
import { describeOnOpenbao } from '../../support/openbao';
import type { SecretsService } from '../../support/openbao';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-mistakes.json'));

const titleOf = ([method, where, body]: Ask, number: number): string =>
  `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.trim();

const titles = MISTAKE_ASKS.map(titleOf);

/** Known differences of the emulator, with the reason. */
const KEPT: { readonly [ask: string]: string } = {
  ...kept('POST auth/token/renew-self {}', 'programs renew the fixed tokens, which stand for tokens of any kind'),
  ...kept('POST sys/leases/tidy', 'the emulator leaves no leases behind that could be tidied'),
  ...kept(
    '"verify_connection":true',
    'without a server, the emulator is the database; `postgresql: always` refuses it',
  ),
  ...kept('POST database/rotate-root/main', 'without a server, the emulator is the database'),
  ...kept(
    ' cubbyhole',
    'the emulator keeps nothing in a cubbyhole: an operation that it lacks is not taken for an empty one',
  ),
  ...kept('GET sys/plugins/catalog/database/none', 'the emulator has no catalog of plugins to read'),
  ...kept('LIST identity/entity/id', 'the emulator creates entities, but does not list them'),
};

/** Texts of errors and warnings that differ, with the reason. */
const KEPT_TEXTS: { readonly [ask: string]: string } = {
  ...kept('"policy":"path \\"a\\" {"', 'the position is that of another parser'),
  ...kept('"orphan":"maybe"', 'the reason of the parser of Go is not repeated'),
  ...kept('"alt_names":"*bad*"', 'the name is refused before the end of the certificate is looked at'),
  ...kept('AAAA', 'the reason of the parser of Go is not repeated'),
};

/** Gives one reason for all requests whose titles contain a text. */
function kept(text: string, reason: string): { readonly [ask: string]: string } {
  return Object.fromEntries(titles.filter((title) => title.includes(text)).map((title) => [title, reason]));
}

/** Fields that only later versions of OpenBao have. */
const LATER = ['allow_globs_in_identity_templates'];

/** What a client can rely on: the keys, whatever chance decides of the values. */
function keysOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Object.keys(value)
        .filter((key) => !LATER.includes(key))
        .sort()
    : typeof value;
}

/** The errors and warnings, without what chance or time decides. */
function textsOf({ errors = [], warnings = [] }: Reported): string[] {
  return [...errors, ...warnings].map((text) =>
    text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, 'an ID')
      .replace(/(?:[0-9a-f]{2}[:-]){9,}[0-9a-f]{2}/g, 'a serial number')
      .replace(/20\d\d-\d\d-\d\dT[^" ]+/g, 'a time'),
  );
}

async function responses(service: SecretsService): Promise<Reported[]> {
  await service.data('POST', 'sys/mounts/authority', { type: 'pki' });
  const reported: Reported[] = [];
  for (const [method, where, body] of MISTAKE_ASKS) {
    const { status, body: response } = await service.ask(method, where, body);
    const { errors, warnings, data, auth } = (response ?? {}) as { [key: string]: any };
    reported.push({
      ask: titleOf([method, where, body], reported.length),
      status,
      ...(errors ? { errors } : {}),
      ...(warnings ? { warnings } : {}),
      ...(data ? { data: keysOf(data) } : {}),
      ...(auth ? { auth: keysOf(auth) } : {}),
    });
  }
  return reported;
}

describeOnOpenbao('OpenBao and the emulator take mistakes alike', (service, kind) => {
  let reported: readonly Reported[];
  beforeAll(async () => {
    reported = await responses(service());
    if (kind === 'server' && process.env.RECORD_OPENBAO) recorded.write(reported);
  }, 60_000);

  it.each(titles)('to %s', (title) => {
    const response = comparable(reported.find(({ ask }) => ask === title)!);
    const known = comparable(recorded.find(title));
    if (kind === 'emulator' && KEPT[title] !== undefined) expect(response).not.toEqual(known);
    else expect(response).toEqual(known);
  });

  it.each(titles)('with the same text to %s', (title) => {
    const texts = textsOf(reported.find(({ ask }) => ask === title)!);
    const known = textsOf(recorded.find(title));
    if (kind === 'server' || KEPT[title] !== undefined) return;
    if (KEPT_TEXTS[title] === undefined) expect(texts).toEqual(known);
    else expect(texts).not.toEqual(known);
  });

  it('without requests that are not recorded, and with a reason for each difference', () => {
    expect(recorded.all.map(({ ask }) => ask)).toEqual(titles);
    expect(Object.keys(KEPT)).toHaveLength(10);
  });
});
