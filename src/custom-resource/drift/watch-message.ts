import { redact } from '../../plan/known-secrets';
import { printable, printableLine } from '../../printing/printable';
import type { Difference } from './differences';
import type { ResourceDrift } from './stack-drift';

/** SNS accepts 262144 bytes. The function's log names what does not fit. */
const MOST_BYTES = 200_000;

/** Longer values are shown from shortly before the first difference. */
const LONGEST_VALUE = 400;
const BEFORE_THE_DIFFERENCE = 40;

export interface Message {
  /** ASCII, one line, at most 100 characters, as SNS requires. */
  readonly subject: string;
  readonly text: string;
}

/** The message about drift: each object that differs from the template, with every differing attribute. Contains no secrets. */
export function messageOf(stackName: string, found: readonly ResourceDrift[]): Message {
  const gone = found.filter(({ status }) => status === 'gone');
  const drifted = found.filter(({ status }) => status === 'drifted');
  const unread = found.filter(({ status }) => status === 'unknown');
  const counts = (
    [
      [drifted, 'changed'],
      [gone, 'gone'],
      [unread, 'not read'],
    ] as const
  )
    .filter(([some]) => some.length > 0)
    .map(([some, status]) => `${some.length} ${status}`)
    .join(', ');
  const blocks = [...drifted, ...gone, ...unread].map(blockOf).map((block) => redact(block));
  const end = [
    ...(drifted.length + gone.length > 0
      ? [
          'CloudFormation does not correct drift automatically: an update sets only the properties that it changes. To keep a change, add it to the template.',
        ]
      : []),
    ...(unread.length > 0 ? ['It is not known whether the resources that were not read have drifted.'] : []),
  ];
  return {
    subject:
      `${drifted.length + gone.length > 0 ? 'Drift in' : 'Drift unknown in'} ${stackName.slice(0, 50)}: ${counts}`.slice(
        0,
        100,
      ),
    text: [
      `Stack ${stackName}: ${counts}, of ${found.length} Lintel resource${found.length === 1 ? '' : 's'}.`,
      ...withinLimit(blocks),
      ...end,
    ].join('\n\n'),
  };
}

function blockOf(drift: ResourceDrift): string {
  const name = printableLine(`${drift.address} (${drift.type}${drift.id === undefined ? '' : `, ${drift.id}`})`);
  switch (drift.status) {
    case 'gone':
      return `- ${name} is gone`;
    case 'unknown':
      return `! ${name} could not be read\n${indented(printable(drift.reason))}`;
    default: {
      const unknown =
        drift.notCompared.length > 0
          ? [`    Not compared, since only CloudFormation knows the value: ${drift.notCompared.join(', ')}`]
          : [];
      return [
        `~ ${name} was changed`,
        ...drift.differences.map((difference) => `    ${changeOf(difference)}`),
        ...unknown,
      ].join('\n');
    }
  }
}

function changeOf({ property, expected, found }: Difference): string {
  const [before, after] = [valueText(expected), valueText(found)];
  const start =
    before.length > LONGEST_VALUE || after.length > LONGEST_VALUE
      ? Math.max(0, firstDifference(before, after) - BEFORE_THE_DIFFERENCE)
      : 0;
  return `${property}: ${part(before, start)} → ${part(after, start)}`;
}

function valueText(value: unknown): string {
  return value === undefined ? 'nothing' : printableLine(JSON.stringify(value));
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index++;
  return index;
}

function part(text: string, start: number): string {
  const shown = text.slice(start, start + LONGEST_VALUE);
  return `${start > 0 ? '…' : ''}${shown}${start + LONGEST_VALUE < text.length ? '…' : ''}`;
}

/** Blocks that do not fit are counted, not cut off. */
function withinLimit(blocks: readonly string[]): string[] {
  let bytes = 0;
  const fitting = blocks.findIndex((block) => (bytes += Buffer.byteLength(block) + 2) > MOST_BYTES);
  return fitting < 0
    ? [...blocks]
    : [
        ...blocks.slice(0, fitting),
        `${blocks.length - fitting} more do not fit into this message. The log of the function names them.`,
      ];
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
