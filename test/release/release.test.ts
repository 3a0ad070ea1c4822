/** @tier complete */
import { execFileSync, spawn } from 'child_process';
import { createHash } from 'crypto';
import { once } from 'events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'fs';
import { request } from 'http';
import * as path from 'path';
import { lintel } from '../cli/run-cli';
import { createClientCertificate } from '../support/client-certificate';
import { withoutCodeLine } from '../support/code-line';
import { compiledExecutable, compiledPackage } from '../support/compiled';
import { startEmulator, TestEmulator } from '../support/emulator';
import { withInstalledProvider } from '../support/installed-provider';
import { absentProgram, describeGiven, describeNeeding } from '../support/needed';
import { PluginProcess } from '../support/plugin-process';
import { runProgram } from '../support/run-program';
import { TerraformFolder } from '../support/terraform';
import { guideBlocks, remedyFor } from './install-guide';
import { MuslSystem } from './musl-system';
import { ABSENT_OCI_REGISTRY, startOciRegistry } from './oci-registry';
import { startProxy } from './proxy';
import { startRegistry, Registry } from './registry';
import {
  ABSENT_FOR_RELEASE,
  ReleaseFolder,
  makeOciLayout,
  makeRelease,
  makeReleaseKey,
  scratchFolder,
  unpack,
} from './release-folder';

// Packing, unpacking and hashing executables of 130 MB takes a while where others work beside it.
jest.setTimeout(240_000);

// oxlint-disable-next-line typescript/no-require-imports -- a module of the other kind
const { createMessage, readKey, readSignature, verify } = require('openpgp') as typeof import('openpgp', {
  with: { 'resolution-mode': 'import' },
});

/** What the README shows people first. */
const README = /```hcl\n(terraform \{[\s\S]*?)```/.exec(
  readFileSync(path.join(__dirname, '..', '..', 'README.md'), 'utf8'),
)![1];

/** What docs/install.md says. */
const GUIDE = guideBlocks('run');
const ROOT = path.join(__dirname, '..', '..');
const PLACEMENT = path.join(ROOT, 'src', 'placement', 'place-executable.ts');
const PLATFORMS = ['linux_amd64', 'linux_amd64_musl'];
const DOCKERFILE = path.join(ROOT, 'examples', 'container', 'Dockerfile');

