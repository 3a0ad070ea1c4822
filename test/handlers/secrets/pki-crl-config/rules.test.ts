/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/pki-crl-config/definition';
import * as queries from '../../../../src/handlers/secrets/pki-crl-config/queries';
import * as resource from '../../../../src/handlers/secrets/pki-crl-config/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...queries, ...resource }, fixture);
