import type { Attributes, PlainAttribute } from '../../src/definition/attribute';
import { normalizedKey } from '../../src/definition/equal';
import { flatAttributes } from '../../src/definition/flatten';
import { isKeptSecret } from '../../src/definition/for-the-plan';
import type { ResourceDefinition } from '../../src/definition/resource';
import { containsUnknown, isUnknown, isValues, Value, Values } from '../../src/definition/value';
import type { Registry } from '../../src/handlers/registry';
import { hasImpliedValue } from '../../src/plan/planned-value';
import type { Rpcs } from '../../src/plugin-protocol/rpc';
import type * as messages from '../../src/plugin-protocol/wire/messages';
import { decodeDynamicValue } from '../../src/plugin-protocol/wire/messages';
import { objectType } from '../../src/terraform/wire-types';

/**
 * Core's own checks of a provider's responses (plugin protocol: "invalid plan", "inconsistent result", "invalid object"). With them a test
 * fails at the wrong response, even if the installed Terraform does not call an RPC or is more lenient than others.
 */
export class Foul extends Error {}

/** The same RPCs, with every response checked before it is returned. */
export function refereed(rpcs: Rpcs, registry: Registry): Rpcs {
  const watched: { [rpc: string]: Rpcs[string] } = { ...rpcs };
  const watch = (name: string, judge: (request: never, response: never) => void) => {
    const load = rpcs[name];
    if (!load) return;
    watched[name] = async () => {
      const reply = await load();
      return async (request, call) => {
        const response = await reply(request, call);
        judge(request as never, response as never);
        return response;
      };
    };
  };
  const attributesOf = (type: string) => registry.resources[type].definition().attributes;
  watch(
    'PlanResourceChange',
    (request: messages.PlanResourceChangeRequest, response: messages.PlanResourceChangeResponse) =>
      judgePlan(attributesOf(request.typeName), request, response),
  );
  watch(
    'ApplyResourceChange',
    (request: messages.ApplyResourceChangeRequest, response: messages.ApplyResourceChangeResponse) =>
      judgeApply(registry.resources[request.typeName].definition(), request, response),
  );
  watch('ReadResource', (request: messages.ReadResourceRequest, response: messages.ReadResourceResponse) => {
    const attributes = attributesOf(request.typeName);
    const type = objectType(attributes);
    settled(attributes, decodeDynamicValue(type, response.newState) as Values | undefined, 'read');
  });
  watch(
    'UpgradeResourceState',
    (request: messages.UpgradeResourceStateRequest, response: messages.UpgradeResourceStateResponse) => {
      const attributes = attributesOf(request.typeName);
      const state = decodeDynamicValue(objectType(attributes), response.upgradedState) as Values | undefined;
      if (!state && !failed(response)) throw new Foul('upgrade returned nothing');
      settled(attributes, state, 'upgrade');
    },
  );
  watch(
    'ImportResourceState',
    (request: messages.ImportResourceStateRequest, response: messages.ImportResourceStateResponse) => {
      if (failed(response)) return;
      if (response.importedResources?.length !== 1) throw new Foul('import must answer exactly one object');
      const attributes = attributesOf(request.typeName);
      const state = decodeDynamicValue(objectType(attributes), response.importedResources[0].state) as
        | Values
        | undefined;
      if (!state) throw new Foul('import returned nothing');
      settled(attributes, state, 'import');
    },
  );
  watch(
    'MoveResourceState',
    (request: messages.MoveResourceStateRequest, response: messages.MoveResourceStateResponse) => {
      if (failed(response)) return;
      const attributes = attributesOf(request.targetTypeName);
      settled(
        attributes,
        decodeDynamicValue(objectType(attributes), response.targetState) as Values | undefined,
        'move',
      );
    },
  );
  watch(
    'OpenEphemeralResource',
    (request: messages.OpenEphemeralResourceRequest, response: messages.OpenEphemeralResourceResponse) => {
      const { attributes } = registry.ephemeralResources[request.typeName].definition();
      const type = objectType(attributes);
      const result = decodeDynamicValue(type, response.result) as Values | undefined;
      if (failed(response)) {
        if (response.private || response.renewAt) throw new Foul('an opening that failed left something open');
        return;
      }
      if (!result) throw new Foul('an opening returned nothing');
      if (!response.deferred && containsUnknown(result)) throw new Foul('an opening returned an unknown value');
      validPlan(attributes, result, decodeDynamicValue(type, request.config) as Values, undefined, '');
      if (response.deferred && !request.clientCapabilities?.deferralAllowed) {
        throw new Foul('deferred where core does not allow it');
      }
    },
  );
  watchStream('ListResource', (request: messages.ListResourceRequest, event: messages.ListResourceEvent, index) => {
    if (failed({ diagnostics: event.diagnostic })) return;
    // Core goes on after an event with warnings alone.
    if (!event.identity && event.diagnostic?.length) return;
    if (!event.identity?.identityData) throw new Foul('a listed object has no identity');
    if (request.limit > 0 && index >= request.limit) throw new Foul('more was listed than asked for');
    const { attributes } = registry.resources[request.typeName].definition();
    const object = decodeDynamicValue(objectType(attributes), event.resourceObject) as Values | undefined;
    if (request.includeResourceObject !== (object !== undefined)) {
      throw new Foul('an object was listed where none was asked for, or none where one was');
    }
    settled(attributes, object, 'a list');
  });
  const completed = new WeakSet<object>();
  watchStream('InvokeAction', (request: messages.InvokeActionRequest, event: messages.InvokeActionEvent) => {
    if ((event.progress === undefined) === (event.completed === undefined)) {
      throw new Foul('an event of an action is neither progress nor the end: core crashes');
    }
    if (completed.has(request)) throw new Foul('an action went on after its end');
    if (event.completed) completed.add(request);
  });
  return watched;

  function watchStream(name: string, judge: (request: never, event: never, index: number) => void): void {
    const load = rpcs[name];
    if (!load) return;
    watched[name] = async () => {
      const reply = await load();
      return async function* (request: unknown, call: never) {
        let index = 0;
        for await (const event of (await reply(request, call)) as AsyncIterable<unknown>) {
          judge(request as never, event as never, index++);
          yield event;
        }
      } as never;
    };
  }
}