describeNeeding('A release', ABSENT_FOR_RELEASE, () => {
  const scratch = scratchFolder();
  const place = (name: string) => path.join(scratch.folder, name);
  let release: ReleaseFolder;
  let again: ReleaseFolder;
  /** The archive as Terraform has it after `init`. */
  let installed: string;
  let emulator: TestEmulator;
  let services: NodeJS.ProcessEnv;

  beforeAll(async () => {
    const key = { LINTEL_RELEASE_KEY: await makeReleaseKey(scratch.folder), SOURCE_DATE_EPOCH: '1700000000' };
    [release, again, emulator] = await Promise.all([
      makeRelease(place('release'), key, ...PLATFORMS),
      makeRelease(
        place('again'),
        { ...key, TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8', HOSTNAME: 'elsewhere' },
        ...PLATFORMS,
      ),
      startEmulator({ tls: true }),
    ]);
    installed = await unpack(path.join(release.folder, `${release.prefix}_linux_amd64.zip`), place('installed'));
    writeFileSync(place('services.pem'), emulator.ca!);
    services = {
      LINTEL_PLATFORM_ADDRESS: emulator.address,
      LINTEL_PLATFORM_TOKEN: 'platform-root',
      LINTEL_SECRETS_ADDRESS: emulator.address,
      LINTEL_SECRETS_TOKEN: 'secrets-root',
      NODE_EXTRA_CA_CERTS: place('services.pem'),
    };
  });

  afterAll(async () => {
    await emulator?.close();
    scratch.remove();
  });

  const program = (name: string) => path.join(installed, name);
  const terraform = () => execFileSync('sh', ['-c', 'command -v terraform'], { encoding: 'utf8' }).trim();
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

  /** A checkout in which this release was made. */
  const checkout = () => {
    const folder = place('checkout');
    if (!statSync(folder, { throwIfNoEntry: false })) {
      mkdirSync(path.join(folder, 'dist'), { recursive: true });
      symlinkSync(release.folder, path.join(folder, 'dist', 'release'));
      symlinkSync(path.join(ROOT, 'bin'), path.join(folder, 'bin'));
    }
    return folder;
  };

  /** Types lines of the guide, in a folder with the README's configuration; the home is that folder, too. */
  const type = async (lines: string, folder: TerraformFolder, environment: NodeJS.ProcessEnv = {}) =>
    runProgram('sh', ['-ec', lines], {
      cwd: folder.folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder.folder,
        LINTEL: checkout(),
        CHECKPOINT_DISABLE: '1',
        TF_CLI_ARGS: '-no-color',
        ...environment,
      },
    });

  const executable = () => program(`terraform-provider-lintel_v${release.version}`);

  describe('on the disk', () => {
    it('is the same, byte for byte, when it is made a second time', () => {
      expect(again.names()).toEqual(release.names());
      const hashesOf = (made: ReleaseFolder) => made.names().map((name) => [name, made.hashOf(name)]);
      expect(hashesOf(again)).toEqual(hashesOf(release));
      expect(hashesOf(again.musl())).toEqual(hashesOf(release.musl()));
      expect(release.musl().names()).toEqual(release.names().filter((name) => !name.endsWith('.spdx.json')));
    });

    it('has what registries ask for: archive, manifest, hashes of all, and a signature that its key has made', async () => {
      const { prefix } = release;
      expect(release.names()).toEqual(
        ['.spdx.json', '_SHA256SUMS', '_SHA256SUMS.sig', '_linux_amd64.zip', '_manifest.json', '_signing-key.asc'].map(
          (end) => `${prefix}${end}`,
        ),
      );
      expect(JSON.parse(release.read(`${prefix}_manifest.json`).toString())).toEqual({
        version: 1,
        metadata: { protocol_versions: ['6.0'] },
      });
      const sums = release.read(`${prefix}_SHA256SUMS`);
      const hashed = [`${prefix}.spdx.json`, `${prefix}_linux_amd64.zip`, `${prefix}_manifest.json`];
      expect(sums.toString()).toBe(hashed.map((name) => `${release.hashOf(name)}  ${name}\n`).join(''));
      const { signatures } = await verify({
        message: await createMessage({ binary: sums }),
        signature: await readSignature({ binarySignature: release.read(`${prefix}_SHA256SUMS.sig`) }),
        verificationKeys: await readKey({ armoredKey: release.read(`${prefix}_signing-key.asc`).toString() }),
      });
      expect(await signatures[0].verified).toBe(true);
    });

    it('delivers one executable and all licenses, in at most 60 MB', () => {
      expect(readdirSync(installed).sort()).toEqual([
        'LICENSE',
        'LICENSE-bun.txt',
        'LICENSES.txt',
        `terraform-provider-lintel_v${release.version}`,
      ]);
      expect(readFileSync(program('LICENSE-bun.txt'), 'utf8')).toMatch(
        /JavaScriptCore[^]*MIT License[^]*GNU LIBRARY GENERAL PUBLIC LICENSE[^]*GNU LESSER GENERAL PUBLIC LICENSE/,
      );
      expect(readFileSync(program('LICENSES.txt'), 'utf8')).toMatch(/axios \d/);
      for (const folder of ['', 'musl']) {
        const archive = path.join(release.folder, folder, `${release.prefix}_linux_amd64.zip`);
        expect(statSync(archive).size).toBeLessThanOrEqual(60e6);
      }
    });

    it('has the executable of the npm package for this machine', () => {
      const [own, npm] = [executable(), compiledExecutable()].map((file) =>
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      );
      expect(own).toBe(npm);
    });

    it('names in its bill of materials what is inside, and from where', () => {
      const bill = JSON.parse(release.read(`${release.prefix}.spdx.json`).toString()) as Bill;
      const ids = bill.packages.map(({ SPDXID }) => SPDXID);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^SPDXRef-[A-Za-z0-9.-]+$/.test(id))).toEqual([]);
      const related = bill.relationships.flatMap(({ spdxElementId, relatedSpdxElement }) => [
        spdxElementId,
        relatedSpdxElement,
      ]);
      expect(related.filter((id) => id !== 'SPDXRef-DOCUMENT' && !ids.includes(id))).toEqual([]);
      const archive = bill.packages.find(({ name }) => name.endsWith('linux_amd64.zip'))!;
      expect(archive.checksums![0].checksumValue).toBe(release.hashOf(archive.name));
      const inside = bill.relationships
        .filter(({ spdxElementId }) => spdxElementId === archive.SPDXID)
        .map(({ relatedSpdxElement }) => bill.packages.find(({ SPDXID }) => SPDXID === relatedSpdxElement)!.name);
      expect(inside.filter((name) => name === 'Bun')).toHaveLength(1);
      expect(inside).toEqual(expect.arrayContaining(['lintel', 'axios', 'commander', 'openpgp']));
    });

    it('refuses a platform that there is none for, and names those that there are', async () => {
      expect(await runRelease('--platform', 'plan9_amd64')).toBe(
        'There is no release for plan9_amd64: the platforms are linux_amd64, linux_arm64, darwin_amd64, darwin_arm64, windows_amd64, linux_amd64_musl, linux_arm64_musl.\n',
      );
    });
  });

  describe('as the command line', () => {
    it('has the same help as the npm package', async () => {
      for (const args of [
        ['--help'],
        ['review', '--help'],
        ['drift', '--help'],
        ['adopt', '--help'],
        ['emulator', '--help'],
        ['provider', 'install', '--help'],
        ['--version'],
        ['nothing'],
      ]) {
        const [own, npm] = await Promise.all([
          runProgram(executable(), args, { cwd: installed, env: { PATH: '' } }),
          lintel(args),
        ]);
        const stderr = own.status === 0 ? own.stderr : withoutCodeLine(own.stderr);
        expect({ args, code: own.status, stdout: own.stdout, stderr }).toEqual({ args, ...npm });
      }
    });

    it('says and writes what the npm package does: adopt and review', async () => {
      const service = await startEmulator();
      const env = {
        LINTEL_PLATFORM_ADDRESS: service.address,
        LINTEL_PLATFORM_TOKEN: 'platform-root',
        LINTEL_SECRETS_ADDRESS: service.address,
        LINTEL_SECRETS_TOKEN: 'secrets-root',
      };
      try {
        writeFileSync(place('plan.json'), JSON.stringify(PLAN));
        for (const args of [
          ['adopt', '--json'],
          ['review', '--format', 'html', place('plan.json')],
          ['review', '--format', 'markdown', place('plan.json')],
        ]) {
          const [own, npm] = await Promise.all([
            runProgram(executable(), args, { cwd: installed, env: { ...env, PATH: '' } }),
            lintel(args, env),
          ]);
          const stderr = own.status === 0 ? own.stderr : withoutCodeLine(own.stderr);
          expect({ args, code: own.status, stdout: own.stdout, stderr }).toEqual({ args, ...npm });
          expect(npm.code).toBe(0);
        }
      } finally {
        await service.close();
      }
    });

    it('says and writes what the npm package does: drift of a stack, with nothing on the PATH but terraform', async () => {
      const service = await startEmulator();
      const programs = place('terraform-alone');
      mkdirSync(programs);
      symlinkSync(terraform(), path.join(programs, 'terraform'));
      const env = {
        LINTEL_PLATFORM_ADDRESS: service.address,
        LINTEL_PLATFORM_TOKEN: 'platform-root',
        CHECKPOINT_DISABLE: '1',
      };
      const stack = new TerraformFolder({ ...env, PATH: programs }).write('main.tf', README);
      try {
        const mirror = path.join(stack.folder, 'mirror', 'registry.terraform.io', 'lintel', 'lintel');
        mkdirSync(mirror, { recursive: true });
        const archive = `${release.prefix}_linux_amd64.zip`;
        symlinkSync(path.join(release.folder, archive), path.join(mirror, archive));
        await stack.succeed('init', '-plugin-dir=mirror');
        await stack.apply();
        const { status } = await service.request(
          'PATCH',
          `/api/v2/tasks/${stack.instance('lintel_run_task.image_scan').attributes.id as string}`,
          { body: { data: { type: 'tasks', attributes: { enabled: false } } } },
        );
        expect(status).toBe(200);
        for (const args of [
          ['drift', '--stack', stack.folder],
          ['drift', '--stack', stack.folder, '--format', 'json'],
        ]) {
          const own = await runProgram(executable(), args, { cwd: installed, env: { ...env, PATH: programs } });
          const npm = await lintel(args, env);
          expect({ args, code: own.status, stdout: own.stdout, stderr: own.stderr }).toEqual({ args, ...npm });
          expect(npm).toMatchObject({ code: 3, stdout: expect.stringContaining('lintel_run_task.image_scan') });
        }
      } finally {
        stack.close();
        await service.close();
      }
    });

    it('says what to do if it cannot install itself, because its home cannot be written to', async () => {
      const { status, stdout, stderr } = await runProgram(executable(), ['provider', 'install'], {
        cwd: installed,
        // Not even root may make folders here.
        env: { HOME: '/sys', PATH: '' },
      });
      expect({ status, stdout, remedy: remedyFor(stderr) }).toEqual({
        status: 1,
        stdout: '',
        remedy: expect.stringContaining('Set `HOME`'),
      });
      expect(stderr).toMatch(/^error: cannot copy the provider to \/sys\/.*: E.*\. Set HOME to a folder that you can/);
    });

    it('says how to install what code that it generates depends on, and names no package that a registry lacks', async () => {
      const service = await startEmulator();
      const env = {
        LINTEL_PLATFORM_ADDRESS: service.address,
        LINTEL_PLATFORM_TOKEN: 'platform-root',
        PATH: process.env.PATH,
      };
      try {
        for (const [language, framework, line] of [
          ['typescript', 'cdktn', 'npm install --install-links "$LINTEL/dist/cdktn/js/lintel-cdktn@0.1.0.jsii.tgz"'],
          ['typescript', 'cdktf', 'npm install --install-links "$LINTEL/dist/js/lintel@0.1.0.jsii.tgz"'],
          [
            'python',
            'cdktn',
            '.venv/bin/pip install "$LINTEL/dist/cdktn/python/lintel_cdktn-0.1.0-py3-none-any.whl" -r requirements.txt',
          ],
          [
            'python',
            'cdktf',
            '.venv/bin/pip install "$LINTEL/dist/python/lintel_cdktf-0.1.0-py3-none-any.whl" -r requirements.txt',
          ],
        ] as const) {
          // Without a word about it, code is for CDK Terrain.
          const framed = framework === 'cdktf' ? ['--framework', framework] : [];
          const args = ['adopt', '--yes', '--only', 'admin_organization', '--language', language, ...framed];
          const folder = place(`${language}-${framework}`);
          const { status, stderr } = await runProgram(executable(), [...args, folder], { cwd: installed, env });
          expect(status).toBe(1);
          expect(stderr).toContain(`${line}\nLINTEL is the folder of a checkout`);
        }
      } finally {
        await service.close();
      }
    });

    it('serves the emulator', async () => {
      const started = spawn(executable(), ['emulator', '--port', '0'], {
        env: {},
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [text] = (await once(started.stdout, 'data')) as [Buffer];
      const address = /LINTEL_PLATFORM_ADDRESS=(http:\S+)/.exec(text.toString())![1];
      expect((await fetch(`${address}/_emulator/requests`)).status).toBe(200);
      // A method that the runtime's own server does not know.
      const headers = { 'X-Service-Token': 'secrets-root' };
      const names = await new Promise((resolve, reject) =>
        request(`${address}/v1/sys/policies/acl`, { method: 'LIST', headers }, (response) => {
          response.on('data', (part: Buffer) => resolve(part.toString()));
        })
          .on('error', reject)
          .end(),
      );
      expect(names).toContain('"keys":["default"');
      started.kill('SIGINT');
      expect(await once(started, 'close')).toEqual([0, null]);
    });

    it('installs itself where Terraform looks, also under another name', async () => {
      const home = scratchFolder();
      try {
        const own = path.join(home.folder, 'lintel');
        copyFileSync(executable(), own);
        const { status, stdout } = await runProgram(own, ['provider', 'install'], {
          cwd: home.folder,
          env: { HOME: home.folder },
        });
        const plugins = path.join(
          ...[home.folder, '.terraform.d', 'plugins', 'registry.terraform.io', 'lintel', 'lintel', release.version],
        );
        expect({ status, stdout }).toEqual({
          status: 0,
          stdout: `Installed version ${release.version} in ${plugins}\n`,
        });
        expect(readdirSync(path.join(plugins, 'linux_amd64'))).toEqual([path.basename(executable())]);
      } finally {
        home.remove();
      }
    });
  });

  describe('as the provider', () => {
    const start = async (environment: NodeJS.ProcessEnv = {}, args: string[] = []) =>
      PluginProcess.startWith(await createClientCertificate(), { PATH: '', ...environment }, args, executable());
    const end = async (plugin: PluginProcess) => {
      plugin.child.kill('SIGTERM');
      await plugin.exited;
    };

    it('has nothing on the disk but its socket while it runs', async () => {
      const temporary = scratchFolder();
      try {
        const plugin = await start({ TMPDIR: temporary.folder, HOME: temporary.folder });
        await plugin.handshake();
        const files = readdirSync(temporary.folder);
        await end(plugin);
        expect(files).toEqual([expect.stringMatching(/^lintel-\d+-[0-9a-f]{16}\.sock$/)]);
      } finally {
        temporary.remove();
      }
    });

    it('reports what to do about a folder in which it cannot create its socket', async () => {
      const plugin = await start({ PLUGIN_UNIX_SOCKET_DIR: '/proc' });
      const line = await plugin.firstLine();
      expect(line).toMatch(
        /^The provider cannot start\. Its Unix socket \/proc\/.* Set PLUGIN_UNIX_SOCKET_DIR to a writable directory/,
      );
      expect(remedyFor(line)).toBeDefined();
      await end(plugin);
    });

    it('says in its log that LINTEL_NODE is ignored', async () => {
      const plugin = await start({ LINTEL_NODE: '/nowhere/node', TF_LOG_PROVIDER: 'WARN' });
      await plugin.handshake();
      await plugin.said('LINTEL_NODE is ignored');
      await end(plugin);
    });

    it('waits for Terraform with --debug', async () => {
      const plugin = await start({ TF_PLUGIN_MAGIC_COOKIE: undefined, PLUGIN_CLIENT_CERT: undefined }, ['--debug']);
      await plugin.printed('export TF_REATTACH_PROVIDERS=');
      await end(plugin);
    });

    it('reaches a service through the proxy that a variable names', async () => {
      const service = await startEmulator();
      const proxy = await startProxy(service.address);
      const folder = new TerraformFolder(
        {
          PATH: '',
          TF_CLI_CONFIG_FILE: 'cli.tfrc',
          HTTP_PROXY: proxy.address,
          LINTEL_PLATFORM_ADDRESS: 'http://platform.invalid',
          LINTEL_PLATFORM_TOKEN: 'platform-root',
        },
        terraform(),
      );
      try {
        folder
          .write(
            'cli.tfrc',
            `provider_installation {\n  dev_overrides {\n    "registry.terraform.io/lintel/lintel" = "${installed}"\n  }\n}\n`,
          )
          .write('main.tf', README);
        await folder.apply();
        expect(proxy.asked).toContain('POST http://platform.invalid/api/v2/organizations/acme/tasks');
      } finally {
        folder.close();
        await proxy.close();
        await service.close();
      }
    });
  });

  describe('from a registry', () => {
    let registry: Registry;
    beforeAll(async () => {
      registry = await startRegistry(release, scratch.folder);
    });
    afterAll(async () => registry?.close());

    const folderFor = (engine: string, environment: NodeJS.ProcessEnv) =>
      new TerraformFolder(
        {
          PATH: '',
          HOME: scratch.folder,
          SSL_CERT_FILE: registry.authority,
          TF_CLI_CONFIG_FILE: 'cli.tfrc',
          ...environment,
        },
        engine,
      );

    async function installsAndApplies(engine: string): Promise<void> {
      const temporary = scratchFolder();
      const folder = folderFor(engine, { ...services, TMPDIR: temporary.folder });
      try {
        const [requirement] = /^terraform \{[^]*?^\}/m.exec(README)!;
        folder
          .write('cli.tfrc', '')
          .write('main.tf', README.replace(requirement, GUIDE.registry.replace('registry.example.com', registry.host)));
        registry.asked.length = 0;
        expect(inOneLine(await folder.succeed('init', '-input=false'))).toMatch(
          /Installed localhost:\d+\/lintel\/lintel v0\.1\.0 \((self-signed|signed), key ID [0-9A-F]{16}\)/i,
        );
        expect(registry.asked).toEqual(
          expect.arrayContaining(['/.well-known/terraform.json', `/files/${release.prefix}_SHA256SUMS.sig`]),
        );
        await appliesAndDestroys(folder);
        expect(readdirSync(temporary.folder)).toEqual([]);
      } finally {
        folder.close();
        temporary.remove();
      }
    }

    async function appliesAndDestroys(folder: TerraformFolder): Promise<void> {
      await folder.apply();
      expect(await folder.planIsEmpty()).toBe(true);
      await folder.succeed('destroy', '-auto-approve');
    }

    async function installsFromMirror(engine: string): Promise<void> {
      const folder = folderFor(engine, services);
      try {
        folder
          .write('cli.tfrc', GUIDE['network-mirror'].replace('mirror.example.com', registry.host))
          .write('main.tf', README);
        expect(inOneLine(await folder.succeed('init', '-input=false'))).toMatch(
          /Installed (registry\.terraform\.io\/)?lintel\/lintel v0\.1\.0 \(verified checksum\)/,
        );
        await appliesAndDestroys(folder);
      } finally {
        folder.close();
      }
    }

    it('terraform finds it, checks its signature, and plans, applies and destroys with an empty PATH', async () => {
      await installsAndApplies(terraform());
    });

    it('terraform installs it from a network mirror, and plans, applies and destroys with an empty PATH', async () => {
      await installsFromMirror(terraform());
    });

    describeGiven('with a newer terraform', 'LINTEL_TEST_TERRAFORM', (newer) => {
      it('terraform finds it, checks its signature, and plans, applies and destroys with an empty PATH', async () => {
        await installsAndApplies(newer);
      });
    });

    describeGiven('with OpenTofu', 'LINTEL_TEST_TOFU', (tofu) => {
      it('tofu finds it, checks its signature, and plans, applies and destroys with an empty PATH', async () => {
        await installsAndApplies(tofu);
      });

      it('tofu installs it from a network mirror, and plans, applies and destroys with an empty PATH', async () => {
        await installsFromMirror(tofu);
      });
    });

    describeGiven('from an OCI mirror', 'LINTEL_TEST_TOFU', (tofu) => {
      describeNeeding('that a real registry serves', ABSENT_OCI_REGISTRY, () => {
        it('tofu installs it, and plans, applies and destroys with an empty PATH', async () => {
          const oci = await startOciRegistry(scratch.folder);
          const folder = folderFor(tofu, { ...services, SSL_CERT_FILE: oci.authority });
          try {
            const layout = path.join(checkout(), 'dist', 'oci');
            await makeOciLayout(release.folder, layout);
            if (absentProgram('oras', 'ORAS') === undefined) {
              // ORAS speaks plain HTTP to `localhost`.
              const line = GUIDE.oras.replace('registry.example.com', oci.host.replace('localhost', '127.0.0.1'));
              expect(await type(line, folder, { SSL_CERT_FILE: oci.authority })).toMatchObject({ status: 0 });
            } else {
              await oci.push(layout, 'lintel/lintel');
            }
            folder
              .write('cli.tfrc', GUIDE['oci-mirror'].replace('registry.example.com', oci.host))
              .write('main.tf', README);
            expect(inOneLine(await folder.succeed('init', '-input=false'))).toContain(
              `Installed registry.terraform.io/lintel/lintel v${release.version}`,
            );
            const lock = readFileSync(path.join(folder.folder, '.terraform.lock.hcl'), 'utf8');
            expect(lock).toContain(`zh:${release.hashOf(`${release.prefix}_linux_amd64.zip`)}`);
            await appliesAndDestroys(folder);
          } finally {
            folder.close();
            await oci.close();
          }
        });
      });
    });

    it('runs on a system without Node.js and without glibc, and a machine with the npm form then plans the same state empty', async () => {
      const system = await MuslSystem.in(place('musl-system'));
      // With an authority of its own.
      const mirror = await startRegistry(release.musl(), system.folder);
      const inside = (name: string) => path.join(system.folder, 'stack', name);
      copyFileSync(terraform(), path.join(system.folder, 'terraform'));
      chmodSync(path.join(system.folder, 'terraform'), 0o755);
      copyFileSync(mirror.authority, inside('registry.pem'));
      copyFileSync(place('services.pem'), inside('services.pem'));
      writeFileSync(inside('main.tf'), README);
      writeFileSync(inside('cli.tfrc'), GUIDE.host.replace('https://registry.example.com', mirror.address));
      const environment = {
        ...services,
        HOME: '/stack',
        TMPDIR: '/tmp',
        SSL_CERT_FILE: '/stack/registry.pem',
        NODE_EXTRA_CA_CERTS: '/stack/services.pem',
        TF_CLI_CONFIG_FILE: '/stack/cli.tfrc',
        CHECKPOINT_DISABLE: '1',
        TF_CLI_ARGS: '-no-color',
      };
      const run = (...args: string[]) => system.run('/terraform', ['-chdir=/stack', ...args], environment);
      expect(await run('init', '-input=false')).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/self-signed, key\s+ID/),
      });
      expect(await run('apply', '-auto-approve', '-input=false')).toMatchObject({ status: 0, stderr: '' });
      const npm = withInstalledProvider(services);
      try {
        npm.write('main.tf', README).write('terraform.tfstate', readFileSync(inside('terraform.tfstate'), 'utf8'));
        expect(await (await npm.init()).planIsEmpty()).toBe(true);
        await npm.succeed('destroy', '-auto-approve');
      } finally {
        npm.close();
        await mirror.close();
      }
    });

    it('the lock of an installation from a network mirror can take the npm form, too', async () => {
      const folder = folderFor(terraform(), { PATH: process.env.PATH });
      try {
        folder
          .write('cli.tfrc', GUIDE['network-mirror'].replace('mirror.example.com', registry.host))
          .write('main.tf', README);
        expect(inOneLine(await folder.succeed('init', '-input=false'))).toContain(
          'Installed lintel/lintel v0.1.0 (verified checksum)',
        );
        expect(await folder.succeed('validate')).toContain('The configuration is valid');
        const { stdout: npm } = await lintel(['provider', 'path'], { HOME: folder.folder, XDG_CACHE_HOME: '' });
        const initAnew = (...args: string[]) => {
          rmSync(path.join(folder.folder, '.terraform'), { recursive: true });
          return folder.run('init', '-input=false', ...args);
        };
        expect((await initAnew(`-plugin-dir=${npm.trim()}`)).stderr).toMatch(/any[^a-z]+of[^a-z]+the[^a-z]+checksums/);
        expect(await type(GUIDE.lock, folder)).toMatchObject({ status: 0 });
        expect(await initAnew(`-plugin-dir=${npm.trim()}`)).toMatchObject({ status: 0 });
        expect(await folder.succeed('validate')).toContain('The configuration is valid');
        expect(await initAnew()).toMatchObject({ status: 0 });
      } finally {
        folder.close();
      }
    });
  });

  describe('as docs/install.md says', () => {
    const inFolder = async (test: (folder: TerraformFolder) => Promise<void>) => {
      const folder = new TerraformFolder().write('main.tf', README);
      try {
        await test(folder);
      } finally {
        folder.close();
      }
    };

    it('is a command line for people without Node.js', () =>
      inFolder(async (folder) => {
        expect(await type(GUIDE['command-line'], folder)).toEqual({
          status: 0,
          stdout: `${release.version}\n`,
          stderr: '',
        });
      }));

    it('is installed from a folder', () =>
      inFolder(async (folder) => {
        expect(await type(`${GUIDE.folder}terraform validate`, folder)).toMatchObject({
          status: 0,
          stdout: expect.stringContaining('The configuration is valid'),
        });
      }));

    it('is installed from the folder of a configuration, as remote runs receive it', () =>
      inFolder(async (folder) => {
        expect(await type(`${GUIDE.configuration}terraform init\nterraform validate`, folder)).toMatchObject({
          status: 0,
          stdout: expect.stringContaining('The configuration is valid'),
        });
      }));

    it('is found where its image has it, on a system without glibc and without a configuration', async () => {
      const system = await MuslSystem.in(place('image'));
      const [, source, target] = /^COPY (dist\S+) (\S+)$/m.exec(readFileSync(DOCKERFILE, 'utf8'))!;
      mkdirSync(path.join(system.folder, target), { recursive: true });
      copyFileSync(
        path.join(checkout(), source.replace('${TARGETARCH}', 'amd64').replace('${LIBRARY}', 'musl')),
        path.join(system.folder, target, path.basename(source).replace('${TARGETARCH}', 'amd64')),
      );
      copyFileSync(terraform(), path.join(system.folder, 'terraform'));
      chmodSync(path.join(system.folder, 'terraform'), 0o755);
      writeFileSync(path.join(system.folder, 'stack', 'main.tf'), README);
      const run = (command: string) =>
        system.run('/terraform', ['-chdir=/stack', command], {
          HOME: '/stack',
          TMPDIR: '/tmp',
          CHECKPOINT_DISABLE: '1',
        });
      expect(await run('init')).toMatchObject({ status: 0 });
      expect(await run('validate')).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('The configuration is valid'),
      });
    });

    it('has the npm form beside it', () =>
      inFolder(async (folder) => {
        expect(await type(`${GUIDE.npm}terraform validate`, folder)).toMatchObject({
          status: 0,
          stdout: expect.stringContaining('The configuration is valid'),
        });
      }));

    it('brings the compiled provider in a package of npm, from which it is placed for the npm form', () =>
      inFolder(async (folder) => {
        const packages = path.join(checkout(), 'dist', 'js');
        mkdirSync(packages);
        execFileSync('npm', ['pack', compiledPackage(), '--silent', '--pack-destination', packages]);
        expect(await type(GUIDE.compiled, folder)).toMatchObject({ status: 0 });
        const provider = path.join(folder.folder, 'provider');
        mkdirSync(provider);
        const sha256 = createHash('sha256').update(readFileSync(compiledExecutable())).digest('hex');
        writeFileSync(path.join(provider, 'executables'), `linux_amd64 ${sha256}\n`);
        const script = `require(${JSON.stringify(PLACEMENT)}).placeExecutable('provider', '${release.version}', ['.'])`;
        const placed = await type(`"$NODE" -r "$TSX" -e "console.log(${script.replaceAll('"', '\\"')})"`, folder, {
          NODE: process.execPath,
          TSX: require.resolve('tsx/cjs'),
        });
        expect(placed).toEqual({ status: 0, stdout: 'undefined\n', stderr: '' });
        const own = path.join(folder.folder, '.cache', 'lintel', 'executables', sha256, 'lintel');
        expect(await runProgram(own, ['--version'], { cwd: folder.folder, env: {} })).toMatchObject({
          status: 0,
          stdout: `${release.version}\n`,
        });
      }));
  });

  describe('spoilt', () => {
    const archive = () => `${release.prefix}_linux_amd64.zip`;
    it.each([
      [
        'an archive that is cut off',
        () => ({ [archive()]: release.read(archive()).subarray(0, 1_000_000) }),
        /checksum|hash/i,
      ],
      [
        'hashes that somebody has changed',
        () => ({
          [`${release.prefix}_SHA256SUMS`]: Buffer.from(
            release.read(`${release.prefix}_SHA256SUMS`).toString().replace('manifest', 'Manifest'),
          ),
        }),
        /signature/i,
      ],
    ])('is refused by terraform with a sentence: %s', async (_, instead, sentence) => {
      await expectRefused(
        await startRegistry(release, scratch.folder, instead()),
        sentence,
        /copy the files of one release again/,
      );
    });

    it('is refused by terraform with a sentence: a release without an archive for this platform', async () => {
      const other = place('other');
      cpSync(release.folder, other, { recursive: true });
      renameSync(path.join(other, archive()), path.join(other, `${release.prefix}_darwin_arm64.zip`));
      await expectRefused(
        await startRegistry(new ReleaseFolder(other), scratch.folder),
        /does not have a package available for your current platform/,
        /use the npm form/,
      );
    });

    it('is refused by terraform with a sentence: an archive in a folder that is cut off', async () => {
      const folder = new TerraformFolder();
      try {
        const mirror = path.join(folder.folder, 'mirror', 'registry.terraform.io', 'lintel', 'lintel');
        mkdirSync(mirror, { recursive: true });
        writeFileSync(path.join(mirror, archive()), release.read(archive()).subarray(0, 1_000_000));
        const { status, stderr } = await folder.write('main.tf', README).run('init', '-plugin-dir=mirror');
        expect({ status, remedy: remedyFor(inOneLine(stderr)) }).toEqual({
          status: 1,
          remedy: 'The archive is cut off: copy it again.',
        });
      } finally {
        folder.close();
      }
    });

    async function expectRefused(registry: Registry, sentence: RegExp, remedy: RegExp): Promise<void> {
      const folder = new TerraformFolder({ SSL_CERT_FILE: registry.authority, TF_CLI_CONFIG_FILE: 'cli.tfrc' });
      try {
        folder.write('cli.tfrc', '').write('main.tf', README.replace('registry.terraform.io', registry.host));
        const { status, stderr } = await folder.run('init', '-input=false');
        expect(status).toBe(1);
        const message = inOneLine(stderr.replace(/[│╷╵]/g, ''));
        expect(message).toMatch(sentence);
        expect({ message, remedy: remedyFor(message) }).toEqual({ message, remedy: expect.stringMatching(remedy) });
        expect(stderr).not.toContain('crashed');
      } finally {
        folder.close();
        await registry.close();
      }
    }
  });

  async function runRelease(...args: string[]): Promise<string> {
    const { stderr } = await runProgram('npx', ['tsx', 'generate/release/main.ts', ...args], {
      cwd: path.join(__dirname, '..', '..'),
      env: { ...process.env, npm_config_loglevel: 'silent' },
    });
    return stderr;
  }
});

/** A run task whose key is taken away. */
const PLAN = {
  format_version: '1.2',
  terraform_version: '1.11.4',
  resource_changes: [
    {
      address: 'lintel_run_task.it',
      mode: 'managed',
      type: 'lintel_run_task',
      name: 'it',
      provider_name: 'registry.terraform.io/lintel/lintel',
      change: {
        actions: ['update'],
        before: { id: 'task-1', organization: 'acme', name: 'scan', url: 'https://scan.example.com', enabled: true },
        after: { id: 'task-1', organization: 'acme', name: 'scan', url: 'https://scan.example.com', enabled: false },
        after_unknown: {},
        before_sensitive: {},
        after_sensitive: {},
      },
    },
  ],
};

interface Bill {
  readonly packages: readonly {
    readonly SPDXID: string;
    readonly name: string;
    readonly checksums?: readonly { readonly checksumValue: string }[];
  }[];
  readonly relationships: readonly { readonly spdxElementId: string; readonly relatedSpdxElement: string }[];
}
