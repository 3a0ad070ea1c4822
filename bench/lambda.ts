import { spawnSync } from 'child_process';
import { readdirSync, statSync } from 'fs';
import * as path from 'path';
import { BUNDLE } from '../test/support/cloudformation/lambda';
import { Row, median } from './row';

const RUNS = 21;

/** A deletion without requests, which leaves only the start of the function. */
const EVENT = {
  RequestType: 'Delete',
  RequestId: 'bench',
  StackId: 'stack',
  LogicalResourceId: 'Thing',
  ResourceType: 'Custom::LintelRunTask',
  ResourceProperties: {},
  PhysicalResourceId: 'AWSCDK::CustomResourceProviderFramework::CREATE_FAILED',
};

/** The time from the cold start of the function for CloudFormation to its first response, in bare Node.js starts, and its size. */
export async function measureLambda(runs = RUNS): Promise<Row[]> {
  const program = `require(${JSON.stringify(BUNDLE)}).onEvent(${JSON.stringify(EVENT)})`;
  const start = (code: string) => {
    const begin = performance.now();
    if (spawnSync(process.execPath, ['-e', code], { stdio: 'ignore' }).status !== 0) {
      throw new Error('it did not start');
    }
    return performance.now() - begin;
  };
  start(program);
  const pairs = Array.from({ length: runs }, () => [start('0'), start(program)]);
  const ratio = median(pairs.map(([, responded]) => responded)) / median(pairs.map(([bare]) => bare));
  const folder = path.dirname(BUNDLE);
  const size =
    readdirSync(folder)
      .filter((name) => name.startsWith('custom-resource'))
      .reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0) /
    1024 /
    1024;
  return [
    {
      what: 'custom resource: cold start to first response, in bare node starts',
      value: ratio,
      limit: 3.5,
      unit: 'times',
      how: `medians of ${runs} interleaved starts, to those of \`node -e 0\``,
    },
    {
      what: 'custom resource: size of the function',
      value: size,
      limit: 2.5,
      unit: 'MiB',
      how: 'all its files as they are shipped',
    },
  ];
}
