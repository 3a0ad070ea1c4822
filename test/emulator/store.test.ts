import { Store } from '../../src/emulator/store';
import type { Kind } from '../../src/emulator/store';

interface Lease {
  readonly id: string;
  readonly end: string;
}

const leases: Kind<Lease> = { name: 'leases', key: ({ id }) => id, due: ({ end }) => end };

describe('due work', () => {
  const store = new Store([leases]);
  const collection = store.of(leases);
  const due = (time: string) => collection.due(time).map(({ id }) => id);
  beforeEach(() => {
    store.restore({
      leases: [
        { id: 'first', end: '10:00' },
        { id: 'second', end: '11:00' },
      ],
    });
  });

  it('is found from its time until it is removed', () => {
    expect([due('09:59'), due('10:00'), due('10:30')]).toEqual([[], ['first'], ['first']]);
    collection.delete('first');
    expect([due('10:30'), due('11:00')]).toEqual([[], ['second']]);
  });

  it('is found when an earlier object is added after nothing was due', () => {
    expect(due('09:00')).toEqual([]);
    collection.put({ id: 'third', end: '09:30' });
    expect([due('09:29'), due('09:30')]).toEqual([[], ['third']]);
  });

  it('is found after its time was changed', () => {
    expect(due('10:00')).toEqual(['first']);
    collection.put({ id: 'first', end: '12:00' });
    expect([due('10:30'), due('11:30'), due('12:00')]).toEqual([[], ['second'], ['first', 'second']]);
    collection.put({ id: 'second', end: '10:00' });
    expect(due('10:30')).toEqual(['second']);
  });

  it('is found again after another state was restored', () => {
    collection.delete('first');
    expect(due('10:00')).toEqual([]);
    store.restore({ leases: [{ id: 'other', end: '09:00' }] });
    expect(due('10:00')).toEqual(['other']);
  });
});
