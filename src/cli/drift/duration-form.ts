import { isDuration, showDuration } from '../../definition/kinds/duration';
import { snakeCase } from '../../definition/names';
import { attributePaths } from '../../definition/review/paths';
import type { Registry } from '../../handlers/registry';
import type { Json, ResourceChange } from '../stack/plan-json';
import { ownAttributes } from './moving-attributes';
import type { AttributeDrift } from './report';

/** Writes the durations before and after in one form, however the configuration and the service spell them. */
export function inOneForm(
  source: Pick<ResourceChange, 'type' | 'provider_name'>,
  registry: Registry,
  drift: AttributeDrift,
): AttributeDrift {
  const isOne = attributePaths(ownAttributes(source, registry)).some(
    ([path, attribute]) => isDuration(attribute) && snakeCase(path) === drift.path,
  );
  if (!isOne) return drift;
  const { before, after, planned } = drift;
  return {
    ...drift,
    ...(before === undefined ? {} : { before: shown(before) }),
    ...(after === undefined ? {} : { after: shown(after) }),
    ...(planned === undefined ? {} : { planned: shown(planned) }),
  };
}

function shown(value: Json): Json {
  return typeof value === 'string' ? showDuration(value) : value;
}
