import * as definition from '../../../../src/handlers/platform/agent-pool/definition';
import * as resource from '../../../../src/handlers/platform/agent-pool/resource';
import { describeRules } from '../../../support/rules';
/** @tier sampled */
import * as fixture from './fixture';

describeRules({ ...definition, ...resource }, fixture);
