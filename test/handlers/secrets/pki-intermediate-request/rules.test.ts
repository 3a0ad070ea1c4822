/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/pki-intermediate-request/definition';
import * as resource from '../../../../src/handlers/secrets/pki-intermediate-request/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
