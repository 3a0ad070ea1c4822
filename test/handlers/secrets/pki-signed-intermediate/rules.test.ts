/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/pki-signed-intermediate/definition';
import * as resource from '../../../../src/handlers/secrets/pki-signed-intermediate/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
