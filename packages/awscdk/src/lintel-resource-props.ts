import { RemovalPolicy } from 'aws-cdk-lib';
import { ILintelProvider } from './lintel-provider-interface';

/** Common properties of all resources. */
export interface LintelResourceProps {
  /**
   * The provider that creates the resource: of this stack, of another stack in the same region and account, or of another app.
   *
   * @default - the provider of the stack
   */
  readonly provider?: ILintelProvider;

  /**
   * What happens to the object when the resource is removed from the stack.
   *
   * @default RemovalPolicy.DESTROY
   */
  readonly removalPolicy?: RemovalPolicy;

  /**
   * The import id of an existing object that this resource takes over. The object is compared with the properties, and changed where it
   * differs. Applies only when the resource is created. As long as it is set, the object is not deleted when a deployment is rolled back or
   * the whole stack is deleted, so remove it once the resource is deployed.
   *
   * @default - a new object is created, and the deployment fails if it already exists
   */
  readonly adopt?: string;
}
