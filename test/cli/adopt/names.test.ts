import { camelName, kebabName, nameOf, Names, pascalName } from '../../../src/cli/adopt/names';

it.each([
  ['image-scan', 'image_scan'],
  ['Image Scan (prod)', 'image_scan_prod'],
  ['imageScan', 'image_scan'],
  ['Überprüfung', 'uberprufung'],
  ['проверка', 'run_task'],
  ['🔐', 'run_task'],
  ['', 'run_task'],
  ['3scale', 'run_task_3scale'],
  ['class', 'class_run_task'],
  ['lambda', 'lambda_run_task'],
  ['CON', 'con_run_task'],
  ['"; rm -rf / #${x}', 'rm_rf_x'],
  ['a'.repeat(200), 'a'.repeat(60)],
])('nameOf converts %j to the name %s', (text, name) => {
  expect(nameOf(text, 'run_task')).toBe(name);
});

it('Names assigns unique names, also in camelCase and on case-insensitive file systems', () => {
  const names = new Names();
  const taken = ['a-b', 'A_B', 'ab', 'aB', 'A B', 'проверка', '🔐'].map((wish) => names.take([wish], 'run_task'));
  for (const spell of [camelName, kebabName, pascalName, (name: string) => name]) {
    expect(new Set(taken.map((name) => spell(name).toLowerCase())).size).toBe(taken.length);
  }
  expect(taken.slice(0, 2)).toEqual(['a_b', 'a_b_2']);
});

it('Names returns the first free candidate, and no reserved name', () => {
  const names = new Names().reserve(['app']);
  expect(names.take(['app', 'app team'], 'role')).toBe('app_team');
  expect(names.take(['app', 'app team'], 'role')).toBe('app_2');
});
