import type { KeyObject } from 'crypto';
import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped } from '../envelope';
import type { EnvelopeOptions } from '../envelope';
import { readFlag, readText } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';
import { readCertificate } from './x509/certificate';
import { exportKey, shapeOf } from './x509/keys';
import { derOf } from './x509/pem';

/** A certificate's output format. */
export interface Output {
  readonly format: 'pem' | 'der' | 'pem_bundle';
  readonly privateKeyFormat: 'der' | 'pkcs8';
  readonly removeRoots: boolean;
}

export function readOutput(body: Fields): Output {
  const format = readText(body, 'format') || 'pem';
  const privateKeyFormat = readText(body, 'private_key_format') || 'der';
  if (format !== 'pem' && format !== 'der' && format !== 'pem_bundle') {
    throw badRequest('the "format" path parameter must be "pem", "der", or "pem_bundle"');
  }
  if (privateKeyFormat !== 'der' && privateKeyFormat !== 'pkcs8') {
    throw badRequest('the "private_key_format" parameter must be "der" or "pkcs8"');
  }
  return { format, privateKeyFormat, removeRoots: readFlag(body, 'remove_roots_from_chain') ?? false };
}

export interface Issued {
  /** PEM. */
  readonly certificate: string;
  /** Starting with the issuing certificate. */
  readonly chain: readonly string[];
  /** Set if the key was generated here. */
  readonly key?: KeyObject;
  readonly extra?: object;
}

/** The response of issue, sign and sign-intermediate. */
export function certificateResponse(world: World, issued: Issued, output: Output, options?: EnvelopeOptions): Reply {
  const {
    dialects: { secrets: dialect },
  } = world;
  const read = readCertificate(issued.certificate);
  const expiration = Math.floor((read?.notAfter.getTime() ?? 0) / 1000);
  const chain = issued.chain.filter((each) => !(output.removeRoots && readCertificate(each)?.isRoot));
  return enveloped(
    world,
    {
      certificate:
        output.format === 'pem_bundle'
          ? bundle(issued, chain, dialect === 'standard')
          : written(issued.certificate, output),
      issuing_ca: written(issued.chain[0] ?? '', output),
      ...(chain.length > 0 ? { ca_chain: chain.map((each) => written(each, output)) } : {}),
      serial_number: read?.serial,
      expiration: dialect === 'standard' ? String(expiration) : expiration,
      ...(issued.key ? keyData(issued.key, output) : {}),
      ...issued.extra,
    },
    options,
  );
}

/** The private key in the response. */
export function keyData(
  key: KeyObject,
  { format, privateKeyFormat }: Output,
): { readonly private_key: string; readonly private_key_type: string } {
  return {
    private_key: exportKey(key, privateKeyFormat, format === 'der' ? 'der' : 'pem'),
    private_key_type: shapeOf(key)?.type ?? '',
  };
}

/** The specification appends the issuing certificate unless it is a root; Vault and OpenBao append the whole chain. */
function bundle(
  { certificate, chain: [issuing = ''], key }: Issued,
  chain: readonly string[],
  standard: boolean,
): string {
  const above = standard
    ? [issuing].filter((each) => !readCertificate(each)?.isRoot)
    : chain.filter((each) => each !== certificate);
  return [...(key ? [exportKey(key, 'der', 'pem')] : []), certificate, ...above].join('\n');
}

function written(pem: string, { format }: Output): string {
  return format === 'der' ? derOf(pem).toString('base64') : pem;
}
