import { Refusal } from '../response/reason';
import type { StackContents } from './stack-drift';
import { parametersOf, StackTemplate } from './template-values';

/* oxlint-disable typescript/no-require-imports -- the SDK of Lambda's runtime, for this entry point only */
type Sdk = typeof import('@aws-sdk/client-cloudformation');
const sdk = (): Sdk => require('@aws-sdk/client-cloudformation') as Sdk;
/* oxlint-enable typescript/no-require-imports */

type Values = StackContents['values'];
type Description = import('@aws-sdk/client-cloudformation').Stack;

/** The statuses after which a resource matches its template. */
const AS_DEPLOYED = /^(?:CREATE|UPDATE|IMPORT|ROLLBACK|UPDATE_ROLLBACK|IMPORT_ROLLBACK)_COMPLETE$/;

/** A deployed stack as CloudFormation describes it: its template, parameters and resource ids. */
export class WatchedStack {
  private readonly client = new (sdk().CloudFormationClient)({});

  /** `values`: results of the template's intrinsic functions that cannot be derived from parameters and ids. */
  constructor(
    private readonly stackId: string,
    private readonly values: Values = {},
  ) {}

  /** A string that changes with each deployment. Undefined while a deployment is in progress. */
  public async deployment(): Promise<string | undefined> {
    const { StackStatus = '', LastUpdatedTime, CreationTime } = await this.describe(this.stackId);
    return StackStatus.endsWith('_IN_PROGRESS')
      ? undefined
      : `${StackStatus} ${(LastUpdatedTime ?? CreationTime)?.toISOString()}`;
  }

  public contents(): Promise<StackContents> {
    return this.contentsOf(this.stackId, this.values);
  }

  public close(): void {
    this.client.destroy();
  }

  private async contentsOf(stackId: string, values?: Values): Promise<StackContents> {
    const [{ Parameters = [] }, template, resources] = await Promise.all([
      this.describe(stackId),
      this.template(stackId),
      this.resources(stackId),
    ]);
    const given = Object.fromEntries(
      Parameters.map(({ ParameterKey, ParameterValue, ResolvedValue }) => [
        ParameterKey,
        ResolvedValue ?? ParameterValue,
      ]),
    );
    const left = Object.keys(template.Resources).filter(
      (logicalId) => !AS_DEPLOYED.test(resources.get(logicalId)?.status ?? ''),
    );
    return {
      template,
      parameters: { ...parametersOf(withoutNoEcho(template), given), ...pseudoParameters(stackId) },
      ids: Object.fromEntries(
        [...resources].flatMap(([logicalId, { id }]) => (id === undefined ? [] : [[logicalId, id]])),
      ),
      leftOut: Object.fromEntries(
        left.map((logicalId) => [logicalId, reasonLeftOut(resources.get(logicalId)?.status)]),
      ),
      values,
      nested: (logicalId) => this.contentsOf(resources.get(logicalId)!.id!),
    };
  }

  private async describe(stackId: string): Promise<Description> {
    const { Stacks: [stack] = [] } = await this.described(
      stackId,
      'DescribeStacks',
      this.client.send(new (sdk().DescribeStacksCommand)({ StackName: stackId })),
    );
    if (!stack) throw new Refusal('watched-stack-unreadable', `The stack ${stackId} does not exist.`);
    return stack;
  }

  private async template(stackId: string): Promise<StackTemplate> {
    const { TemplateBody = '' } = await this.described(
      stackId,
      'GetTemplate',
      this.client.send(new (sdk().GetTemplateCommand)({ StackName: stackId, TemplateStage: 'Processed' })),
    );
    try {
      return JSON.parse(TemplateBody) as StackTemplate;
    } catch {
      throw new Refusal(
        'watched-stack-unreadable',
        `The template of ${stackId} is not in JSON, the only supported format. Deploy the template that AWS CDK synthesizes.`,
      );
    }
  }

  private async resources(
    stackId: string,
  ): Promise<ReadonlyMap<string, { readonly id?: string; readonly status: string }>> {
    const resources = new Map<string, { readonly id?: string; readonly status: string }>();
    let NextToken: string | undefined;
    do {
      const page = await this.described(
        stackId,
        'ListStackResources',
        this.client.send(new (sdk().ListStackResourcesCommand)({ StackName: stackId, NextToken })),
      );
      for (const { LogicalResourceId, PhysicalResourceId, ResourceStatus = '' } of page.StackResourceSummaries ?? []) {
        if (ResourceStatus !== 'DELETE_COMPLETE') {
          resources.set(LogicalResourceId!, { id: PhysicalResourceId, status: ResourceStatus });
        }
      }
      ({ NextToken } = page);
    } while (NextToken !== undefined);
    return resources;
  }

  /** The SDK's message may quote the request, so only the error's name is shown. */
  private async described<CloudFormationResponse>(
    stackId: string,
    action: string,
    response: Promise<CloudFormationResponse>,
  ): Promise<CloudFormationResponse> {
    return response.catch((error: Error) => {
      const suggestion = /AccessDenied|NotAuthorized/.test(error.name)
        ? `Grant cloudformation:${action} on the stack to the role of the function.`
        : 'Check that the function can reach CloudFormation and that the stack exists.';
      throw new Refusal(
        'watched-stack-unreadable',
        `CloudFormation did not describe ${stackId} (${action}: ${error.name}). ${suggestion}`,
      );
    });
  }
}

/** Why a resource is left out. Undefined if it was never created because its condition does not hold. */
function reasonLeftOut(status: string | undefined): string | undefined {
  return status === undefined
    ? undefined
    : `The status of its last deployment is ${status}, so its expected properties are not known.`;
}

/** Removes NoEcho parameters: CloudFormation shows asterisks instead of their values, and the default may not be the value. */
function withoutNoEcho(template: StackTemplate): StackTemplate {
  return {
    ...template,
    Parameters: Object.fromEntries(
      Object.entries(template.Parameters ?? {}).filter(([, { NoEcho }]) => String(NoEcho) !== 'true'),
    ),
  };
}

function pseudoParameters(stackId: string): StackContents['parameters'] {
  const [, partition, , region, account, path = ''] = stackId.split(':');
  return {
    'AWS::StackId': stackId,
    'AWS::StackName': path.split('/')[1],
    'AWS::Region': region,
    'AWS::AccountId': account,
    'AWS::Partition': partition,
    'AWS::URLSuffix': partition === 'aws-cn' ? 'amazonaws.com.cn' : 'amazonaws.com',
  };
}
