/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/platform-object/definition';
import * as queries from '../../../../src/handlers/platform/platform-object/queries';
import * as resource from '../../../../src/handlers/platform/platform-object/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
