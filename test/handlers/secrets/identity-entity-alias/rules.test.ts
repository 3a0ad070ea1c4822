/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/identity-entity-alias/definition';
import * as resource from '../../../../src/handlers/secrets/identity-entity-alias/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
