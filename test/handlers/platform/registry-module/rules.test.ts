/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/registry-module/definition';
import * as queries from '../../../../src/handlers/platform/registry-module/queries';
import * as resource from '../../../../src/handlers/platform/registry-module/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...queries, ...resource }, fixture);
