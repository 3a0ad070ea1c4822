/** @tier sampled */
import * as fixture from './fixture';
import * as definition from '../../../../src/handlers/secrets/transit-key-rotation/definition';
import * as resource from '../../../../src/handlers/secrets/transit-key-rotation/resource';
import { describeRules } from '../../../support/rules';

describeRules({ ...definition, ...resource }, fixture);
