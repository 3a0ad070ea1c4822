/** The problem with a name template, in the words of Go's template library. */
export interface TemplateFault {
  readonly kind: 'parse' | 'apply';
  readonly text: string;
}

const FIELDS = ['DisplayName', 'RoleName'];

/** The functions of the services' templates, and Go's built-in ones. */
const FUNCTIONS = new Set(
  (
    'random truncate truncate_sha256 uppercase lowercase replace sha256 base64 unix_time unix_time_millis timestamp uuid ' +
    'and or not eq ne lt le gt ge len index slice print printf println html js urlquery call ' +
    'if else end range with define template block break continue nil true false'
  ).split(' '),
);

/** Undefined if the template can be parsed and applied to a role. */
export function templateFault(template: string): TemplateFault | undefined {
  const prefix = 'template: template:1';
  for (const { index, 0: action } of template.matchAll(/\{\{(?:(?!\}\}).)*(?:\}\})?/gs)) {
    if (!action.endsWith('}}')) return { kind: 'parse', text: `${prefix}: unclosed action` };
    const words = action.slice(2, -2).replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '""');
    const unknown = [...words.matchAll(/(?<![.\w$"])[A-Za-z_]\w*/g)].find(([word]) => !FUNCTIONS.has(word));
    if (unknown) return { kind: 'parse', text: `${prefix}: function "${unknown[0]}" not defined` };
    const field = [...words.matchAll(/(?<![\w)])\.(\w+)/g)].find(([, name = '']) => !FIELDS.includes(name));
    if (field) {
      const [at, name] = [index + 2 + field.index, field[1]];
      const where = `${prefix}:${at}: executing "template" at <.${name}>`;
      return { kind: 'apply', text: `${where}: can't evaluate field ${name} in type dbplugin.UsernameMetadata` };
    }
  }
  return undefined;
}
