import * as path from 'path';
import { describeOnOpenbao, type SecretsService } from '../../support/openbao';
import { RecordedResponses, testResponses, typed, type Reported } from './compared';
import { EDGE_ASKS } from './openbao-edge-asks';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-edges.json'));
const CHANCE = /^(?:accessor|uuid|id|unlock_key|custom_metadata)$/;

const TITLES = EDGE_ASKS.map(([method, where, body], number) =>
  `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.trim(),
);

async function responses(service: SecretsService): Promise<Reported[]> {
  const reported: Reported[] = [];
  for (const [index, [method, where, body]] of EDGE_ASKS.entries()) {
    const { status, body: response } = await service.ask(method, where, body);
    const { errors, warnings, data } = (response ?? {}) as Partial<Reported>;
    reported.push({
      ask: TITLES[index]!,
      status,
      ...(errors ? { errors } : {}),
      ...(warnings ? { warnings } : {}),
      ...(data ? { data: typed(data, CHANCE) } : {}),
    });
  }
  return reported;
}

describeOnOpenbao('OpenBao and the emulator agree at the edges', (service, kind) => {
  testResponses(kind, { titles: TITLES, recorded, responses: async () => responses(service()) });
});