function judgePlan(
  attributes: Attributes,
  request: messages.PlanResourceChangeRequest,
  response: messages.PlanResourceChangeResponse,
): void {
  if (failed(response)) return;
  const type = objectType(attributes);
  const [config, prior, proposed, planned] = [
    request.config,
    request.priorState,
    request.proposedNewState,
    response.plannedState,
  ].map((value) => decodeDynamicValue(type, value) as Values | undefined);
  if (!proposed) {
    if (planned) throw new Foul('a destroy was planned as something');
    return;
  }
  if (!planned) throw new Foul('a configured object was planned as nothing');
  validPlan(attributes, planned, config!, prior, '');
  for (const path of response.requiresReplace ?? []) {
    if (!prior) continue;
    const [step] = path.steps ?? [];
    const field = type.object.find(({ name }) => name === step?.attributeName);
    if (!field) throw new Foul(`requires_replace names ${step?.attributeName}, which does not exist`);
  }
  if (response.legacyTypeSystem) throw new Foul('legacy_type_system is set');
}

/** The table of section 4.2: the first rule that matches decides. */
function validPlan(
  attributes: Attributes,
  planned: Values,
  config: Values,
  prior: Values | undefined,
  path: string,
): void {
  const flat = flatAttributes(attributes);
  for (const name of Object.keys(flat)) {
    validAttribute(flat[name], planned[name], config[name], prior?.[name], `${path}.${name}`);
  }
}

