import { flatEntries, gather } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import { containsUnknown, Path, Value, Values } from '../definition/value';
import type { ResourceContext, SecretKeys } from '../handlers/contract';
import type { PartiallyCreated, Unfinished } from '../handlers/errors';
import type { RegisteredResource } from '../handlers/registry';
import { CreationFailure, isUnfinished, judgeFailure } from './creation-failure';
import { NOTHING_DECIDED, type SecretInput } from './decision';
import { handlerNames } from './modify-plan';
import { configuredChoices } from './plan';
import type { PrivateState } from './private-state';
import { CallPrivateState } from './private-state-access';
import { reconcile } from './reconcile';
import type { Hash } from './secret-hash';
import { concealedTwinsOf } from './secrets/concealed-twins';
import { secretsToSend } from './secrets/plan-secrets';
import { rememberSecrets } from './secrets/sent-hashes';
import { stateAfterApply, stateAfterFailure, stateLacks } from './state';
import { wantedConfig } from './wanted';

/** A plan to apply. */
export interface Step {
  readonly config: Values;
  /** Absent for a create, including the create of a replacement. */
  readonly prior: Values | undefined;
  readonly planned: Values;
  /** The decision made by the plan. */
  readonly privateState: PrivateState;
  /** Overrides planned values for the handler, for entry points that wait differently. */
  readonly instead?: Values;
  /** An object on which the service is still working is kept in the state, too, for entry points that have a state. */
  readonly keepsUnfinished?: true;
  /** How secrets are hashed if there is no state. Defaults to the slow hash for states. */
  readonly hash?: Hash;
}

export interface Applied {
  readonly state: Values;
  readonly privateState: PrivateState;
  /** Attributes whose values in the service differ from the plan. */
  readonly deviations: readonly Path[];
  /** The object was created, but a later step failed. The state contains the known values of the object. */
  readonly failure?: CreationFailure;
}

/** Creates or updates one object as planned. The plan has decided what is sent; nothing is decided again here. */
export async function apply(
  resource: RegisteredResource,
  begin: (privateStateAccess: CallPrivateState) => ResourceContext,
  step: Step,
): Promise<Applied> {
  const definition = resource.definition();
  const { prior, planned, instead } = step;
  const handlers = resource.handlers();
  const privateState = prior ? step.privateState : {};
  // For the values remembered from the configuration: the plan saw prior values for attributes in `ignore_changes` (docs/decisions/0023).
  const {
    input: { config },
    kept,
  } = reconcile({ definition, config: step.config, prior, privateState });
  const decided = step.privateState.decided ?? NOTHING_DECIDED;
  const secrets = secretsToSend(definition, config, decided.secrets);
  const sent = new Set([
    ...decided.sent,
    ...secrets.flatMap(({ input, step: what }) => (what === 'keep' ? [] : [input])),
  ]);
  const wanted = wantedConfig(definition, {
    config: { ...config, ...instead },
    prior,
    planned: { ...planned, ...instead },
    decided,
    secrets,
  });
  const privateStateAccess = new CallPrivateState(privateState.entries);
  const context = begin(privateStateAccess);
  // Changes that send nothing (local attributes, equivalent spellings, values recorded after an import) only update the state.
  let failure: PartiallyCreated | Unfinished | undefined;
  const returned = !prior
    ? await handlers.create(context, wanted).catch((error: Error) => (failure = leftBy(error, step)).known as Values)
    : handlers.update && sent.size > 0
      ? await handlers.update(context, {
          config: wanted,
          prior: gather(definition.attributes, prior),
          changed: handlerNames(definition, sent),
          secretKeys: secretKeysOf(secrets),
          concealed: concealedIn(secrets),
        })
      : gather(definition.attributes, settled(planned, prior));
  if (failure) handlers.restorePrivateState?.(privateStateAccess, wanted);
  const concealedTwins = concealedTwinsOf(definition, config);
  const known = withConfiguredObjects(definition, planned, config);
  const { state, deviations } = failure
    ? stateAfterFailure(definition.attributes, returned, known, concealedTwins)
    : stateAfterApply(definition.attributes, returned, known, concealedTwins);
  return {
    state,
    deviations,
    ...(failure && { failure: judgeFailure(definition, failure, stateLacks(definition.attributes, state, planned)) }),
    privateState: {
      ...(await rememberSecrets(secrets, definition, config, privateState, step.hash)),
      configured: configuredChoices(definition, config),
      kept: kept.length > 0 ? kept : undefined,
      entries: privateStateAccess.stored(),
    },
  };
}

/** For objects that the plan knew only in part: Terraform requires them as configured, with their types. */
function withConfiguredObjects({ attributes }: ResourceDefinition, planned: Values, config: Values): Values {
  const partly = flatEntries(attributes).filter(
    ([name, { type, writeOnly }]) =>
      type === 'dynamic' && !writeOnly && config[name] !== undefined && containsUnknown(planned[name]),
  );
  return partly.length === 0
    ? planned
    : { ...planned, ...Object.fromEntries<Value>(partly.map(([name]) => [name, config[name]])) };
}

/** Rethrows all other errors, and those that do not contain enough for a state. */
function leftBy(error: Error, { keepsUnfinished }: Step): PartiallyCreated | Unfinished {
  if (error.name === 'PartiallyCreated' && (error as PartiallyCreated).known) return error as PartiallyCreated;
  if (keepsUnfinished && isUnfinished(error) && (error as Unfinished).known) return error as Unfinished;
  throw error;
}

/** The state if nothing is sent: the planned values, and the prior ones where the plan is unknown. */
function settled(planned: Values, prior: Values): Values {
  return Object.fromEntries(
    Object.keys(planned).map((name) => [name, containsUnknown(planned[name]) ? prior[name] : planned[name]]),
  );
}

function secretKeysOf(secrets: readonly SecretInput[]): { [name: string]: SecretKeys | undefined } {
  return Object.fromEntries(secrets.flatMap(({ input, keys }) => (keys ? [[input, keys]] : [])));
}

function concealedIn(secrets: readonly SecretInput[]): ReadonlySet<string> {
  return new Set(secrets.filter(({ concealed }) => concealed).map(({ path }) => path.join('.')));
}
