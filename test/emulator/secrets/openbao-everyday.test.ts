import * as path from 'path';
import { RecordedResponses, testResponses } from './compared';
import { EVERYDAY_STEPS } from './openbao-everyday-asks';
import { responsesTo, titleOf } from './steps';
import { describeOnOpenbao } from '../../support/openbao';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-everyday.json'));

/** What chance, time or the version of the server decides. */
const CHANCE =
  /^(accessor|wrapped_accessor|client_token|token|uuid|id|entity_id|namespace_id|creation_time|created_time|updated_time|deletion_time|last_update_time|creation_ttl|expire_time|issue_time|last_updated_time|expiration_time|secret_id|secret_id_accessor|ttl|lease_duration|public_key|salt|role_id)$/;

const titles = EVERYDAY_STEPS.map(titleOf);

describeOnOpenbao('OpenBao and the emulator respond alike about what people do every day', (service, kind) =>
  testResponses(kind, { titles, recorded, responses: async () => responsesTo(service(), EVERYDAY_STEPS, CHANCE) }),
);