function validAttribute(attribute: PlainAttribute, planned: Value, config: Value, prior: Value, path: string): void {
  const computed =
    attribute.use === 'computed' ||
    attribute.use === 'optionalComputed' ||
    ('default' in attribute && attribute.default !== undefined) ||
    attribute.fromProvider !== undefined ||
    isKeptSecret(attribute) ||
    hasImpliedValue(attribute);
  if (attribute.writeOnly) {
    if (planned !== undefined) throw new Foul(`${path}: a value was planned for a write-only attribute`);
  } else if (same(planned, config) || (prior !== undefined && config !== undefined && same(planned, prior))) {
    return;
  } else if (attribute.use === 'computed' || (computed && config === undefined)) {
    return;
  } else if (config === undefined) {
    throw new Foul(`${path}: planned value for a non-computed attribute`);
  } else if (attribute.type === 'object' && isValues(config)) {
    if (!isValues(planned)) throw new Foul(`${path}: planned as null or unknown, but configured`);
    validPlan(attribute.attributes, planned, config, isValues(prior) ? prior : undefined, path);
  } else if (attribute.type === 'objects' && Array.isArray(config)) {
    if (!Array.isArray(planned) || planned.length !== config.length) {
      throw new Foul(`${path}: another number of elements than configured`);
    }
    config.forEach((element, index) =>
      validPlan(
        attribute.attributes,
        planned[index] as Values,
        element as Values,
        (prior as readonly Values[] | undefined)?.[index],
        `${path}[${index}]`,
      ),
    );
  } else {
    throw new Foul(`${path}: planned value does not match config value nor prior value`);
  }
}

function judgeApply(
  { attributes, replacementHarms }: ResourceDefinition,
  request: messages.ApplyResourceChangeRequest,
  response: messages.ApplyResourceChangeResponse,
): void {
  const type = objectType(attributes);
  const planned = decodeDynamicValue(type, request.plannedState) as Values | undefined;
  const prior = decodeDynamicValue(type, request.priorState) as Values | undefined;
  const result = decodeDynamicValue(type, response.newState) as Values | undefined;
  settled(attributes, result, 'apply');
  if (failed(response)) {
    if (!prior && result && replacementHarms !== undefined) {
      throw new Foul('a failed create returned a state: core would taint and replace what must not be replaced');
    }
    return;
  }
  if (!planned) {
    if (result) throw new Foul('a delete returned an object');
    return;
  }
  if (!result) throw new Foul('a create or update returned nothing');
  for (const name of Object.keys(planned)) consistent(planned[name], result[name], `.${name}`);
}

/** Section 4.6: a known planned value must be returned unchanged. */
function consistent(planned: Value, result: Value, path: string): void {
  if (isUnknown(planned)) return;
  if (isValues(planned) && isValues(result)) {
    for (const name of Object.keys(planned)) consistent(planned[name], result[name], `${path}.${name}`);
  } else if (Array.isArray(planned) && Array.isArray(result) && containsUnknown(planned)) {
    if (planned.length !== result.length) throw new Foul(`${path}: another number of elements than planned`);
    planned.forEach((element, index) => consistent(element, result[index], `${path}[${index}]`));
  } else if (!same(planned, result)) {
    throw new Foul(`${path}: the result differs from what was planned`);
  }
}

function settled(attributes: Attributes, state: Values | undefined, what: string): void {
  if (!state) return;
  if (containsUnknown(state)) throw new Foul(`${what} returned an unknown value`);
  const flat = flatAttributes(attributes);
  for (const name of Object.keys(flat)) {
    if (flat[name].writeOnly && state[name] !== undefined) {
      throw new Foul(`${what} returned a value for the write-only attribute ${name}`);
    }
  }
}

function failed(response: { readonly diagnostics?: readonly { readonly severity?: number }[] }): boolean {
  return (response.diagnostics ?? []).some(({ severity }) => severity === 1);
}

function same(a: Value, b: Value): boolean {
  if (containsUnknown(a) || containsUnknown(b)) return shape(a) === shape(b);
  return normalizedKey(a) === normalizedKey(b);
}

/** A text in which all unknowns are equal. */
function shape(value: Value): string {
  if (isUnknown(value)) return '?';
  if (Array.isArray(value)) return `[${value.map(shape).join()}]`;
  if (isValues(value)) {
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${shape(value[key])}`)
      .join()}}`;
  }
  return normalizedKey(value);
}
