import { createHash } from 'crypto';
import { readdirSync, readFileSync, statSync } from 'fs';
import * as path from 'path';
import { ZipFile } from 'yazl';
import type { Attributes, PlainAttribute } from '../../../src/definition/attribute';
import { flatAttributes } from '../../../src/definition/flatten';
import { isValues, Value, Values } from '../../../src/definition/value';
import type { AwsServices } from '../cloudformation/aws-services';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * A configuration as properties of a custom resource: scalars as strings, secrets as references to where they are stored, files and folders
 * as assets.
 */
export async function propertiesOf(
  aws: AwsServices,
  attributes: Attributes,
  config: Values,
): Promise<{ [name: string]: unknown }> {
  const flat = flatAttributes(attributes);
  const properties: { [name: string]: unknown } = {};
  for (const name of Object.keys(config)) {
    if (config[name] !== undefined) properties[pascal(name)] = await propertyOf(aws, flat[name], config[name]);
  }
  return properties;
}

async function propertyOf(aws: AwsServices, attribute: PlainAttribute, value: Value): Promise<unknown> {
  if (attribute.sensitive) return reference(aws, value);
  if ('asset' in attribute && attribute.asset) return asset(aws, String(value));
  if (attribute.type === 'object') return propertiesOf(aws, attribute.attributes, value as Values);
  if (attribute.type === 'objects') {
    return Promise.all((value as readonly Values[]).map((element) => propertiesOf(aws, attribute.attributes, element)));
  }
  return texts(value);
}

/** Equal secrets have one location, so their references are equal. */
function reference(aws: AwsServices, value: Value): object {
  const text = isValues(value) ? JSON.stringify(value) : String(value);
  const id = `secret-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  aws.secrets.set(id, [text]);
  return { SecretsManager: id };
}

function texts(value: Value): unknown {
  if (Array.isArray(value)) return value.map(texts);
  if (isValues(value)) return Object.fromEntries(Object.keys(value).map((name) => [name, texts(value[name])]));
  return String(value);
}

/** Staged as by aws-cdk-lib: a file as it is, a folder as an archive with the modes of its files. */
async function asset(aws: AwsServices, place: string): Promise<string> {
  const key = `assets/${Buffer.from(place).toString('base64url')}`;
  aws.objects.set(key, statSync(place).isDirectory() ? await zipped(place) : readFileSync(place));
  return `s3://${key}`;
}

async function zipped(folder: string): Promise<Buffer> {
  const archive = new ZipFile();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) archive.addFile(file, name);
  }
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
