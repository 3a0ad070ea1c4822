import { createHmac } from 'crypto';
import type { Kind } from '../../store';
import type { World } from '../../world';

/** A device that logs every request and response. */
export interface AuditDevice {
  /** Without leading and trailing slashes. */
  readonly path: string;
  readonly type: string;
  readonly description: string;
  readonly local: boolean;
  /** As written, including unknown ones. */
  readonly options: Readonly<Record<string, string>>;
  /** Different for each device, in hexadecimal. */
  readonly salt: string;
}

export const auditDevices: Kind<AuditDevice> = { name: 'auditDevices', key: ({ path }) => path };

export function allDevices({ store }: World): readonly AuditDevice[] {
  return store.of(auditDevices).all();
}

/** Replaces a value in a device's output. */
export function hashed({ salt }: AuditDevice, value: string): string {
  return `hmac-sha256:${createHmac('sha256', Buffer.from(salt, 'hex')).update(value).digest('hex')}`;
}

/** The file of a device of that type; undefined for other types, and for `stdout` and `discard`. */
export function fileOf({ type, options }: Pick<AuditDevice, 'type' | 'options'>): string | undefined {
  const file = options.file_path ?? options.path ?? '';
  return type === 'file' && !['', 'stdout', 'discard'].includes(file) ? file : undefined;
}

const TRUE = ['1', 't', 'T', 'true', 'True', 'TRUE'];

/** A boolean option, given as text. */
export function isOn({ options }: AuditDevice, name: string, initial: boolean): boolean {
  const text = options[name];
  return text === undefined ? initial : TRUE.includes(text);
}
