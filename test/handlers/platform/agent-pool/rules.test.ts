/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/platform/agent-pool/definition';
import * as resource from '../../../../src/handlers/platform/agent-pool/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
