import { checkStale } from '../support/stale';

test('what is stale names the command that mends it, and what differs', () => {
  const check = () => checkStale('The page', 'npm run generate', () => expect('old').toBe('new'));
  expect(check).toThrow(/^The page is stale; this mends it:\n\n {2}npm run generate\n\n[^]*old[^]*new|[^]*new[^]*old/);
});

test('what is current is no error', () => {
  checkStale('The page', 'npm run generate', () => expect('new').toBe('new'));
});
