import { Aspects, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks } from 'cdk-nag';
import { everything, wholeStack } from './whole-stacks';

const PACKS = [AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks];

/** What the packs tell of a stack and those in it, as `path: rule`. What they could not look at counts, too. */
function findingsOf(stack: Stack): string[] {
  for (const Pack of PACKS) Aspects.of(stack).add(new Pack({ reports: false }));
  Template.fromStack(stack);
  return stack.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => /^aws:cdk:(?:error|warning)$/.test(type))
        .map(({ data }) => `${node.path}: ${String(data).split(':')[0]}`),
    )
    .sort();
}

describe('cdk-nag, with the rules of AwsSolutions, HIPAA Security and NIST 800-53 revision 5', () => {
  test('reports no findings with default properties', () => {
    expect(findingsOf(wholeStack())).toEqual([]);
  });

  test('reports no findings with all properties', () => {
    expect(findingsOf(wholeStack(everything))).toEqual([]);
  });
});
