import { RemovalPolicy } from 'aws-cdk-lib';
import { ILintelProvider } from './lintel-provider-interface';

/** What the properties of every resource have in common. */
export interface LintelResourceProps {
  /**
   * The provider that makes it, of this stack, of another one of the same region and account, or of another app.
   *
   * @default - the provider of the stack
   */
  readonly provider?: ILintelProvider;

  /**
   * What becomes of the object when the resource leaves the stack.
   *
   * @default RemovalPolicy.DESTROY
   */
  readonly removalPolicy?: RemovalPolicy;

  /**
   * The import id of an object that exists, which becomes the object of this resource: it is read, compared with the properties, and
   * changed where it differs. It counts when the resource is made. While it is configured, the object stays where a deployment is undone
   * or the whole stack is deleted: remove it once the resource is deployed.
   *
   * @default - an object is made, and one that exists already is refused
   */
  readonly adopt?: string;
}
