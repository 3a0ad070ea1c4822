import { RemovalPolicy } from 'aws-cdk-lib';
import { LintelProvider } from './lintel-provider';

/** What the properties of every resource have in common. */
export interface LintelResourceProps {
  /**
   * The provider that makes it.
   *
   * @default - the provider of the stack
   */
  readonly provider?: LintelProvider;

  /**
   * What becomes of the object when the resource leaves the stack.
   *
   * @default RemovalPolicy.DESTROY
   */
  readonly removalPolicy?: RemovalPolicy;
}
