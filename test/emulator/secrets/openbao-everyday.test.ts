import * as path from 'path';
import { describeOnOpenbao } from '../../support/openbao';
import { kept, RecordedResponses, testResponses } from './compared';
import type { Differences } from './compared';
import { EVERYDAY_STEPS } from './openbao-everyday-asks';
import { responsesTo, titleOf } from './steps';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-everyday.json'));

/** What chance, time or the version of the server decides. */
const CHANCE =
  /^(accessor|wrapped_accessor|client_token|token|uuid|id|entity_id|namespace_id|creation_time|created_time|updated_time|deletion_time|last_update_time|creation_ttl|expire_time|issue_time|last_updated_time|expiration_time|secret_id|secret_id_accessor|ttl|lease_duration|public_key|salt|role_id)$/;

const titles = EVERYDAY_STEPS.map(titleOf);

/** Responses of the emulator that differ, with the reason. */
const KEPT: Differences = Object.assign(
  {},
  ...['313: ', '323: ', '324: ', '357: '].map((text) =>
    kept(
      titles,
      text,
      'unset and emptied lists and maps read null or empty, which the service does not decide predictably',
    ),
  ),
) as Differences;

const KEPT_TEXTS: Differences = Object.assign(
  {},
  ...[
    '{"max_versions":"x"}',
    '{"cas_required":"x"}',
    '"metadata":{"a":{}}',
    '_metadata":{"a":{}}',
    '{"data":["x"]}',
    'secret-id {"metadata":{"a":"b"}}',
  ].map((text) => kept(titles, text, 'the reason of the parser of Go is not repeated')),
) as Differences;

describeOnOpenbao('OpenBao and the emulator respond alike about what people do every day', (service, kind) =>
  testResponses(kind, {
    titles,
    recorded,
    kept: KEPT,
    keptTexts: KEPT_TEXTS,
    responses: async () => responsesTo(service(), EVERYDAY_STEPS, CHANCE),
  }),
);
