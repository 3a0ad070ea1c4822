/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/kv-metadata/definition';
import * as resource from '../../../../src/handlers/secrets/kv-metadata/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
