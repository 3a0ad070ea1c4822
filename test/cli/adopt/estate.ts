import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import * as registry from '../../../src/handlers';
import { startEmulator, TestEmulator } from '../../support/emulator';
import { Core } from '../../support/environments/core';
import { settingsFor } from '../../support/environments/environment';
import { createFixtures, standardResources } from '../../support/environments/resources';
import { Finished, lintel, startLintel } from '../run-cli';
import { plant } from './hostile';

/** The variables of each workspace. */
export const WORKSPACE_KEYS = ['AWS_REGION', 'cost_center', 'owner', 'replicas', 'zones'];

/** Two emulated services with objects, and a folder for the generated code. */
export class Estate {
  public static async start(): Promise<Estate> {
    return new Estate(await startEmulator());
  }

  public readonly folder = mkdtempSync(path.join(tmpdir(), 'lintel-adopt-'));
  private readonly home = mkdtempSync(path.join(tmpdir(), 'lintel-home-'));

  private constructor(public readonly service: TestEmulator) {}

  /** The environment variables for the command and Terraform. */
  public environment(power: 'root' | 'reader' | 'none' = 'root'): Record<string, string> {
    const { address } = this.service;
    return {
      LINTEL_PLATFORM_ADDRESS: address,
      LINTEL_PLATFORM_TOKEN: `platform-${power}`,
      LINTEL_SECRETS_ADDRESS: address,
      LINTEL_SECRETS_TOKEN: `secrets-${power}`,
      HOME: this.home,
      XDG_CACHE_HOME: path.join(this.home, 'cache'),
      CI: '1',
    };
  }

  /** Creates a full and a minimal object of every resource type that a service without a dialect has. */
  public async fill(): Promise<this> {
    const fixtures = await createFixtures(this.service);
    const core = await Core.start(registry, settingsFor(this.service));
    for (const [index, { type, single }] of standardResources.entries()) {
      const { full, minimal, second } = fixtures[index];
      for (const config of [full[full.length - 1], ...(single ? [] : [{ ...minimal, ...second }])]) {
        await core.apply(type, config);
      }
    }
    await core.close();
    return this;
  }

  /** Creates objects with hostile names and texts. */
  public plant(): Promise<number> {
    return plant({ post: (url, body) => this.post(url, body) });
  }

  public async post(url: string, body: object): Promise<any> {
    const response = await this.service.request('POST', url, { body });
    if (response.status >= 300) throw new Error(`POST ${url}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  }

  /** Creates a run task, and returns its ID. */
  public async runTask(attributes: object): Promise<string> {
    const document = {
      data: {
        type: 'tasks',
        attributes: { url: 'https://example.com/hook', description: 'Scans.', category: 'task', ...attributes },
      },
    };
    return (await this.post('/api/v2/organizations/acme/tasks', document)).data.id;
  }

  /** Creates workspaces with variables, and gives two teams access to each. Returns the ID of the first, `shop`. */
  public async workspaces(count: number): Promise<string> {
    const make = async (type: string, name: string): Promise<string> =>
      (await this.post(`/api/v2/organizations/acme/${type}`, { data: { type, attributes: { name } } })).data.id;
    const [builders, readers] = [await make('teams', 'builders'), await make('teams', 'readers')];
    const made: string[] = [];
    for (let index = 0; index < count; index++) {
      const workspace = await make('workspaces', index === 0 ? 'shop' : `app-${index}`);
      made.push(workspace);
      for (const key of WORKSPACE_KEYS) await this.variable(workspace, key);
      await this.access(workspace, builders, { access: 'custom', runs: 'apply' });
      await this.access(workspace, readers, { access: 'read' });
    }
    return made[0]!;
  }

  public async variable(workspace: string, key: string, more: object = {}): Promise<void> {
    const value = key === 'zones' ? '["a", "b"]' : `${key} of it`;
    const category = key === 'AWS_REGION' ? 'env' : 'terraform';
    const attributes = { key, value, category, hcl: key === 'zones', ...more };
    await this.post(`/api/v2/workspaces/${workspace}/vars`, { data: { type: 'vars', attributes } });
  }

  private async access(workspace: string, team: string, attributes: object): Promise<void> {
    const relationships = {
      team: { data: { type: 'teams', id: team } },
      workspace: { data: { type: 'workspaces', id: workspace } },
    };
    await this.post('/api/v2/team-workspaces', { data: { type: 'team-workspaces', attributes, relationships } });
  }

  /** Creates a mount with an issuer of every origin, which the configurations and a role of the mount refer to by id and by name. */
  public async authority(mount: string): Promise<void> {
    const at = `/v1/${mount}`;
    await this.post(`/v1/sys/mounts/${mount}`, { type: 'pki', config: { max_lease_ttl: '87600h' } });
    // The service makes the oldest issuer the default by itself.
    const root = { common_name: 'Root', issuer_name: 'top', ttl: '87600h', not_before_duration: '1h' };
    await this.post(`${at}/root/generate/internal`, root);
    const { data: request } = await this.post(`${at}/intermediate/generate/internal`, { common_name: 'Issuing' });
    const { data: signed } = await this.post(`${at}/root/sign-intermediate`, {
      ...request,
      common_name: 'Issuing',
      ttl: '43800h',
    });
    const { data: imported } = await this.post(`${at}/intermediate/set-signed`, { certificate: signed.certificate });
    const [issuer] = imported.imported_issuers as string[];
    await this.post(`${at}/issuer/${issuer}`, { issuer_name: 'issuing' });
    await this.post(`${at}/config/issuers`, { default: 'issuing' });
    await this.post(`${at}/config/keys`, { default: imported.mapping[issuer] });
    await this.post(`${at}/roles/by-id`, { issuer_ref: issuer });
    await this.post(`${at}/roles/by-name`, { issuer_ref: 'top' });
    await this.post(`${at}/config/acme`, { allowed_issuers: ['issuing', issuer], allowed_roles: ['by-name'] });
  }

  /** Removes progress lines, which appear on a slow machine, from standard error. */
  public async adopt(args: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
    const finished = await lintel(['adopt', ...args], { ...this.environment(), ...env });
    return {
      ...finished,
      stderr: finished.stderr.replace(/^(?:Listing: .*|Reading: .*|Planning.*|Initializing)\n/gm, ''),
    };
  }

  public startAdopting(args: readonly string[]): ReturnType<typeof startLintel> {
    return startLintel(['adopt', ...args], this.environment());
  }

  /** The methods of all requests since the log was cleared. */
  public async methods(): Promise<string[]> {
    const { requests, unknown } = await this.service.control.requests();
    if (unknown > 0) {
      throw new Error(
        `requests that the services do not know: ${JSON.stringify(requests.filter(({ operation }) => operation === null))}`,
      );
    }
    return [...new Set(requests.map(({ method }) => method))].sort();
  }

  public files(folder = this.folder): string[] {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  }

  public read(file: string, folder = this.folder): string {
    return readFileSync(path.join(folder, file), 'utf8');
  }

  public async close(): Promise<void> {
    await this.service.close();
    for (const folder of [this.folder, this.home]) rmSync(folder, { recursive: true, force: true });
  }
}

/** The counts in the summary line of a plan. */
export function planLine({ stdout }: Finished): string | undefined {
  return /^Plan: .*$/m.exec(stdout)?.[0];
}
