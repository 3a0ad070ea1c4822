import * as registry from '../../../../src/handlers';
import { startEmulator } from '../../../support/emulator';
import { Core } from '../../../support/environments/core';
import { describeGiven } from '../../../support/needed';
import { serviceAt, startSelfUnsealingOpenbao, type SecretsService } from '../../../support/openbao';

const TYPE = 'lintel_recovery_rekey';

interface Unsealing {
  readonly service: SecretsService;
  readonly share: string;
}

function testRekeys(start: () => Promise<Unsealing>): void {
  let unsealing: Unsealing;
  let core: Core;
  beforeAll(async () => {
    unsealing = await start();
    core = await Core.start(registry, { secrets: unsealing.service.settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
    await unsealing?.service.close();
  });

  it.each([{}, { requireVerification: true }])(
    'starts, is planned again without a change, and is cancelled: %j',
    async (more) => {
      const config = { secretShares: 2, secretThreshold: 2, ...more };
      const { held } = await core.apply(TYPE, config);
      expect(held.state).toMatchObject({ state: 'started', progress: 0, required: 1, pgpFingerprints: [] });
      expect((await core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
      await core.destroy(TYPE, held);
      expect((await unsealing.service.data('GET', 'sys/rotate/recovery/init')).started).toBe(false);
    },
  );

  it('has ended when the shares of the current key are complete', async () => {
    const config = { secretShares: 1, secretThreshold: 1 };
    const { held } = await core.apply(TYPE, config);
    const { service, share } = unsealing;
    await service.data('POST', 'sys/rotate/recovery/update', { key: share, nonce: held.state.nonce });
    expect((await core.refresh(TYPE, held))!.state).toMatchObject({ state: 'ended' });
  });
}

describe('A rekey, on the emulator of an OpenBao', () => {
  testRekeys(async () => {
    const emulator = await startEmulator({ dialects: { secrets: 'openbao' } });
    const { keys } = await emulator.control.recoveryShares();
    return { service: serviceAt(emulator.address, 'secrets-root', async () => emulator.close()), share: keys[0]! };
  });
});

describeGiven('A rekey, on an OpenBao that unseals itself', 'LINTEL_TEST_OPENBAO', (program) => {
  testRekeys(async () => startSelfUnsealingOpenbao(program));

  it('is refused without shares of a recovery key, which its start would return', async () => {
    const { service } = await startSelfUnsealingOpenbao(program, 0);
    const core = await Core.start(registry, { secrets: service.settings });
    try {
      await expect(core.apply(TYPE, { secretShares: 1, secretThreshold: 1 })).rejects.toThrow(
        'initialized without shares of a recovery key',
      );
      expect(await service.data('GET', 'sys/rotate/recovery/init')).toMatchObject({ required: 0 });
    } finally {
      await core.close();
      await service.close();
    }
  });
});
