/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/pki-signed-certificate/definition';
import * as resource from '../../../../src/handlers/secrets/pki-signed-certificate/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
