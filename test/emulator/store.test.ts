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

describe('an index', () => {
  const store = new Store([leases]);
  const collection = store.of(leases);
  const byEnd = ({ end }: Lease): string | undefined => (end === '' ? undefined : end);
  const at = (end: string) => collection.by(byEnd, end).map(({ id }) => id);
  beforeEach(() => {
    store.restore({
      leases: [
        { id: 'first', end: '10:00' },
        { id: 'second', end: '11:00' },
        { id: 'third', end: '10:00' },
        { id: 'never', end: '' },
      ],
    });
  });

  it('finds what was stored before it was first used, in the order of creation', () => {
    expect([at('10:00'), at('11:00'), at('12:00'), at('')]).toEqual([['first', 'third'], ['second'], [], []]);
  });

  it('follows additions, changes and deletions', () => {
    at('10:00');
    collection.put({ id: 'fourth', end: '10:00' });
    collection.put({ id: 'first', end: '11:00' });
    collection.put({ id: 'never', end: '12:00' });
    expect([at('10:00'), at('11:00'), at('12:00')]).toEqual([['third', 'fourth'], ['second', 'first'], ['never']]);
    collection.put({ id: 'never', end: '' });
    collection.delete('third');
    collection.deleteWhere(({ id }) => id === 'second');
    expect([at('10:00'), at('11:00'), at('12:00')]).toEqual([['fourth'], ['first'], []]);
    expect(collection.delete('third')).toBe(false);
  });

  it('finds objects as they are now', () => {
    const [before] = collection.by(byEnd, '11:00');
    collection.put({ id: 'second', end: '11:00' });
    expect(collection.by(byEnd, '11:00')[0]).not.toBe(before);
  });

  it('starts again when another state is restored', () => {
    at('10:00');
    store.restore({ leases: [{ id: 'other', end: '10:00' }] });
    expect(at('10:00')).toEqual(['other']);
  });
});
