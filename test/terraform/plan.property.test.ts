import { chosenKind } from '../../src/definition/flatten';
import { isValues, Values } from '../../src/definition/value';
import { hashing } from '../../src/plan/secret-hash';
import { decodeDynamicValue, encodeDynamicValue } from '../../src/plugin-protocol/wire/messages';
import { createProviderRpcs } from '../../src/terraform/rpc';
import { Session } from '../../src/terraform/session';
import { objectType } from '../../src/terraform/wire-types';
import { configurations } from '../support/arbitrary';
import { edge } from '../support/edge/definition';
import { EdgeStore } from '../support/edge/store';
import { fc } from '../support/properties';
import { refereed } from '../support/referee';

/** Hashing secrets is slow by design, and its cost has tests of its own. */
hashing.cost = { N: 2 ** 8, r: 8, p: 1 };

const RUNS = Number(process.env.LINTEL_PROPERTY_RUNS ?? 100);
const type = objectType(edge.attributes);
const call = {
  get signal() {
    return new AbortController().signal;
  },
};

/** What Terraform does for one change. The proposed state is not needed, because the plan starts from the configuration. */
class Core {
  public state: Values | undefined;
  private privateState: Buffer | undefined;
  public readonly store = new EdgeStore();
  private readonly rpcs: ReturnType<typeof createProviderRpcs>;

  private readonly session: Session;

  constructor() {
    const session = (this.session = new Session(this.store.registry()));
    session.configure({ platform: { address: 'http://127.0.0.1:9', token: 'unused-token' } }, '');
    this.rpcs = refereed(createProviderRpcs(session), this.store.registry());
  }

  public async plan(config: Values): Promise<{ planned: Values; replaces: boolean; private?: Buffer }> {
    // Each walk over a configuration begins anew.
    this.session.planned.clear();
    const first = await this.planOnce(config, this.state);
    return first.replaces ? { ...(await this.planOnce(config, undefined)), replaces: true } : first;
  }

  public async apply(config: Values): Promise<void> {
    const plan = await this.plan(config);
    if (plan.replaces) await this.destroy();
    this.session.planned.clear();
    const { planned, private: plannedPrivate } = await this.planOnce(config, this.state);
    const response = await this.call('ApplyResourceChange', {
      typeName: 'lintel_edge',
      priorState: encodeDynamicValue(type, this.state),
      plannedState: encodeDynamicValue(type, planned),
      config: encodeDynamicValue(type, config),
      plannedPrivate,
    });
    expect(response.diagnostics).toEqual([]);
    this.state = decodeDynamicValue(type, response.newState) as Values;
    this.privateState = response.private;
    await this.refresh();
  }

  public async refresh(): Promise<void> {
    const response = await this.call('ReadResource', {
      typeName: 'lintel_edge',
      currentState: encodeDynamicValue(type, this.state),
      private: this.privateState,
    });
    this.state = decodeDynamicValue(type, response.newState) as Values;
  }

  private async destroy(): Promise<void> {
    await this.call('ApplyResourceChange', {
      typeName: 'lintel_edge',
      priorState: encodeDynamicValue(type, this.state),
    });
    this.state = undefined;
    this.privateState = undefined;
  }

  private async planOnce(config: Values, prior: Values | undefined) {
    const response = await this.call('PlanResourceChange', {
      typeName: 'lintel_edge',
      priorState: encodeDynamicValue(type, prior),
      proposedNewState: encodeDynamicValue(type, config),
      config: encodeDynamicValue(type, config),
      priorPrivate: prior && this.privateState,
    });
    expect(response.diagnostics.filter(({ severity }: { severity: number }) => severity === 1)).toEqual([]);
    return {
      planned: decodeDynamicValue(type, response.plannedState) as Values,
      replaces: response.requiresReplace.length > 0,
      private: response.plannedPrivate,
    };
  }

  private async call(rpc: string, request: unknown) {
    return (await this.rpcs[rpc]!())(request, call);
  }
}

/** One form of a secret input: the write-only one if both are present. */
function oneForm(config: Values, name: string): Values {
  return config[`${name}Wo`] === undefined
    ? { ...config, [`${name}WoVersion`]: undefined }
    : { ...config, [name]: undefined };
}

/** Configurations that satisfy the rules about several attributes. */
function valid(config: Values): Values {
  const kind = chosenKind(edge.attributes.rotation, config);
  const { rotationPeriod, rotationSchedule, rotationWindow, founder, groups, credential, textFile, ...rest } = config;
  return {
    ...['password', 'address', 'sealed'].reduce(oneForm, rest),
    ...(rest.extrasWo === undefined ? { extrasWoVersion: undefined } : {}),
    ...(rest.text === undefined ? { textFile } : {}),
    credential: isValues(credential) ? oneForm(credential, 'key') : credential,
    ...(kind === 'every'
      ? { rotationPeriod }
      : kind === 'schedule' && rotationSchedule !== undefined
        ? { rotationSchedule, rotationWindow }
        : {}),
  };
}

describe('the plan pipeline, for generated configurations', () => {
  it('returns only plans that Terraform accepts, whatever is unknown', async () => {
    await fc.assert(
      fc.asyncProperty(
        configurations(edge.attributes, true),
        configurations(edge.attributes, false),
        async (later, sooner) => {
          const core = new Core();
          await core.plan(valid(later));
          await core.apply({ ...valid(sooner), name: 'n' });
          await core.plan({ ...valid(later) });
        },
      ),
      { numRuns: RUNS },
    );
  }, 300_000);

  it('plans nothing after any apply, from any earlier configuration', async () => {
    await fc.assert(
      fc.asyncProperty(
        configurations(edge.attributes, false),
        configurations(edge.attributes, false),
        async (first, second) => {
          const core = new Core();
          for (const config of [first, second]) {
            await core.apply(valid(config));
            const { planned, replaces } = await core.plan(valid(config));
            expect(replaces).toBe(false);
            expect(encodeDynamicValue(type, planned)).toEqual(encodeDynamicValue(type, core.state));
          }
        },
      ),
      { numRuns: RUNS },
    );
  }, 300_000);
});
