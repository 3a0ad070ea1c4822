import { AwsServices } from '../cloudformation/aws-services';
import type { Configurations } from '../environments/fixture';
import { KEY_SECRET, FunctionEntryPoint, STACK } from '../environments/function-entry-point';
import type { ResourceUnderTest } from '../environments/resource';
import type { ReusedEnvironment } from '../environments/reused';
import { environmentForEach } from './environment-for-each';

/** What a test of the CloudFormation entry point needs. */
export interface Deployed<F extends Configurations> {
  readonly environment: ReusedEnvironment<F>;
  /** The function, of a new execution environment in each test. */
  readonly entryPoint: FunctionEntryPoint;
  readonly aws: AwsServices;
}

/** The function with its services of AWS for each test of a block; `after` proves something of what it has reported. */
export function entryPointForEach<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  after: (entryPoint: FunctionEntryPoint, environment: ReusedEnvironment<F>, aws: AwsServices) => void = () =>
    undefined,
): Deployed<F> {
  const environment = environmentForEach(resource);
  let before: NodeJS.ProcessEnv;
  let aws: AwsServices;
  let entryPoint: FunctionEntryPoint;
  beforeAll(async () => {
    aws = await AwsServices.open();
    before = { ...process.env };
    Object.assign(process.env, aws.environment);
    aws.secrets.set(KEY_SECRET, ['']);
    aws.stacks.statuses.set(STACK, 'UPDATE_IN_PROGRESS');
  });
  beforeEach(() => {
    entryPoint = new FunctionEntryPoint(environment, aws);
  });
  afterEach(() => after(entryPoint, environment, aws));
  afterAll(async () => {
    process.env = before;
    await aws.close();
  });
  return {
    environment,
    get entryPoint() {
      return entryPoint;
    },
    get aws() {
      return aws;
    },
  };
}
