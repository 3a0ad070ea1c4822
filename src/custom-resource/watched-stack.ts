import type { StackContents } from './stack-drift';
import { parametersOf, StackTemplate } from './template-values';

/* eslint-disable @typescript-eslint/no-require-imports -- that of Lambda's runtime, and for this entry point alone */
type Sdk = typeof import('@aws-sdk/client-cloudformation');
const sdk = (): Sdk => require('@aws-sdk/client-cloudformation') as Sdk;
/* eslint-enable @typescript-eslint/no-require-imports */

type Values = StackContents['values'];
type Description = import('@aws-sdk/client-cloudformation').Stack;

/** A resource is what the template says of it after one of these alone. */
const AS_DEPLOYED = /^(?:CREATE|UPDATE|IMPORT|ROLLBACK|UPDATE_ROLLBACK|IMPORT_ROLLBACK)_COMPLETE$/;

/** What CloudFormation says of a deployed stack: its template, its parameters, and the ids of its resources. */
export class WatchedStack {
  private readonly client = new (sdk().CloudFormationClient)({});

  /** `values`: what calls of functions in its template came to that no parameter and no id tells. */
  constructor(private readonly stackId: string, private readonly values: Values = {}) {}

  /** Another text after each deployment; undefined, while there is one. */
  public async deployment(): Promise<string | undefined> {
    const { StackStatus = '', LastUpdatedTime, CreationTime } = await this.describe(this.stackId);
    return StackStatus.endsWith('_IN_PROGRESS') ? undefined : `${StackStatus} ${(LastUpdatedTime ?? CreationTime)?.toISOString()}`;
  }

  public contents(): Promise<StackContents> {
    return this.contentsOf(this.stackId, this.values);
  }

  public close(): void {
    this.client.destroy();
  }

  private async contentsOf(stackId: string, values?: Values): Promise<StackContents> {
    const [{ Parameters = [] }, template, resources] = await Promise.all([this.describe(stackId), this.template(stackId), this.resources(stackId)]);
    const given = Object.fromEntries(Parameters.map(({ ParameterKey, ParameterValue, ResolvedValue }) => [ParameterKey, ResolvedValue ?? ParameterValue]));
    const left = Object.keys(template.Resources).filter((logicalId) => !AS_DEPLOYED.test(resources.get(logicalId)?.status ?? ''));
    return {
      template,
      parameters: { ...parametersOf(withoutHidden(template), given), ...pseudoParameters(stackId) },
      ids: Object.fromEntries([...resources].flatMap(([logicalId, { id }]) => (id === undefined ? [] : [[logicalId, id]]))),
      leftOut: Object.fromEntries(left.map((logicalId) => [logicalId, whyNot(resources.get(logicalId)?.status)])),
      values,
      nested: (logicalId) => this.contentsOf(resources.get(logicalId)!.id!),
    };
  }

  private async describe(stackId: string): Promise<Description> {
    const { Stacks: [stack] = [] } = await this.asked(stackId, 'DescribeStacks', this.client.send(new (sdk().DescribeStacksCommand)({ StackName: stackId })));
    if (!stack) throw new Error(`CloudFormation has no stack ${stackId}.`);
    return stack;
  }

  private async template(stackId: string): Promise<StackTemplate> {
    const { TemplateBody = '' } = await this.asked(stackId, 'GetTemplate', this.client.send(new (sdk().GetTemplateCommand)({ StackName: stackId, TemplateStage: 'Processed' })));
    try {
      return JSON.parse(TemplateBody) as StackTemplate;
    } catch {
      throw new Error(`The template of ${stackId} is not written in JSON, which is all that is read here. Deploy it as AWS CDK synthesizes it.`);
    }
  }

  private async resources(stackId: string): Promise<ReadonlyMap<string, { readonly id?: string; readonly status: string }>> {
    const resources = new Map<string, { readonly id?: string; readonly status: string }>();
    let NextToken: string | undefined;
    do {
      const page = await this.asked(stackId, 'ListStackResources', this.client.send(new (sdk().ListStackResourcesCommand)({ StackName: stackId, NextToken })));
      for (const { LogicalResourceId, PhysicalResourceId, ResourceStatus = '' } of page.StackResourceSummaries ?? []) {
        if (ResourceStatus !== 'DELETE_COMPLETE') resources.set(LogicalResourceId!, { id: PhysicalResourceId, status: ResourceStatus });
      }
      ({ NextToken } = page);
    } while (NextToken !== undefined);
    return resources;
  }

  /** The SDK's words may quote what was sent: only the error's name is told. */
  private async asked<CloudFormationResponse>(stackId: string, action: string, response: Promise<CloudFormationResponse>): Promise<CloudFormationResponse> {
    return response.catch((error: Error) => {
      const suggestion = /AccessDenied|NotAuthorized/.test(error.name) ? `Grant cloudformation:${action} on it to the role of the function.` : 'Look whether the function reaches CloudFormation, and whether the stack is there.';
      throw new Error(`CloudFormation does not tell of ${stackId} (${action}: ${error.name}). ${suggestion}`);
    });
  }
}

/** What has a condition that does not hold was never made. */
function whyNot(status: string | undefined): string | undefined {
  return status === undefined ? undefined : `Its last deployment ended with ${status}: what it should be is not known.`;
}

/** CloudFormation shows asterisks in place of these, and a default is not what was given. */
function withoutHidden(template: StackTemplate): StackTemplate {
  return { ...template, Parameters: Object.fromEntries(Object.entries(template.Parameters ?? {}).filter(([, { NoEcho }]) => String(NoEcho) !== 'true')) };
}

function pseudoParameters(stackId: string): StackContents['parameters'] {
  const [, partition, , region, account, path] = stackId.split(':');
  return {
    'AWS::StackId': stackId, 'AWS::StackName': path.split('/')[1], 'AWS::Region': region, 'AWS::AccountId': account, 'AWS::Partition': partition,
    'AWS::URLSuffix': partition === 'aws-cn' ? 'amazonaws.com.cn' : 'amazonaws.com',
  };
}
