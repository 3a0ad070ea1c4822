import * as path from 'path';
import { describeOnOpenbao } from '../../support/openbao';
import { RecordedResponses, testResponses } from './compared';
import { STEPS } from './openbao-foundation-asks';
import { responsesTo, titleOf } from './steps';

const recorded = new RecordedResponses(path.join(__dirname, 'openbao-foundation-responses.json'));

/** What chance, time or the version of the server decides. */
const CHANCE =
  /^(accessor|wrapped_accessor|client_token|token|uuid|id|entity_id|creation_time|creation_ttl|expire_time|issue_time|last_renewal.*|last_updated_time|expiration_time|modified|migration_id|role_id|secret_id|secret_id_accessor|ttl|lease_duration|running_plugin_version|jwt_validation_pubkeys)$/;

const titles = STEPS.map(titleOf);

describeOnOpenbao('OpenBao and the emulator respond alike about mounts, tokens and policies', (service, kind) =>
  testResponses(kind, { titles, recorded, responses: async () => responsesTo(service(), STEPS, CHANCE) }),
);
