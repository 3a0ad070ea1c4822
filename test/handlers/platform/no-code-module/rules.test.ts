/** @tier sampled */

import * as definition from '../../../../src/handlers/platform/no-code-module/definition';
import * as resource from '../../../../src/handlers/platform/no-code-module/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
