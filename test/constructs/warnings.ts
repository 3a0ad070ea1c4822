import type { IConstruct } from 'constructs';

/** The warnings of a construct and of everything in it, as cdktf's command shows them. */
export function warningsIn(construct: IConstruct): string[] {
  return construct.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata.filter(({ type }) => type === '@cdktf/warn').map(({ data }) => data as string),
    );
}
