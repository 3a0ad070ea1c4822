import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { runProgram } from './run-program';

const VERIFIER = path.join(__dirname, 'go-verifier');

/** A certificate with the chain that came with it, and what its client trusts. */
export interface JudgedChain {
  readonly title: string;
  readonly leaf: string;
  readonly chain: readonly string[];
  readonly roots: readonly string[];
  readonly dnsName: string;
}

export interface Judgement {
  readonly verified: number;
  /** The reasons, by title. */
  readonly invalid: { readonly [title: string]: string };
}

/** What Go's verifier says. This process stays responsive, because it may be the server of the chains. */
export async function judgeWithGo(chains: readonly JudgedChain[]): Promise<Judgement> {
  const { status, stdout, stderr } = await runProgram('go', ['run', '.'], {
    cwd: VERIFIER,
    env: process.env,
    input: JSON.stringify(chains),
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Judgement;
}

/** What `openssl verify` says. One call judges all leaves with the same chain and the same roots. */
export async function judgeWithOpenssl(chains: readonly JudgedChain[]): Promise<Judgement> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-chains-'));
  const invalid: Record<string, string> = {};
  const groups = new Map<string, JudgedChain[]>();
  for (const one of chains) {
    const key = JSON.stringify([one.chain, one.roots]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  try {
    for (const [index, group] of [...groups.values()].entries()) {
      const at = path.join(folder, String(index));
      mkdirSync(at);
      const [{ chain, roots }] = group as [JudgedChain];
      writeFileSync(path.join(at, 'chain.pem'), chain.join('\n'));
      writeFileSync(path.join(at, 'roots.pem'), roots.join('\n'));
      group.forEach(({ leaf }, number) => writeFileSync(path.join(at, `${number}.pem`), leaf));
      const trust = ['-CAfile', 'roots.pem', '-no-CApath', '-no-CAstore', '-x509_strict'];
      const leaves = group.map((_, number) => `${number}.pem`);
      const verify = ['verify', ...trust, '-untrusted', 'chain.pem', ...leaves];
      const { stdout, stderr } = await runProgram('openssl', verify, { cwd: at, env: process.env });
      group.forEach(({ title }, number) => {
        if (!new RegExp(`^${number}\\.pem: OK$`, 'm').test(stdout)) invalid[title] = `${stdout}${stderr}`;
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { verified: chains.length - Object.keys(invalid).length, invalid };
}

/** What OpenSSL says of a certificate by the revocation list that the certificate itself names, and by the OCSP server that it names. */
export async function revocationOf({
  leaf,
  chain,
  roots,
}: Pick<JudgedChain, 'leaf' | 'chain' | 'roots'>): Promise<{ readonly list: string; readonly ocsp: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-revocation-'));
  const openssl = (...args: string[]) => {
    const { stdout, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    return `${stdout}${stderr}`;
  };
  try {
    const issuer = chain[0] ?? '';
    Object.entries({ leaf, issuer, chain: chain.join('\n'), roots: roots.join('\n') }).forEach(([name, text]) =>
      writeFileSync(path.join(folder, `${name}.pem`), text),
    );
    const [, address = ''] =
      /URI:(\S+)/.exec(openssl('x509', '-in', 'leaf.pem', '-noout', '-ext', 'crlDistributionPoints')) ?? [];
    const list = await fetch(address);
    writeFileSync(path.join(folder, 'list.der'), Buffer.from(await list.arrayBuffer()));
    openssl('crl', '-inform', 'DER', '-in', 'list.der', '-out', 'list.pem');
    const trust = ['-CAfile', 'roots.pem', '-untrusted', 'chain.pem'];
    const verified = openssl('verify', '-crl_check', '-CRLfile', 'list.pem', ...trust, 'leaf.pem');
    const server = openssl('x509', '-in', 'leaf.pem', '-noout', '-ocsp_uri').trim();
    const trusted = ['-CAfile', 'roots.pem', '-verify_other', 'chain.pem'];
    const asked = ['ocsp', '-issuer', 'issuer.pem', '-cert', 'leaf.pem', '-url', server, ...trusted];
    const { stdout, stderr } = await runProgram('openssl', asked, { cwd: folder, env: process.env });
    return { list: verified, ocsp: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
