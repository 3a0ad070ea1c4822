import { CLOUDFORMATION } from './cloudformation';
import { COMMAND } from './command';
import { CONFIGURATION } from './configuration';
import { CONNECTION } from './connection';
import type { Explanations } from './explanation';
import { OBJECT } from './object';
import { PLAN } from './plan';
import { SERVICE } from './service';
import { START } from './start';

/** By where a fault lies, in the order of the page's sections. */
export const BY_GROUP = {
  start: START,
  connection: CONNECTION,
  service: SERVICE,
  configuration: CONFIGURATION,
  plan: PLAN,
  object: OBJECT,
  cloudformation: CLOUDFORMATION,
  command: COMMAND,
} satisfies { readonly [group: string]: Explanations };

export type Group = keyof typeof BY_GROUP;

/**
 * Every kind of fault that Lintel reports, by its code. A code is never renamed or used for something else: people search for it. One code is
 * one kind of fault, whatever attribute or resource it concerns.
 */
export const CATALOGUE = {
  ...START,
  ...CONNECTION,
  ...SERVICE,
  ...CONFIGURATION,
  ...PLAN,
  ...OBJECT,
  ...CLOUDFORMATION,
  ...COMMAND,
};

export type Code = keyof typeof CATALOGUE;
