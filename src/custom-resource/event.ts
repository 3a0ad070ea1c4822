/** What CloudFormation asks of a custom resource. */
export interface CloudFormationRequest {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  /** The same each time that Lambda delivers one request. */
  readonly RequestId: string;
  readonly StackId: string;
  /** `Custom::Lintel<Construct>`. */
  readonly ResourceType: string;
  readonly LogicalResourceId: string;
  /** Absent at a create. */
  readonly PhysicalResourceId?: string;
  /** Every scalar in it is a string; what was null is not there. */
  readonly ResourceProperties: Properties;
  /** Of an update alone: what was there before. In a rollback the two are swapped. */
  readonly OldResourceProperties?: Properties;
  /** Where the answer of a handler without a framework goes. The framework keeps it to itself. */
  readonly ResponseURL?: string;
}

export interface Properties {
  readonly [name: string]: unknown;
}

/** What the handlers of a framework answer. */
export interface OnEventResult {
  readonly PhysicalResourceId: string;
  readonly Data?: { readonly [name: string]: string | readonly string[] };
  readonly NoEcho?: boolean;
}

export interface IsCompleteResult {
  readonly IsComplete: boolean;
  readonly Data?: OnEventResult['Data'];
}

/** What Lambda gives beside the event. */
export interface LambdaContext {
  /** Absent where there is no limit. */
  getRemainingTimeInMillis?(): number;
}

/** The id of what could not be made, as aws-cdk-lib's provider framework has it. */
export const CREATE_FAILED = 'AWSCDK::CustomResourceProviderFramework::CREATE_FAILED';
/** What that framework calls a create that failed where it was itself deleted before it answered. */
export const MISSING_ID = 'AWSCDK::CustomResourceProviderFramework::MISSING_PHYSICAL_ID';
