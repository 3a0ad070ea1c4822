import * as path from 'path';
import { describeOnOpenbao, type SecretsService } from '../../support/openbao';
import { RecordedResponses, type Reported } from './compared';
import { STRICTNESS_ASKS } from './openbao-strictness-asks';
import type { Ask } from './service';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-strictness.json'));

const titleOf = ([method, where, body]: Ask, number: number): string =>
  `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.trim();

/** The words of a warning or an error are the service's own, also here. */
async function responses(service: SecretsService): Promise<Reported[]> {
  const reported: Reported[] = [];
  for (const [method, where, body] of STRICTNESS_ASKS) {
    const { status, body: response } = await service.ask(method, where, body);
    const { errors, warnings } = (response ?? {}) as { errors?: string[]; warnings?: string[] | null };
    reported.push({
      ask: titleOf([method, where, body], reported.length),
      status,
      ...(errors ? { errors } : {}),
      ...(warnings ? { warnings } : {}),
    });
  }
  return reported;
}

describeOnOpenbao('OpenBao and the emulator are equally strict', (service, kind) => {
  let reported: readonly Reported[];
  beforeAll(async () => {
    reported = await responses(service());
    if (kind === 'server' && process.env.RECORD_OPENBAO) recorded.write(reported);
  }, 60_000);

  it.each(STRICTNESS_ASKS.map(titleOf))('to %s', (title) => {
    expect(reported.find(({ ask }) => ask === title)).toEqual(recorded.find(title));
  });

  it('without requests that are not recorded', () => {
    expect(recorded.all.map(({ ask }) => ask)).toEqual(reported.map(({ ask }) => ask));
  });
});
