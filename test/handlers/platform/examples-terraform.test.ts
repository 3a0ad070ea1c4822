/** @tier complete */
import { cpSync, readFileSync } from 'fs';
import * as path from 'path';
import * as registry from '../../../src/handlers';
import { TestEmulator } from '../../support/emulator';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { Organizations } from '../../support/organizations';
import { TerraformFolder } from '../../support/terraform';

// Each example takes two plans and two applies by real terraform.
jest.setTimeout(60_000);

const EXAMPLES = path.join(__dirname, '..', '..', '..', 'examples');
const ofPlatform = (managedResources: Readonly<Record<string, { definition(): { readonly service: string } }>>) =>
  Object.keys(managedResources).filter((type) => managedResources[type].definition().service === 'platform');
/** The provider runs in the process of the test, with a working directory different from terraform's. */
const resource = (type: string) =>
  readFileSync(path.join(EXAMPLES, 'resources', type, 'resource.tf'), 'utf8').replaceAll(
    '${path.module}',
    terraform.folder,
  );
const dataSource = (type: string) => readFileSync(path.join(EXAMPLES, 'data-sources', type, 'data-source.tf'), 'utf8');

/** Data sources show what these resources have made. */
const SHOWN = [
  'lintel_registry_module',
  'lintel_policy',
  'lintel_admin_module_consumers',
  'lintel_policy_set_parameter',
  // With the key and the provider.
  'lintel_registry_provider_version',
  'lintel_policy_set_version',
  'lintel_task_config',
];

/** The module that it is of is among them. */
const noCodeModule = () => resource('lintel_no_code_module').replace(/^[^]*?(?=resource "lintel_no_code_module")/, '');
const shown = () => [...SHOWN.map(resource), noCodeModule()].join('');

let service: TestEmulator;
let terraform: TerraformFolder;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ service, terraform, close } = await openTerraformEnvironment('standard', {}, true));
  const organizations = new Organizations(service);
  for (const name of ['beta', 'gamma']) await organizations.provide(name);
  cpSync(path.join(__dirname, 'modules', 'network'), path.join(terraform.folder, 'modules', 'vpc'), {
    recursive: true,
  });
  cpSync(path.join(__dirname, 'policy-folders', 'sentinel'), path.join(terraform.folder, 'policies'), {
    recursive: true,
  });
  cpSync(path.join(__dirname, 'releases', 'internal-1.0.0'), path.join(terraform.folder, 'dist'), { recursive: true });
});

afterEach(async () => {
  await close();
});

it('reads existing objects with the examples of all data sources', async () => {
  await terraform.configure(shown()).apply();
  const { objects, ...rest } = await service.control.snapshot();
  const task = {
    id: 'task-scan',
    organization: 'acme',
    name: 'image-scan',
    url: 'https://scanner.example.com/',
    description: '',
    category: 'task',
    hmacKey: null,
    enabled: true,
  };
  const association = {
    id: 'wstask-1',
    workspace: 'ws-app',
    task: task.id,
    enforcementLevel: 'mandatory',
    stages: ['post_plan'],
  };
  await service.control.restore({
    ...rest,
    objects: {
      ...objects,
      sshKeys: [{ id: 'sshkey-modules', organization: 'acme', values: { name: 'modules' } }],
      runTasks: [...(objects.runTasks as unknown as object[]), task],
      workspaceRunTasks: [association],
    } as never,
  });

  const types = ofPlatform(registry.dataSources);
  await terraform.configure(shown() + types.map(dataSource).join('')).apply();
  const read = terraform.state().resources.filter(({ mode }) => mode === 'data');
  expect([...new Set(read.map(({ type }) => type))].sort()).toEqual([...types].sort());
  const { outputs } = terraform.state() as unknown as {
    outputs: { readonly [name: string]: { readonly value: unknown } };
  };
  const reported = Object.fromEntries(Object.entries(outputs).map(([name, { value }]) => [name, value]));
  expect(reported).toMatchObject({
    module_consumers: ['beta', 'gamma'],
    mandatory_run_tasks: [task.id],
    cost_projects: ['prj-payments'],
    payments_run_tasks: ['project-cost'],
    run_task_addresses: { 'image-scan': 'https://scanner.example.com/' },
    policy_enforcement_levels: { 'restrict-instance-types': 'mandatory' },
    organizations_that_share_modules: ['acme'],
    newest_vpc_version: '1.1.0',
    newest_version: '1.1.0',
    newest_versions: { vpc: '1.1.0' },
    all_versions: ['1.1.0', '1.0.0'],
    can_be_used: true,
  });
});
