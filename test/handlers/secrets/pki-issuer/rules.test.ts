/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/pki-issuer/definition';
import * as queries from '../../../../src/handlers/secrets/pki-issuer/queries';
import * as resource from '../../../../src/handlers/secrets/pki-issuer/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...queries, ...resource }, fixture);
