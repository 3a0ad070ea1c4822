import * as definition from '../../../../src/handlers/secrets/platform-token-rotation/definition';
import * as resource from '../../../../src/handlers/secrets/platform-token-rotation/resource';
import { describeRules } from '../../../support/rules';
/** @tier sampled */
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
