import type { Emulator, Instance } from './terraform';

/** The state of the first object of a configuration, with another index, id and texts. */
export function asTask(instance: Instance, index: number, id: string): Instance {
  const text = JSON.stringify({ ...instance.attributes, id })
    .replace(/task-0"/g, `task-${index}"`)
    .replace(/com\/0"/g, `com/${index}"`)
    .replace(/Task 0"/g, `Task ${index}"`);
  return { ...instance, index_key: index, attributes: JSON.parse(text) };
}

/** Creates the objects of a configuration besides the first, which exists, and adds their ids by name. */
export async function makeTasks(emulator: Emulator, count: number, ids: Map<string, string>): Promise<void> {
  if (ids.size === 0) {
    const [first] = (await emulator.request('GET', '/api/v2/organizations/acme/tasks')).body.data;
    ids.set('task-0', first.id);
  }
  const numbers = Array.from({ length: count - ids.size }, (_, index) => ids.size + index).values();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const number of numbers) {
        const attributes = {
          name: `task-${number}`,
          url: `https://hooks.example.com/${number}`,
          description: `Task ${number}`,
          category: 'task',
          enabled: true,
        };
        const { status, body } = await emulator.request('POST', '/api/v2/organizations/acme/tasks', {
          data: { type: 'tasks', attributes },
        });
        if (status !== 201) throw new Error(`task ${number}: ${status} ${JSON.stringify(body)}`);
        ids.set(`task-${number}`, body.data.id);
      }
    }),
  );
}
