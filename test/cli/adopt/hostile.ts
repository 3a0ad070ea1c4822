import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import type { Estate } from './estate';

/** Texts that need escaping in one of the languages or in Terraform. */
export const HOSTILE = [
  '${path.module}',
  '%{ if true }x%{ endif }',
  '$${escaped} %%{escaped}',
  '"double" \'single\' `back`',
  'back\\slash \\n \\u0041',
  '$',
  '%',
  '{{username}}',
  'tab\tand\r\nlines\nEOT\n',
  '# // /* */ --',
  '"""',
  '\u2028\u2029\u00a0\ufeff',
  'Überprüfung проверка 検査 🔐',
  '</script>',
  '{"json": [1, true, null]}',
  'EOT',
  'a\n\nb\n\n',
  ' spaces ',
  '\u0001\u007f\u0085',
  'é vs é',
  'a\u202eb\u2066c\u200bd\u{e0041}e\nof several lines, which are shown as lines\n',
];

/** Names that are reserved in a language, or clash on a file system. Each is a valid path segment. */
export const NAMES = [
  'class',
  'lambda',
  'None',
  'self',
  'con',
  'CON',
  'Con',
  '3scale',
  'проверка',
  '検査',
  '🔐',
  'a"b',
  '${x}',
  '%{x}',
  'a\\b',
  "it's",
  'a b',
  'a_b',
  'a-b',
  'ab',
  'import',
  'database_roles',
  'scope',
  'json',
  'node',
  'a'.repeat(200),
];

/** The generated files that contain unescaped invisible characters. */
export function filesWithInvisible(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      !name.includes('node_modules') &&
      /\.(?:tf|ts|py|go|java)$/.test(name) &&
      /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|[\u200b\ufeff\u{e0041}]/u.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
  );
}

/** Creates objects with all of these texts and names, and returns their number. */
export async function plant({ post }: Pick<Estate, 'post'>): Promise<number> {
  for (const name of NAMES) {
    await post(`/v1/database/roles/${encodeURIComponent(name)}`, {
      db_name: 'hostile',
      creation_statements: HOSTILE.filter((text) => text.trim() !== ''),
      default_ttl: '90m',
      max_ttl: 0,
    });
  }
  await post('/v1/database/config/hostile', {
    plugin_name: 'postgresql-database-plugin',
    verify_connection: false,
    allowed_roles: ['*'],
    username: HOSTILE[0],
    ...Object.fromEntries(HOSTILE.map((text, index) => [`parameter ${index} ${text.trim()}`, text])),
    __proto: 'x',
  });
  return NAMES.length + 1;
}
