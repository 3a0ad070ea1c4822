import type { Control } from '../exchange';
import { matches } from '../journal/matching';
import type { Times } from '../journal/request-pattern';
import { verifyCount, verifyOrder } from '../journal/verification';
import { at, BadBody, isObject, listField, numberField, objectAt, objectBody, UnmetExpectation } from './body';
import type { Fields } from './body';
import { parsePattern } from './pattern';

export const journalControls: readonly Control[] = [
  { method: 'GET', path: '/_emulator/journal', handle: ({ journal }) => ({ status: 200, body: journal.report() }) },
  {
    method: 'POST',
    path: '/_emulator/journal/find',
    handle: ({ journal }, body) => {
      const fields = objectBody(body, ['request']);
      const pattern = parsePattern(fields.request, 'request');
      const { requests, dropped } = journal.report();
      return { status: 200, body: { requests: requests.filter((request) => matches(pattern, request)), dropped } };
    },
  },
  {
    method: 'POST',
    path: '/_emulator/verify',
    handle: ({ journal, settings }, body) => {
      const fields = objectBody(body, ['request', 'times', 'requests']);
      if ((fields.request === undefined) === (fields.requests === undefined)) {
        throw new BadBody('The body must have either "request" or "requests".');
      }
      if (settings.journal === 0) throw new BadBody('The journal is turned off: raise the setting "journal".');
      const verification =
        fields.request === undefined
          ? verifyOrder(journal.report(), listField(withoutTimes(fields), 'requests', parsePattern))
          : verifyCount(journal.report(), parsePattern(fields.request, 'request'), timesField(fields));
      if ('failure' in verification) throw new UnmetExpectation(verification.failure);
      return { status: 200, body: verification };
    },
  },
];

function withoutTimes(fields: Fields): Fields {
  if (fields.times !== undefined) throw new BadBody('"times" requires "request".');
  return fields;
}

const COUNT = { whole: true, minimum: 0 };

/** Undefined if the key is absent. */
function timesField(fields: Fields): Times | undefined {
  if (!isObject(fields.times)) return numberField(fields, 'times', COUNT);
  const times = objectAt(fields.times, ['atLeast', 'atMost'], 'times');
  const [atLeast, atMost] = [numberField(times, 'atLeast', COUNT), numberField(times, 'atMost', COUNT)];
  if (atLeast === undefined && atMost === undefined) throw new BadBody('"times" must have "atLeast" or "atMost".');
  if (atLeast !== undefined && atMost !== undefined && atMost < atLeast) {
    throw new BadBody(`${at(times, 'atMost')} must be at least "times.atLeast".`);
  }
  return { ...(atLeast === undefined ? {} : { atLeast }), ...(atMost === undefined ? {} : { atMost }) };
}
