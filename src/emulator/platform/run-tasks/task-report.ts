import { attributeProblems } from '../attributes';
import type { AttributeRules } from '../attributes';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { isObject } from '../request-document';
import type { TaskOutcome } from '../runs/runs';

type Fields = Readonly<Record<string, unknown>>;

const OUTCOMES = '/data/relationships/outcomes/data';
const LONGEST_BODY = 5 * 1024 * 1024;
const LEVELS = ['none', 'info', 'warning', 'error'];

const REPORT: AttributeRules = {
  status: { type: 'string', required: true, values: ['passed', 'failed', 'running'] },
  message: { type: 'string', nullable: true },
  url: { type: 'string', nullable: true },
};

/** Problems with the report of a run task. */
export function reportProblems(attributes: Fields, relationships: Fields): Problem[] {
  const { outcomes } = relationships;
  const isList = outcomes === undefined || (isObject(outcomes) && Array.isArray(outcomes.data));
  return [
    ...attributeProblems(attributes, REPORT, 'create'),
    ...(isList ? [] : [invalid(OUTCOMES, 'Outcomes must be an array')]),
    ...reportedOutcomes(relationships).flatMap((outcome, index) => outcomeProblems(outcome, `${OUTCOMES}/${index}`)),
  ];
}

export function reportedOutcomes({ outcomes }: Fields): readonly unknown[] {
  return isObject(outcomes) && Array.isArray(outcomes.data) ? outcomes.data : [];
}

/** A validated outcome, under our names. */
export function outcomeOf(sent: unknown): TaskOutcome {
  const { attributes } = sent as { readonly attributes: Fields };
  const { description, body = null, url = null, tags = {} } = attributes;
  return {
    outcomeId: attributes['outcome-id'] as string,
    description: description as string,
    body: body as string | null,
    url: url as string | null,
    tags: tags as Fields,
  };
}

function outcomeProblems(outcome: unknown, pointer: string): Problem[] {
  if (!isObject(outcome) || outcome.type !== 'task-result-outcomes') {
    return [invalid(`${pointer}/type`, 'Type must be task-result-outcomes')];
  }
  const attributes = isObject(outcome.attributes) ? outcome.attributes : {};
  const wrong = (name: string, words: string, isWrong: boolean): Problem[] =>
    isWrong ? [invalid(`${pointer}/attributes/${name}`, words)] : [];
  const { body, url, tags } = attributes;
  return [
    ...wrong('outcome-id', "Outcome can't be blank", !isText(attributes['outcome-id'])),
    ...wrong('description', "Description can't be blank", !isText(attributes.description)),
    ...wrong('body', 'Body must be a string of at most 5 MB', !isOptionalText(body) || isTooLong(body)),
    ...wrong('url', 'Url must be a string', !isOptionalText(url)),
    ...wrong('tags', 'Tags must be an object of arrays, each of objects with a label and a level', !areTags(tags)),
  ];
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function isTooLong(value: unknown): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > LONGEST_BODY;
}

function areTags(tags: unknown): boolean {
  if (tags === undefined || tags === null) return true;
  return isObject(tags) && Object.values(tags).every((list) => Array.isArray(list) && list.every(isTag));
}

function isTag(tag: unknown): boolean {
  return isObject(tag) && isText(tag.label) && (tag.level === undefined || LEVELS.includes(tag.level as string));
}
