/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/registry-provider/definition';
import * as queries from '../../../../src/handlers/platform/registry-provider/queries';
import * as resource from '../../../../src/handlers/platform/registry-provider/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
