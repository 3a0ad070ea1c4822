/** @tier sampled */

import * as definition from '../../../../src/handlers/secrets/platform-token-rotation/definition';
import * as resource from '../../../../src/handlers/secrets/platform-token-rotation/resource';
import { describeRules } from '../../../support/rules';
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
