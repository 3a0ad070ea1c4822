import { readNames } from '../fields';
import type { Fields } from '../fields';
import { badRequest } from '../refusal';

/** URLs that are written into certificates. */
export function readUrlList(body: Fields, name: string): string[] | undefined {
  const urls = readNames(body, name)?.filter((url) => url !== '');
  const wrong = urls?.find((url) => !/^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(url));
  if (wrong !== undefined) throw badRequest(`invalid URL found in ${name.replace(/_/g, ' ')}: ${wrong}`);
  return urls;
}
