/** A request of CloudFormation to a custom resource. */
export interface CloudFormationRequest {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  /** The same for every delivery of the request. */
  readonly RequestId: string;
  readonly StackId: string;
  /** `Custom::Lintel<Construct>`. */
  readonly ResourceType: string;
  readonly LogicalResourceId: string;
  /** Absent in a Create. */
  readonly PhysicalResourceId?: string;
  /** Every scalar is a string, and null values are omitted. */
  readonly ResourceProperties: Properties;
  /** The earlier properties, only in an Update. A rollback swaps the two. */
  readonly OldResourceProperties?: Properties;
  /** The response address for a handler without a framework. Frameworks do not pass it on. */
  readonly ResponseURL?: string;
}

export interface Properties {
  readonly [name: string]: unknown;
}

/** The response of the `onEventHandler` of a framework. */
export interface OnEventResult {
  readonly PhysicalResourceId: string;
  readonly Data?: { readonly [name: string]: string | readonly string[] };
  readonly NoEcho?: boolean;
}

export interface IsCompleteResult {
  readonly IsComplete: boolean;
  readonly Data?: OnEventResult['Data'];
}

/** The context that Lambda passes with the event. */
export interface LambdaContext {
  /** Absent if there is no limit. */
  getRemainingTimeInMillis?(): number;
}

/** The id that aws-cdk-lib's provider framework assigns to a resource whose creation failed. */
export const CREATE_FAILED = 'AWSCDK::CustomResourceProviderFramework::CREATE_FAILED';
/** The id that the framework assigns when a resource is deleted without a physical id, since its creation failed without one. */
export const MISSING_ID = 'AWSCDK::CustomResourceProviderFramework::MISSING_PHYSICAL_ID';
