import { stageForEach } from './stage-for-each';
import { AwsServices } from '../cloudformation/aws-services';
import type { Configurations } from '../house/fixture';
import { KEY_SECRET, LambdaHouse, STACK } from '../house/lambda-house';
import type { ResourceUnderTest } from '../house/resource';
import type { Stage } from '../house/stage';

/** What a test of the CloudFormation entry point needs. */
export interface Deployed<F extends Configurations> {
  readonly house: Stage<F>;
  /** The function, of a new execution environment in each test. */
  readonly entryPoint: LambdaHouse;
  readonly aws: AwsServices;
}

/** The function with its services of AWS for each test of a block; `after` proves something of what it has reported. */
export function entryPointForEach<F extends Configurations>(
  resource: ResourceUnderTest<F>,
  after: (entryPoint: LambdaHouse, house: Stage<F>, aws: AwsServices) => void = () => undefined,
): Deployed<F> {
  const house = stageForEach(resource);
  let environment: NodeJS.ProcessEnv;
  let aws: AwsServices;
  let entryPoint: LambdaHouse;
  beforeAll(async () => {
    aws = await AwsServices.open();
    environment = { ...process.env };
    Object.assign(process.env, aws.environment);
    aws.secrets.set(KEY_SECRET, ['']);
    aws.stacks.statuses.set(STACK, 'UPDATE_IN_PROGRESS');
  });
  beforeEach(() => {
    entryPoint = new LambdaHouse(house, aws);
  });
  afterEach(() => after(entryPoint, house, aws));
  afterAll(async () => {
    process.env = environment;
    await aws.close();
  });
  return {
    house,
    get entryPoint() {
      return entryPoint;
    },
    get aws() {
      return aws;
    },
  };
}
