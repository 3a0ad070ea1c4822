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
}
