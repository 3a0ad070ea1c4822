import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { LintelProvider, SecretReference } from 'lintel-awscdk';

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-awscdk-app-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An app that leaves nothing behind. */
export function newApp(): App {
  return new App({ outdir: mkdtempSync(path.join(folder, 'cdk.out-')) });
}

/** A stack with a provider that reaches both services. */
export function stackWithProvider(): Stack {
  const stack = new Stack(newApp(), 'stack', { env: { account: '123456789012', region: 'eu-central-1' } });
  new LintelProvider(stack, 'Lintel', {
    platform: { address: 'https://platform.example.com', token: secretCalled(stack, 'platform-token') },
    secrets: { address: 'https://secrets.example.com', token: secretCalled(stack, 'secrets-token') },
  });
  return stack;
}

export function secretCalled(stack: Stack, name: string): SecretReference {
  return SecretReference.fromSecretsManager(Secret.fromSecretNameV2(stack, name, name));
}

export interface Resource {
  readonly Type: string;
  readonly Properties: { readonly [name: string]: any };
  readonly DeletionPolicy?: string;
  readonly DependsOn?: readonly string[];
}

/** The resources of a type, by their logical ids. */
export function resourcesOf(stack: Stack, type: string): { readonly [id: string]: Resource } {
  return Template.fromStack(stack).findResources(type) as { readonly [id: string]: Resource };
}

export function onlyResource(stack: Stack, type: string): Resource {
  const found = Object.values(resourcesOf(stack, type));
  if (found.length !== 1) throw new Error(`there are ${found.length} resources of the type ${type}`);
  return found[0]!;
}

/** What the policies of a stack let the function do, as `action resource`, sorted. */
export function permissions(stack: Stack): string[] {
  const documents = Object.values(resourcesOf(stack, 'AWS::IAM::ManagedPolicy')).filter(({ Properties }) =>
    JSON.stringify(Properties.Roles).includes('LintelRole'),
  );
  return documents
    .flatMap(({ Properties }) =>
      (Properties.PolicyDocument.Statement as Statement[]).flatMap(({ Action, Resource: resources }) =>
        [Action]
          .flat()
          .flatMap((action) =>
            [resources]
              .flat()
              .map((resource) => `${action} ${typeof resource === 'string' ? resource : textOf(resource)}`),
          ),
      ),
    )
    .sort();
}

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

/** `arn:${AWS::Partition}:…` of a join, and the logical id of a reference. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const {
    'Fn::Join': join,
    'Fn::GetAtt': attribute,
    Ref,
  } = value as { readonly 'Fn::Join'?: [string, unknown[]]; readonly 'Fn::GetAtt'?: string[]; readonly 'Ref'?: string };
  if (join) return join[1].map(textOf).join(join[0]);
  return attribute ? attribute.join('.') : String(Ref);
}
