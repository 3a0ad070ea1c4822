/** @tier complete */
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { describeGiven } from '../../support/needed';
import { emulatedOpenbao, startOpenbaoWithRoot } from '../../support/openbao';
import type { SecretsService } from '../../support/openbao';
import { runProgram } from '../../support/run-program';

/** What people type, in order. */
const COMMANDS: readonly string[] = [
  'status -format=json',
  'secrets enable -path=team -description=Team -max-lease-ttl=8760h pki',
  'secrets enable -path=team pki',
  'secrets enable -path=none nonsense',
  'secrets tune -default-lease-ttl=1h team',
  'read sys/mounts/team/tune',
  'secrets move team crew',
  'secrets list',
  'write crew/roles/web allow_any_name=true key_type=ec',
  'write crew/roles/web key_type=dsa',
  'write crew/roles/web allow_any_name=true key_tpye=ec',
  'read -field=key_type crew/roles/web',
  'read crew/roles/none',
  'list crew/roles',
  'list crew/none',
  'delete crew/roles/web',
  'policy write app app.hcl',
  'policy read app',
  'policy read none',
  'policy list',
  'policy delete app',
  'policy write app app.hcl',
  'token create -policy=app -ttl=1h -format=json',
  'token create -policy=app -ttl=soon',
  'token lookup -format=json',
  'token capabilities sys/mounts',
  'token lookup wrong',
  'token revoke wrong',
  'auth enable approle',
  'auth list',
  'write auth/approle/role/app token_policies=app token_ttl=20m',
  'read -format=json auth/approle/role/app',
  'write -f -format=json auth/approle/role/app/secret-id',
  'write auth/approle/login role_id=none secret_id=none',
  'auth disable approle',
  'write -wrap-ttl=5m -format=json pki/roles/app allow_any_name=true',
  'read -wrap-ttl=5m -format=json pki/roles/app',
  'unwrap wrong',
  'namespace create squad',
  'namespace list',
  'namespace lookup squad',
  'secrets list -namespace=squad',
  'secrets list -namespace=none',
  'namespace delete squad',
  'lease lookup none',
  'lease revoke none',
  'lease renew none',
  'read nothing/here',
  'secrets disable crew',
];

/** What differs, with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  'status -format=json': 'the emulator is sealed by another service, whose recovery keys are rekeyed',
  'token lookup -format=json': 'the fixed tokens stand for tokens of any kind',
};

/** Without what chance, time and the place of the server decide. */
function plain(text: string, { address }: SecretsService): string {
  return (
    text
      .replaceAll(address, 'ADDRESS')
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      .replace(/\b[sb]\.[A-Za-z0-9_.-]{20,}|secrets-root|\b[0-9a-f]{24}\b/g, 'TOKEN')
      .replace(/_[0-9a-f]{8}\b/g, '_ACCESSOR')
      .replace(/"(accessor|request_id|wrapped_accessor|version|build_date|cluster_\w+)": "[^"]*"/g, '"$1": …')
      .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d:\d\d| [+-]\d{4} \w+)/g, 'TIME')
      .replace(/"(creation_time|lease_duration)": \d+/g, '"$1": …')
      .replace(/^id +\w{6}$/gm, 'id ID')
      // Whether the command sees that it has to wait is chance.
      .replace(/^Waiting for terminal status .*\n/gm, '')
      // A field that only later versions have.
      .replace(/^allow_globs_in_identity_templates .*\n/gm, '')
      .replace(/ +/g, ' ')
      .replace(/-{2,}/g, '--')
  );
}

test('what differs is what a command of the list prints', () => {
  expect(COMMANDS).toEqual(expect.arrayContaining(Object.keys(KEPT)));
});

describeGiven('the command of OpenBao', 'LINTEL_TEST_OPENBAO', (program) => {
  const home = mkdtempSync(path.join(tmpdir(), 'lintel-bao-'));
  let emulated: readonly object[];
  let real: readonly object[];
  beforeAll(async () => {
    writeFileSync(path.join(home, 'app.hcl'), 'path "pki/*" { capabilities = ["read"] }');
    [emulated, real] = await Promise.all([
      responses(emulatedOpenbao),
      responses(async () => startOpenbaoWithRoot(program)),
    ]);
  }, 120_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  async function responses(start: () => Promise<SecretsService>): Promise<readonly object[]> {
    const service = await start();
    try {
      // A development server has this one besides.
      await service.ask('DELETE', 'sys/mounts/secret');
      const env = { PATH: process.env.PATH, HOME: home, BAO_ADDR: service.address, BAO_TOKEN: service.token };
      const given: object[] = [];
      for (const command of COMMANDS) {
        const { status, stdout, stderr } = await runProgram(program, command.split(' '), { cwd: home, env });
        given.push({ status, stdout: plain(stdout, service), stderr: plain(stderr, service) });
      }
      return given;
    } finally {
      await service.close();
    }
  }

  it.each(COMMANDS.map((command, index) => [command, index] as const))('prints the same for %s', (command, index) => {
    if (command in KEPT) expect(emulated[index]).not.toEqual(real[index]);
    else expect(emulated[index]).toEqual(real[index]);
  });
});
