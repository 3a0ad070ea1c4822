/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/pki-urls-config/definition';
import * as resource from '../../../../src/handlers/secrets/pki-urls-config/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
