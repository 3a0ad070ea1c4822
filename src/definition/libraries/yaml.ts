import { parseDocument, type ScalarTag, type Tags } from 'yaml';

/** For the command's files: its messages name lines, and it appends to the files. */
export { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Parses a YAML text, with numbers made by `exact`; a thrown `Error` describes the fault and its position in one line. */
export function parseYaml(text: string, exact: (text: string) => unknown): unknown {
  const document = parseDocument(text, { customTags: (tags) => withExactNumbers(tags, exact), merge: true });
  const [error] = document.errors;
  if (error?.code === 'MULTIPLE_DOCS') throw new Error('the text contains several documents');
  if (error) throw new Error(error.message.replace(/:?\n[^]*$/, '').replace(/:$/, ''));
  return document.toJS();
}

/** The core schema of YAML 1.2, whose decimal numbers JavaScript would otherwise round. */
function withExactNumbers(tags: Tags, exact: (text: string) => unknown): Tags {
  return tags.map((tag) => {
    if (typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag) || (tag as ScalarTag).resolve === undefined) {
      return tag;
    }
    const numeric = tag as ScalarTag;
    return {
      ...numeric,
      resolve: (source, ...rest) => (JSON_NUMBER.test(source) ? exact(source) : numeric.resolve(source, ...rest)),
    } as ScalarTag;
  });
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
