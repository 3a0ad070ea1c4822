import type { Randomness } from '../../state/randomness';
import { randomText } from '../passwords';
import { badRequest } from '../refusal';

export interface UsernameFacts {
  readonly role: string;
  readonly now: Date;
  readonly random: Randomness;
}

const LONGEST = 63;
const PLACE =
  /\{\{\s*(?:printf\s+"%s"\s+)?\(?\s*(\.DisplayName|\.RoleName|unix_time|random\s+\d{1,2})\s*\)?((?:\s*\|\s*(?:truncate\s+\d+|lowercase|uppercase))*)\s*\}\}/g;

/** Builds `v-`, the caller, the role and a unique suffix, truncated to the length that databases allow. */
export function defaultUsername({ role, now, random }: UsernameFacts): string {
  return `v-token-${role.slice(0, 8)}-${randomText(random, 20)}-${unixTime(now)}`.slice(0, LONGEST);
}

/** Renders a template using a user's facts: `.DisplayName`, `.RoleName`, `random n`, `unix_time`, and pipes such as `truncate n`. */
export function renderUsername(template: string, { role, now, random }: UsernameFacts): string {
  const rendered = template.replace(PLACE, (_, word: string, pipes: string) => {
    const value =
      word === '.DisplayName'
        ? 'token'
        : word === '.RoleName'
          ? role
          : word === 'unix_time'
            ? unixTime(now)
            : randomText(random, Number(word.replace(/\D/g, '')));
    return pipes
      .split('|')
      .map((pipe) => pipe.trim())
      .reduce(applyPipe, value);
  });
  if (rendered.includes('{{')) {
    throw badRequest(`unable to initialize username template: unable to parse template: ${template}`);
  }
  return rendered;
}

function applyPipe(text: string, pipe: string): string {
  if (pipe === 'lowercase') return text.toLowerCase();
  if (pipe === 'uppercase') return text.toUpperCase();
  return pipe.startsWith('truncate') ? text.slice(0, Number(pipe.replace(/\D/g, ''))) : text;
}

function unixTime(now: Date): string {
  return String(Math.floor(now.getTime() / 1000));
}
