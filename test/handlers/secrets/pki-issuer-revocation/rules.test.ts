/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-issuer-revocation/definition';
import * as resource from '../../../../src/handlers/secrets/pki-issuer-revocation/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
