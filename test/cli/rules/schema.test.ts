import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import Ajv from 'ajv';
import { readRules } from '../../../src/cli/rules/read-rules';
import { rulesSchema } from '../../../src/cli/rules/schema';

const validate = new Ajv({ allowUnionTypes: true, formats: { regex: isRegularExpression } }).compile(rulesSchema());
const rule = (more: object) => ({
  rules: [{ id: 'ours', type: 'lintel_run_task', severity: 'danger', summary: 'A', reason: 'B.', ...more }],
});

it.each<[object, boolean]>([
  [{ rules: [], severities: [] }, true],
  [rule({ on: ['delete'] }), true],
  [rule({ on: ['delete'], where: { attribute: 'enabled', is: [false] } }), true],
  [rule({ attribute: 'enabled', when: { becomes: false } }), true],
  [rule({ attribute: 'url', when: { matches: '^http:' }, on: ['create'] }), true],
  [rule({ attribute: 'url', when: 'moves', type: ['lintel_run_task'] }), true],
  [rule({ attribute: 'url', when: { moves: 'port' } }), true],
  [{ severities: [{ rule: 'run_task/the-run-task-is-disabled', severity: 'note', reason: 'C.' }] }, true],
  [rule({}), false],
  [rule({ attribute: 'enabled' }), false],
  [rule({ attribute: 'enabled', when: 'becomes' }), false],
  [rule({ attribute: 'enabled', when: { becomes: false, changes: true } }), false],
  [rule({ attribute: 'enabled', when: { changes: true } }), false],
  [rule({ attribute: 'url', when: { moves: 'host' } }), false],
  [rule({ on: ['destroy'] }), false],
  [rule({ on: [] }), false],
  [rule({ on: ['delete'], id: 'Not This' }), false],
  [rule({ on: ['delete'], severity: 'fatal' }), false],
  [rule({ on: ['delete'], type: 'lintel_nothing' }), false],
  [{ severities: [{ rule: 'run_task/x', severity: 'note' }] }, false],
  [{ more: [] }, false],
])('the schema for editors and the command accept the same rules (case %#)', (document, isValid) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-schema-'));
  writeFileSync(path.join(folder, 'team.yaml'), JSON.stringify(document));
  const read = (): boolean => {
    try {
      return readRules(folder) !== undefined;
    } catch {
      return false;
    }
  };
  expect([validate(document), read()]).toEqual([isValid, isValid]);
  rmSync(folder, { recursive: true });
});

function isRegularExpression(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
