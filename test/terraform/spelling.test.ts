import type { Attributes } from '../../src/definition/attribute';
import * as registry from '../../src/handlers';
import {
  AlreadyExists,
  HasContent,
  InvalidConfig,
  NotFound,
  PartiallyCreated,
  PartiallyUpdated,
  PossiblyCreated,
  Unfinished,
} from '../../src/handlers/errors';
import type { Diagnostic } from '../../src/plugin-protocol/wire/messages';
import { errorDiagnostic } from '../../src/terraform/diagnostics';
import { NEVER_ABORTED } from '../../src/terraform/ephemeral-private';
import { Session } from '../../src/terraform/session';

const attributes: Attributes = registry.resources.lintel_database_connection.definition().attributes;

const SAYS = 'Set `forceDestroy`, and leave `otherWords`';
const SAID = 'Set `force_destroy`, and leave `otherWords`';

test.each([
  new InvalidConfig([], SAYS),
  new AlreadyExists(SAYS, 'an/id'),
  new NotFound(SAYS),
  new HasContent(SAYS),
  new Unfinished(SAYS),
  new PartiallyCreated('It', 'an/id', SAYS),
  new PartiallyUpdated(new NotFound(SAYS), {}),
  new PossiblyCreated('It', 'an/id', new Error(SAYS), new Error('late')),
])('an error ($name) spells attributes as in HCL', (error) => {
  expect(errorDiagnostic(error, { what: 'create it', attributes }).detail).toContain(SAID);
});

test('a warning of any handler spells attributes as in HCL', () => {
  const session = new Session(registry);
  const diagnostics: Diagnostic[] = [];
  const privateState = { entries: {} } as never;
  for (const context of [
    session.context(NEVER_ABORTED, diagnostics, attributes),
    session.resourceContext(NEVER_ABORTED, diagnostics, attributes, privateState),
    session.planContext(NEVER_ABORTED, diagnostics, attributes, privateState),
  ]) {
    context.warn('leases-left', 'Look at `forceDestroy`', SAYS);
  }
  expect(diagnostics.map(({ summary }) => summary)).toEqual(Array(3).fill('Look at `force_destroy`'));
  for (const { detail } of diagnostics) expect(detail).toContain(SAID);
});
