/** @tier complete */
import * as path from 'path';
import { TestEmulator } from '../../../support/emulator';
import { openTerraformEnvironment } from '../../../support/environments/terraform-environment';
import { TerraformFolder } from '../../../support/terraform';

let service: TestEmulator;
let terraform: TerraformFolder;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ service, terraform, close } = await openTerraformEnvironment('standard', {}, true));
});

afterEach(async () => {
  await close();
});

const MODULES = `resource "lintel_registry_module" "network" {
  organization    = "acme"
  name            = "network"
  module_provider = "aws"
}

resource "lintel_registry_module_version" "network" {
  module_id        = lintel_registry_module.network.id
  version          = "1.0.0"
  source_directory = "${path.join(__dirname, '..', 'modules', 'network')}"
}

resource "lintel_registry_module" "consul" {
  organization    = "acme"
  registry_name   = "public"
  namespace       = "hashicorp"
  name            = "consul"
  module_provider = "aws"
}
`;

const network = 'namespace = "acme"\n  name = "network"\n  depends_on = [lintel_registry_module_version.network]';
const consul =
  'registry_name = "public"\n  namespace = "hashicorp"\n  name = "consul"\n  module_provider = "aws"\n  depends_on = [lintel_registry_module.consul]';
const data: { readonly [objectPath: string]: readonly [body: string, reported: string] } = {
  'lintel_registry_browse.it': [
    'namespace = "acme"\n  module_provider = "aws"\n  depends_on = [lintel_registry_module_version.network]',
    'modules[*].id',
  ],
  'lintel_registry_browse.all': ['depends_on = [lintel_registry_module_version.network]', 'modules[*].module_provider'],
  'lintel_registry_search.it': [
    'q = "stands"\n  max_results = 5\n  depends_on = [lintel_registry_module_version.network]',
    'modules[0].description',
  ],
  'lintel_registry_module_versions.it': [`${network}\n  module_provider = "aws"`, 'versions[*].version'],
  'lintel_registry_module_versions.public': [consul, 'versions[*].version'],
  'lintel_registry_module_latest.each': [network, 'modules[*].version'],
  'lintel_registry_module_latest.it': [`${network}\n  module_provider = "aws"`, 'modules[0].root.inputs[*].name'],
  'lintel_registry_module_latest.public': [consul, 'modules[0].version'],
  'lintel_registry_standard_module.it': [
    `${network}\n  module_provider = "aws"\n  version = "1.0.0"`,
    'submodules[*].path',
  ],
  'lintel_registry_standard_module.public': [`${consul}\n  version = "1.0.0"`, 'versions'],
  'lintel_registry_module_download.newest': [`${network}\n  module_provider = "aws"`, 'resolved_version'],
  'lintel_registry_module_download.it': [`${network}\n  module_provider = "aws"\n  version = "1.0.0"`, 'version'],
  'lintel_registry_module_version.it': [
    'module_id = lintel_registry_module.network.id\n  version = "1.0.0"\n  depends_on = [lintel_registry_module_version.network]',
    'status',
  ],
};

const blocks = Object.entries(data)
  .map(([objectPath, [body, reported]]) => {
    const [type, name] = objectPath.split('.');
    return `data "${type}" "${name}" {\n  ${body}\n}\noutput "${type}-${name}" {\n  value = data.${objectPath}.${reported}\n}\n`;
  })
  .join('');

it('finds a module published in the same apply with every data source of the registry protocol', async () => {
  terraform.configure(MODULES + blocks);
  await terraform.apply();
  const outputs = JSON.parse(await terraform.succeed('output', '-json')) as { [name: string]: { value: unknown } };
  expect(
    Object.fromEntries(
      Object.entries(outputs).map(([name, { value }]) => [name.replace('lintel_registry_', ''), value]),
    ),
  ).toEqual({
    'browse-it': ['acme/network/aws/1.0.0'],
    'browse-all': ['aws'],
    'search-it': 'What everything else stands in.',
    'module_versions-it': ['1.0.0'],
    'module_versions-public': ['1.1.0', '1.0.0'],
    'module_latest-each': ['1.0.0'],
    'module_latest-it': ['cidr'],
    'module_latest-public': '1.1.0',
    'standard_module-it': ['modules/subnet'],
    'standard_module-public': ['1.1.0', '1.0.0'],
    'module_download-newest': '1.0.0',
    'module_download-it': '1.0.0',
    'module_version-it': 'ok',
  });
  expect(await terraform.planIsEmpty()).toBe(true);
  expect((await service.control.requests()).unknown).toBe(0);
}, 60_000);

it('hides the download address, which needs no token, from all output', async () => {
  terraform.configure(
    `${MODULES}data "lintel_registry_module_download" "it" {\n  ${network}\n  module_provider = "aws"\n}\noutput "place" {\n  value = data.lintel_registry_module_download.it.location\n  sensitive = true\n}\n`,
  );
  const shown = await terraform.apply();
  const objectPath = JSON.parse(await terraform.succeed('output', '-json', 'place')) as string;
  expect(objectPath).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_archivist\/.*archive=tar\.gz$/);
  expect(shown).not.toContain('_archivist');
  expect((await fetch(objectPath)).status).toBe(200);
}, 60_000);
