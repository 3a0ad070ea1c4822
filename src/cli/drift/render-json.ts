import { visibleJson } from '../../printing/visible';
import type { DriftReport } from './report';

/** The version of the document. Incompatible changes raise the first number. */
export const FORMAT_VERSION = '1.0';

/** The `DriftReport` as JSON, with a version. */
export function renderJson(report: DriftReport): string {
  return `${visibleJson(JSON.stringify({ format_version: FORMAT_VERSION, ...report }, undefined, 2))}\n`;
}
