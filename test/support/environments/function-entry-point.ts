import { randomUUID } from 'crypto';
import { rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { CloudFormationRequest, Properties } from '../../../src/custom-resource/events/event';
import { perform, Performed } from '../../../src/custom-resource/events/perform';
import { issuesKey } from '../../../src/definition/issued-key';
import type { Values } from '../../../src/definition/value';
import type { AwsServices } from '../cloudformation/aws-services';
import { environmentFor, type Environment } from './environment';
import type { Configurations, Fixture } from './fixture';
import { propertiesOf } from './properties';

/** The secret that stores private keys. */
export const KEY_SECRET = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:issued';

/** The stack of the events. */
export const STACK = 'arn:aws:cloudformation:eu-central-1:111122223333:stack/app/1';

/** A resource behind the CloudFormation entry point: its handlers in this process, with a connection of the test environment. */
export class FunctionEntryPoint {
  /** Log lines for CloudWatch, and the responses. */
  public readonly reported: string[] = [];

  constructor(
    private readonly environment: Pick<Environment<Configurations>, 'resource' | 'service' | 'fixture'>,
    private readonly aws: AwsServices,
  ) {
    // A new execution environment has no notes about earlier events. Every event reads all notes.
    rmSync(path.join(tmpdir(), 'lintel-custom-resource'), { recursive: true, force: true });
  }

  public async properties(config: Values): Promise<Properties> {
    const { definition } = this.environment.resource;
    const issues = issuesKey(definition.attributes);
    return {
      ServiceToken: 'arn:aws:lambda:eu-central-1:111122223333:function:lintel',
      ...(issues ? { PrivateKeySecret: KEY_SECRET } : {}),
      ...(await propertiesOf(this.aws, definition.attributes, config)),
    };
  }

  public async create(config: Values): Promise<Performed> {
    return this.send({ RequestType: 'Create', ResourceProperties: await this.properties(config) });
  }

  public async update(id: string, before: Values, after: Values): Promise<Performed> {
    return this.send({
      RequestType: 'Update',
      PhysicalResourceId: id,
      OldResourceProperties: await this.properties(before),
      ResourceProperties: await this.properties(after),
    });
  }

  public async delete(id: string, config: Values): Promise<Performed> {
    const performed = await this.send({
      RequestType: 'Delete',
      PhysicalResourceId: id,
      ResourceProperties: await this.properties(config),
    });
    const { fixture, resource } = this.environment;
    if (resource.forgets) await (fixture as Fixture).remove(config);
    return performed;
  }

  public async send(
    event: Pick<CloudFormationRequest, 'RequestType' | 'ResourceProperties'> & Partial<CloudFormationRequest>,
  ): Promise<Performed> {
    const { resource, service } = this.environment;
    const environment = environmentFor(service, resource.dialects[0]);
    const request = {
      RequestId: randomUUID(),
      StackId: STACK,
      LogicalResourceId: 'Thing',
      ResourceType: `Custom::Lintel${resource.definition.construct}`,
      ...event,
    };
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => this.reported.push(String(text)) > 0);
    try {
      const performed = await perform({ resources: resource.registry.resources, environment }, request);
      this.reported.push(JSON.stringify(performed));
      return performed;
    } catch (error) {
      this.reported.push((error as Error).message);
      throw error;
    } finally {
      write.mockRestore();
    }
  }
}
