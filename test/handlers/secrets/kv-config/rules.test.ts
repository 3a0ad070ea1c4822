/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/kv-config/definition';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules(definition, fixture);
