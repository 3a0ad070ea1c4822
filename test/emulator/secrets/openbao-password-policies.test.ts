import * as path from 'path';
import { describeOnOpenbao, type SecretsService } from '../../support/openbao';
import { RecordedResponses, testResponses } from './compared';
import type { Reported } from './compared';
import { PASSWORD_POLICY_ASKS } from './openbao-password-policy-asks';
import type { Ask } from './service';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-password-policies.json'));

const titleOf = ([method, where, body]: Ask, number: number): string =>
  `${number}: ${method} ${where} ${JSON.stringify(body) ?? ''}`.trim();

const titles = PASSWORD_POLICY_ASKS.map(titleOf);

async function responses(service: SecretsService): Promise<Reported[]> {
  const reported: Reported[] = [];
  for (const [method, where, body] of PASSWORD_POLICY_ASKS) {
    const { status, body: response } = await service.ask(method, where, body);
    const { errors, data } = response ?? {};
    reported.push({
      ask: titleOf([method, where, body], reported.length),
      status,
      ...(errors ? { errors } : {}),
      ...(data ? { data: withoutChance(data) } : {}),
    });
  }
  return reported;
}

/** Of a password, the length is compared: see the emulator's own tests for its characters. */
function withoutChance(data: { readonly password?: string }): unknown {
  return data.password === undefined ? data : { ...data, password: [...data.password].length };
}

describeOnOpenbao('Password policies get the recorded responses', (service, kind) =>
  testResponses(kind, { titles, recorded, responses: async () => responses(service()) }),
);
