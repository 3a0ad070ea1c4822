import type { DriftReport } from './report';
import { visibleJson } from '../../printing/visible';

/** The form of the document; a change that breaks readers raises the first number. */
const FORMAT_VERSION = '1.0';

/** The report for programs: what `DriftReport` says, with a version. */
export function renderJson(report: DriftReport): string {
  return `${visibleJson(JSON.stringify({ format_version: FORMAT_VERSION, ...report }, undefined, 2))}\n`;
}
