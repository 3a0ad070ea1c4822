/** @tier complete */
import { startEmulator } from '../../support/emulator';
import { absentProgram, describeGiven, describeNeeding } from '../../support/needed';
import { startOpenbao } from '../../support/openbao';
import { describeWithPostgresql } from '../../support/postgresql';
import { pythonClient } from '../../support/python-client';

const PYTHON = absentProgram('python3', 'Python 3.10 or newer');

const GOT = {
  'authenticated': true,
  'sealed': false,
  'mount': [3600, 31536000],
  'certificate': [true, 'ec'],
  'roles': ['web'],
  'revoked': true,
  'lease': [3600, 600],
  'no lease': ['invalid lease'],
  'limited': ['ec', ['app', 'default']],
  'forbidden': 'Forbidden',
  'missing': 'InvalidPath',
  'login': [1200, ['app', 'default']],
  'unwrapped': 'ec',
};

describeNeeding('hvac, the Python library', PYTHON, () => {
  const run = pythonClient('hvac==2.4.0');

  it('does its work with the emulator', async () => {
    const emulator = await startEmulator({ dialects: { secrets: 'vault' } });
    try {
      const env = {
        ADDRESS: emulator.address,
        TOKEN: 'secrets-root',
        DATABASE: 'postgresql://{{username}}:{{password}}@db.example/app',
      };
      expect(await run('hvac_steps.py', env)).toEqual(GOT);
      expect((await emulator.control.requests()).requests.filter(({ operation }) => operation === null)).toEqual([]);
    } finally {
      await emulator.close();
    }
  }, 60_000);

  describeGiven('and with a real OpenBao', 'LINTEL_TEST_OPENBAO', (program) =>
    describeWithPostgresql('and a database', (database) => {
      it('gets the same', async () => {
        const service = await startOpenbao(program);
        try {
          const { username, password } = database().administrator;
          const env = { DATABASE: database().connectionUrl, USERNAME: username, PASSWORD: password };
          expect(await run('hvac_steps.py', { ADDRESS: service.address, TOKEN: service.token, ...env })).toEqual(GOT);
        } finally {
          await service.close();
        }
      }, 60_000);
    }),
  );
});
